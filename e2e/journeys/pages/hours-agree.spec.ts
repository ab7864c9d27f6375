import { addDays } from '@mall/contract/centre-time.ts';
import type { Locator, Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import { call } from '../../content/content-requests.ts';
import { centreInstant, centreToday, expect, hoursOf, pl, test } from '../../pages/site.ts';

test.use({ visitor: 'returning' });

/** Pages know the special days of two months. */
const IN_SIGHT = 50;
const RESTAURANT = address('tenant', { category: 'jedzenie', slug: 'kluska-i-syn' }, 'pl-PL');
const FOOD = address('tenants', { category: 'jedzenie' }, 'pl-PL');
const CONTACT = address('contact', {}, 'pl-PL');
const RESTAURANTS = 'Restauracje';

async function specialDays() {
  const { openingTime } = await call('headerStatic', {});
  const today = centreToday();
  return (openingTime?.special_opening_days ?? []).flatMap((day) =>
    day.date && day.date > today && day.date < addDays(today, IN_SIGHT) ? [{ ...day, date: day.date }] : [],
  );
}

/** State and words of each place, as a list of them says. */
async function said(items: Locator, name: string): Promise<Record<string, string>> {
  await expect(items.first().locator('opening-state')).toHaveAttribute('data-state', /./);
  const pairs = await items.evaluateAll(
    (all, heading) =>
      all.map((item) => {
        const state = item.querySelector<HTMLElement>('opening-state');
        return [
          item.querySelector(heading)?.textContent?.trim() ?? '',
          `${state?.dataset.state} ${state?.textContent}`,
        ];
      }),
    name,
  );
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** Asks every surface at one moment, and holds each of them to what home says. */
async function agree(page: Page, date: string, time: string) {
  await page.clock.setFixedTime(centreInstant(date, time));
  await page.goto('/');
  const home = await said(page.locator('main section:has(> search) li:has(> opening-state)'), 'b');
  const where = `${date} ${time}`;
  const [centre = ''] = Object.keys(home);

  // The header: its badge, and the row that counts in the table of each place.
  const badge = hoursOf(page).locator('summary opening-state');
  expect(`${await badge.getAttribute('data-state')} ${await badge.textContent()}`, where).toBe(home[centre]);
  for (const section of await hoursOf(page).locator('section').all()) {
    const place = (await section.locator('h2').textContent()) ?? '';
    const cells = await section.locator('tr[data-today] td').allTextContents();
    const shut = cells.length > 0 && cells.every((cell) => !/\d/.test(cell));
    const open = home[place]?.startsWith('open') === true;
    expect(shut && open, `${where}, ${place}: ${cells} beside ${home[place]}`).toBe(false);
  }

  await page.goto(CONTACT);
  const contact = page.locator('#opening-hours section');
  expect(await said(contact, 'h2'), `${where}, contact`).toEqual(home);

  // Places that are shops: the shop's page, its card, its row in the search.
  const shops = await contact.evaluateAll((all) =>
    all.flatMap((section) => {
      const href = section.querySelector(':scope > a')?.getAttribute('href');
      return href ? [{ href, place: section.querySelector('h2')?.textContent ?? '' }] : [];
    }),
  );
  expect(shops.length).toBeGreaterThan(0);
  for (const { href, place } of shops) {
    await page.goto(href);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const state = page.locator('main opening-state').first();
    await expect(state, `${where}, ${href}`).toHaveText(home[place]?.replace(/^\w+ /, '') ?? '');
    await page.goto(href.slice(0, href.lastIndexOf('/')));
    const card = page
      .locator('main li', { has: page.locator(`a[href="${href}"]`) })
      .locator('opening-state')
      .first();
    await expect(card, `${where}, card of ${name}`).toHaveText(home[place]?.replace(/^\w+ /, '') ?? '');
    await page.goto(address('search', {}, 'pl-PL', { q: name }));
    const found = page.locator('[data-list=tenants] > li', { has: page.locator(`a[href="${href}"]`) });
    await expect(found.locator('opening-state'), `${where}, search`).toHaveText(
      home[place]?.replace(/^\w+ /, '') ?? '',
    );
  }

  // A restaurant keeps the restaurants' hours in the demo, on its page and its card.
  const words = home[RESTAURANTS]?.replace(/^\w+ /, '') ?? '';
  await page.goto(RESTAURANT);
  await expect(page.locator('main opening-state').first(), `${where}, restaurant`).toHaveText(words);
  await page.goto(FOOD);
  await expect(
    page
      .locator('main li', { has: page.locator(`a[href="${RESTAURANT}"]`) })
      .locator('opening-state')
      .first(),
    `${where}, restaurant's card`,
  ).toHaveText(words);
  return home;
}

test.describe.configure({ timeout: scaled(120_000) });

test('on a day when the whole centre rests every surface says so', { tag: '@long' }, async ({ page }) => {
  const rest = (await specialDays()).filter(({ for_what, opening_hour }) => !for_what && !opening_hour);
  test.skip(rest.length === 0, 'no such day within two months of today');
  for (const { date } of rest.slice(0, 2)) {
    const home = await agree(page, date, '13:00');
    for (const place of ['Galeria', 'Supermarket', RESTAURANTS, 'Kino'])
      expect(home[place], date).toMatch(/^closed/);
    // Only the car park says otherwise.
    expect(home.Parking).toMatch(/^open/);
  }
});

test('on a long evening every place keeps its own hours', { tag: '@long' }, async ({ page }) => {
  const days = await specialDays();
  // Midnight as the demo writes it, or as the admin does who has saved the form.
  const evening = days.find(({ closing_hour }) => /^(?:00|24):00/.test(closing_hour ?? ''));
  if (!evening) throw new Error('the demo has no long evening in sight');
  const { date } = evening;
  expect((await agree(page, date, '08:00')).Supermarket).toMatch(/^open/);
  const late = await agree(page, date, '23:30');
  expect(late.Galeria).toContain('24:00');
  expect(late[RESTAURANTS]).toMatch(/^closed/);
});

test('on a plain night too, and the search can be asked for what is open', { tag: '@long' }, async ({
  page,
}) => {
  const special = new Set((await specialDays()).map(({ date }) => date));
  const date = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    .map((ahead) => addDays(centreToday(), ahead))
    .find((one) => [0, 1].every((days) => !special.has(addDays(one, days)))) as string;
  const night = await agree(page, addDays(date, 1), '00:20');
  expect(night.Parking).toMatch(/^open/);
  expect(night.Galeria).toMatch(/^closed/);
});

test('contact lists every special day once, with the hours of every place', async ({ page }) => {
  await page.goto(CONTACT);
  const section = page.locator('section', { has: page.locator('#special-days') });
  await expect(section.getByRole('heading')).toHaveText(pl('contact:specialDays'));
  const { openingTime } = await call('headerStatic', {});
  const places = [...new Set(openingTime?.opening_hours.map(({ for_what }) => for_what))];
  const dates = [...new Set(openingTime?.special_opening_days.map(({ date }) => date))]
    .filter((date) => date !== null && date >= centreToday())
    .sort();
  const rows = section.locator('tr[data-date]');
  expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-date')))).toEqual(dates);
  for (const row of await rows.all()) await expect(row.locator('td')).toHaveCount(places.length);
  const own = openingTime?.special_opening_days.filter(({ for_what }) => for_what === 'Supermarket') ?? [];
  expect(own.length).toBeGreaterThan(3);
  const column = places.indexOf('Supermarket');
  for (const { date, opening_hour: opens } of own) {
    const cell = section.locator(`tr[data-date="${date}"] td`).nth(column);
    await expect(cell, String(date)).toContainText(
      opens ? opens.slice(0, 5).replace(/^0/, '') : pl('contact:closed'),
    );
  }
  const { scrollWidth, clientWidth } = await page.locator('html').evaluate((html) => ({
    scrollWidth: html.scrollWidth,
    clientWidth: html.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await section.locator('summary').click();
  await expect(section.locator('table').last()).toBeVisible();
});
