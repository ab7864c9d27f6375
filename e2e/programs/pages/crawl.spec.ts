import { scaled } from '../../../scripts/clock/timeouts.ts';
import { objections } from '../../../website/src/facts/structured-data/search-engines.fixture.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import type { Locale } from '../../../website/src/i18n/locales.ts';
import { expect, test } from '../../base-test.ts';
import { anchors, decoded, each, facts, ids, structuredData } from '../../pages/html.ts';
import { LIVE } from '../../pages/site.ts';
import { wordsAmiss } from '../../pages/words.ts';
import { until } from '../../processes/website-process.ts';

function inLanguage(path: string, locale: Locale): boolean {
  const first = path.split('/')[1] ?? '';
  const prefix = LIVE.find((one) => one === first);
  return locale === 'pl-PL' ? prefix === undefined : prefix === locale;
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
async function sitemapOf(baseURL: string | undefined, locale: Locale): Promise<Map<string, string>> {
  const { text } = await until(`${baseURL}/sitemap-${locale}.xml`, ({ status }) => status === 200, 20_000);
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

for (const locale of LIVE) {
  // Whatever all languages have in common shows in one of them.
  const tag = locale === 'pl-PL' ? [] : ['@long'];
  test(`from home every link in ${locale} leads to a page of that language, and the sitemap names what is to be found`, {
    tag,
  }, async ({ baseURL }) => {
    test.setTimeout(scaled(240_000));
    const amiss = new Set<string>();
    const idsOf = new Map<string, Set<string>>();
    const parts = new Map<string, string>();
    const found = new Map<string, string | undefined>();
    const before = await sitemapOf(baseURL, locale);
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    const known = new Set<string>([address('home', {}, locale)]);
    const map = address('map', {}, locale);
    let mapViews = 0;
    let wave = [...known];
    while (wave.length > 0) {
      const next = new Set<string>();
      await each(wave, 3, async (path) => {
        // A crawl of cold pages on a busy machine may meet the deadline of a call; what matters is what comes of it.
        const page = await until(baseURL + path, ({ status }) => status !== 503, 20_000);
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
          const url = new URL(href, baseURL + path);
          const target = url.pathname + url.search;
          // Every browser knows the top of a page.
          if (url.hash.length > 1 && url.hash !== '#top')
            parts.set(`${target} ${decodeURIComponent(url.hash.slice(1))}`, path);
          if (SHARED.test(target)) continue;
          if (!inLanguage(url.pathname, locale)) amiss.add(`${path} leads out of the language: ${href}`);
          else if (!known.has(target) && !next.has(target)) {
            if (url.search && url.pathname.startsWith(map) && ++mapViews > MAP_VIEWS) continue;
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
    const after = await sitemapOf(baseURL, locale);
    for (const [path, links] of found) {
      if (!before.has(path) && !after.has(path)) amiss.add(`${path} is in no sitemap`);
      else if (links !== undefined && before.get(path) !== links && after.get(path) !== links)
        amiss.add(`${path} has other versions in the sitemap: ${after.get(path)}, not ${links}`);
    }
    for (const path of after.keys())
      if (before.has(path) && !found.has(path))
        amiss.add(`the sitemap names ${path}, which nobody is to find`);
    expect([...amiss]).toEqual([]);
    expect(known.size).toBeGreaterThan(150);
    expect(titles.size).toBeGreaterThan(150);
  });
}
