/**
 * The words by which the content system says what has changed (`POST /purge {tags}`) and by which the website
 * remembers what a page was made of.
 *
 * - `header`: header, menu, footer, opening times, cookies, seo, favicons, scripts
 * - `home`, `carousel`, `uploads`
 * - `tenants`: any list of tenants; `tenant:{slug}`: one of them, by its slug in each locale
 * - `categories`, `category:{slug}`
 * - `offers`, `offer:{slug}`, `events`, `event:{slug}`, and so on: a list by its plural, one entry by its slug
 * - `documents`: terms and policies; `info`: contact and info
 */
export const PLAIN_TAGS = [
  'header',
  'home',
  'carousel',
  'uploads',
  'tenants',
  'categories',
  'offers',
  'events',
  'inspirations',
  'marketplaces',
  'instagram',
  'special-promotions',
  'cinema',
  'daily-menu',
  'lunch-cards',
  'jobs',
  'press',
  'csr',
  'mobile-apps',
  'coupons',
  'gift-card',
  'info',
  'documents',
  'pages',
  'surveys',
  'stylists',
  'media-sale',
  'map',
] as const;

export const SLUG_TAGS = [
  'tenant',
  'category',
  'offer',
  'event',
  'inspiration',
  'movie',
  'lunch-card',
  'job',
  'press-article',
  'mobile-app',
  'page',
  'survey',
  'stylist',
] as const;

type PlainTag = (typeof PLAIN_TAGS)[number];
type SlugTag = (typeof SLUG_TAGS)[number];

/** A tag of the vocabulary: a list by its name, an entry by its kind and its slug in any language. */
export type Tag = PlainTag | `${SlugTag}:${string}`;

const PATTERN = new RegExp(
  `^(?:${PLAIN_TAGS.join('|')}|(?:${SLUG_TAGS.join('|')}):[^\\s\\p{Cc}]{1,200})$`,
  'u',
);

/** Whether something is a tag of the vocabulary, with whatever slug. */
export function isTag(value: unknown): value is Tag {
  return typeof value === 'string' && PATTERN.test(value);
}

interface Touched {
  /** What becomes old whichever entry has changed. */
  lists: readonly PlainTag[];
  /** The tag of the entry itself, and the field that holds its slug. */
  entry?: { tag: SlugTag; slug: string };
  /** The entry belongs to a tenant, whose page shows it: the field that points there. */
  tenant?: string;
  /** Tenants point to the entry and show it on their pages: the tenant's field that points here. */
  ofTenants?: string;
}

const bySlug = <const T extends SlugTag>(tag: T) => ({ tag, slug: 'slug' });

/** What a change of an entity makes old, by the entity's name in the content system. */
export const TOUCHED_BY = {
  tenant: { lists: ['tenants'], entry: bySlug('tenant') },
  offer: { lists: ['offers'], entry: bySlug('offer'), tenant: 'tenant' },
  event: { lists: ['events'], entry: bySlug('event') },
  'menu-category': {
    lists: ['header', 'categories', 'tenants'],
    entry: { tag: 'category', slug: 'categorySlug' },
    ofTenants: 'menu_category',
  },
  'menu-sub-category': { lists: ['header', 'categories', 'tenants'], ofTenants: 'menu_sub_category' },
  'menu-cat-specialty': { lists: ['header', 'categories', 'tenants'], ofTenants: 'menu_cat_specialty' },
  'mall-room': { lists: ['tenants', 'offers'], ofTenants: 'mall_room' },
  location: { lists: ['header', 'tenants', 'offers', 'events', 'map'], ofTenants: 'location' },
  'offer-type': { lists: ['offers'] },
  'special-promotion': { lists: ['offers', 'special-promotions'] },
  header: { lists: ['header'] },
  footer: { lists: ['header'] },
  'opening-time': { lists: ['header'] },
  'cookie-setting': { lists: ['header'] },
  seo: { lists: ['header'] },
  favicon: { lists: ['header'] },
  script: { lists: ['header'] },
  'home-page': { lists: ['home'] },
  carousel: { lists: ['carousel'] },
  inspiration: { lists: ['inspirations'], entry: bySlug('inspiration') },
  lookbook: { lists: ['inspirations'] },
  marketplace: { lists: ['marketplaces'] },
  'instagram-post': { lists: ['instagram'] },
  instagram: { lists: ['instagram'] },
  'cinema-section': { lists: ['cinema'] },
  'cinema-page': { lists: ['cinema'] },
  movie: { lists: ['cinema'], entry: bySlug('movie') },
  'daily-menu': { lists: ['daily-menu', 'header'] },
  'restaurant-menu': { lists: ['daily-menu'] },
  'lunch-card': { lists: ['lunch-cards', 'daily-menu'], entry: bySlug('lunch-card') },
  job: { lists: ['jobs'], entry: bySlug('job') },
  press: { lists: ['press'] },
  'press-article': { lists: ['press'], entry: bySlug('press-article') },
  csr: { lists: ['csr'] },
  'mobile-app': { lists: ['mobile-apps'], entry: bySlug('mobile-app') },
  'coupons-page': { lists: ['coupons'] },
  coupon: { lists: ['coupons'] },
  'gift-card': { lists: ['gift-card'] },
  'info-page': { lists: ['info'] },
  'terms-and-condtion': { lists: ['documents', 'header'] },
  'cookie-policy': { lists: ['documents', 'header'] },
  'privacy-policy': { lists: ['documents', 'header'] },
  page: { lists: ['pages'], entry: bySlug('page') },
  survey: { lists: ['surveys'], entry: bySlug('survey') },
  'hair-stylist': { lists: ['stylists'], entry: bySlug('stylist') },
  'stylist-page': { lists: ['stylists'] },
  'personal-stylist-calendar': { lists: ['stylists'] },
  'media-sale': { lists: ['media-sale'] },
  'advanced-media-sale': { lists: ['media-sale'] },
  'map-source': { lists: ['map'] },
  'map-pdf': { lists: ['map'] },
  'map-location': { lists: ['map'] },
  'map-equipment': { lists: ['map'] },
  // Everything that shows a picture.
  'picture-text': { lists: PLAIN_TAGS },
} as const satisfies Record<string, Touched>;

export type TaggedEntity = keyof typeof TOUCHED_BY;

/** Whether a change of an entity of this name makes anything old. */
export function isTaggedEntity(name: string): name is TaggedEntity {
  return Object.hasOwn(TOUCHED_BY, name);
}

/** What a change of an entity touches. */
export function touchedBy(entity: TaggedEntity): Touched {
  return TOUCHED_BY[entity];
}
