import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '@mall/contract';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { pageEntry } from '../../../website/src/i18n/address-table.ts';
import { addressOf, type PageKind } from '../../../website/src/i18n/addresses.ts';
import { translator } from '../../../website/src/i18n/translator.ts';
import { expect, test } from '../../base-test.ts';
import { crawl } from '../../pages/crawl.ts';
import { facts, texts } from '../../pages/html.ts';
import { kindsIn, nameOf } from '../../pages/page-kinds.ts';
import { LIVE } from '../../pages/site.ts';
import { wordsAmiss } from '../../pages/words.ts';
import { type ContentProcess, startContent } from '../../processes/content-process.ts';
import { get, startWebsite, type WebsiteProcess } from '../../processes/website-process.ts';

/**
 * Pages that every centre has: lists and what they say when they hold nothing (spec section 8); null: the page is there
 * without its lists. All others are not found.
 */
const LISTS: Partial<Record<PageKind, 'error.noNews' | 'error.noJobs' | null>> = {
  home: null,
  search: null,
  wayfinder: null,
  contact: null,
  events: 'error.noNews',
  jobs: 'error.noJobs',
  offers: 'error.noNews',
};

/** A kiosk's forms of the map. */
const WITHOUT_HEADER: readonly PageKind[] = ['mapByStoreId', 'wayfinder'];
/** A centre that has no name yet is called by the host of its website. */
const NAMELESS = '127.0.0.1';

let content: ContentProcess;
let website: WebsiteProcess;
let directory: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(scaled(120_000));
  directory = mkdtempSync(join(tmpdir(), 'empty-'));
  content = await startContent(directory, { DEMO: '0' });
  website = await startWebsite(content.url);
});

test.afterAll(async () => {
  await website?.remove();
  await content?.stop();
  rmSync(directory, { recursive: true, force: true });
});

test('the website is ready over a content system without content', async () => {
  expect((await get(`${website.url}/readyz`)).status).toBe(200);
});

for (const locale of LIVE) {
  test(`without content lists say so and single pages are not found, in ${locale}`, async () => {
    test.setTimeout(scaled(120_000));
    const t = translator(locale);
    for (const kind of kindsIn(locale)) {
      const { params } = pageEntry(kind);
      const path = addressOf(kind, Object.fromEntries(params.map((name) => [name, 'x'])), locale, {});
      const list = params.length === 0 ? LISTS[kind] : undefined;
      const page = await get(website.url + path);
      const at = `${kind} ${path}`;
      expect.soft(page.status, at).toBe(list === undefined ? 404 : 200);
      expect.soft(facts(page.text).page, at).toBe(list === undefined ? 'not-found' : nameOf(kind));
      expect.soft(wordsAmiss(page.text), at).toEqual([]);
      expect.soft(page.text, at).toMatch(/<title>[^<]+<\/title>/);
      if (!WITHOUT_HEADER.includes(kind))
        expect.soft(page.text, at).toContain(`aria-label="${t('shell:home', { centre: NAMELESS })}"`);
      if (list) expect.soft(texts(page.text).join(' '), at).toContain(t(`common:${list}`));
    }
  });
}

test('without content no page leads to one that is not there', async () => {
  test.setTimeout(scaled(120_000));
  const map = addressOf('map', {}, DEFAULT_LOCALE, {});
  const { amiss } = await crawl({
    url: website.url,
    languages: [DEFAULT_LOCALE, ...LIVE],
    locale: DEFAULT_LOCALE,
    map,
  });
  expect([...amiss]).toEqual([]);
});

test('without content sitemap, search data and the texts of consent are there, and empty', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-en.xml', '/llms.txt', '/consent/en.json']) {
    const answer = await get(website.url + path);
    expect(`${path} ${answer.status}`).toBe(`${path} 200`);
    expect(answer.text).not.toMatch(/undefined|NaN|\[object/);
  }
});

test('without content manifests name the site as its pages do', async () => {
  for (const path of ['/site.webmanifest', '/site-en.webmanifest'])
    expect(JSON.parse((await get(website.url + path)).text), path).toMatchObject({ name: NAMELESS });
});

test('without content neither home, sitemap, llms.txt nor manifest leads to a page that holds nothing', async () => {
  const gone = kindsIn('en').filter((kind) => pageEntry(kind).params.length === 0 && LISTS[kind] !== null);
  expect(gone).toEqual(expect.arrayContaining(['cinema', 'offers', 'events', 'jobs']));
  for (const path of ['/en', '/sitemap-en.xml', '/llms.txt', '/site-en.webmanifest']) {
    const { text } = await get(website.url + path);
    const named = gone.filter((kind) => new RegExp(`${addressOf(kind, {}, 'en', {})}["<)#?]`).test(text));
    // The footer of every page names the three policies.
    const always = path === '/en' ? ['terms', 'privacyPolicy', 'cookiePolicy'] : [];
    expect
      .soft(
        named.filter((kind) => !always.includes(kind)),
        path,
      )
      .toEqual([]);
  }
});
