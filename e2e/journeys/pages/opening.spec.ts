import { addDays } from '@mall/contract/centre-time.ts';
import type { Page } from '@playwright/test';
import { address } from '../../../website/src/i18n/addresses.ts';
import { call } from '../../content/content-requests.ts';
import { fault } from '../../faults/figures.ts';
import { long, some } from '../../length.ts';
import { centreInstant, centreToday, expect, hoursOf, LIVE, test } from '../../pages/site.ts';

test.use({ visitor: 'returning' });

/** The next date that no special day touches, by weekday (1 = Monday). */
async function plainDate(weekday: number): Promise<string> {
  const { openingTime } = await call('headerStatic', {});
  const special = new Set(openingTime?.special_opening_days.map((day) => day.date));
  const today = centreToday();
  for (let ahead = 1; ahead < 366; ahead += 1) {
    const date = addDays(today, ahead);
    const around = [-1, 0, 1].map((days) => addDays(date, days));
    if (new Date(date).getUTCDay() === weekday % 7 && !around.some((one) => special.has(one))) return date;
  }
  throw new Error('no such day');
}

async function at(page: Page, date: string, time: string, path = '/') {
  await page.clock.setFixedTime(centreInstant(date, time));
  await page.goto(path);
  return hoursOf(page).locator('summary opening-state');
}

test('open by day, closed by night, by the centre’s clock', fault(14), async ({ page }) => {
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
  await page.clock.setFixedTime(centreInstant(date, '22:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(badge).toHaveAttribute('data-state', 'closed');
  await expect(badge).toHaveAttribute('data-swung', '');
  await at(page, date, '22:01');
  await expect(badge).toHaveAttribute('data-state', 'closed');
  await expect(badge).not.toHaveAttribute('data-swung', '');
});

test('closed on a Sunday without hours', fault(14), async ({ page }) => {
  const badge = await at(page, await plainDate(7), '12:00');
  await expect(badge).toHaveAttribute('data-state', 'closed');
});

test('a closing after midnight belongs to the evening before', fault(14), async ({ page }) => {
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

test('special days override the week', long(fault(14)), async ({ page }) => {
  const { openingTime } = await call('headerStatic', {});
  const today = centreToday();
  const centre = openingTime?.opening_hours?.[0]?.for_what;
  // Pages know of two months; the demo always has one day of longer hours within its first week.
  const near = (openingTime?.special_opening_days ?? [])
    .filter(({ for_what: of }) => !of || of === centre)
    .filter(({ date }) => date && date > today && date < addDays(today, 50))
    .slice(0, 4);
  expect(near.length).toBeGreaterThan(0);
  for (const { date, opening_hour: opens, closing_hour: closes } of near) {
    for (const time of ['09:30', '18:00', '23:00']) {
      const open = opens && closes && time >= opens && (time < closes || closes.startsWith('00:00'));
      const badge = await at(page, String(date), time);
      await expect(badge, `${date} ${time}`).toHaveAttribute('data-state', open ? 'open' : 'closed');
    }
  }
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
  await page.clock.install({ time: centreInstant(date, '21:58') });
  await page.goto('/');
  await page.clock.pauseAt(+centreInstant(date, '21:59') + 30_000);
  const badge = hoursOf(page).locator('summary opening-state');
  await expect(badge).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(30_000);
  await expect(badge).toHaveAttribute('data-state', 'closed');
});

test('every language has words for open and closed', { tag: '@long' }, async ({ page }) => {
  const date = await plainDate(3);
  for (const locale of some(LIVE, 4)) {
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
