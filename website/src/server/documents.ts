import { createHash } from 'node:crypto';
import type { ContentClient } from '../content/content-client.ts';
import { createReader } from '../content/content-reader.ts';
import type { LoadContext } from '../content/load-context.ts';
import { loadEventPage } from '../content/load-events.ts';
import { loadSearchEntries } from '../content/load-search.ts';
import { loadShell } from '../content/load-shell.ts';
import { loadSitemap } from '../content/load-sitemap.ts';
import { consentDocument } from '../features/consent/consent-document.ts';
import { calendarFile } from '../features/events/calendar-file.ts';
import { searchData, searchDataPath } from '../features/search/search-data.ts';
import { addressOf, alternates, type PageKind, type PageParams, resolveAddress } from '../i18n/addresses.ts';
import { DEFAULT_LOCALE, htmlLang, type Locale } from '../i18n/locales.ts';
import { pageWords } from '../i18n/page-words.ts';
import { translator } from '../i18n/translator.ts';
import { manifestPath, webManifest } from '../layout/web-manifest.ts';
import { brotli } from './compress.ts';
import type { Rendered } from './page.ts';
import { PLAIN_POLICY } from './security-headers.ts';
import type { Settings } from './settings.ts';

interface Parts {
  settings: Pick<Settings, 'live' | 'timeZone' | 'contentUrl'>;
  client: ContentClient;
  served: (kind: PageKind) => boolean;
  fetch?: typeof fetch;
}

/** A text made from content, before it is compressed. */
interface Text {
  type: string;
  body: string;
}

const XML = 'application/xml; charset=utf-8';
const PREVIEW = false;

/**
 * What is made of the content but is no page: robots.txt, the sitemaps, calendar files of events, search data, the
 * web app manifests. They go
 * through the page cache like pages. The returned function answers how a path's document is made (nothing has
 * begun yet), or undefined for any other path.
 */
export function createDocuments({ settings, client, served, fetch: ask = fetch }: Parts) {
  return (pathname: string): (() => Promise<Rendered>) | undefined => {
    if (pathname === '/robots.txt') return () => made(DEFAULT_LOCALE, robots);
    if (pathname === '/sitemap.xml') return () => made(DEFAULT_LOCALE, sitemapIndex);
    const consentLocale = /^\/consent\/([\w-]+)\.json$/.exec(pathname)?.[1];
    const asked = settings.live.find((one) => one === consentLocale);
    if (asked) return () => made(asked, consent);
    const locale = /^\/sitemap-([\w-]+)\.xml$/.exec(pathname)?.[1];
    const live = settings.live.find((one) => one === locale);
    if (live) return () => made(live, sitemapOf);
    const searched = settings.live.find((one) => pathname === searchDataPath(one));
    if (searched) return () => made(searched, search);
    const added = settings.live.find((one) => pathname === manifestPath(one));
    if (added) return () => made(added, manifest);
    if (!pathname.endsWith('.ics')) return undefined;
    const found = resolveAddress(pathname.slice(0, -'.ics'.length), '', settings.live);
    if (found.type !== 'page' || found.kind !== 'event' || !served('event')) return undefined;
    return () => made(found.locale, (context) => calendar(context, found.path), found.params);
  };

  type Make = (context: LoadContext, contextOf: (locale: Locale) => LoadContext) => Promise<Text | null>;

  async function made(locale: Locale, make: Make, params: PageParams = {}): Promise<Rendered> {
    const now = new Date();
    const readers = new Map<Locale, ReturnType<typeof createReader>>();
    const contextOf = (one: Locale): LoadContext => {
      const reader = readers.get(one) ?? createReader(client, { locale: one, preview: PREVIEW });
      readers.set(one, reader);
      return {
        locale: one,
        params,
        query: {},
        now,
        live: settings.live,
        timeZone: settings.timeZone,
        content: reader,
        served,
      };
    };
    const text = await make(contextOf(locale), contextOf);
    const gathered = [...readers.values()].map((reader) => reader.gathered());
    const body = Buffer.from(text?.body ?? 'Not found.\n');
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
        ],
        etag: createHash('sha256').update(body).digest('base64url').slice(0, 20),
        br: await brotli(body),
        tags: [...new Set(gathered.flatMap((one) => one.tags))].sort(),
        gaps: [],
        poor: false,
        renderedAt: now.getTime(),
      },
    };
  }

  async function search(context: LoadContext): Promise<Text> {
    const entries = await loadSearchEntries(context);
    const data = searchData(entries, pageWords(context.locale, settings.timeZone, context.now));
    return { type: 'application/json; charset=utf-8', body: JSON.stringify(data) };
  }

  async function robots(context: LoadContext): Promise<Text> {
    const { frontend } = await loadShell(context);
    const lines = [
      'User-agent: *',
      'Disallow: /purge',
      // Ways between any two places of the building: more addresses than a crawler should ask for.
      'Disallow: /*?*from=',
      'Disallow: /*?*profile=',
      ...(frontend ? ['', `Sitemap: ${frontend}/sitemap.xml`] : []),
    ];
    return { type: 'text/plain; charset=utf-8', body: `${lines.join('\n')}\n` };
  }

  async function manifest(context: LoadContext): Promise<Text> {
    const { centreName, seo } = await loadShell(context);
    const { locale } = context;
    const { description } = seo;
    const made = webManifest({ locale, centreName, description, served, t: translator(locale) });
    return { type: 'application/manifest+json', body: JSON.stringify(made) };
  }

  /** What the consent banner says; kept and purged with the header. */
  async function consent(context: LoadContext): Promise<Text> {
    const { cookies } = await loadShell(context);
    const body = JSON.stringify(consentDocument(cookies, context.locale, translator(context.locale)));
    return { type: 'application/json; charset=utf-8', body };
  }

  async function sitemapIndex(context: LoadContext): Promise<Text> {
    const own = await uploaded(context);
    if (own) return { type: XML, body: own };
    const { frontend = '' } = await loadShell(context);
    const entries = settings.live.map(
      (locale) => `<sitemap><loc>${escaped(`${frontend}/sitemap-${locale}.xml`)}</loc></sitemap>`,
    );
    return {
      type: XML,
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>\n`,
    };
  }

  /** The operator's own sitemap, uploaded with the caption `sitemap`; it stands above ours. */
  async function uploaded(context: LoadContext): Promise<string | undefined> {
    const file = (await context.content.read('uploadFiles', { name: 'sitemap.xml' }))?.items[0];
    if (!file?.hash || !/^[\w-]+$/.test(file.hash)) return undefined;
    const response = await ask(`${settings.contentUrl}/uploads/${file.hash}.xml`, {
      redirect: 'error',
      signal: AbortSignal.timeout(2_000),
    });
    if (!response.ok) throw new Error(`the uploaded sitemap answers ${response.status}`);
    return response.text();
  }

  async function sitemapOf(context: LoadContext, contextOf: (locale: Locale) => LoadContext): Promise<Text> {
    const { locale } = context;
    const [{ frontend = '' }, pages] = await Promise.all([
      loadShell(context),
      loadSitemap(settings.live.map(contextOf)),
    ]);
    const urls = pages.flatMap(({ kind, versions }) => {
      const own = versions[locale];
      if (!own) return [];
      const others = alternates(kind, versions, settings.live);
      if (!others.some((one) => one.locale === locale)) return [];
      const links = others.map(
        (one) =>
          `<xhtml:link rel="alternate" hreflang="${htmlLang(one.locale)}" href="${escaped(frontend + one.path)}"/>`,
      );
      return [
        `<url><loc>${escaped(frontend + addressOf(kind, own, locale, {}))}</loc>${links.join('')}</url>`,
      ];
    });
    return {
      type: XML,
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`,
    };
  }

  async function calendar(context: LoadContext, path: string): Promise<Text | null> {
    const [event, shell] = await Promise.all([loadEventPage(context), loadShell(context)]);
    if (!event) return null;
    const host = shell.frontend ? new URL(shell.frontend).hostname : 'website';
    const body = calendarFile(
      {
        uid: `event-${event.id}@${host}`,
        name: event.name,
        starts: event.starts,
        ends: event.ends,
        where: event.where ?? shell.centreName,
        description: event.lead,
        url: shell.frontend ? `${shell.frontend}${path}` : undefined,
        updated: context.now,
      },
      shell.centreName,
    );
    return body ? { type: 'text/calendar; charset=utf-8', body } : null;
  }
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
