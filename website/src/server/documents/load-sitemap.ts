import { eventState, isPublished, offerState } from '../../content/cards.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { validMoment } from '../../content/fields/periods.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { omitUndefined } from '../../content/fields/text.ts';
import { hasPage, mayHaveShops } from '../../content/page-presence.ts';
import { xmlText } from '../../facts/feeds/atom.ts';
import { readPastEvents } from '../../features/events/load-events.ts';
import { readInspirations } from '../../features/inspirations/load-inspirations.ts';
import { readOpenJobs } from '../../features/jobs/load-jobs.ts';
import { readArticles } from '../../features/press/load-press.ts';
import { pageEntry } from '../../i18n/address-table.ts';
import { alternateLinks, PAGE_KINDS, type PageKind, type PageParams } from '../../i18n/addresses.ts';
import { DEFAULT_LOCALE, htmlLang, type Locale } from '../../i18n/locales.ts';
import { linkedPages } from './linked-pages.ts';

/** A page that search engines should know, with its params in every language that has it. */
export interface SitemapPage {
  kind: PageKind;
  alternates: Partial<Record<Locale, PageParams>>;
  /** What is known of it by language: its last change (ISO 8601), and its photograph under `/media/`. */
  about: Partial<Record<Locale, SitemapNotes>>;
}

interface SitemapNotes {
  changed?: string;
  image?: string;
}

/** Pages whose address names no entry, but for the one that stands on a kiosk. */
const PLAIN = PAGE_KINDS.filter((kind) => pageEntry(kind).params.length === 0 && kind !== 'wayfinder');

/** Whether search engines are to know a page. That no job is open is worth nobody's search: the list comes back with a job. */
async function isToBeFound(kind: PageKind, context: LoadContext): Promise<boolean> {
  if (kind === 'jobs') return (await readOpenJobs(context)).length > 0;
  return hasPage(kind, context);
}

/**
 * Every page of the site in its languages. Entities are joined over languages by `documentId`.
 * Throws `ContentUnavailable` when a language cannot be read: half a sitemap is worse than yesterday's.
 * @param contexts one for each live language
 */
export async function loadSitemap(contexts: readonly LoadContext[]): Promise<SitemapPage[]> {
  const pages = new Map<string, SitemapPage>();
  for (const kind of PLAIN) {
    const there = [];
    for (const context of contexts) if (await isToBeFound(kind, context)) there.push(context.locale);
    if (there.length === 0) continue;
    pages.set(kind, { kind, alternates: Object.fromEntries(there.map((locale) => [locale, {}])), about: {} });
  }
  const add = (kind: PageKind, locale: Locale, entity: Entity, params: PageParams) => {
    const key = `${kind} ${entity.documentId ?? entity.id}`;
    const page = pages.get(key) ?? { kind, alternates: {}, about: {} };
    page.alternates[locale] = params;
    page.about[locale] = notesOf(entity);
    pages.set(key, page);
  };
  // One after the other: all at once they would be more calls than a content system answers in time, and pages wait too.
  for (const context of contexts)
    for (const [kind, entity, params] of await entriesOf(context)) add(kind, context.locale, entity, params);
  return [...pages.values()];
}

interface Entity {
  id?: number | null;
  documentId?: string | null;
  updatedAt?: string | null;
  publishDate?: string | null;
  media?: Parameters<typeof pictureOf>[0];
}

type Entry = readonly [kind: PageKind, entity: Entity, params: PageParams];

function notesOf({ updatedAt, publishDate, media }: Entity): SitemapNotes {
  const picture = pictureOf(media);
  return omitUndefined({
    changed: validMoment(updatedAt) ?? validMoment(publishDate),
    image: picture?.kind === 'photo' ? picture.src : undefined,
  });
}

/** What a language's lists name. */
async function entriesOf(context: LoadContext): Promise<Entry[]> {
  const { content } = context;
  content.tag('offers', 'events', 'header');
  return [
    ...(await shopEntries(context)),
    ...(await eventEntries(context)),
    ...(await leisureEntries(context)),
    ...(await workEntries(context)),
    ...(await linkedEntries(context)),
  ];
}

/** Categories, shops and offers. */
async function shopEntries(context: LoadContext): Promise<Entry[]> {
  const { content } = context;
  const [header, found] = await Promise.all([
    content.read('headerStatic', {}),
    content.read('searchData', {}),
  ]);
  const hasShops = mayHaveShops(found);
  return [
    ...(header?.menuData ?? [])
      .filter(({ categorySlug }) => hasShops(categorySlug))
      .map((category): Entry => ['tenants', category, { category: category.categorySlug }]),
    ...(found?.tenants ?? []).flatMap((tenant): Entry[] => {
      const category = tenant.menu_category?.categorySlug;
      return category ? [['tenant', tenant, { category, slug: tenant.slug }]] : [];
    }),
    ...(found?.offers ?? [])
      .filter((offer) => offerState(offer, context) !== 'ended')
      .map((offer): Entry => ['offer', offer, { slug: offer.slug }]),
  ];
}

/** Those to come, and the past ones that the list of events still leads to. */
async function eventEntries(context: LoadContext): Promise<Entry[]> {
  const { content } = context;
  const [found, past] = await Promise.all([content.read('searchData', {}), readPastEvents(context)]);
  const coming = (found?.events ?? []).filter(
    (event) => isPublished(event, context) && eventState(event, context) !== 'ended',
  );
  return [...coming, ...(past ?? [])].map((event) => ['event', event, { slug: event.slug }]);
}

/** Movies on the programme and lunch cards; a part that names no document cannot be joined over languages. */
async function leisureEntries({ content }: LoadContext): Promise<Entry[]> {
  const [cinema, menu] = await Promise.all([content.read('cinemaPage', {}), content.read('dailyMenu', {})]);
  const movies = [...(cinema?.latestMovies ?? []), ...(cinema?.programme ?? []).map(({ movie }) => movie)];
  return [
    ...movies.flatMap((movie): Entry[] =>
      movie?.documentId ? [['movie', movie, { slug: movie.slug }]] : [],
    ),
    ...(menu?.lunch_cards ?? []).flatMap((card): Entry[] =>
      card.documentId ? [['lunchCard', card, { slug: card.slug }]] : [],
    ),
  ];
}

/** What people write and do: inspirations, articles for the press, stylists, open jobs. */
async function workEntries(context: LoadContext): Promise<Entry[]> {
  const { content } = context;
  const [inspirations, articles, stylists, jobs] = await Promise.all([
    readInspirations(context),
    readArticles(content),
    content.read('stylists', {}),
    readOpenJobs(context),
  ]);
  return [
    ...inspirations.map((one): Entry => ['inspiration', one, { slug: one.slug }]),
    ...articles.map((one): Entry => ['pressArticle', one, { slug: one.slug }]),
    ...(stylists?.items ?? []).map((one): Entry => ['stylist', one, { slug: one.slug }]),
    ...jobs.map((one): Entry => ['job', one, { slug: one.slug }]),
  ];
}

/** Pages that no list names. */
async function linkedEntries(context: LoadContext): Promise<Entry[]> {
  const header = await context.content.read('headerStatic', {});
  return (await linkedPages(context, header)).map(
    ({ kind, slug, entity }): Entry => [kind, entity, { slug }],
  );
}

interface Around {
  /** Address of the public site, without a trailing slash. */
  frontend: string;
  live: readonly Locale[];
}

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');

/** The sitemap of a language: its pages with their other languages, their last change and their photograph. */
export function sitemapText(
  pages: readonly SitemapPage[],
  locale: Locale,
  { frontend, live }: Around,
): string {
  const urls = pages.flatMap(({ kind, alternates, about }) => {
    const having = live.filter((one) => alternates[one] !== undefined);
    const versions = alternateLinks(kind, alternates, having);
    const own = versions.find((one) => one.locale === locale);
    if (!own) return [];
    const standard = versions.find((one) => one.locale === DEFAULT_LOCALE);
    const links = [
      ...versions.map((one) => alternate(htmlLang(one.locale), frontend + one.path)),
      ...(standard ? [alternate('x-default', frontend + standard.path)] : []),
    ];
    const { changed, image } = about[locale] ?? {};
    const parts = [
      `<loc>${xmlText(frontend + own.path)}</loc>`,
      changed === undefined ? '' : `<lastmod>${xmlText(changed)}</lastmod>`,
      // A page that exists once has no versions to point to.
      ...(versions.length > 1 ? links : []),
      image === undefined
        ? ''
        : `<image:image><image:loc>${xmlText(frontend + image)}</image:loc></image:image>`,
    ];
    return [`<url>${parts.join('')}</url>`];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>${urls.join('\n')}</urlset>\n`;
}

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(href)}"/>`;
