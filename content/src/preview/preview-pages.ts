import { DEFAULT_LOCALE, givenText } from '@mall/contract';
import type { UID } from '@strapi/strapi';
import { settings } from '../settings';
import { type AddressState, addressEnds, type PreviewPage, previewAddress } from './preview-address';

/** Types with a page of their own at their slug. */
const SLUG_PAGES: Record<string, string> = {
  event: 'event',
  'hair-stylist': 'stylist',
  inspiration: 'inspiration',
  job: 'job',
  'lunch-card': 'lunchCard',
  'mobile-app': 'mobileApp',
  movie: 'movie',
  offer: 'offer',
  page: 'landingPage',
  'press-article': 'pressArticle',
  survey: 'survey',
  tenant: 'tenant',
};

/** Types that are seen on a page without a slug. */
const PLAIN_PAGES: Record<string, string> = {
  'advanced-media-sale': 'advancedMediaSale',
  carousel: 'home',
  'cinema-page': 'cinema',
  'cinema-section': 'cinema',
  'cookie-policy': 'cookiePolicy',
  'cookie-setting': 'cookiePolicy',
  coupon: 'coupons',
  'coupons-page': 'coupons',
  csr: 'csr',
  'daily-menu': 'dailyMenu',
  footer: 'home',
  'gift-card': 'giftCard',
  header: 'home',
  'home-page': 'home',
  'info-page': 'contact',
  instagram: 'home',
  'instagram-post': 'home',
  lookbook: 'inspirations',
  'map-location': 'map',
  'map-pdf': 'map',
  'map-source': 'map',
  marketplace: 'home',
  'media-sale': 'mediaSales',
  'offer-type': 'offers',
  'opening-time': 'contact',
  press: 'press',
  'privacy-policy': 'privacyPolicy',
  'restaurant-menu': 'dailyMenu',
  'special-promotion': 'home',
  'stylist-page': 'personalStylist',
  'terms-and-condtion': 'terms',
};

interface PreviewParams {
  documentId?: string;
  /** Null for types without languages. */
  locale?: string | null;
  status?: string;
}

/** Where a document is seen on the website; undefined = nowhere, or not before it has a slug. */
async function pageOf(type: string, { documentId, locale }: PreviewParams): Promise<PreviewPage | undefined> {
  const language = locale || DEFAULT_LOCALE;
  const plain = PLAIN_PAGES[type];
  if (plain) return { kind: plain, locale: language };
  const own = SLUG_PAGES[type];
  if (type !== 'menu-category' && !own) return undefined;
  if (!documentId) return undefined;
  // The draft: a new slug is previewed under itself.
  const document = (await strapi.documents(`api::${type}.${type}` as UID.ContentType).findOne({
    documentId,
    locale: language,
    ...(type === 'tenant' ? { populate: { menu_category: { fields: ['categorySlug'] } } } : {}),
  } as never)) as Record<string, unknown> | null;
  if (!document) return undefined;
  if (type === 'menu-category') {
    const category = givenText(document.categorySlug);
    return category ? { kind: 'tenants', locale: language, category } : undefined;
  }
  const slug = givenText(document.slug);
  if (!slug || !own) return undefined;
  if (type !== 'tenant') return { kind: own, locale: language, slug };
  const category = givenText((document.menu_category as Record<string, unknown> | null)?.categorySlug);
  return category ? { kind: own, locale: language, category, slug } : undefined;
}

async function addressOf(
  uid: string,
  params: PreviewParams,
  state: AddressState,
  now: number,
): Promise<string | null> {
  const { previewSecret, frontendLink, locales } = settings();
  const type = /^api::([^.]+)\./.exec(uid)?.[1];
  if (!previewSecret || !type) return null;
  const page = await pageOf(type, params);
  if (!page || !locales.some((live) => live === page.locale)) return null;
  return previewAddress(frontendLink, previewSecret, page, state, now);
}

/**
 * What "Open preview" in the admin shows for a document (config/admin.ts); null = no such button. Strapi asks for it
 * on behalf of people signed in to the admin only.
 */
export function previewUrl(uid: string, params: PreviewParams): Promise<string | null> {
  return addressOf(uid, params, params.status === 'published' ? 'published' : 'draft', Date.now());
}

/** A link that shows a document's draft to somebody without an account, and until when; null = it has no page. */
export async function sharedLink(
  uid: string,
  params: PreviewParams,
): Promise<{ url: string; until: string } | null> {
  const now = Date.now();
  const url = await addressOf(uid, params, 'shared', now);
  return url === null ? null : { url, until: new Date(addressEnds('shared', now) * 1000).toISOString() };
}
