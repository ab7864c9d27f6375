import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import { htmlLang, type Locale } from '../../../website/src/i18n/locales.ts';
import { expect, test } from '../../base-test.ts';
import { call } from '../../content/content-requests.ts';
import { some } from '../../length.ts';
import { each, facts } from '../../pages/html.ts';
import { LIVE } from '../../pages/site.ts';
import { get } from '../../processes/website-process.ts';

interface Wanted {
  locale: Locale;
  path: string;
  page: 'home' | 'tenants' | 'tenant';
}

/** Home, every category and one shop of each, in a language. */
async function wanted(locale: Locale): Promise<Wanted[]> {
  const { menuData } = await call('headerStatic', {}, locale);
  const pages: Wanted[] = [{ locale, path: address('home', {}, locale), page: 'home' }];
  for (const { categorySlug: category } of menuData) {
    pages.push({ locale, path: address('tenants', { category }, locale), page: 'tenants' });
    const slug = (await call('tenantsOfCategory', { category }, locale)).items[0]?.slug ?? '';
    pages.push({ locale, path: address('tenant', { category, slug }, locale), page: 'tenant' });
  }
  return pages;
}

test('home, every category and a shop of each answer in every language, and name each other', async ({
  baseURL,
}) => {
  test.setTimeout(scaled(120_000));
  const languages = some(LIVE, 3);
  const all = (await Promise.all(languages.map(wanted))).flat();
  expect(all).toHaveLength(languages.length * 17);
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  const alternatesOf = new Map<string, Map<string, string>>();
  await each(all, 4, async ({ path, locale, page }) => {
    const answer = await get(baseURL + path);
    expect(answer.status, path).toBe(200);
    const found = facts(answer.text);
    expect(found.page, path).toBe(page);
    expect(found.lang, path).toBe(htmlLang(locale));
    expect(found.canonical, path).toEqual([baseURL + path]);
    expect([...found.alternates.keys()].sort(), path).toEqual([...LIVE.map(htmlLang), 'x-default'].sort());
    expect(found.alternates.get(htmlLang(locale)), path).toBe(baseURL + path);
    expect(found.alternates.get('x-default'), path).toBe(found.alternates.get('pl'));
    expect(found.title, path).not.toMatch(/^\s*$|undefined|null/);
    alternatesOf.set(baseURL + path, found.alternates);
  });
  for (const [url, alternates] of alternatesOf) {
    for (const [lang, other] of alternates) {
      if (lang === 'x-default') continue;
      const back = alternatesOf.get(other);
      // A shop of another language's list may be another shop: its page is not among those asked.
      if (back) expect([...back.values()], `${other} names ${url}`).toContain(url);
    }
  }
});

test('addresses are translated: no language uses another’s segments', async () => {
  const english = address('tenants', { category: 'x' }, 'en').split('/')[2];
  for (const locale of LIVE) {
    if (locale === 'en') continue;
    expect(address('tenants', { category: 'x' }, locale).split('/'), locale).not.toContain(english);
  }
});

test('other spellings of an address lead to the one', async ({ baseURL }) => {
  const [category] = (await call('headerStatic', {})).menuData;
  const slug = category?.categorySlug ?? '';
  const own = address('tenants', { category: slug }, 'pl-PL');
  for (const [path, location] of [
    ['/pl-PL', '/'],
    [`/pl-PL${own}`, own],
    [`${own}/`, own],
    [`/tenants/${slug}`, own],
    [`/tenants/${slug}?category=damska&x=1`, `${own}?kategoria=damska&x=1`],
    ['/EN', '/en'],
    ['/en/', '/en'],
    ['/hu-hu', '/hu-HU'],
  ] as const) {
    const answer = await get(baseURL + path);
    expect(`${path} ${answer.status} ${answer.headers.get('location')}`).toBe(`${path} 308 ${location}`);
  }
});

test('a page without what nobody knows is led to for now only, and what no page reads stays', async ({
  baseURL,
}) => {
  const [first] = (await call('headerStatic', {})).menuData;
  const category = first?.categorySlug ?? '';
  const slug = (await call('tenantsOfCategory', { category })).items[0]?.slug ?? '';
  for (const asked of [
    address('tenants', { category }, 'pl-PL', { category: 'nope' }),
    address('tenant', { category, slug }, 'pl-PL', { location: 'nope' }),
    address('offers', {}, 'pl-PL', { type: 'nope' }),
    address('events', {}, 'pl-PL', { when: 'nope' }),
    address('press', {}, 'pl-PL', { year: 'nope' }),
    address('cinema', {}, 'pl-PL', { when: 'nope' }),
    address('map', {}, 'pl-PL', { floor: 'nope' }),
    address('wayfinder', {}, 'pl-PL', { kiosk: 'nope' }),
  ]) {
    const [own] = asked.split('?');
    const answer = await get(`${baseURL}${asked}&utm_source=a`);
    expect(`${asked} ${answer.status} ${answer.headers.get('location')}`).toBe(
      `${asked} 307 ${own}?utm_source=a`,
    );
  }
});

test('a language that is not live is not found', async ({ baseURL }) => {
  for (const path of ['/hr', '/de', '/xx-YY']) expect((await get(baseURL + path)).status, path).toBe(404);
});

test('the sitemaps name every page that the crawl of a language can reach by kind, with alternates', {
  tag: '@long',
}, async ({ baseURL }) => {
  const index = (await get(`${baseURL}/sitemap.xml`)).text;
  const children = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
  expect(children).toHaveLength(LIVE.length);
  const { tenants, offers } = await call('searchData', {});
  const map = (await get(`${baseURL}/sitemap-pl-PL.xml`)).text;
  const urls = [...map.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '');
  expect(urls.length).toBeGreaterThan(tenants.length + offers.length);
  expect(new Set(urls).size).toBe(urls.length);
  expect(map).toContain('hreflang="bg"');
  await each(
    urls.filter((_, index) => index % 12 === 0),
    4,
    async (url) => {
      expect((await get(url)).status, url).toBe(200);
    },
  );
});
