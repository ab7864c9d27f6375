import { ENDPOINTS, type EndpointName, type ParamsOf, requestLine } from '../endpoints.ts';
import type { Locale } from '../locales.ts';
import { conforms, readBody } from '../reading/read-body.ts';
import type { PayloadIssue } from '../validate.ts';

/** What one endpoint of a running content system answered. */
export interface Conformance {
  endpoint: EndpointName;
  locale: Locale;
  status: number;
  issues: PayloadIssue[];
}

/**
 * Asks a running content system every endpoint in every given locale and compares the answers with the contract.
 * Slugs and ids are taken from its own lists; an endpoint for whose entity there is none is left out.
 * @param now the instant that "in future" and "past" are measured against
 */
export async function conformanceOf(
  baseUrl: string,
  locales: readonly Locale[],
  now: Date,
): Promise<Conformance[]> {
  const results: Conformance[] = [];

  async function ask<C extends EndpointName>(endpoint: C, params: ParamsOf<C>, locale: Locale) {
    const response = await fetch(baseUrl + requestLine(endpoint, params, locale).path, { redirect: 'error' });
    const body: unknown = await response.json();
    const issues =
      response.status === 200
        ? conforms(endpoint, body)
        : [{ path: '', message: `status ${response.status}` }];
    results.push({ endpoint, locale, status: response.status, issues });
    const read = readBody(endpoint, body);
    return read.ok ? read.value : null;
  }

  for (const locale of locales) {
    const instant = { now: now.toISOString() };
    const header = await ask('headerStatic', {}, locale);
    const category = header?.menuData[0];
    if (category) {
      const slug = category.categorySlug;
      await ask('category', { slug }, locale);
      const shops = await ask('tenantsOfCategory', { category: slug }, locale);
      const shop = shops?.items[0];
      if (shop) {
        await ask('tenant', { slug: shop.slug }, locale);
        await ask('tenantById', { id: shop.id }, locale);
      }
      const kind = category.menu_sub_categories[0];
      if (kind) await ask('subCategory', { slug: kind.subCategorySlug }, locale);
    }
    const offers = await ask('offers', {}, locale);
    const offer = offers?.items[0];
    if (offer) await ask('offer', { slug: offer.slug }, locale);
    const events = await ask('activeEvents', instant, locale);
    const event = events?.items[0];
    if (event) await ask('event', { slug: event.slug }, locale);
    await ask('promotedEvents', instant, locale);
    await ask('pastEvents', instant, locale);
    const story = (await ask('inspirations', {}, locale))?.items[0];
    if (story) await ask('inspiration', { slug: story.slug }, locale);
    await ask('uploadFiles', { name: 'sitemap.xml' }, locale);
    const programme = await ask('cinemaPage', {}, locale);
    const movie = programme?.programme[0]?.movie;
    if (movie) await ask('movie', { slug: movie.slug }, locale);
    const lunch = await ask('dailyMenu', {}, locale);
    const lunchCard = lunch?.lunch_cards[0];
    if (lunchCard) await ask('lunchCard', { slug: lunchCard.slug }, locale);
    const couponsPage = await ask('couponsPage', {}, locale);
    const app = couponsPage?.app?.slug;
    if (app) await ask('mobileApp', { slug: app }, locale);
    const stylist = (await ask('stylists', {}, locale))?.items[0];
    if (stylist) {
      await ask('stylist', { slug: stylist.slug }, locale);
      await ask('stylistTimes', { id: stylist.id }, locale);
    }
    await ask('mapSource', { role: 'kiosk' }, locale);
    const job = (await ask('jobs', {}, locale))?.items[0];
    if (job) await ask('job', { slug: job.slug }, locale);
    const article = (await ask('pressArticles', {}, locale))?.items[0];
    if (article) await ask('pressArticle', { slug: article.slug }, locale);
    const info = await ask('infoPage', {}, locale);
    const linked = (path: string) =>
      info?.links?.map(({ href }) => href?.split(path)[1]).find((slug) => slug !== undefined);
    const page = linked('/page/');
    if (page) await ask('landingPage', { slug: page }, locale);
    const asked = linked('/survey/');
    if (asked) await ask('survey', { slug: asked }, locale);
    for (const endpoint of WITHOUT_PARAMS) await ask(endpoint, {}, locale);
  }
  return results;
}

const WITHOUT_PARAMS = [
  'press',
  'searchData',
  'terms',
  'cookiePolicy',
  'privacyPolicy',
  'giftCardTenants',
  'coupons',
  'giftCard',
  'csr',
  'promotedTenants',
  'specialHours',
  'promotedOffers',
  'offerTypes',
  'homePage',
  'carousel',
  'stylistPage',
  'mediaSale',
  'advancedMediaSale',
  'favicon',
  'script',
  'mapPdf',
  'mapLocations',
  'lookbook',
  'marketplaces',
  'instagramPosts',
  'instagram',
  'specialPromotions',
  'cinemaSection',
] as const satisfies readonly EndpointName[];

/** Endpoints that no answer was compared for. */
export function uncovered(results: readonly Conformance[]): EndpointName[] {
  const covered = new Set(results.map(({ endpoint }) => endpoint));
  return (Object.keys(ENDPOINTS) as EndpointName[]).filter((endpoint) => !covered.has(endpoint));
}
