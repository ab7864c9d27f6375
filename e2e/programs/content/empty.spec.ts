import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { pageEntry } from '../../../website/src/i18n/address-table.ts';
import { addressOf, type PageKind } from '../../../website/src/i18n/addresses.ts';
import { translator } from '../../../website/src/i18n/translator.ts';
import { expect, test } from '../../base-test.ts';
import { facts, texts } from '../../pages/html.ts';
import { kindsIn, nameOf } from '../../pages/page-kinds.ts';
import { LIVE } from '../../pages/site.ts';
import { wordsAmiss } from '../../pages/words.ts';
import { type ContentProcess, startContent } from '../../processes/content-process.ts';
import { get, startWebsite, type WebsiteProcess } from '../../processes/website-process.ts';

/** Lists and what they say when they hold nothing (spec section 8); null: the page is there without its lists. */
const LISTS: Partial<Record<PageKind, 'error.noNews' | 'error.noJobs' | 'error.noMovies' | null>> = {
  home: null,
  search: null,
  map: null,
  wayfinder: null,
  contact: null,
  personalStylist: null,
  cinema: 'error.noMovies',
  coupons: 'error.noNews',
  dailyMenu: 'error.noNews',
  events: 'error.noNews',
  giftCard: 'error.noNews',
  inspirations: 'error.noNews',
  jobs: 'error.noJobs',
  offers: 'error.noNews',
  press: 'error.noNews',
};

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
      if (list) expect.soft(texts(page.text).join(' '), at).toContain(t(`common:${list}`));
    }
  });
}

test('without content sitemap, search data and the texts of consent are there, and empty', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-en.xml', '/consent/en.json']) {
    const answer = await get(website.url + path);
    expect(`${path} ${answer.status}`).toBe(`${path} 200`);
    expect(answer.text).not.toMatch(/undefined|NaN|\[object/);
  }
});
