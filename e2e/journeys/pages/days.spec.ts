import { addDays } from '@mall/contract/centre-time.ts';
import type { Locator, Page } from '@playwright/test';
import { address } from '../../../website/src/i18n/addresses.ts';
import { LANGUAGE_NAMES } from '../../../website/src/i18n/locales.ts';
import { call } from '../../content/content-requests.ts';
import { centreToday, expect, languagesOf, pl, test } from '../../pages/site.ts';

test.use({ javaScriptEnabled: false });

const EVENTS = address('events', {}, 'pl-PL');
const CINEMA = address('cinema', {}, 'pl-PL');

const filters = (page: Page): Locator => page.getByRole('navigation', { name: pl('events:when') }).first();

/** Where the rooms of the page lead, as they are read. */
const listed = (page: Page): Promise<string[]> =>
  page
    .locator('main h3 a')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => new URL(href).pathname));

/** Where the list leads that search engines are told of. */
async function told(page: Page): Promise<string[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const things: { '@type': string; itemListElement?: { url: string }[] }[] =
    JSON.parse(text ?? '{}')['@graph'] ?? [];
  const list = things.find((thing) => thing['@type'] === 'ItemList')?.itemListElement ?? [];
  return list.map(({ url }) => new URL(url).pathname);
}

test('events keep the order of the call, and a day, week or month narrows them', async ({ page }) => {
  const { items } = await call('activeEvents', { now: new Date().toISOString() });
  await page.goto(EVENTS);
  expect(await page.locator('main h3 a').allTextContents()).toEqual(items.map(({ name }) => name));
  expect(await told(page)).toEqual(await listed(page));
  const days = filters(page)
    .locator('a[href*="-"]')
    .filter({ hasText: /\d\.\d/ });
  const day = days.first();
  const value =
    new URL((await day.getAttribute('href')) ?? '', 'http://site').searchParams.get('kiedy') ?? '';
  const count = Number(await day.locator('small').textContent());
  await day.click();
  await expect(page).toHaveURL(`${EVENTS}?kiedy=${value}`);
  await expect(page.locator('main h3 a')).toHaveCount(count);
  await expect(filters(page).locator('[aria-current]')).toHaveCount(1);
  expect(await page.title()).toContain(await page.locator('main h2').first().innerText());
  const wanted = items.filter(
    ({ startDate, endDate }) =>
      (startDate ?? '').slice(0, 10) <= value && (endDate ?? '9').slice(0, 10) >= value,
  );
  expect((await page.locator('main h3 a').allTextContents()).toSorted()).toEqual(
    wanted.map(({ name }) => name).toSorted(),
  );
  expect(await told(page)).toEqual(await listed(page));
  await languagesOf(page).locator('summary').click();
  await languagesOf(page).getByRole('link', { name: LANGUAGE_NAMES['hu-HU'] }).click();
  await expect(page).toHaveURL(`${address('events', {}, 'hu-HU')}?mikor=${value}`);
  await expect(page.locator('main h3 a')).toHaveCount(count);
});

test('an empty month says so and leads on; what is no period of these days leads to the list', {
  tag: '@long',
}, async ({ page }) => {
  const { items } = await call('activeEvents', { now: new Date().toISOString() });
  const last =
    items
      .map(({ endDate }) => endDate ?? '')
      .toSorted()
      .at(-1) ?? '';
  const empty = addDays(`${last.slice(0, 7)}-01`, 32).slice(0, 7);
  await page.goto(`${EVENTS}?kiedy=${empty}`);
  await expect(page.locator('main')).toContainText(pl('events:nothing'));
  await page
    .locator('main')
    .getByRole('link', { name: pl('events:all') })
    .click();
  await expect(page).toHaveURL(EVENTS);
  for (const value of ['week', addDays(centreToday(), -1), addDays(centreToday(), 14), '2020-W01']) {
    await page.goto(`${EVENTS}?kiedy=${value}`);
    await expect(page).toHaveURL(EVENTS);
  }
});

test('the cinema shows one day, the others are links, and a day beyond leads to the first', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(CINEMA);
  const bar = page.getByRole('navigation', { name: pl('cinema:days') });
  const links = bar.getByRole('link');
  const all = await links.count();
  expect(all).toBeGreaterThan(3);
  const shown = page.locator('main section[id^=day-]');
  await expect(shown).toHaveCount(1);
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
  const first = await shown.getAttribute('id');
  await links.nth(2).click();
  await expect(page).toHaveURL(/\?kiedy=(\d{4}-\d\d-\d\d)#day-\1$/);
  await expect(shown).toHaveCount(1);
  await expect(shown).not.toHaveAttribute('id', first ?? '');
  await expect(shown).toBeInViewport();
  await expect(links).toHaveCount(all);
  await expect(bar.locator('[aria-current]')).toHaveCount(1);
  expect(await page.title()).toContain((await shown.getByRole('heading', { level: 2 }).innerText()).trim());
  await links.first().click();
  await expect(page).toHaveURL(`${CINEMA}#${first}`);
  for (const value of [addDays(centreToday(), 30), addDays(centreToday(), -1), 'x']) {
    await page.goto(`${CINEMA}?kiedy=${value}`);
    await expect(page).toHaveURL(CINEMA);
  }
});

test('a shop says its floor in words', async ({ page }) => {
  await page.goto('/sklepy/moda/halland');
  await expect(page.locator('main').getByText(pl('common:floor.name.first'), { exact: true })).toBeVisible();
});

test('a browser that asks for the icon by itself gets one', async ({ page }) => {
  const icon = await page.request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['cache-control']]).toEqual([200, 'public, max-age=3600']);
  expect(icon.headers()['content-type']).toMatch(/^image\//);
});
