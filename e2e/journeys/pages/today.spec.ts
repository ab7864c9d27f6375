import { addDays } from '@mall/contract/centre-time.ts';
import type { Page } from '@playwright/test';
import { centreInstant, expect, pl, scrollTo, test } from '../../pages/site.ts';

test.use({ visitor: 'returning' });

const MINUTE = 60_000;
/** In minutes. */
const DAY = 24 * 60;
/** Nine o'clock on the second day of the line. */
const MORNING = DAY + 9 * 60;
const MAX_SHIFT = 0.02;

/** The moment (ms) of a minute that the line counts from the midnight of its first day, on the centre's clock. */
async function clockOf(page: Page): Promise<(minute: number) => number> {
  await page.goto('/');
  const first = (await page.locator('#today').getAttribute('data-first')) ?? '';
  return (minute) => {
    const of = new Date(minute * MINUTE).toISOString();
    return +centreInstant(addDays(first, Math.floor(minute / DAY)), of.slice(11, 16));
  };
}

/** Has the code of home's clock come, which waits until the page begins to be scrolled. */
async function clockCode(page: Page) {
  await scrollTo(page, 1);
  await expect(page.locator('#today')).toHaveAttribute('data-part', /./);
}

/** The first thing of tomorrow, which a page kept until then shows as today's. */
async function firstOfTomorrow(page: Page) {
  const at = await clockOf(page);
  const entry = page.locator('#today [data-day="1"] [data-start]').first();
  const minutes = (name: string) => entry.getAttribute(name).then(Number);
  return { at, entry, start: await minutes('data-start'), end: await minutes('data-end') };
}

test('what is next counts down, is on when its minute comes, and then is over', async ({ page }) => {
  const { at, entry, start, end } = await firstOfTomorrow(page);
  await page.clock.install({ time: at(start - 26) });
  await page.reload();
  await clockCode(page);
  await page.clock.pauseAt(at(start - 25) + 1000);
  await expect(page.locator('#today')).toHaveAttribute('data-shown', '1');
  await expect(page.locator('#today h2:visible')).toHaveText(pl('home:today.heading'));
  await expect(entry).toHaveAttribute('data-state', 'next');
  await expect(entry).toContainText('za 25 min');
  await page.clock.runFor(25 * MINUTE);
  await expect(entry).toHaveAttribute('data-state', 'now');
  await expect(entry.locator('em')).toHaveText(pl('home:today.now'));
  await page.clock.fastForward((end - start) * MINUTE);
  await expect(entry).toHaveAttribute('data-state', 'over');
  await expect(entry.locator('em')).toHaveText(pl('home:today.over'));
});

test('what has closed is struck out, what is open is not', { tag: '@long' }, async ({ page }) => {
  const at = await clockOf(page);
  const places = page.locator('#today [data-closes]');
  test.skip((await places.count()) === 0, 'on a day on which nothing closes there is nothing to strike out');
  const closes = async (place: typeof places) => Number(await place.getAttribute('data-closes'));
  const [first, last] = [await closes(places.first()), await closes(places.last())];
  await page.clock.install({ time: at(first - 1) });
  await page.reload();
  await clockCode(page);
  await expect(places.last()).toHaveAttribute('data-state', '');
  // On a holiday a single place may be left, and is then the first to close and the last.
  await page.clock.fastForward(Math.max(1, last - first) * MINUTE);
  await expect(places.first()).toHaveAttribute('data-state', 'over');
  await expect(places.last()).toHaveAttribute('data-state', last > first ? '' : 'over');
});

test('this minute stands on the line, under its hour', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  const { at } = await firstOfTomorrow(page);
  await page.clock.install({ time: at(DAY + 13 * 60) });
  await page.reload();
  await clockCode(page);
  const mark = page.locator('#today [data-day="1"] [data-time]');
  await expect(mark).toHaveAttribute('data-time', '13:00');
  const one = page.locator('#today [data-day="1"] i', { hasText: /^13$/ });
  const left = async (of: typeof mark) => (await of.boundingBox())?.x ?? Number.NaN;
  expect(Math.abs((await left(mark)) - (await left(one)))).toBeLessThan(3);
  const flag = await mark.evaluate((line) => {
    const { width, height } = getComputedStyle(line, '::before');
    return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
  });
  expect(flag.width, 'the hour stands in one line').toBeGreaterThan(flag.height);
});

test('no words lie upon others', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.goto('/');
  const boxes = await page
    .locator('#today [data-day="1"] li[data-start] a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThan(1);
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      const apart =
        a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
      expect(apart, `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(true);
    }
  }
});

test('the evening comes without moving anything', { tag: '@long' }, async ({ page }) => {
  const { at } = await firstOfTomorrow(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.clock.install({ time: at(MORNING) });
  await page.reload();
  await clockCode(page);
  const today = page.locator('#today');
  await expect(today).toHaveAttribute('data-part', 'morning');
  await expect(today).not.toHaveClass(/on-ink/);
  // On a holiday nothing may be left to open by then.
  const doors = await today
    .locator('[data-day="1"] [data-opens]')
    .evaluateAll(
      (all, now) => all.filter((one) => Number(one.getAttribute('data-opens')) > now).length,
      MORNING,
    );
  await expect(today.getByText(pl('home:today.opens')).filter({ visible: true })).toHaveCount(doors ? 1 : 0);
  await today.scrollIntoViewIfNeeded();
  const before = await today.boundingBox();
  await page.clock.fastForward('09:30:00');
  await expect(today).toHaveAttribute('data-part', 'evening');
  await expect(today).toHaveClass(/on-ink/);
  await expect(today.locator('h2:visible')).toHaveText(pl('home:today.evening'));
  expect((await today.boundingBox())?.height).toBe(before?.height);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(MAX_SHIFT);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the day is there with its hours and places, and nothing claims to be on now', async ({ page }) => {
    await page.goto('/');
    const today = page.locator('#today');
    await expect(today.locator('h2:visible')).toHaveCount(1);
    await expect(today.locator('li[data-start] a:visible').first()).toHaveText(/\d{1,2}:\d{2}/);
    await expect(today.getByText(pl('home:today.now'), { exact: true })).toHaveCount(0);
    await expect(today.locator('[data-time]:visible')).toHaveCount(0);
  });
});
