import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address, existsIn, type PageKind } from '../../../website/src/i18n/addresses.ts';
import { DEFAULT_LOCALE, htmlLang } from '../../../website/src/i18n/locales.ts';
import { expect, test } from '../../base-test.ts';
import { call } from '../../content/content-requests.ts';
import { some } from '../../length.ts';
import { decoded, each, facts, texts } from '../../pages/html.ts';
import { hasAlternates, kindsIn, nameOf, samplePages } from '../../pages/page-kinds.ts';
import { LIVE } from '../../pages/site.ts';
import { until } from '../../processes/website-process.ts';

/** Characters to read besides the heading, for a page to have content. */
const LEAST = 60;

/** What a visitor reads in the middle of a page, without its heading. */
function body(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return texts(main.replace(/<h1[\s\S]*?<\/h1>/, '')).join(' ');
}

for (const locale of some(LIVE, 2)) {
  test(`every kind of page is whole in ${locale}`, async ({ baseURL }) => {
    test.setTimeout(scaled(240_000));
    const site = baseURL ?? '';
    const titles = new Map<string, PageKind[]>();
    const pages = await samplePages(site, locale);
    const kinds = new Set(pages.map(({ kind }) => kind));
    expect
      .soft(
        kindsIn(locale).filter((kind) => !kinds.has(kind)),
        'kinds without a page',
      )
      .toEqual([]);
    await each(pages, 3, async ({ kind, path }) => {
      const { status, text, headers } = await until(site + path, (page) => page.status !== 503, 20_000);
      const found = facts(text);
      const at = `${kind} ${path}`;
      expect.soft(status, at).toBe(200);
      expect.soft(headers.get('content-type'), at).toContain('text/html');
      expect.soft(found.page, at).toBe(nameOf(kind));
      expect.soft(found.lang, at).toBe(htmlLang(locale));
      expect.soft(body(text).length, `${at} has something to read`).toBeGreaterThan(LEAST);
      expect.soft(found.title, at).not.toMatch(/^\s*(?:\||$)|undefined|null/);
      titles.set(found.title, [...(titles.get(found.title) ?? []), kind]);
      if (kind === 'mapLocation') {
        // It is to be found as the shop that stands there.
        const shop = await until(found.canonical[0] ?? '', (page) => page.status === 200, 20_000);
        expect.soft(facts(shop.text).page, at).toBe('tenant');
        expect.soft([...found.alternates], at).toEqual([]);
        return;
      }
      expect.soft(found.canonical, at).toEqual([site + path]);
      if (!hasAlternates(kind)) return;
      const languages = LIVE.filter((one) => existsIn(kind, one)).map(htmlLang);
      expect.soft([...found.alternates.keys()].sort(), at).toEqual([...languages, 'x-default'].sort());
      expect.soft(found.alternates.get(htmlLang(locale)), at).toBe(site + path);
      expect.soft(found.alternates.get('x-default'), at).toBe(found.alternates.get(htmlLang(DEFAULT_LOCALE)));
    });
    expect([...titles].filter(([, kinds]) => kinds.length > 1)).toEqual([]);
  });
}

test('titles begin with what editors wrote of home, and with what a list is narrowed to', async ({
  baseURL,
}) => {
  const site = baseURL ?? '';
  const read = async (path: string) => (await until(site + path, ({ status }) => status === 200)).text;
  const { seoData, menuData } = await call('headerStatic', {});
  expect(facts(await read('/')).title).toContain(seoData?.title ?? '-');
  const shops = address('tenants', { category: menuData[0]?.categorySlug ?? '' }, DEFAULT_LOCALE);
  const [offers, press] = [address('offers', {}, DEFAULT_LOCALE), address('press', {}, DEFAULT_LOCALE)];
  for (const pathname of [shops, offers, press]) {
    const html = await read(pathname);
    const [, href = '', name = ''] =
      new RegExp(`<a [^>]*href="(${pathname}\\?[^"]*)"[^>]*>([^<]+)`).exec(html) ?? [];
    const { title } = facts(await read(decoded(href)));
    expect.soft(title, `${href} of ${pathname}`).toContain(decoded(name).trim());
    expect.soft(title, href).not.toBe(facts(html).title);
  }
});

test('the versions of a page name each other, all of them', { tag: '@long' }, async ({ baseURL }) => {
  test.setTimeout(scaled(240_000));
  const site = baseURL ?? '';
  for (const { kind, path } of (await samplePages(site, DEFAULT_LOCALE)).filter((one) =>
    hasAlternates(one.kind),
  )) {
    const named = facts((await until(site + path, ({ status }) => status === 200)).text).alternates;
    await each([...new Set(named.values())], 3, async (url) => {
      const answer = await until(url, ({ status }) => status !== 503, 20_000);
      expect.soft(`${kind} ${url} ${answer.status}`).toBe(`${kind} ${url} 200`);
      expect.soft([...facts(answer.text).alternates], `${kind} ${url}`).toEqual([...named]);
    });
  }
});
