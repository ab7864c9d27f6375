import type { PageKind } from './i18n/addresses.ts';

/**
 * The page kinds that have a file in src/pages. An address of another kind is not found, and links to it are
 * left out, so that a build never leads a visitor to a page it does not have.
 */
export const SERVED_KINDS: ReadonlySet<PageKind> = new Set<PageKind>([
  'home',
  'tenants',
  'tenant',
  'offers',
  'offer',
  'events',
  'event',
  'inspirations',
  'inspiration',
  'giftCard',
  'coupons',
  'csr',
  'mobileApp',
  'contact',
  'terms',
  'privacyPolicy',
  'cookiePolicy',
  'landingPage',
  'survey',
  'search',
  'map',
  'mapLocation',
  'mapByStoreId',
  'wayfinder',
  'cinema',
  'movie',
  'dailyMenu',
  'lunchCard',
  'pressArticle',
  'press',
  'job',
  'jobs',
  'advancedMediaSale',
  'mediaSales',
  'stylist',
  'personalStylist',
]);
