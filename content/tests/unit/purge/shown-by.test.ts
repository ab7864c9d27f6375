import { changedBy, type EndpointName, type TaggedEntity, touchedBy } from '@mall/contract';
import { TOUCHED_BY } from '@mall/contract/tags.ts';
import { expect, it } from 'vitest';

/**
 * Which endpoints tell of an entry of a type: what is kept of their answers is old once the entry is edited. A shop on
 * another entry's page (an offer, a job, a lunch card) is not named here, since the website tags such pages with it.
 */
const SHOWN_BY: Record<TaggedEntity, readonly EndpointName[]> = {
  tenant: [
    ...(['tenant', 'tenantById', 'tenantsOfCategory', 'giftCardTenants', 'promotedTenants'] as const),
    ...(['specialHours', 'searchData', 'headerStatic', 'coupons', 'jobs', 'landingPage'] as const),
    ...(['mapSource', 'mapLocations', 'mapPdf'] as const),
  ],
  offer: ['offer', 'offers', 'promotedOffers', 'searchData', 'headerStatic', 'landingPage', 'tenant'],
  event: [
    ...(['event', 'promotedEvents', 'activeEvents', 'pastEvents'] as const),
    ...(['searchData', 'headerStatic', 'landingPage'] as const),
  ],
  'menu-category': ['category', 'subCategory', 'headerStatic', 'searchData', 'tenant', 'tenantsOfCategory'],
  'menu-sub-category': ['subCategory', 'category', 'headerStatic', 'searchData', 'tenant'],
  'menu-cat-specialty': ['subCategory', 'category', 'headerStatic', 'searchData', 'tenant'],
  'mall-room': ['tenant', 'tenantsOfCategory', 'offers', 'searchData', 'mapLocations'],
  location: [
    ...(['headerStatic', 'tenant', 'tenantsOfCategory', 'searchData', 'offers', 'promotedOffers'] as const),
    ...(['activeEvents', 'promotedEvents', 'pastEvents', 'mapSource', 'mapLocations', 'mapPdf'] as const),
  ],
  'offer-type': ['offerTypes', 'offers', 'promotedOffers', 'searchData', 'headerStatic', 'landingPage'],
  'special-promotion': ['specialPromotions', 'offers', 'promotedOffers'],
  header: ['headerStatic'],
  footer: ['headerStatic'],
  'opening-time': ['headerStatic', 'infoPage', 'stylistTimes'],
  'cookie-setting': ['headerStatic'],
  seo: ['headerStatic'],
  favicon: ['headerStatic', 'favicon'],
  script: ['headerStatic', 'script'],
  'home-page': ['homePage'],
  carousel: ['carousel'],
  inspiration: ['inspirations', 'inspiration'],
  lookbook: ['lookbook'],
  marketplace: ['marketplaces'],
  'instagram-post': ['instagramPosts'],
  instagram: ['instagram'],
  'cinema-section': ['cinemaSection'],
  'cinema-page': ['cinemaPage'],
  movie: ['movie', 'cinemaPage'],
  'daily-menu': ['dailyMenu'],
  'restaurant-menu': ['dailyMenu'],
  'lunch-card': ['lunchCard', 'dailyMenu'],
  job: ['jobs', 'job'],
  press: ['press'],
  'press-article': ['pressArticles', 'pressArticle'],
  csr: ['csr'],
  'mobile-app': ['mobileApp', 'couponsPage'],
  'coupons-page': ['couponsPage'],
  coupon: ['coupons'],
  'gift-card': ['giftCard'],
  'info-page': ['infoPage'],
  'terms-and-condtion': ['terms', 'headerStatic'],
  'cookie-policy': ['cookiePolicy', 'headerStatic'],
  'privacy-policy': ['privacyPolicy', 'headerStatic'],
  page: ['landingPage'],
  survey: ['survey'],
  'hair-stylist': ['stylists', 'stylist', 'stylistTimes'],
  'stylist-page': ['stylistPage'],
  'personal-stylist-calendar': ['stylistTimes'],
  'media-sale': ['mediaSale'],
  'advanced-media-sale': ['advancedMediaSale'],
  'map-source': ['mapSource', 'mapLocations', 'mapPdf'],
  'map-pdf': ['mapPdf'],
  'map-location': ['mapLocations', 'mapSource'],
  'map-equipment': ['mapSource'],
  // Whatever shows a picture: all that is no entry with an address of its own, whose page wears `header` like every one.
  'picture-text': [
    ...(['headerStatic', 'homePage', 'carousel', 'uploadFiles', 'promotedTenants', 'category'] as const),
    ...(['offers', 'activeEvents', 'inspirations', 'marketplaces', 'instagramPosts'] as const),
    ...(['specialPromotions', 'cinemaPage', 'dailyMenu', 'jobs', 'press', 'csr', 'couponsPage'] as const),
    ...(['giftCard', 'infoPage', 'terms', 'landingPage', 'stylists', 'mediaSale', 'mapPdf'] as const),
  ],
};

/** What goes beyond these endpoints: whether a page is linked, and lists that only other websites may keep. */
const BESIDES: Partial<Record<TaggedEntity, readonly string[]>> = {
  'daily-menu': ['header'],
  'lunch-card': ['lunch-cards'],
  page: ['pages'],
  survey: ['surveys'],
  'picture-text': ['lunch-cards', 'mobile-apps', 'pages', 'surveys'],
};

const SLUG = 'jesien';
/** For every endpoint. */
const PARAMS = { slug: SLUG, category: SLUG, id: 1, name: 'plan.xml', now: '2026-05-10T12:00:00Z' };

it.each(Object.entries(SHOWN_BY))(
  'an edit of %s makes what tells of it old, and nothing else',
  (name, endpoints) => {
    const { lists, entry, tenant, ofTenants } = touchedBy(name as TaggedEntity);
    const slugs = [entry?.tag, tenant && 'tenant', ofTenants && 'tenant'].filter((tag) => tag !== undefined);
    const purged = new Set<string>([...lists, ...slugs.map((tag) => `${tag}:${SLUG}`)]);
    const worn = endpoints.map((endpoint) => changedBy(endpoint, PARAMS));
    expect(endpoints.filter((_, index) => !worn[index]?.some((tag) => purged.has(tag)))).toEqual([]);
    const known = new Set<string>([...worn.flat(), ...(BESIDES[name as TaggedEntity] ?? [])]);
    expect([...purged].filter((tag) => !known.has(tag))).toEqual([]);
  },
);

it('every type that visitors see has its endpoints here', () => {
  expect(Object.keys(SHOWN_BY).sort()).toEqual(Object.keys(TOUCHED_BY).sort());
});
