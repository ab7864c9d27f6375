/**
 * What cards of every feature are written against, and how they are made. A view knows models alone, never payloads.
 * Of every model: strings are trimmed and non-empty, an optional field that has no value is absent, every `href` is
 * finished (this locale's address, or an external https:, mailto: or tel:).
 */

import type { Event, Offer, OfferTenant, SearchTenant, Tenant, TenantWithOffers } from '@mall/contract';
import { isComing } from '@mall/contract/opening/opening-times.ts';
import type { Locale } from '../i18n/locales.ts';
import type { LoadContext } from './client/load-context.ts';
import { createLinks, type Links } from './fields/links.ts';
import { type PeriodState, SOON_DAYS, shownState, validMoment } from './fields/periods.ts';
import { type Picture, pictureOf } from './fields/pictures.ts';
import { type Place, placeOf } from './fields/place.ts';
import { omitUndefined, plainText, trimToUndefined } from './fields/text.ts';
import type { Hours } from './opening-times/opening-models.ts';
import { type OpeningTimes, readOpeningTimes } from './opening-times/opening-times.ts';

export interface TenantCard {
  id: number;
  name: string;
  href: string;
  logo?: Picture;
  place: Place;
  /** Specialty or sub-category name; may be empty. */
  line: string;
  acceptsGiftCard: boolean;
  openingSoon: boolean;
  hours: Hours | null;
  /** The label of an offer of this shop that runs now. */
  offerLabel?: string;
  subCategorySlug?: string;
  /** Names. */
  specialties: string[];
}

export interface OfferCard {
  id: number;
  name: string;
  href: string;
  /** The big numeral, e.g. −40%. */
  label?: string;
  text?: string;
  /** As in the content: YYYY-MM-DD, or ISO 8601 with time. Empty when the content names none. */
  starts: string;
  ends: string | null;
  place: Place;
  tenant?: { name: string; href: string; logo?: Picture };
  picture?: Picture;
  promoted: boolean;
}

export interface EventCard {
  id: number;
  name: string;
  href: string;
  /** As in the content: YYYY-MM-DD, or ISO 8601 with time. Empty when the content names none. */
  starts: string;
  ends: string | null;
  place: Place;
  /** In words: "Atrium, floor 0". */
  where?: string;
  picture?: Picture;
  promoted: boolean;
}

/** What every card of a page is made with. */
export interface CardContext {
  context: LoadContext;
  links: Links;
}

export function cardContext(context: LoadContext): CardContext {
  return { context, links: createLinks(context.locale) };
}

/** The same with the opening times, which every card of a shop needs. */
export interface ShopCardContext extends CardContext {
  times: OpeningTimes;
}

export async function shopCardContext(context: LoadContext): Promise<ShopCardContext> {
  const make = cardContext(context);
  return { ...make, times: await readOpeningTimes(make) };
}

type AnyOffer = Omit<Offer, 'tenant'> & { tenant?: OfferTenant | null };
type AnyTenant = SearchTenant | Tenant | TenantWithOffers;

type Dated = Pick<AnyOffer, 'startDate' | 'endDate'>;

/** Of an offer whose card or page says how many days are left. */
export function offerState(offer: Dated, context: LoadContext): PeriodState {
  return shownState(validMoment(offer.startDate), validMoment(offer.endDate), context, SOON_DAYS);
}

/** Of what is shown with its dates alone: events, and offers on small cards. */
export function eventState(event: Dated, context: LoadContext): PeriodState {
  return shownState(validMoment(event.startDate), validMoment(event.endDate), context);
}

/** Whether visitors may know of it yet. */
export function isPublished(event: Pick<Event, 'publishDate'>, context: LoadContext): boolean {
  return shownState(validMoment(event.publishDate), null, context) === 'running';
}

/** Whether its own page is to be had: by editors before visitors may know of it. */
export function hasOwnPage(event: Pick<Event, 'publishDate'>, context: LoadContext): boolean {
  return Boolean(context.preview) || isPublished(event, context);
}

/**
 * Cards are made once of what was read once: lists of hundreds stand on many pages. Kept as long as the entry itself.
 * @param make sees nothing but the entry and the links of its language
 */
function oncePerEntry<Entry extends object, Card>(make: (entry: Entry, links: Links) => Card) {
  const known = new WeakMap<Entry, { locale: Locale; card: Card }>();
  return (entry: Entry, { links }: CardContext): Card => {
    const last = known.get(entry);
    if (last?.locale === links.locale) return last.card;
    const card = make(entry, links);
    known.set(entry, { locale: links.locale, card });
    return card;
  };
}

/** Of an offer that says itself whose it is. */
export const offerCard = oncePerEntry((offer: AnyOffer, links): OfferCard => offerCardOf(offer, links));

/** Of an offer on the page of its shop: those of a shop may come without their tenant. */
export function offerCardOfShop(
  offer: AnyOffer,
  { links }: CardContext,
  shop: Pick<TenantCard, 'name' | 'href' | 'place'>,
): OfferCard {
  return offerCardOf(offer, links, shop);
}

function offerCardOf(
  offer: AnyOffer,
  links: Links,
  shop?: Pick<TenantCard, 'name' | 'href' | 'place'>,
): OfferCard {
  const { tenant } = offer;
  const logo = pictureOf(tenant?.logo, tenant?.name.trim());
  return omitUndefined({
    id: offer.id,
    name: offer.name.trim(),
    href: links.page('offer', { slug: offer.slug.trim() }),
    label: trimToUndefined(offer.label),
    text: plainText(offer.text),
    starts: validMoment(offer.startDate) ?? '',
    ends: validMoment(offer.endDate) ?? null,
    place: tenant ? placeOf(tenant) : (shop?.place ?? { level: null }),
    tenant: tenant
      ? omitUndefined({ name: tenant.name.trim(), href: links.tenant(tenant), logo })
      : shop && { name: shop.name, href: shop.href },
    picture:
      pictureOf(offer.media) ??
      pictureOf(offer.special_promotion?.backgroundImage) ??
      pictureOf(offer.offer_type?.background_image) ??
      pictureOf(offer.offer_type?.icon),
    promoted: offer.isPromoted === true,
  });
}

export const eventCard = oncePerEntry(
  (event: Event, links): EventCard =>
    omitUndefined({
      id: event.id,
      name: event.name.trim(),
      href: links.page('event', { slug: event.slug.trim() }),
      starts: validMoment(event.startDate) ?? '',
      ends: validMoment(event.endDate) ?? null,
      place: placeOf(event),
      where: trimToUndefined(event.place),
      picture: pictureOf(event.media),
      promoted: event.isPromoted === true,
    }),
);

interface TenantExtras {
  /** Slug of the category whose page this is. */
  category?: string;
  /** Labels of running offers by the slug of their shop. */
  offerLabels?: ReadonlyMap<string, string>;
}

export function tenantCard(
  tenant: AnyTenant,
  { links, times }: ShopCardContext,
  extras: TenantExtras = {},
): TenantCard {
  const specialties = tenant.menu_cat_specialty
    .map(({ name }) => trimToUndefined(name))
    .filter((name) => name !== undefined);
  const name = tenant.name.trim();
  return omitUndefined({
    id: tenant.id,
    name,
    href: links.tenant(tenant, extras.category),
    logo: pictureOf(tenant.logo, name),
    place: placeOf(tenant),
    line: trimToUndefined(tenant.menu_sub_category?.name) ?? specialties[0] ?? '',
    acceptsGiftCard: tenant.acceptsGiftCard === true,
    openingSoon: isComing(tenant),
    hours: times.ofShop(tenant),
    offerLabel: extras.offerLabels?.get(tenant.slug.trim()),
    subCategorySlug: trimToUndefined(tenant.menu_sub_category?.subCategorySlug),
    specialties,
  });
}

/** Labels of the offers that run now, by the slug of their shop; a promoted one wins. */
export function offerLabels(offers: readonly Offer[], context: LoadContext): Map<string, string> {
  const labels = new Map<string, string>();
  for (const offer of byPromotion(offers)) {
    const slug = trimToUndefined(offer.tenant?.slug);
    const label = trimToUndefined(offer.label);
    if (slug && label && !labels.has(slug) && eventState(offer, context) === 'running')
      labels.set(slug, label);
  }
  return labels;
}

/** Promoted ones first, else in the given order. */
export function byPromotion<T extends { isPromoted: boolean | null }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => Number(b.isPromoted === true) - Number(a.isPromoted === true));
}
