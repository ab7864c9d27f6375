import type { HeaderStatic, SearchData } from '@mall/contract';
import type { PageKind, PageParams } from '../i18n/addresses.ts';
import type { Locale } from '../i18n/locales.ts';
import { eventState, isPublished, offerState } from './cards.ts';
import type { LoadContext } from './load-context.ts';
import { readInspirations } from './load-inspirations.ts';

/** A page that search engines should know, with its params in every language that has it. */
export interface SitemapPage {
  kind: PageKind;
  versions: Partial<Record<Locale, PageParams>>;
}

/** Page kinds without params, in the order of the sitemap. */
const PLAIN: readonly PageKind[] = [
  'home',
  'offers',
  'events',
  'giftCard',
  'contact',
  'map',
  'cinema',
  'coupons',
  'csr',
  'dailyMenu',
  'inspirations',
  'jobs',
  'personalStylist',
  'press',
  'mediaSales',
  'advancedMediaSale',
  'cookiePolicy',
  'privacyPolicy',
  'terms',
];

/**
 * Every page of the site with its language versions. Entities are joined over languages by `documentId`.
 * Throws `ContentUnavailable` when a language cannot be read: half a sitemap is worse than yesterday's.
 * @param contexts one for each live language
 */
export async function loadSitemap(contexts: readonly LoadContext[]): Promise<SitemapPage[]> {
  const pages = new Map<string, SitemapPage>();
  const [first] = contexts;
  if (!first) return [];
  for (const kind of PLAIN.filter(first.served)) {
    pages.set(kind, { kind, versions: Object.fromEntries(contexts.map(({ locale }) => [locale, {}])) });
  }
  const add = (kind: PageKind, id: string, locale: Locale, params: PageParams) => {
    const page = pages.get(`${kind} ${id}`) ?? { kind, versions: {} };
    page.versions[locale] = params;
    pages.set(`${kind} ${id}`, page);
  };
  await Promise.all(contexts.map((context) => addEntities(context, add)));
  return [...pages.values()].filter((page) => first.served(page.kind));
}

type Add = (kind: PageKind, id: string, locale: Locale, params: PageParams) => void;

async function addEntities(context: LoadContext, add: Add) {
  const { content, locale } = context;
  content.tag('offers', 'events', 'header');
  const [header, found]: [HeaderStatic | null, SearchData | null] = await Promise.all([
    content.read('headerStatic', {}),
    content.read('searchData', {}),
  ]);
  for (const category of header?.menuData ?? []) {
    add('tenants', String(category.documentId ?? category.id), locale, { category: category.categorySlug });
  }
  for (const tenant of found?.tenants ?? []) {
    const category = tenant.menu_category?.categorySlug;
    if (category)
      add('tenant', String(tenant.documentId ?? tenant.id), locale, { category, slug: tenant.slug });
  }
  for (const offer of found?.offers ?? []) {
    if (offerState(offer, context) !== 'ended')
      add('offer', String(offer.documentId ?? offer.id), locale, { slug: offer.slug });
  }
  for (const event of found?.events ?? []) {
    if (isPublished(event, context) && eventState(event, context) !== 'ended') {
      add('event', String(event.documentId ?? event.id), locale, { slug: event.slug });
    }
  }
  await addLeisure(context, add);
  for (const one of await readInspirations(context)) {
    add('inspiration', String(one.documentId ?? one.id), locale, { slug: one.slug });
  }
}

/** Movies on the programme and lunch cards; a part that names no document cannot be joined over languages. */
async function addLeisure({ content, locale }: LoadContext, add: Add) {
  const [cinema, menu] = await Promise.all([content.read('cinemaPage', {}), content.read('dailyMenu', {})]);
  const movies = [...(cinema?.latestMovies ?? []), ...(cinema?.programme ?? []).map(({ movie }) => movie)];
  for (const movie of movies) {
    if (movie?.documentId) add('movie', movie.documentId, locale, { slug: movie.slug });
  }
  for (const card of menu?.lunch_cards ?? []) {
    if (card.documentId) add('lunchCard', card.documentId, locale, { slug: card.slug });
  }
}
