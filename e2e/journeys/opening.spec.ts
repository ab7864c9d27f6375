import type { Page } from '@playwright/test';
import { addDays } from '../../website/src/content/periods.ts';
import { address } from '../../website/src/i18n/addresses.ts';
import { call } from '../content-calls.ts';
import { centreToday, expect, hoursOf, LIVE, test } from '../site.ts';

test.use({ visitor: 'returning' });

// The browser stands in New York (playwright.config.ts); the centre in Warsaw. Winter: Warsaw is UTC+1.
const WARSAW_WINTER = '+01:00';
const inWinter = (date: string) => ['11', '12', '01', '02'].includes(date.slice(5, 7));

/** The next date in winter time that no special day touches, by weekday (1 = Monday). */
async function plainDate(weekday: number): Promise<string> {
  const { openingTime } = await call('headerStatic', {});
  const special = new Set(openingTime?.special_opening_days.map((day) => day.date));
  const today = centreToday();
  for (let ahead = 1; ahead < 366; ahead += 1) {
    const date = addDays(today, ahead);
    const around = [-1, 0, 1].map((days) => addDays(date, days));
    if (
      inWinter(date) &&
      new Date(date).getUTCDay() === weekday % 7 &&
      !around.some((one) => special.has(one))
    )
      return date;
  }
  throw new Error('no such day');
}

async function at(page: Page, date: string, time: string, path = '/') {
  await page.clock.setFixedTime(new Date(`${date}T${time}:00${WARSAW_WINTER}`));
  await page.goto(path);
  return hoursOf(page).locator('summary opening-state');
}

test('open by day, closed by night, by the centre’s clock', async ({ page }) => {
  const date = await plainDate(3);
  const badge = await at(page, date, '09:00');
  await expect(badge).toHaveAttribute('data-state', 'open');
  await expect(badge).toContainText('22:00');
  await at(page, date, '08:59');
  await expect(badge).toHaveAttribute('data-state', 'closed');
  await expect(badge).toContainText('9:00');
  await at(page, date, '21:59');
  await expect(badge).toHaveAttribute('data-state', 'open');
  await at(page, date, '22:00');
  await expect(badge).toHaveAttribute('data-state', 'closed');
});

test('the door swings when the hour strikes, and not before', async ({ page }) => {
  const date = await plainDate(3);
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ target, pseudoElement }) => {
      if (target instanceof HTMLElement && pseudoElement === '::before') target.dataset.swung = '';
    });
  });
  const badge = await at(page, date, '21:59');
  await expect(badge).toHaveAttribute('data-state', 'open');
  await page.clock.setFixedTime(new Date(`${date}T22:00:00${WARSAW_WINTER}`));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(badge).toHaveAttribute('data-state', 'closed');
  await expect(badge).toHaveAttribute('data-swung', '');
  await at(page, date, '22:01');
  await expect(badge).toHaveAttribute('data-state', 'closed');
  await expect(badge).not.toHaveAttribute('data-swung', '');
});

test('closed on a Sunday without hours', async ({ page }) => {
  const badge = await at(page, await plainDate(7), '12:00');
  await expect(badge).toHaveAttribute('data-state', 'closed');
});

test('a closing after midnight belongs to the evening before', async ({ page }) => {
  const saturday = await plainDate(6);
  const cinema = '/tenants/kino/kino-zorza';
  const badge = page.locator('main opening-state').first();
  await at(page, saturday, '00:30', cinema);
  await expect(badge).toHaveAttribute('data-state', 'open');
  await expect(badge).toContainText('1:00');
  await at(page, saturday, '01:00', cinema);
  await expect(badge).toHaveAttribute('data-state', 'closed');
  await at(page, await plainDate(2), '23:59', cinema);
  await expect(badge).toHaveAttribute('data-state', 'open');
  await expect(badge).toContainText('24:00');
});

test('a special day overrides the week', async ({ page }) => {
  const { openingTime } = await call('headerStatic', {});
  const winter = (openingTime?.special_opening_days ?? []).filter(({ date }) => date && inWinter(date));
  const shut = winter.find((day) => !day.opening_hour && new Date(String(day.date)).getUTCDay() !== 0);
  const sunday = winter.find((day) => day.opening_hour && new Date(String(day.date)).getUTCDay() === 0);
  if (!shut?.date || !sunday?.date) throw new Error('the demo lacks a special day');
  const badge = await at(page, shut.date, '12:00');
  await expect(badge).toHaveAttribute('data-state', 'closed');
  await at(page, sunday.date, '12:00');
  await expect(badge).toHaveAttribute('data-state', 'open');
});

test('a new shop is opening soon, whatever the hour', async ({ page }) => {
  const { menuData } = await call('headerStatic', {});
  for (const { categorySlug } of menuData) {
    const shops = await call('tenantsOfCategory', { category: categorySlug });
    const coming = shops.items.find((shop) => shop.opening_soon);
    if (!coming) continue;
    await at(
      page,
      await plainDate(3),
      '12:00',
      address('tenant', { category: categorySlug, slug: coming.slug }, 'pl-PL'),
    );
    await expect(page.locator('main opening-state').first()).toHaveAttribute('data-state', 'soon');
    return;
  }
  throw new Error('the demo has no shop that opens soon');
});

test('the badge turns when the minute comes, without a reload', async ({ page }) => {
  const date = await plainDate(3);
  await page.clock.install({ time: new Date(`${date}T21:58:00${WARSAW_WINTER}`) });
  await page.goto('/');
  await page.clock.pauseAt(new Date(`${date}T21:59:30${WARSAW_WINTER}`));
  const badge = hoursOf(page).locator('summary opening-state');
  await expect(badge).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(30_000);
  await expect(badge).toHaveAttribute('data-state', 'closed');
});

test('every language has words for open and closed', async ({ page }) => {
  const date = await plainDate(3);
  for (const locale of LIVE) {
    const words = [];
    for (const time of ['12:00', '23:00']) {
      const badge = await at(page, date, time, address('contact', {}, locale));
      await expect(badge).toHaveAttribute('data-state', time === '12:00' ? 'open' : 'closed');
      words.push(await badge.textContent());
    }
    expect(words[0]).toContain('22');
    expect(words[0]).not.toBe(words[1]);
  }
});
