import { addDays } from '@mall/contract';
import { settings } from '../settings';
import { campaignFields } from './campaigns';
import type { DemoLocale } from './demo-door';
import type { Seeding, Versions } from './seeding';
import { inLocale, known, type Shops } from './shops';

function seedOffers(seeding: Seeding, locale: DemoLocale, shops: Shops): Map<string, Versions> {
  const { OFFER_TYPES, offerLabel, OFFERS, SPECIAL_PROMOTIONS } = seeding.demo;
  const words = seeding.words(locale);
  const types = new Map<string, number>();
  for (const { key, backgroundColor } of OFFER_TYPES) {
    const values = {
      name: words.offers.offerTypes[key],
      slug: words.stories.offerTypeSlugs[key],
      backgroundColor,
    };
    types.set(key, seeding.live('offer-type', key, locale, values));
  }
  const promotions = new Map<string, number>();
  for (const { key, picture } of SPECIAL_PROMOTIONS) {
    const values = {
      name: words.offers.specialPromotions[key],
      backgroundImage: seeding.picture(picture),
      ...campaignFields(seeding, locale, key),
    };
    promotions.set(key, seeding.live('special-promotion', key, locale, values));
  }
  const offers = new Map<string, Versions>();
  for (const offer of OFFERS) {
    const { name, slug, text, description } = words.offers.offers[offer.key];
    const versions = seeding.both('offer', offer.key, locale, {
      name,
      slug,
      text,
      description,
      label: offerLabel(offer.label, locale),
      startDate: addDays(seeding.firstStart, offer.starts),
      endDate: addDays(seeding.firstStart, offer.ends),
      isPromoted: 'promoted' in offer,
      media: seeding.picture(offer.picture),
    });
    seeding.linkVersions('offer', versions, 'tenant', known(shops.tenants, inLocale(locale, offer.tenant)));
    seeding.linkShared('offer', versions, 'offer_type', known(types, offer.type));
    if ('special' in offer)
      seeding.linkShared('offer', versions, 'special_promotion', known(promotions, offer.special));
    offers.set(offer.key, versions);
  }
  return offers;
}

function seedEvents(seeding: Seeding, locale: DemoLocale, shops: Shops): Map<string, Versions> {
  const { EVENTS, momentOf } = seeding.demo;
  const words = seeding.words(locale);
  const { timeZone } = settings();
  const events = new Map<string, Versions>();
  for (const event of EVENTS) {
    const { name, slug, lead, description } = words.events.events[event.key];
    const at = ([days, time]: readonly [number, string]) =>
      new Date(momentOf(seeding.firstStart, days, time, timeZone));
    const versions = seeding.both('event', event.key, locale, {
      name,
      slug,
      lead,
      description,
      place: words.events.eventPlaces[event.place],
      startDate: at(event.starts),
      endDate: at(event.ends),
      publishDate: at([-event.published, '09:00']),
      isPromoted: 'promoted' in event,
      media: 'picture' in event ? seeding.picture(event.picture) : null,
    });
    seeding.linkShared('event', versions, 'location', known(shops.locations, event.level));
    if ('subCategory' in event) {
      const subCategory = known(shops.subCategories, inLocale(locale, event.subCategory));
      seeding.linkShared('event', versions, 'menu_sub_category', subCategory);
    }
    events.set(event.key, versions);
  }
  return events;
}

/** Offers and events of every language, and what the menu's panels feature of them. */
export function seedOffersAndEvents(seeding: Seeding, shops: Shops): void {
  const { CATEGORIES, FEATURED } = seeding.demo;
  for (const locale of seeding.locales) {
    const offers = seedOffers(seeding, locale, shops);
    const events = seedEvents(seeding, locale, shops);
    for (const { key } of CATEGORIES) {
      const id = known(shops.categories, inLocale(locale, key));
      const featured = FEATURED[key];
      const tenant = known(shops.tenants, inLocale(locale, featured.tenant));
      seeding.linkFeatured('menu-category', id, 'featuredTenant', [tenant]);
      seeding.linkFeatured(
        'menu-category',
        id,
        'featuredOffers',
        featured.offers.map((offer) => known(offers, offer)),
      );
      seeding.linkFeatured('menu-category', id, 'featuredEvent', [known(events, featured.event)]);
    }
  }
}
