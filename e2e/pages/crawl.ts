import type { Locale } from '@mall/contract';
import { objections } from '../../website/src/facts/structured-data/search-engines.fixture.ts';
import { until } from '../processes/website-process.ts';
import { anchors, decoded, each, facts, ids, structuredData } from './html.ts';
import { wordsAmiss } from './words.ts';

/** A site in one of its languages. */
interface CrawledSite {
  /** Origin, without a trailing slash. */
  url: string;
  /** Of the whole site; pages in the first one have no prefix. */
  languages: readonly [Locale, ...Locale[]];
  locale: Locale;
  /** Path of its map in this language. */
  map: string;
}

interface Crawled {
  /** What is wrong, a line each. */
  amiss: Set<string>;
  /** Paths that links lead to, with their queries. */
  known: Set<string>;
  /** Titles of pages that search engines are to show, with the page's path. */
  titles: Map<string, string>;
}

/** Files that all languages share. */
const SHARED = /^\/(?:(?:media|_astro)\/|coupon-show\?)/;

/** Every choice on the map is a link: what is shown and from where to where. As many of them are followed. */
const MAP_VIEWS = 25;

/** Whether search engines are to show this page, and not another one in its place. */
function isFound(path: string, { noIndex, canonical: [address] }: ReturnType<typeof facts>): boolean {
  return !noIndex && address !== undefined && new URL(address).pathname === path;
}

/** The pages that the sitemap of a language names, by path, each with its versions in other languages. */
async function sitemapOf({ url, locale }: CrawledSite): Promise<Map<string, string>> {
  const { text } = await until(`${url}/sitemap-${locale}.xml`, ({ status }) => status === 200, 20_000);
  return new Map(
    text.split('<url>').flatMap((entry) => {
      const path = /^<loc>([^<]+)<\/loc>/.exec(entry)?.[1];
      if (path === undefined) return [];
      const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
      return [
        [
          new URL(decoded(path)).pathname,
          versions(links.map(([, lang = '', href = '']) => [lang, decoded(href)])),
        ],
      ];
    }),
  );
}

const versions = (links: Iterable<readonly [string, string]>) =>
  [...links]
    .map((link) => link.join(' '))
    .sort()
    .join('\n');

/** Whether a path is one of the language that is crawled. */
function isOwn(path: string, { languages, locale }: CrawledSite): boolean {
  const prefix = languages.find((one) => one === path.split('/')[1]);
  return locale === languages[0] ? prefix === undefined : prefix === locale;
}

/**
 * Follows every link from home: each leads to a page of the language, each part that is pointed to is there, what search
 * engines are to show is told apart and well described, and the sitemap names just that.
 */
export async function crawl(site: CrawledSite): Promise<Crawled> {
  const { url, map, locale, languages } = site;
  const amiss = new Set<string>();
  const idsOf = new Map<string, Set<string>>();
  const parts = new Map<string, string>();
  const found = new Map<string, string | undefined>();
  const before = await sitemapOf(site);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const known = new Set<string>([locale === languages[0] ? '/' : `/${locale}`]);
  let mapViews = 0;
  let wave = [...known];
  while (wave.length > 0) {
    const next = new Set<string>();
    await each(wave, 3, async (path) => {
      // A crawl of cold pages on a busy machine may meet the deadline of a call; what matters is what comes of it.
      const page = await until(url + path, ({ status }) => status !== 503, 20_000);
      if (page.status !== 200) {
        amiss.add(`${path} answers ${page.status}`);
        return;
      }
      if (!page.headers.get('content-type')?.startsWith('text/html')) return;
      for (const text of wordsAmiss(page.text)) amiss.add(`${path} says ${text.slice(0, 60)}`);
      idsOf.set(path, ids(page.text));
      const head = facts(page.text);
      if (isFound(path, head)) {
        const { title, description } = head;
        // A page that lacks a part for the moment is asked again by caches, and may lack its versions.
        const whole = page.headers.has('cdn-cache-control');
        found.set(path, whole ? versions(head.alternates) : undefined);
        for (const said of objections(JSON.parse(structuredData(page.text) ?? '{}')))
          amiss.add(`${path} tells search engines too little: ${said}`);
        for (const [known, text] of [[titles, title] as const, [descriptions, description] as const]) {
          const other = known.get(text);
          if (other) amiss.add(`${path} is called in search results as ${other} is: ${text}`);
          known.set(text, path);
        }
        if (description.length < 50 || description.length > 160)
          amiss.add(`${path} is described in ${description.length} characters`);
        if (title.length > 110) amiss.add(`${path} has a title of ${title.length} characters`);
      }
      for (const { href, hreflang } of anchors(page.text)) {
        if (hreflang !== undefined || /^(?:https?|mailto|tel):/.test(href)) continue;
        const to = new URL(href, url + path);
        const target = to.pathname + to.search;
        // Every browser knows the top of a page.
        if (to.hash.length > 1 && to.hash !== '#top')
          parts.set(`${target} ${decodeURIComponent(to.hash.slice(1))}`, path);
        if (SHARED.test(target)) continue;
        if (!isOwn(to.pathname, site)) amiss.add(`${path} leads out of the language: ${href}`);
        else if (!known.has(target) && !next.has(target)) {
          if (to.search && to.pathname.startsWith(map) && ++mapViews > MAP_VIEWS) continue;
          next.add(target);
        }
      }
    });
    for (const path of next) known.add(path);
    wave = [...next];
  }
  for (const [part, from] of parts) {
    const [target = '', id = ''] = part.split(' ');
    const there = idsOf.get(target);
    if (there && !there.has(id)) amiss.add(`${from} points to #${id}, which ${target} lacks`);
  }
  // What comes, goes or is translated while this runs may be in one of the two.
  const after = await sitemapOf(site);
  for (const [path, links] of found) {
    if (!before.has(path) && !after.has(path)) amiss.add(`${path} is in no sitemap`);
    else if (links !== undefined && before.get(path) !== links && after.get(path) !== links)
      amiss.add(`${path} has other versions in the sitemap: ${after.get(path)}, not ${links}`);
  }
  for (const path of after.keys())
    if (before.has(path) && !found.has(path)) amiss.add(`the sitemap names ${path}, which nobody is to find`);
  return { amiss, known, titles };
}
