import type { Offer, OfferType } from '@mall/contract';
import { byPromotion, type Making, making, offerCard, offerState, shopMaking, tenantCard } from './cards.ts';
import { orWithout } from './content-reader.ts';
import type { LoadContext } from './load-context.ts';
import { dayEnds } from './periods.ts';
import { pictureOf } from './pictures.ts';
import { readBuilding, readOffers } from './read-all.ts';
import { richText } from './rich-text.ts';
import { plainText, text, without } from './text.ts';
import { liveQueries, slugVersions, versionsBySlug } from './versions.ts';
import type { FilterLink, OfferPage, OffersPage } from './view-models.ts';

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
  const make = making(context);
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
  return without<OffersPage>({
    running,
    coming: cards('coming'),
    promoted: running.filter((offer) => offer.promoted),
    href: make.links.page('offers', {}) ?? '#',
    total: shown.length,
    types: (types?.items ?? []).flatMap((type) => typeFilter(type, wanted, shown, make)),
    type: text(wanted?.name),
    // Without the list of types nobody can say which are unknown.
    unknownFilter: context.query.type !== undefined && !wanted && (types !== null || content.whole()),
    filterVersions: liveQueries(
      context.live,
      'type',
      wanted && slugVersions(wanted, typeSlug(wanted), context.locale),
    ),
  });
}

/** How a type is called in addresses. */
function typeSlug(type: OfferType): string {
  return text(type.slug) ?? type.name.trim();
}

function hasType({ offer_type }: Offer, type: OfferType): boolean {
  if (!offer_type) return false;
  return offer_type.id === null ? text(offer_type.name) === text(type.name) : offer_type.id === type.id;
}

/** A type as a filter; none when no offer shown is of it. */
function typeFilter(
  type: OfferType,
  wanted: OfferType | undefined,
  offers: readonly Offer[],
  { links }: Making,
): FilterLink[] {
  const count = offers.filter((offer) => hasType(offer, type)).length;
  const current = type === wanted;
  if (count === 0 && !current) return [];
  const slug = typeSlug(type);
  const href = links.page('offers', {}, current ? {} : { type: slug }) ?? '#';
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
    readBuilding(content),
  ]);
  if (!offer) return null;
  const make = await shopMaking(context);
  const card = offerCard(offer, make);
  const shopSlug = text(offer.tenant?.slug);
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
  const typeName = text(offer.offer_type?.name);
  return without({
    ...card,
    state: offerState(offer, context),
    description: richText(offer.description, make.links),
    type:
      typeName === undefined
        ? undefined
        : without({ name: typeName, icon: pictureOf(offer.offer_type?.icon) }),
    more: more.map((other) => offerCard(other, make)),
    shop: shop && tenantCard(shop, make),
    versions: versionsBySlug(slugVersions(offer, slug, context.locale)),
    seo: without({
      description: card.text ?? plainText(offer.description),
    }),
  });
}
