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

const PATTERN = new RegExp(`^(?:${PLAIN_TAGS.join('|')}|(?:${SLUG_TAGS.join('|')}):\\S{1,200})$`);

/** Whether a string is a tag of the vocabulary. */
export function isTag(value: unknown): value is string {
  return typeof value === 'string' && PATTERN.test(value);
}
