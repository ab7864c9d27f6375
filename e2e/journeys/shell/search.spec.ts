import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../base-test.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { sharedToken } from '../../content/staff.ts';
import { axeFaults } from '../../pages/axe.ts';

// Search as section 4 of the specification has it: the overlay over a made-up centre, the page over the demo's.
const DATA = '**/search-data-*.json';
const DEBOUNCE_MS = 400;

const thing = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  href: `/oferty#${id}`,
  text: '',
  specialties: [],
  level: 1,
  ...more,
});

/** 30 shops, 12 offers and 10 events with "kawa", and a few for single sentences. */
function centre() {
  const many = (count: number, from: number, name: string, more: (at: number) => object = () => ({})) =>
    Array.from({ length: count }, (_, at) => thing(from + at, `${name} ${at + 1}`, more(at)));
  return {
    tenants: [
      ...many(30, 1, 'Kawa', (at) => ({
        specialties: [at % 2 ? 'Lody' : 'Palarnie'],
        room: `1.${at + 10}`,
        line: 'Kawiarnie',
      })),
      thing(40, 'Miasto Łódź', {
        text: 'Blisko ronda',
        hours: { code: '1234567,00:00,24:00', text: 'codziennie' },
      }),
      thing(41, 'Księgarnia', { specialties: ['Komiksy'], hours: { code: '1234567', text: 'nieczynne' } }),
      thing(42, '<img src=x onerror="document.title=1">', { line: '<b>gruby</b>' }),
      thing(43, 'Hallandia'),
    ],
    offers: [...many(12, 100, 'Kawa za pół ceny'), thing(120, 'Hallander')],
    events: [...many(10, 200, 'Kawa i koncert'), thing(220, 'Hallandowie')],
  };
}

/** Serves the made-up centre in place of the demo's data, with the demo's words; says how often it was asked. */
async function withCentre(page: Page) {
  const asked: string[] = [];
  await page.route(DATA, async (route: Route) => {
    asked.push(new URL(route.request().url()).pathname);
    const { words } = await (await route.fetch()).json();
    await route.fulfill({ json: { words, items: centre() } });
  });
  return asked;
}

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Szukaj w galerii' });
const field = (page: Page) => overlay(page).getByRole('textbox');
const tab = (page: Page, name: string) => overlay(page).getByRole('tab', { name });
const list = (page: Page, name: string) => overlay(page).locator(`[data-list="${name}"] > li`);

async function openSearch(page: Page, path = '/kontakt') {
  await page.goto(path);
  await page.getByRole('banner').getByRole('link', { name: 'Szukaj' }).click();
  await expect(field(page)).toBeFocused();
}

test.describe('the overlay', () => {
  test('opens from the header, by / and by Ctrl-K, over the whole screen, and gives the focus back', {
    tag: '@one-size',
  }, async ({ page }) => {
    await withCentre(page);
    await openSearch(page);
    const box = await overlay(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Szukaj' })).toBeFocused();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await field(page).press('/');
    await expect(field(page)).toHaveValue('/');
    await overlay(page).getByRole('button', { name: 'Zamknij' }).click();
    await expect(overlay(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  });

  test('searches 400 ms after the last key, and at once on Enter', { tag: '@one-size' }, async ({ page }) => {
    const time = Date.parse('2026-11-21T10:00:00Z');
    await page.clock.install({ time });
    await withCentre(page);
    await openSearch(page);
    await field(page).fill('miasto');
    await expect(list(page, 'tenants')).toHaveCount(1);
    await field(page).fill('');
    await page.clock.pauseAt(time + 3_600_000);
    await field(page).pressSequentially('kaw');
    await page.clock.runFor(DEBOUNCE_MS - 1);
    await field(page).press('a');
    await page.clock.runFor(DEBOUNCE_MS - 1);
    await expect(list(page, 'tenants')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(list(page, 'tenants')).toHaveCount(4);
    await field(page).fill('miasto');
    await field(page).press('Enter');
    await expect(list(page, 'tenants')).toHaveCount(1);
    await expect(page).toHaveURL(/kontakt$/);
  });

  test('shows tabs with counts, moved by the arrow keys', { tag: '@one-size' }, async ({ page }) => {
    await withCentre(page);
    await openSearch(page);
    await field(page).fill('kawa');
    await expect(tab(page, 'Wszystko')).toHaveText('Wszystko 52');
    await expect(tab(page, 'Sklepy')).toHaveText('Sklepy 30');
    await expect(tab(page, 'Oferty')).toHaveText('Oferty 12');
    await expect(tab(page, 'Wydarzenia')).toHaveText('Wydarzenia 10');
    await tab(page, 'Wszystko').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Sklepy')).toBeFocused();
    await expect(tab(page, 'Sklepy')).toHaveAttribute('aria-selected', 'true');
    await expect(list(page, 'offers')).toHaveCount(0);
    await page.keyboard.press('End');
    await expect(tab(page, 'Wydarzenia')).toHaveAttribute('aria-selected', 'true');
    await expect(list(page, 'events')).toHaveCount(3);
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Wszystko')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    await expect(tab(page, 'Wszystko')).toHaveAttribute('aria-selected', 'true');
    await expect(overlay(page).getByRole('tabpanel', { name: 'Wszystko' })).toBeVisible();
  });

  test('shows 4 shops and 8 more, 3 offers and events and 6 more, as long as more remain', {
    tag: ['@one-size', '@long'],
  }, async ({ page }) => {
    await withCentre(page);
    await openSearch(page);
    await field(page).fill('kawa');
    const more = overlay(page).getByRole('button', { name: /Pokaż jeszcze/ });
    for (const [type, steps] of [
      ['Sklepy', [4, 12, 20, 28, 30]],
      ['Oferty', [3, 9, 12]],
      ['Wydarzenia', [3, 9, 10]],
    ] as const) {
      await tab(page, type).click();
      const results = overlay(page).locator('[data-list]').first().locator('> li');
      for (const [at, count] of steps.entries()) {
        await expect(results).toHaveCount(count);
        if (at < steps.length - 1) await more.first().click();
      }
      // The first of those that came has the focus: the button may be gone.
      await expect(results.nth(steps.at(-2) ?? 0).getByRole('link')).toBeFocused();
      await expect(overlay(page).locator(`[data-list]:not([data-list$="related"]) + p button`)).toHaveCount(
        0,
      );
    }
  });

  test('says what was looked for, nothing found, and what resembles it for each type', {
    tag: '@one-size',
  }, async ({ page }) => {
    await withCentre(page);
    await openSearch(page);
    await field(page).fill('kawa');
    await expect(overlay(page).getByRole('heading', { name: 'Wyniki wyszukiwania: „kawa”' })).toBeVisible();
    await field(page).fill('halladn');
    await expect(overlay(page).getByRole('heading', { name: 'Nic nie pasuje do „halladn”' })).toBeVisible();
    await expect(overlay(page).getByRole('status')).toHaveText('Nic nie pasuje do „halladn”');
    for (const [heading, type, name] of [
      ['Podobne sklepy', 'tenants', 'Hallandia'],
      ['Podobne oferty', 'offers', 'Hallander'],
      ['Podobne wydarzenia', 'events', 'Hallandowie'],
    ] as const) {
      await expect(overlay(page).getByRole('heading', { name: heading })).toBeVisible();
      await expect(list(page, `${type}-related`).first()).toContainText(name);
    }
  });

  test('tells what was not found without cookies, once it stands, and staff see it from ten on', {
    tag: '@one-size',
  }, async ({ page, context, baseURL }) => {
    const words = `qqq${Array.from({ length: 8 }, () => 'xyzvw'.charAt(Math.random() * 5)).join('')}`;
    const none = (of: string) => overlay(page).getByRole('heading', { name: `Nic nie pasuje do „${of}”` });
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/empty-search')) told.push(request.postData() ?? '');
    });
    await context.addCookies([{ name: 'known', value: '1', url: baseURL ?? '' }]);
    await withCentre(page);
    await page.clock.install();
    await openSearch(page);
    for (const typed of [words.slice(0, 6), 'anna@qqq.example', words]) {
      await field(page).fill(typed);
      await page.clock.runFor(DEBOUNCE_MS);
      await expect(none(typed)).toBeVisible();
      // What is typed on has not stood long enough.
      await page.clock.runFor(typed.includes('@') ? 60_000 : 2_000);
    }
    expect(told).toEqual([]);
    const asked = page.waitForRequest('**/empty-search?*');
    await page.clock.runFor(2_000);
    const request = await asked;
    expect((await request.allHeaders()).cookie).toBeUndefined();
    expect((await request.response())?.status()).toBe(204);
    expect(told).toEqual([`words=${words}`]);

    const headers = { authorization: `Bearer ${await sharedToken()}` };
    const shown = async () => {
      const answer = await fetch(`${contentUrl()}/admin/mall/empty-searches`, { headers });
      const { data } = (await answer.json()) as { data: { query: string; times: number }[] };
      return data.find(({ query }) => query === words)?.times;
    };
    const count = () =>
      fetch(`${contentUrl()}/api/search/empty?locale=pl-PL`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: words }),
      });
    for (let sent = 0; sent < 8; sent += 1) expect((await count()).status).toBe(200);
    expect(await shown()).toBeUndefined();
    expect((await count()).status).toBe(200);
    await expect.poll(shown).toBe(10);
  });

  test('puts what matches before what resembles, also when no shop matches', {
    tag: ['@one-size', '@long'],
  }, async ({ page }) => {
    await withCentre(page);
    await openSearch(page);
    await field(page).fill('hallande');
    await expect(overlay(page).locator('[data-list]').first()).toHaveAttribute('data-list', 'offers');
    await expect(overlay(page).getByRole('heading', { name: 'Oferty' })).toBeVisible();
    await expect(list(page, 'tenants-related').first()).toContainText('Hallandia');
  });

  test('clears with an empty query, and finds everything by the word for all', {
    tag: ['@one-size', '@long'],
  }, async ({ page }) => {
    await withCentre(page);
    await openSearch(page);
    await field(page).fill('kawa');
    await expect(list(page, 'tenants')).toHaveCount(4);
    await field(page).fill('  ');
    await expect(list(page, 'tenants')).toHaveCount(0);
    await expect(overlay(page).getByRole('heading')).toHaveCount(0);
    await field(page).fill('WSZYSTKO');
    await expect(tab(page, 'Wszystko')).toHaveText('Wszystko 58');
  });

  test('filters shops by specialty only where there are several', { tag: ['@one-size', '@long'] }, async ({
    page,
  }) => {
    await withCentre(page);
    await openSearch(page);
    await field(page).fill('kawa');
    const filter = overlay(page).getByRole('combobox', { name: 'Kategoria' });
    await expect(filter.getByRole('option')).toHaveText(['wszystkie', 'Lody', 'Palarnie']);
    await filter.selectOption('Lody');
    await expect(tab(page, 'Sklepy')).toHaveText('Sklepy 15');
    await expect(list(page, 'tenants').first()).toContainText('Kawa 2');
    await field(page).fill('komiksy');
    await expect(tab(page, 'Sklepy')).toHaveText('Sklepy 1');
    await expect(filter).toHaveCount(0);
  });

  test('marks matches in their own spelling and says open or closed', {
    tag: ['@one-size', '@long'],
  }, async ({ page }) => {
    await withCentre(page);
    await openSearch(page);
    await field(page).fill('lodz');
    await expect(list(page, 'tenants').locator('mark')).toHaveText('Łódź');
    await expect(list(page, 'tenants').locator('opening-state')).toHaveText('Otwarte całą dobę');
    await field(page).fill('komiksy');
    await expect(list(page, 'tenants').locator('opening-state')).toHaveAttribute('data-state', 'closed');
    await expect(list(page, 'tenants').locator('opening-state')).toHaveText('Zamknięte');
  });

  test('shows hostile names as text', { tag: ['@one-size', '@long'] }, async ({ page }) => {
    await withCentre(page);
    await openSearch(page);
    const title = await page.title();
    await field(page).fill('onerror');
    await expect(list(page, 'tenants')).toContainText('<img src=x onerror="document.title=1">');
    await expect(list(page, 'tenants')).toContainText('<b>gruby</b>');
    await expect(list(page, 'tenants').locator('img, b')).toHaveCount(0);
    await field(page).fill('<script>alert(1)</script>');
    await expect(overlay(page).getByRole('heading').first()).toContainText('„<script>alert(1)</script>”');
    expect(await page.title()).toBe(title);
  });

  test('loads its data once, and forgets the query when it closes', { tag: ['@one-size', '@long'] }, async ({
    page,
  }) => {
    const asked = await withCentre(page);
    await page.goto('/kontakt');
    expect(asked).toEqual([]);
    await openSearch(page);
    await field(page).fill('kawa');
    await tab(page, 'Oferty').click();
    await expect(list(page, 'offers')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('');
    await expect(list(page, 'offers')).toHaveCount(0);
    await expect(tab(page, 'Wszystko')).toHaveAttribute('aria-selected', 'true');
    await field(page).fill('kawa');
    await expect(list(page, 'tenants')).toHaveCount(4);
    expect(asked).toEqual(['/search-data-pl-PL.json']);
  });

  test('goes on in another language with what was typed, on data of that language', {
    tag: ['@one-size', '@long'],
  }, async ({ page }) => {
    const asked = await withCentre(page);
    await openSearch(page);
    await field(page).fill('kawa');
    await expect(list(page, 'tenants')).toHaveCount(4);
    const languages = overlay(page).locator('summary', { hasText: 'Język' });
    await languages.click();
    await expect(overlay(page).getByRole('link', { name: 'English' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay(page).getByRole('link', { name: 'English' })).toBeHidden();
    await expect(overlay(page)).toBeVisible();
    await languages.click();
    await overlay(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/contact$/);
    const english = page.getByRole('dialog', { name: 'Search the centre' });
    await expect(english.getByRole('textbox')).toHaveValue('kawa');
    await expect(english.getByRole('heading', { name: 'Showing search results for “kawa”' })).toBeVisible();
    expect(asked).toEqual(['/search-data-pl-PL.json', '/search-data-en.json']);
  });

  test('only logs a failed load, and leads to the search page', { tag: ['@one-size', '@long'] }, async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    const failing = (route: Route) => route.fulfill({ status: 503, body: 'later' });
    await page.route(DATA, failing);
    await openSearch(page);
    await expect(overlay(page).getByRole('link', { name: 'Szukaj na osobnej stronie' })).toBeVisible();
    expect(logged.join()).toContain('Search data did not load');
    await page.keyboard.press('Escape');
    // In this order: whoever focuses the overlay in between asks for the data, and must not get the demo's.
    await withCentre(page);
    await page.unroute(DATA, failing);
    await page.keyboard.press('/');
    await field(page).fill('kawa');
    await expect(list(page, 'tenants')).toHaveCount(4);
    await page.keyboard.press('Escape');

    await page.route(DATA, failing);
    await openSearch(page);
    await expect(overlay(page).getByRole('link', { name: 'Szukaj na osobnej stronie' })).toBeVisible();
    await field(page).fill('kawa');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/szukaj\?q=kawa$/);
  });

  test('keeps the focus inside and the page beneath still', { tag: '@one-size' }, async ({ page }) => {
    await withCentre(page);
    await openSearch(page);
    await field(page).fill('lodz');
    await expect(list(page, 'tenants')).toHaveCount(1);
    const outside = () => page.evaluate(() => !document.activeElement?.closest('#search'));
    await page.keyboard.press('Shift+Tab');
    for (let press = 0; press < 30; press += 1) {
      expect(await outside()).toBe(false);
      await page.keyboard.press('Tab');
    }
    await overlay(page).hover();
    await page.mouse.wheel(0, 4_000);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('has nothing for axe to find, empty and with results', { tag: ['@one-size', '@long'] }, async ({
    page,
  }) => {
    await withCentre(page);
    await openSearch(page);
    expect(await axeFaults(page, '#search')).toEqual([]);
    await field(page).fill('kawa');
    await expect(list(page, 'tenants')).toHaveCount(4);
    expect(await axeFaults(page, '#search')).toEqual([]);
  });

  test('is there before its data on a slow line, and keeps what is typed until they come', {
    tag: ['@one-size', '@long'],
  }, async ({ page, context }) => {
    await withCentre(page);
    await page.goto('/kontakt');
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(DATA, async (route) => {
      await sent;
      await route.fallback();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Szukaj' }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('kawa');
    await expect(list(page, 'tenants')).toHaveCount(0);
    send();
    await expect(list(page, 'tenants')).toHaveCount(4);
    await expect(field(page)).toHaveValue('kawa');
  });
});

test.describe('the search page, without scripts', { tag: '@one-size' }, () => {
  test.use({ javaScriptEnabled: false });

  test('is where the header leads, and finds what the form asks for', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Szukaj' }).click();
    await expect(page).toHaveURL(/\/szukaj$/);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await page.getByRole('main').getByRole('textbox').fill('wszystko');
    await page.getByRole('main').getByRole('button', { name: 'Szukaj' }).click();
    await expect(page).toHaveURL(/\/szukaj\?q=wszystko$/);
    await expect(page.getByRole('heading', { name: 'Wyniki wyszukiwania: „wszystko”' })).toBeVisible();
    await expect(page.locator('[data-list="tenants"] > li')).toHaveCount(4);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('has tabs, "show more" and the filter as links and a form', { tag: '@long' }, async ({ page }) => {
    await page.goto('/szukaj?q=wszystko');
    const tabs = page.getByRole('navigation', { name: 'Rodzaj wyników' });
    await tabs.getByRole('link', { name: 'Oferty' }).click();
    await expect(page).toHaveURL(/\/szukaj\?q=wszystko&rodzaj=offers$/);
    await expect(page.locator('[data-list="offers"] > li')).toHaveCount(3);
    await page.getByRole('link', { name: 'Pokaż jeszcze 6' }).click();
    await expect(page.locator('[data-list="offers"] > li')).toHaveCount(9);
    await tabs.getByRole('link', { name: 'Sklepy' }).click();
    const count = await tabs.getByRole('link', { name: 'Sklepy' }).innerText();
    await page.getByRole('combobox', { name: 'Kategoria' }).selectOption('Kawa');
    await page.getByRole('button', { name: 'Zastosuj' }).click();
    await expect(page).toHaveURL(/kategoria=Kawa/);
    await expect(tabs.getByRole('link', { name: 'Sklepy' })).not.toHaveText(count);
    await expect(page.locator('[data-list="tenants"] > li').first()).toContainText('Kawa');
  });

  test('says when nothing is found, and shows nothing for nothing', { tag: '@long' }, async ({ page }) => {
    await page.goto('/szukaj?q=qqqxyzqqq');
    await expect(page.getByRole('heading', { name: 'Nic nie pasuje do „qqqxyzqqq”' })).toBeVisible();
    await page.goto('/szukaj?q=%3Cimg%20src=x%20onerror=alert(1)%3E');
    await expect(page.getByRole('heading').nth(1)).toContainText('<img src=x onerror=alert(1)>');
    await page.goto('/szukaj?q=');
    await expect(page.getByRole('main').locator('[data-list]')).toHaveCount(0);
    await page.goto('/en/search?q=all');
    await expect(page.getByRole('heading', { name: 'Showing search results for “all”' })).toBeVisible();
  });
});

test('the search page has nothing for axe to find and finds what the overlay finds', {
  tag: '@one-size',
}, async ({ page }) => {
  await page.goto('/szukaj?q=lody');
  expect(await axeFaults(page)).toEqual([]);
  const names = await page.locator('main [data-list="tenants"] h3').allInnerTexts();
  await page.keyboard.press('/');
  await field(page).fill('lody');
  await expect(list(page, 'tenants')).toHaveCount(names.length);
  await expect(overlay(page).locator('[data-list="tenants"] h3')).toHaveText(names);
});
