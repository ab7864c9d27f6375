import type { CategoryKey } from './categories.ts';
import type { PageKey } from './documents.ts';
import type { EventKey } from './events.ts';
import type { LinkTarget } from './links.ts';
import type { OfferKey } from './offers.ts';
import type { CookieCategoryData, FeaturedData, FooterColumnData } from './shapes.ts';
import type { TenantKey } from './tenants.ts';

/** What the panel of a category in the menu shows besides its links. */
export const FEATURED = {
  fashion: { tenant: 'halland', offers: ['hallandCoats', 'tedySecond', 'probaEngraving'], event: 'choir' },
  beauty: { tenant: 'lila', offers: ['lilaLipstick', 'atolEyes'], event: 'blood' },
  home: { tenant: 'stolek', offers: ['papirusBooks', 'drugisenPillow'], event: 'author' },
  kids: { tenant: 'bakklocek', offers: ['bakBlocks'], event: 'shadow' },
  sport: { tenant: 'fala', offers: ['bieznikCourt', 'szprychaWinter', 'salaWeek'], event: 'rink' },
  food: { tenant: 'pralina', offers: ['grubePizza', 'miskaLunch'], event: 'cooking' },
  cinema: { tenant: 'zorza', offers: ['zorzaWednesday', 'torHour'], event: 'lights' },
  services: { tenant: 'studio', offers: ['kluczKeys', 'piwoniaBouquet'], event: 'dog' },
} as const satisfies Record<CategoryKey, FeaturedData<TenantKey, OfferKey, EventKey>>;

export const HEADER = {
  howToGetThere: { path: '/contact#getting-there' },
  stickyBar: { target: { path: '/offers' }, isActive: true },
  giftCard: { target: { path: '/gift-card' }, isActive: true },
  centreLogo: { target: { path: '/' }, picture: 'mark' },
  /** The building has no cableway; the setting is there for centres that have one. */
  cablewayOpenings: { isActive: false, hours: 'rink' },
  cinemaOpenings: { isActive: true, hours: 'cinema' },
  socials: [
    { key: 'instagram', name: 'Instagram', href: 'https://instagram.example/galeriaborealis' },
    { key: 'facebook', name: 'Facebook', href: 'https://facebook.example/galeriaborealis' },
    { key: 'youtube', name: 'YouTube', href: 'https://youtube.example/@galeriaborealis' },
  ],
  partnerLogos: [
    { key: 'zorza', name: 'Kino Zorza', href: 'https://kino-zorza.example', picture: 'logo-zorza' },
  ],
} as const;

export const FOOTER_COLUMNS = [
  {
    key: 'shops',
    links: [
      { key: 'fashion', target: { category: 'fashion' } },
      { key: 'beauty', target: { category: 'beauty' } },
      { key: 'home', target: { category: 'home' } },
      { key: 'kids', target: { category: 'kids' } },
      { key: 'sport', target: { category: 'sport' } },
      { key: 'food', target: { category: 'food' } },
      { key: 'cinema', target: { category: 'cinema' } },
      { key: 'services', target: { category: 'services' } },
    ],
  },
  {
    key: 'visit',
    links: [
      { key: 'openingHours', target: { path: '/contact#opening-hours' } },
      { key: 'gettingThere', target: { path: '/contact#getting-there' } },
      { key: 'offers', target: { path: '/offers' } },
      { key: 'events', target: { path: '/events' } },
      { key: 'programme', target: { path: '/cinema' } },
      { key: 'inspirations', target: { path: '/inspiration' } },
      { key: 'coupons', target: { path: '/coupons' } },
      { key: 'map', target: { path: '/map' } },
      { key: 'giftCard', target: { path: '/gift-card' } },
      { key: 'stylist', target: { path: '/personal-stylist' } },
    ],
  },
  {
    key: 'centre',
    links: [
      { key: 'contact', target: { path: '/contact' } },
      { key: 'jobs', target: { path: '/jobs' } },
      { key: 'sales', target: { path: '/sales' } },
      { key: 'press', target: { path: '/press' } },
      { key: 'csr', target: { path: '/csr' } },
      { key: 'accessibility', page: 'accessibility' },
      { key: 'terms', target: { path: '/terms' } },
      { key: 'privacy', target: { path: '/privacy-policy' } },
      { key: 'cookiePolicy', target: { path: '/cookie-policy' } },
      { key: 'cookieSettings', function: 'cookies' },
    ],
  },
] as const satisfies readonly FooterColumnData<LinkTarget, PageKey>[];

export const FOOTER = {
  newsletter: { showNewsletter: true, showFirstName: true, showLastName: true },
  showSpotSection: true,
  apple: { href: 'https://apps.example/ios/spot', isActive: true },
  google: { href: 'https://apps.example/android/spot', isActive: true },
  copyrightTarget: { path: '/contact' } satisfies LinkTarget,
} as const;

/**
 * What the site keeps in the visitor's browser, by consent category. `host` null = the centre's own address.
 * `duration` is in whole units; all zero = until the browser is closed.
 */
export const COOKIE_CATEGORIES = [
  {
    key: 'necessary',
    cookies: [
      { name: 'userConsent', host: null, duration: { days: 365, hours: 0, minutes: 0 } },
      { name: 'cookies', host: null, duration: { days: 365, hours: 0, minutes: 0 } },
      { name: 'enableAllCookies', host: null, duration: { days: 365, hours: 0, minutes: 0 } },
      { name: 'enableFbStatistics', host: null, duration: { days: 365, hours: 0, minutes: 0 } },
      { name: 'enableMarketing', host: null, duration: { days: 365, hours: 0, minutes: 0 } },
      { name: 'popUpShowed', host: null, duration: { days: 1, hours: 0, minutes: 0 } },
      { name: 'subscribed', host: null, duration: { days: 365, hours: 0, minutes: 0 } },
      { name: 'subCategory', host: null, duration: { days: 1, hours: 0, minutes: 0 } },
      { name: 'specialty', host: null, duration: { days: 1, hours: 0, minutes: 0 } },
      { name: 'voter', host: null, duration: { days: 365, hours: 0, minutes: 0 } },
      { name: 'coupons', host: null, duration: { days: 365, hours: 0, minutes: 0 } },
      { name: 'typed-*', host: null, duration: { days: 0, hours: 0, minutes: 10 } },
      { name: 'form-proof', host: null, duration: { days: 0, hours: 4, minutes: 0 } },
      { name: 'form:*', host: null, duration: { days: 0, hours: 0, minutes: 0 } },
      { name: 'kiosk-start', host: null, duration: { days: 0, hours: 0, minutes: 0 } },
      { name: 'wayfinder-*', host: null, duration: { days: 0, hours: 0, minutes: 0 } },
    ],
  },
  {
    key: 'statistics',
    cookies: [
      { name: 'gb_visit', host: null, duration: { days: 0, hours: 0, minutes: 30 } },
      { name: 'gb_visitor', host: null, duration: { days: 90, hours: 0, minutes: 0 } },
    ],
  },
  {
    key: 'marketing',
    cookies: [
      { name: 'gb_campaign', host: null, duration: { days: 30, hours: 0, minutes: 0 } },
      { name: 'spot_link', host: 'spot.example', duration: { days: 7, hours: 12, minutes: 0 } },
    ],
  },
] as const satisfies readonly CookieCategoryData[];

export const PRECHECK_MARKETING_COOKIES = false;

export type FooterLinkKey = (typeof FOOTER_COLUMNS)[number]['links'][number]['key'];
