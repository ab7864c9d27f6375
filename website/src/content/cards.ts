import type { Event, Offer, OfferTenant, SearchTenant, Tenant, TenantWithOffers } from '@mall/contract';
import { createLinks, type Links } from './links.ts';
import type { LoadContext } from './load-context.ts';
import { isComing, type OpeningTimes, readOpeningTimes } from './opening-times.ts';
import { type PeriodState, periodState, validMoment } from './periods.ts';
import { pictureOf } from './pictures.ts';
import { placeOf } from './place.ts';
import { plainText, text, without } from './text.ts';
import type { EventCard, OfferCard, Place, TenantCard } from './view-models.ts';

/** What every card of a page is made with. */
export interface Making {
  context: LoadContext;
  links: Links;
}

export function making(context: LoadContext): Making {
  return { context, links: createLinks(context.locale, context.served) };
}

/** The same with the opening times, which every card of a shop needs. */
export interface ShopMaking extends Making {
  times: OpeningTimes;
}

export async function shopMaking(context: LoadContext): Promise<ShopMaking> {
  const make = making(context);
  return { ...make, times: await readOpeningTimes(make) };
}

type AnyOffer = Omit<Offer, 'tenant'> & { tenant?: OfferTenant | null };
type AnyTenant = SearchTenant | Tenant | TenantWithOffers;

export function offerState(
  offer: Pick<AnyOffer, 'startDate' | 'endDate'>,
  { now, timeZone }: LoadContext,
): PeriodState {
  return periodState(validMoment(offer.startDate), validMoment(offer.endDate), now, timeZone);
}

export const eventState = offerState;

/** Whether visitors may know of it yet. */
export function isPublished(event: Pick<Event, 'publishDate'>, { now, timeZone }: LoadContext): boolean {
  return periodState(validMoment(event.publishDate), null, now, timeZone) === 'running';
}

/** @param tenantPlace of the shop whose page this is, for offers that come without their tenant */
export function offerCard(
  offer: AnyOffer,
  { links }: Making,
  shop?: { name: string; href: string; place: Place },
): OfferCard {
  const { tenant } = offer;
  const logo = pictureOf(tenant?.logo, tenant?.name.trim());
  return without({
    id: offer.id,
    name: offer.name.trim(),
    href: links.page('offer', { slug: offer.slug.trim() }) ?? links.page('offers', {}) ?? '#',
    label: text(offer.label),
    text: plainText(offer.text),
    starts: validMoment(offer.startDate) ?? '',
    ends: validMoment(offer.endDate) ?? null,
    place: tenant ? placeOf(tenant) : (shop?.place ?? { level: null }),
    tenant: tenant
      ? without({ name: tenant.name.trim(), href: links.tenant(tenant), logo })
      : shop && { name: shop.name, href: shop.href },
    picture:
      pictureOf(offer.media) ??
      pictureOf(offer.special_promotion?.backgroundImage) ??
      pictureOf(offer.offer_type?.background_image),
    promoted: offer.isPromoted === true,
  });
}

export function eventCard(event: Event, { links }: Making): EventCard {
  return without({
    id: event.id,
    name: event.name.trim(),
    href: links.page('event', { slug: event.slug.trim() }) ?? links.page('events', {}) ?? '#',
    starts: validMoment(event.startDate) ?? '',
    ends: validMoment(event.endDate) ?? null,
    place: placeOf(event),
    where: text(event.place),
    picture: pictureOf(event.media),
    promoted: event.isPromoted === true,
  });
}

export interface TenantExtras {
  /** Slug of the category whose page this is. */
  category?: string;
  /** Labels of running offers by the slug of their shop. */
  offerLabels?: ReadonlyMap<string, string>;
}

export function tenantCard(
  tenant: AnyTenant,
  { links, times }: ShopMaking,
  extras: TenantExtras = {},
): TenantCard {
  const specialties = tenant.menu_cat_specialty
    .map(({ name }) => text(name))
    .filter((name) => name !== undefined);
  const name = tenant.name.trim();
  return without({
    id: tenant.id,
    name,
    href: links.tenant(tenant, extras.category),
    logo: pictureOf(tenant.logo, name),
    place: placeOf(tenant),
    line: text(tenant.menu_sub_category?.name) ?? specialties[0] ?? '',
    acceptsGiftCard: tenant.acceptsGiftCard === true,
    openingSoon: isComing(tenant),
    hours: times.ofShop(tenant),
    offerLabel: extras.offerLabels?.get(tenant.slug.trim()),
    subCategorySlug: text(tenant.menu_sub_category?.subCategorySlug),
    specialties,
  });
}

/** Labels of the offers that run now, by the slug of their shop; a promoted one wins. */
export function offerLabels(offers: readonly Offer[], context: LoadContext): Map<string, string> {
  const labels = new Map<string, string>();
  for (const offer of byPromotion(offers)) {
    const slug = text(offer.tenant?.slug);
    const label = text(offer.label);
    if (slug && label && !labels.has(slug) && offerState(offer, context) === 'running')
      labels.set(slug, label);
  }
  return labels;
}

/** Promoted ones first, else in the given order. */
export function byPromotion<T extends { isPromoted: boolean | null }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => Number(b.isPromoted === true) - Number(a.isPromoted === true));
}
