import { readCsv } from '@mall/contract/files/csv.ts';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { hoursObjections } from '../../../website/src/facts/hours/reference-hours.fixture.ts';
import { imdfObjections } from '../../../website/src/facts/imdf/imdf-rules.fixture.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import { filesOfZip } from '../../../website/src/server/documents/zip.fixture.ts';
import { expect } from '../../pages/site.ts';
import { test } from '../../processes/cut-off-site.ts';
import { purgeAll, until } from '../../processes/website-process.ts';

/** What is kept: on a busy machine the first answer may lack what the content system has not said in time. */
const whole = (address: string) =>
  until(
    address,
    ({ status, headers }) => status === 200 && headers.get('cache-control')?.startsWith('public') === true,
    30_000,
  );

const calendarOf = (text: string) => new ICAL.Component(ICAL.parse(text));

/** Names and addresses of a feed's entries, as a browser's parser of XML reads them. */
const entriesOf = (page: Page, text: string) =>
  page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    const broken = document.querySelector('parsererror')?.textContent;
    if (broken) throw new Error(broken);
    return [...document.querySelectorAll('entry')].map((entry) => ({
      title: entry.querySelector('title')?.textContent ?? '',
      href: entry.querySelector('link')?.getAttribute('href') ?? '',
      updated: entry.querySelector('updated')?.textContent ?? '',
    }));
  }, text);

interface Told {
  licence?: { id: string };
  items: { name: string; url: string; opening_hours?: string | null }[];
}

interface ImdfProperties {
  name: Record<string, string>;
  website?: string;
}

/** A set of data; its text is noted. */
async function read(address: string, said: Map<string, string>): Promise<Told> {
  const { text } = await whole(address);
  said.set(address, text);
  return JSON.parse(text) as Told;
}

test.describe('what programs read', () => {
  test.afterEach(({ cutOff }) => {
    cutOff.proxy.ailment = 'none';
  });

  test('calendars and feeds say what pages show, and stay while the content system is away', async ({
    page,
    cutOff,
  }) => {
    test.setTimeout(scaled(120_000));
    const baseURL = cutOff.url;
    const said = new Map<string, string>();
    for (const kind of ['events', 'cinema', 'offers', 'press'] as const) {
      const path = address(kind, {}, 'hu-HU');
      await whole(baseURL + path);
      await page.goto(path);
      const link = page.locator('link[rel=alternate]:not([hreflang])');
      const feed = (await link.getAttribute('href')) ?? '';
      const answer = await whole(baseURL + feed);
      expect
        .soft(answer.headers.get('content-type'), feed)
        .toContain((await link.getAttribute('type')) ?? '-');
      const { text } = answer;
      said.set(feed, text);
      const main = page.locator('main');
      if (feed.endsWith('.ics')) {
        const webcal = main.locator(`a[href^="webcal:"][href$="${feed}"]`);
        await expect.soft(webcal, path).toBeVisible();
        const events = calendarOf(text).getAllSubcomponents('vevent');
        expect.soft(events.length, feed).toBeGreaterThan(2);
        const first = new ICAL.Event(events[0] ?? new ICAL.Component('vevent'));
        await expect.soft(main, feed).toContainText(first.summary);
      } else {
        const entries = await entriesOf(page, text);
        expect.soft(entries.length, feed).toBeGreaterThan(2);
        const shown = await main.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
        for (const { title, href, updated } of entries) {
          expect.soft(shown, `${feed} ${title}`).toContain(new URL(href).pathname);
          expect.soft(Date.parse(updated), `${feed} ${title}`).toBeGreaterThan(0);
        }
      }
    }
    cutOff.proxy.ailment = 'dead';
    await purgeAll(baseURL);
    for (const [feed, text] of said) {
      const answer = await fetch(baseURL + feed);
      expect.soft([answer.status, answer.headers.get('x-cache')], feed).toEqual([200, 'stale']);
      expect.soft(await answer.text(), feed).toBe(text);
    }
  });

  test('open data say what pages show, as JSON and CSV, and stay while the content system is away', {
    tag: '@long',
  }, async ({ page, cutOff }) => {
    test.setTimeout(scaled(120_000));
    const baseURL = cutOff.url;
    const said = new Map<string, string>();
    for (const set of ['shops', 'hours', 'offers', 'events']) {
      const path = `/data/v1/hu-HU/${set}.json`;
      const { items, licence } = await read(baseURL + path, said);
      expect.soft(licence?.id, path).toBe('CC-BY-4.0');
      expect.soft(items.length, path).toBeGreaterThan(5);
      const csv = await fetch(baseURL + path.replace('.json', '.csv'));
      expect.soft(csv.headers.get('content-type'), path).toBe('text/csv; charset=utf-8');
      const names = readCsv(await csv.text())?.rows.map(({ cells }) => cells.name);
      expect.soft(names, path).toEqual(items.map(({ name }) => name));
      for (const { name, opening_hours } of items)
        if (opening_hours) expect.soft(hoursObjections(opening_hours), `${path} ${name}`).toEqual([]);
    }
    const { items: offers } = await read(`${baseURL}/data/v1/hu-HU/offers.json`, said);
    const own = new URL(offers[0]?.url ?? '').pathname;
    await whole(baseURL + own);
    await page.goto(own);
    await expect(page.locator('main h1')).toContainText(offers[0]?.name ?? '');

    const first = await fetch(`${baseURL}/data/v1/hu-HU/shops.json`);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await fetch(first.url, { headers })).status).toBe(304);
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(first.url, { method: 'OPTIONS' })).status).toBe(204);

    cutOff.proxy.ailment = 'dead';
    await purgeAll(baseURL);
    for (const [address, text] of said) {
      const answer = await fetch(address);
      expect.soft([answer.status, answer.headers.get('x-cache')], address).toEqual([200, 'stale']);
      expect.soft(await answer.text(), address).toBe(text);
    }
  });

  test('the building is an archive of IMDF with the shops of the map, and stays while the content system is away', {
    tag: '@long',
  }, async ({ page, cutOff }) => {
    test.setTimeout(scaled(120_000));
    const baseURL = cutOff.url;
    const path = '/data/v1/building.imdf.zip';
    await whole(baseURL + path);
    expect((await whole(`${baseURL}/data`)).text).toContain(path);
    const answer = await fetch(baseURL + path);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const files = filesOfZip(bytes);
    expect(imdfObjections(files)).toEqual([]);
    const told = (type: string) =>
      (JSON.parse(files.get(`${type}.geojson`) ?? '{}') as { features: { properties: ImdfProperties }[] })
        .features;
    expect(told('level')).toHaveLength(5);
    expect(told('opening').length).toBeGreaterThan(told('unit').length / 2);
    expect(told('occupant').length).toBeGreaterThan(50);
    // Every live language says what a floor is called.
    expect(Object.keys(told('level')[0]?.properties.name ?? {})).toHaveLength(11);
    const occupant = told('occupant').find(({ properties }) => properties.website);
    const own = new URL(occupant?.properties.website ?? '').pathname;
    await whole(baseURL + own);
    await page.goto(own);
    await expect(page.locator('main h1')).toContainText(occupant?.properties.name.pl ?? '-');
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await fetch(baseURL + path, { headers })).status).toBe(304);

    cutOff.proxy.ailment = 'dead';
    await purgeAll(baseURL);
    const stale = await fetch(baseURL + path);
    expect([stale.status, stale.headers.get('x-cache')]).toEqual([200, 'stale']);
    expect(Buffer.from(await stale.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('a page is text for whoever asks for text, and HTML for everybody else', { tag: '@long' }, async ({
    page,
    cutOff,
  }) => {
    const baseURL = cutOff.url;
    test.setTimeout(scaled(120_000));
    const path = address('contact', {}, 'en');
    await whole(baseURL + path);
    await page.goto(path);
    const heading = await page.locator('main h1').innerText();
    for (const type of ['text/markdown', 'text/plain']) {
      const answer = await fetch(baseURL + path, { headers: { accept: type } });
      expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(answer.headers.get('vary')).toContain('accept,');
      const text = await answer.text();
      expect(text).toContain(`# ${heading}`);
      expect(text).not.toMatch(/<(?:div|p|script)\b/);
    }
    const html = await fetch(baseURL + path, { headers: { accept: '*/*' } });
    expect(html.headers.get('content-type')).toContain('text/html');
    const security = (await whole(`${baseURL}/.well-known/security.txt`)).text;
    expect(security).toMatch(/^Contact: \S+/);
    expect(Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? '')).toBeGreaterThan(Date.now());
    expect((await whole(`${baseURL}/llms.txt`)).text).toContain('## Calendars and feeds');
  });
});
