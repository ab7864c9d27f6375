/**
 * Every page kind: which base path it stands under, what its address carries behind it, which query
 * parameters its route reads, and where a visitor goes when a language lacks the page.
 */
import type { QueryKey, SegmentKey } from './address-segments.ts';

interface Entry {
  /** Null: home. A literal segment is the same in every language. */
  readonly base: { readonly key: SegmentKey } | { readonly literal: string } | null;
  readonly params: readonly ('category' | 'slug' | 'id')[];
  /**
   * What the route reads, in the order of the canonical query. Each value must be one that exists, or the page answers
   * with a redirect: every other query would be one more page in the cache.
   */
  readonly query: readonly QueryKey[];
  /** The list above, whose params are a subset of this kind's. */
  readonly parent: string;
}

export const PAGES = {
  home: { base: null, params: [], query: [], parent: 'home' },
  search: {
    base: { key: 'search' },
    params: [],
    query: ['q', 'type', 'category', 'open', 'floor', 'access', 'page'],
    parent: 'home',
  },
  cinema: { base: { key: 'cinema' }, params: [], query: ['when'], parent: 'home' },
  movie: { base: { key: 'cinema' }, params: ['slug'], query: [], parent: 'cinema' },
  lunchCard: { base: { key: 'lunch-card' }, params: ['slug'], query: [], parent: 'home' },
  contact: { base: { key: 'contact' }, params: [], query: [], parent: 'home' },
  cookiePolicy: { base: { key: 'cookie-policy' }, params: [], query: [], parent: 'home' },
  privacyPolicy: { base: { key: 'privacy-policy' }, params: [], query: [], parent: 'home' },
  terms: { base: { key: 'terms' }, params: [], query: [], parent: 'home' },
  coupons: { base: { key: 'coupons' }, params: [], query: ['page'], parent: 'home' },
  csr: { base: { key: 'csr' }, params: [], query: [], parent: 'home' },
  dailyMenu: { base: { key: 'daily-menu' }, params: [], query: [], parent: 'home' },
  events: { base: { key: 'events' }, params: [], query: ['category', 'when'], parent: 'home' },
  event: { base: { key: 'events' }, params: ['slug'], query: [], parent: 'events' },
  giftCard: { base: { key: 'gift-card' }, params: [], query: ['page'], parent: 'home' },
  inspirations: { base: { key: 'inspiration' }, params: [], query: [], parent: 'home' },
  inspiration: { base: { key: 'inspiration' }, params: ['slug'], query: [], parent: 'inspirations' },
  jobs: { base: { key: 'jobs' }, params: [], query: [], parent: 'home' },
  job: { base: { key: 'jobs' }, params: ['slug'], query: [], parent: 'jobs' },
  offers: { base: { key: 'offers' }, params: [], query: ['type'], parent: 'home' },
  offer: { base: { key: 'offers' }, params: ['slug'], query: [], parent: 'offers' },
  landingPage: { base: { key: 'page' }, params: ['slug'], query: [], parent: 'home' },
  survey: { base: { key: 'survey' }, params: ['slug'], query: [], parent: 'home' },
  personalStylist: { base: { key: 'personal-stylist' }, params: [], query: [], parent: 'home' },
  stylist: { base: { key: 'personal-stylist' }, params: ['slug'], query: [], parent: 'personalStylist' },
  press: { base: { key: 'press' }, params: [], query: ['year'], parent: 'home' },
  pressArticle: { base: { key: 'press' }, params: ['slug'], query: [], parent: 'press' },
  mediaSales: { base: { key: 'sales' }, params: [], query: [], parent: 'home' },
  advancedMediaSale: { base: { key: 'advanced-media-sale' }, params: [], query: [], parent: 'mediaSales' },
  tenants: {
    base: { key: 'tenants' },
    params: ['category'],
    query: ['category', 'specialty', 'location'],
    parent: 'home',
  },
  tenant: {
    base: { key: 'tenants' },
    params: ['category', 'slug'],
    query: ['category', 'location'],
    parent: 'tenants',
  },
  mobileApp: { base: { key: 'mobile-apps' }, params: ['slug'], query: [], parent: 'home' },
  map: {
    base: { key: 'map' },
    params: [],
    query: ['store', 'from', 'floor', 'profile', 'category', 'amenity', 'q'],
    parent: 'home',
  },
  mapLocation: { base: { key: 'map' }, params: ['id'], query: [], parent: 'map' },
  mapByStoreId: { base: { literal: 'map-by-store-id' }, params: ['id'], query: [], parent: 'map' },
  wayfinder: {
    base: { literal: 'wayfinder' },
    params: [],
    query: ['location', 'kiosk', 'store', 'floor', 'profile', 'category', 'amenity', 'q'],
    parent: 'map',
  },
} as const satisfies Record<string, Entry>;

export type PageKind = keyof typeof PAGES;

/** What any page's address may carry, all decoded: the slug of a category, that of the thing itself, an id. */
export type PageParams = { category?: string; slug?: string; id?: string };

/** Exactly what the address of this kind carries. */
export type ParamsOf<K extends PageKind> = { [P in (typeof PAGES)[K]['params'][number]]: string };

export const PAGE_KINDS = Object.keys(PAGES) as PageKind[];

/** The same table read without its literal types. */
export function pageEntry(kind: PageKind): Entry & { parent: PageKind } {
  return PAGES[kind];
}
