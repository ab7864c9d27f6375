import { createHash } from 'node:crypto';
import type { ContentClient } from '../../content/client/content-client.ts';
import { createReader } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { mayLeadTo } from '../../content/page-presence.ts';
import { xmlText } from '../../facts/feeds/atom.ts';
import { consentDocument } from '../../features/consent/consent-document.ts';
import { loadSearchEntries } from '../../features/search/load-search.ts';
import { searchData, searchDataPath } from '../../features/search/search-data.ts';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { translator } from '../../i18n/translator.ts';
import { manifestPath, webManifest } from '../../layout/head/web-manifest.ts';
import { loadShell } from '../../layout/load-shell.ts';
import { brotli } from '../pages/packing/compress.ts';
import type { Rendered } from '../pages/page.ts';
import { PLAIN_POLICY } from '../security-headers.ts';
import type { Settings } from '../settings.ts';
import type { DocumentBody, MakeDocument, WantedDocument } from './document.ts';
import { feedDocument } from './feeds.ts';
import { loadSitemap, sitemapText } from './load-sitemap.ts';
import { openDataDocument } from './open-data.ts';
import { siteFiles } from './site-files.ts';
import { uploadedSitemap } from './uploaded-sitemap.ts';

interface Parts {
  settings: Pick<
    Settings,
    'live' | 'timeZone' | 'contentUrl' | 'securityContact' | 'securityDays' | 'dataLicence'
  >;
  client: ContentClient;
  /** The moment that documents are made for; default this one. */
  now?: () => Date;
  fetch?: typeof fetch;
}

const XML = 'application/xml; charset=utf-8';
const PREVIEW = false;

/**
 * What is made of the content but is no page: robots.txt, the sitemaps, calendars and feeds, search data, the web app
 * manifests. They go through the page cache like pages. The returned function answers how a path's document is made
 * (nothing has begun yet), or undefined for any other path.
 */
export function createDocuments({
  settings,
  client,
  now: clock = () => new Date(),
  fetch: ask = fetch,
}: Parts) {
  const { live } = settings;
  const ofSite: Readonly<Record<string, MakeDocument>> = {
    ...siteFiles(settings),
    '/sitemap.xml': sitemapIndex,
  };

  function wanted(pathname: string): WantedDocument | undefined {
    const plain = Object.hasOwn(ofSite, pathname) ? ofSite[pathname] : undefined;
    if (plain) return { locale: DEFAULT_LOCALE, make: plain };
    const ofLanguage: readonly [(locale: Locale) => string, MakeDocument][] = [
      [(locale) => `/consent/${locale}.json`, consent],
      [(locale) => `/sitemap-${locale}.xml`, sitemapOf],
      [searchDataPath, search],
      [manifestPath, manifest],
    ];
    for (const [path, make] of ofLanguage) {
      const locale = live.find((one) => path(one) === pathname);
      if (locale) return { locale, make };
    }
    return feedDocument(pathname, live) ?? openDataDocument(pathname, settings);
  }

  return (pathname: string): (() => Promise<Rendered>) | undefined => {
    const found = wanted(pathname);
    return found && (() => made(found));
  };

  async function made({ locale, params = {}, make }: WantedDocument): Promise<Rendered> {
    const now = clock();
    const readers = new Map<Locale, ReturnType<typeof createReader>>();
    const contextOf = (one: Locale): LoadContext => {
      const reader = readers.get(one) ?? createReader(client, { locale: one, preview: PREVIEW });
      readers.set(one, reader);
      return {
        locale: one,
        params,
        query: {},
        now,
        live,
        timeZone: settings.timeZone,
        content: reader,
      };
    };
    const text = await make(contextOf(locale), contextOf);
    const gathered = [...readers.values()].map((reader) => reader.gathered());
    const body = Buffer.from(text?.body ?? 'Not found.\n');
    const ends = gathered.flatMap((one) => one.trueUntil ?? []);
    return {
      keep: text !== null,
      degraded: gathered.some((one) => one.degraded !== undefined),
      withoutShell: gathered.some((one) => one.withoutShell),
      gaps: gathered.flatMap((one) => one.gaps),
      missed: gathered.flatMap((one) => one.missed),
      page: {
        status: text ? 200 : 404,
        headers: [
          ['content-type', text?.type ?? 'text/plain; charset=utf-8'],
          ['content-security-policy', PLAIN_POLICY],
          ...(text?.headers ?? []),
        ],
        etag: createHash('sha256').update(body).digest('base64url').slice(0, 20),
        br: await brotli(body),
        tags: [...new Set(gathered.flatMap((one) => one.tags))].sort(),
        gaps: [],
        poor: false,
        renderedAt: now.getTime(),
        ...(ends.length > 0 && { trueUntil: Math.min(...ends) }),
      },
    };
  }

  async function search(context: LoadContext): Promise<DocumentBody> {
    const entries = await loadSearchEntries(context);
    const data = searchData(entries, pageWords(context.locale, settings.timeZone, context.now));
    return { type: 'application/json; charset=utf-8', body: JSON.stringify(data) };
  }

  async function manifest(context: LoadContext): Promise<DocumentBody> {
    const [{ centreName, seo, favicons, offers }, map] = await Promise.all([
      loadShell(context),
      mayLeadTo('map', context),
    ]);
    const { locale } = context;
    const { description } = seo;
    const made = webManifest({
      locale,
      centreName,
      description,
      icons: favicons,
      map,
      offers,
      t: translator(locale),
    });
    return { type: 'application/manifest+json', body: JSON.stringify(made) };
  }

  /** What the consent banner says; kept and purged with the header. */
  async function consent(context: LoadContext): Promise<DocumentBody> {
    const { cookies } = await loadShell(context);
    const body = JSON.stringify(consentDocument(cookies, context.locale, translator(context.locale)));
    return { type: 'application/json; charset=utf-8', body };
  }

  async function sitemapIndex(context: LoadContext): Promise<DocumentBody> {
    const own = await uploadedSitemap(context.content, { contentUrl: settings.contentUrl, fetch: ask });
    if (own) return { type: XML, body: own };
    const { frontend = '' } = await loadShell(context);
    const entries = live.map(
      (locale) => `<sitemap><loc>${xmlText(`${frontend}/sitemap-${locale}.xml`)}</loc></sitemap>`,
    );
    return {
      type: XML,
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>\n`,
    };
  }

  async function sitemapOf(
    context: LoadContext,
    contextOf: (locale: Locale) => LoadContext,
  ): Promise<DocumentBody> {
    const { locale } = context;
    const [{ frontend = '' }, pages] = await Promise.all([
      loadShell(context),
      loadSitemap(settings.live.map(contextOf)),
    ]);
    return { type: XML, body: sitemapText(pages, locale, { frontend, live: settings.live }) };
  }
}
