import type { Offer, OfferType } from '@mall/contract';
import {
  byPromotion,
  type CardContext,
  cardContext,
  offerCard,
  offerState,
  shopCardContext,
  tenantCard,
} from '../../content/cards.ts';
import { orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { readBuildingData, readOffers } from '../../content/client/read-all.ts';
import {
  alternatesBySlug,
  counterpart,
  liveQueries,
  saysNoOther,
  slugAlternates,
} from '../../content/fields/alternates.ts';
import type { FilterLink } from '../../content/fields/links.ts';
import { dayEnds } from '../../content/fields/periods.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import type { OfferPage, OffersPage } from './offer-models.ts';

/** How many other offers stand beneath one. */
const MORE = 6;
const NO_END = '9999';

/** Running ones: promoted first, then those that end soonest. */
export function runningOffers(offers: readonly Offer[], context: LoadContext): Offer[] {
  const running = offers.filter((offer) => offerState(offer, context) === 'running');
  return byPromotion(running.toSorted((a, b) => (a.endDate ?? NO_END).localeCompare(b.endDate ?? NO_END)));
}

/** All offers by state, of the type in the query if any; an empty list is empty sections, never null. */
export async function loadOffersPage(context: LoadContext): Promise<OffersPage> {
  const { content } = context;
  const [offers, types] = await Promise.all([
    readOffers(content),
    orWithout(content, content.read('offerTypes', {})),
  ]);
  const make = cardContext(context);
  const coming = offers
    .filter((offer) => offerState(offer, context) === 'coming')
    .toSorted((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''));
  const shown = [...runningOffers(offers, context), ...coming];
  const wanted = types?.items.find((type) => typeSlug(type) === context.query.type);
  const cards = (state: 'running' | 'coming') =>
    shown
      .filter((offer) => offerState(offer, context) === state && (!wanted || hasType(offer, wanted)))
      .map((offer) => offerCard(offer, make));
  const running = cards('running');
  content.trueUntil(dayEnds(context.now, context.timeZone));
  return omitUndefined<OffersPage>({
    running,
    coming: cards('coming'),
    promoted: running.filter((offer) => offer.promoted),
    href: make.links.page('offers', {}),
    total: shown.length,
    types: (types?.items ?? []).flatMap((type) => typeFilter(type, wanted, shown, make)),
    type: trimToUndefined(wanted?.name),
    // Without the list of types nobody can say which are unknown.
    unknownFilter: context.query.type !== undefined && !wanted && (types !== null || content.whole()),
    filterAlternates: liveQueries(
      context.live,
      'type',
      wanted && (await typeSlugs(wanted, types?.items ?? [], context)),
    ),
  });
}

/** How a type is called in addresses. */
function typeSlug(type: OfferType): string {
  return trimToUndefined(type.slug) ?? type.name.trim();
}

/** The slug of a type in every language: as the content says, else by the types that it has there. */
async function typeSlugs(
  type: OfferType,
  types: readonly OfferType[],
  { content, live, locale }: LoadContext,
) {
  const own = typeSlug(type);
  const told = slugAlternates(type, own, locale);
  if (!saysNoOther(told, locale)) return told;
  const found = await Promise.all(
    live
      .filter((one) => one !== locale)
      .map(async (one) => {
        const there = (await content.readIn(one, 'offerTypes', {}))?.items ?? [];
        const same = counterpart(types, there, own, typeSlug);
        return same ? [[one, typeSlug(same)] as const] : [];
      }),
  );
  return { ...told, ...Object.fromEntries(found.flat()) };
}

function hasType({ offer_type }: Offer, type: OfferType): boolean {
  if (!offer_type) return false;
  return offer_type.id === null
    ? trimToUndefined(offer_type.name) === trimToUndefined(type.name)
    : offer_type.id === type.id;
}

/** A type as a filter; none when no offer shown is of it. */
function typeFilter(
  type: OfferType,
  wanted: OfferType | undefined,
  offers: readonly Offer[],
  { links }: CardContext,
): FilterLink[] {
  const count = offers.filter((offer) => hasType(offer, type)).length;
  const current = type === wanted;
  if (count === 0 && !current) return [];
  const slug = typeSlug(type);
  const href = links.page('offers', {}, current ? {} : { type: slug });
  return [{ name: type.name.trim(), slug, href, count, current }];
}

/** Null = there is no such offer. An ended offer still has its page and says so. */
export async function loadOfferPage(context: LoadContext): Promise<OfferPage | null> {
  const { slug } = context.params;
  if (slug === undefined) return null;
  const { content } = context;
  const [offer, all, building] = await Promise.all([
    content.read('offer', { slug }),
    orWithout(content, readOffers(content)),
    readBuildingData(content),
  ]);
  if (!offer) return null;
  const make = await shopCardContext(context);
  const card = offerCard(offer, make);
  const shopSlug = trimToUndefined(offer.tenant?.slug);
  const shop = building.search?.tenants.find((tenant) => tenant.slug === shopSlug);
  if (shopSlug !== undefined) content.tag(`tenant:${shopSlug}`);
  const nearness = (other: Offer) => {
    if (shopSlug !== undefined && other.tenant?.slug === shopSlug) return 0;
    return offerCard(other, make).place.level === card.place.level ? 1 : 2;
  };
  const more = runningOffers(all ?? [], context)
    .filter((other) => other.id !== offer.id && other.slug !== offer.slug)
    .toSorted((a, b) => nearness(a) - nearness(b))
    .slice(0, MORE);
  const typeName = trimToUndefined(offer.offer_type?.name);
  return omitUndefined({
    ...card,
    state: offerState(offer, context),
    description: richText(offer.description, make.links),
    type:
      typeName === undefined
        ? undefined
        : omitUndefined({ name: typeName, icon: pictureOf(offer.offer_type?.icon) }),
    more: more.map((other) => offerCard(other, make)),
    shop: shop && tenantCard(shop, make),
    alternates: alternatesBySlug(slugAlternates(offer, slug, context.locale)),
    seo: omitUndefined({
      description: card.text ?? plainText(offer.description),
    }),
  });
}
