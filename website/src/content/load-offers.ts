import type { Offer } from '@mall/contract';
import { byPromotion, making, offerCard, offerState, tenantCard } from './cards.ts';
import { orWithout } from './content-reader.ts';
import type { LoadContext } from './load-context.ts';
import { pictureOf } from './pictures.ts';
import { readBuilding, readOffers } from './read-all.ts';
import { richText } from './rich-text.ts';
import { plainText, text, without } from './text.ts';
import { slugVersions, versionsBySlug } from './versions.ts';
import type { OfferPage, OffersPage } from './view-models.ts';

/** How many other offers stand beneath one. */
const MORE = 6;
const NO_END = '9999';

/** Running ones: promoted first, then those that end soonest. */
export function runningOffers(offers: readonly Offer[], context: LoadContext): Offer[] {
  const running = offers.filter((offer) => offerState(offer, context) === 'running');
  return byPromotion(running.toSorted((a, b) => (a.endDate ?? NO_END).localeCompare(b.endDate ?? NO_END)));
}

/** All offers by state; an empty list is empty sections, never null. */
export async function loadOffersPage(context: LoadContext): Promise<OffersPage> {
  const offers = await readOffers(context.content);
  const make = making(context);
  const running = runningOffers(offers, context).map((offer) => offerCard(offer, make));
  const coming = offers
    .filter((offer) => offerState(offer, context) === 'coming')
    .toSorted((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''))
    .map((offer) => offerCard(offer, make));
  return { running, coming, promoted: running.filter((offer) => offer.promoted) };
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
  const make = making(context);
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
    shop:
      shop && tenantCard(shop, make, { special: shopSlug === undefined ? null : building.special(shopSlug) }),
    versions: versionsBySlug(slugVersions(offer, slug, context.locale)),
    seo: without({
      title: card.name,
      description: card.text ?? plainText(offer.description)?.slice(0, 160),
      image: card.picture,
    }),
  });
}
