import type { Locator, Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import { call } from '../../content/content-requests.ts';
import { axeFaults } from '../../pages/axe.ts';
import { expect, pl, test } from '../../pages/site.ts';
import { trafficOf } from '../../pages/traffic.ts';

test.use({ visitor: 'returning' });

const MAP = address('map', {}, 'pl-PL');
const WAYFINDER = address('wayfinder', {}, 'pl-PL');
/** A shop on the first floor, reached from entrance A by a change of floor. */
const SHOP = '1.24';
const WAY = address('map', {}, 'pl-PL', { store: SHOP, from: 'A' });

const FIRST_VIEW = 60_000;
const INTERACTIVE = 25_000;

const stage = (page: Page): Locator => page.locator('[data-stage]');
const plan = (page: Page): Locator => stage(page).locator('> svg');
const shopOnPlan = (page: Page, room: string): Locator => plan(page).locator(`a[data-room="${room}"]`);
const steps = (page: Page): Locator => page.locator('section[aria-labelledby=way] ol > li');
const zoom = (page: Page) => plan(page).evaluate((svg) => new DOMMatrix(getComputedStyle(svg).transform).a);

/** Has the code of the map come, which waits for a first interaction. */
async function mapCode(page: Page) {
  // A pointer goes on moving, also while the page's first scripts are still to run.
  await expect
    .poll(async () => {
      await page.locator('map-view').dispatchEvent('pointerover');
      return stage(page).getAttribute('data-live');
    })
    .toBe('');
}

/** Sees whether the page is left: a mark on its window is gone after a load. */
async function mark(page: Page) {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => 'marked' in window);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every shop of a floor is a link in the plan and in the list, and floors are links', {
    tag: ['@one-size', '@long'],
  }, async ({ page }) => {
    await page.goto(MAP);
    const drawn = await plan(page)
      .locator('a[data-room]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const listed = await page
      .locator('[data-shop] > a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(drawn.length).toBeGreaterThan(10);
    expect([...listed].sort()).toEqual([...drawn].sort());
    await page
      .getByRole('navigation', { name: pl('map:floors') })
      .getByRole('link')
      .nth(2)
      .click();
    await expect(page).toHaveURL(/floor=1$/);
    await shopOnPlan(page, SHOP).click();
    await expect(page).toHaveURL(address('mapLocation', { id: SHOP }, 'pl-PL'));
    await expect(shopOnPlan(page, SHOP)).toHaveAttribute('aria-current', 'location');
  });

  test('a form gives the way in words and on each floor', { tag: '@one-size' }, async ({ page }) => {
    await page.goto(address('mapLocation', { id: SHOP }, 'pl-PL'));
    await page.getByLabel(pl('map:from')).selectOption('A');
    await page.getByRole('button', { name: pl('map:go') }).click();
    await expect(page).toHaveURL(/from=A/);
    await expect.poll(() => steps(page).count()).toBeGreaterThan(3);
    await expect(plan(page).locator('path[transform]').first()).toBeAttached();
    await steps(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/floor=1/);
    await expect(shopOnPlan(page, SHOP)).toBeVisible();
  });

  test('another profile avoids what it says', { tag: ['@one-size', '@long'] }, async ({ page }) => {
    await page.goto(WAY);
    await page.getByRole('link', { name: pl('map:profile.stepFree') }).click();
    await expect(page).toHaveURL(/profile=step-free/);
    await expect(steps(page).filter({ hasText: /wind/i }).first()).toBeVisible();
    await expect(steps(page).filter({ hasText: /^\s*(?:wjedź|zjedź|wejdź|zejdź) schod/i })).toHaveCount(0);
  });

  test('search finds a shop on any floor, and says so when there is none', {
    tag: ['@one-size', '@long'],
  }, async ({ page }) => {
    await page.goto(MAP);
    await page.getByLabel(pl('map:search')).fill('halland');
    await page.getByLabel(pl('map:search')).press('Enter');
    await expect(page.locator('[data-shop]')).toHaveCount(1);
    await page.goto(address('map', {}, 'pl-PL', { q: 'zzzzzz' }));
    await expect(page.getByText(pl('map:nothing'))).toBeVisible();
  });
});

test('the plan moves by wheel, buttons, keys and drag, and a drag opens no shop', {
  tag: '@one-size',
}, async ({ page }) => {
  await page.goto(MAP);
  await mapCode(page);
  await stage(page).scrollIntoViewIfNeeded();
  const box = await plan(page).boundingBox();
  if (!box) throw new Error('no plan');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => zoom(page)).toBeGreaterThan(1.2);
  await page.getByRole('button', { name: pl('map:zoomAll') }).click();
  await expect.poll(() => zoom(page)).toBe(1);
  await page.getByRole('button', { name: pl('map:zoomIn') }).click();
  await expect.poll(() => zoom(page)).toBeCloseTo(1.6);
  await stage(page).focus();
  await page.keyboard.press('+');
  await expect.poll(() => zoom(page)).toBeCloseTo(2.56);
  const before = await plan(page).boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await plan(page).boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  const url = page.url();
  const at = await plan(page).boundingBox();
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => Math.round((await plan(page).boundingBox())?.x ?? 0))
    .toBe(Math.round((at?.x ?? 0) + 60));
  expect(page.url()).toBe(url);
  await page.keyboard.press('0');
  await expect.poll(() => zoom(page)).toBe(1);
});

test('two fingers enlarge the plan', { tag: '@phone' }, async ({ page, context }) => {
  await page.goto(MAP);
  await mapCode(page);
  await stage(page).scrollIntoViewIfNeeded();
  const box = await plan(page).boundingBox();
  if (!box) throw new Error('no plan');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const cdp = await context.newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [45, 60, 75, 90])
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => zoom(page)).toBeGreaterThan(2);
});

test('floors, shops and the way change without leaving the page; back and forward show them again', {
  tag: '@one-size',
}, async ({ page }) => {
  await page.goto(MAP);
  await mapCode(page);
  const here = await mark(page);
  const floors = page.getByRole('navigation', { name: pl('map:floors') });
  await floors.getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/floor=1$/);
  await expect(page.locator('main')).toHaveClass(/\bf1\b/);
  await page.locator(`[data-shop="${SHOP}"] > a`).click();
  await expect(page).toHaveURL(address('mapLocation', { id: SHOP }, 'pl-PL'));
  await page.getByLabel(pl('map:from')).selectOption('A');
  await page.getByRole('button', { name: pl('map:go') }).click();
  await expect(steps(page).first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'map-location');
  await page.goBack();
  await expect(page).toHaveURL(/floor=1$/);
  await page.goForward();
  await expect(shopOnPlan(page, SHOP)).toHaveAttribute('aria-current', 'location');
  expect(await here()).toBe(true);
});

test('what is typed is searched at once, and the field keeps focus and text', {
  tag: ['@one-size', '@long'],
}, async ({ page }) => {
  await page.goto(MAP);
  await mapCode(page);
  const field = page.getByLabel(pl('map:search'));
  await field.pressSequentially('halla');
  await expect(page.locator('[data-shop]')).toHaveCount(1);
  await expect(page).toHaveURL(/q=halla/);
  await expect(field).toBeFocused();
  await field.pressSequentially('nd');
  await expect(field).toHaveValue('halland');
});

test('the whole journey by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(MAP);
  await mapCode(page);
  const shop = page.locator('[data-shop] > a').nth(3);
  await shop.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toHaveAttribute('data-page', 'map-location');
  await page.getByLabel(pl('map:from')).focus();
  await page.getByLabel(pl('map:from')).selectOption('A');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: pl('map:go') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#way')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeVisible();
});

test('closed shops are dimmed, as the list says', { tag: '@one-size' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T03:00:00Z'));
  await page.goto(MAP);
  const closed = page.locator('[data-shop]:has(opening-state[data-state=closed])');
  await expect(closed.first()).toBeAttached();
  const room = await closed.first().getAttribute('data-shop');
  await expect(shopOnPlan(page, room ?? '')).toHaveAttribute('data-state', 'closed');
  await expect(page.getByText(pl('map:closedNow')).first()).toBeVisible();
});

test('the first view is light, and so is the code that comes later', { tag: '@one-size' }, async ({
  page,
}) => {
  // What other parts of the page fetch ahead while it rests is no part of its first view.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const traffic = await trafficOf(page);
  const weight = () => traffic.bytes(['Document', 'Script', 'Stylesheet']);
  await page.goto(MAP);
  await traffic.settled();
  const first = weight();
  expect(first).toBeGreaterThan(20_000);
  expect(first).toBeLessThanOrEqual(FIRST_VIEW);
  await mapCode(page);
  await traffic.settled();
  expect(weight()).toBeGreaterThan(first);
  expect(weight() - first).toBeLessThanOrEqual(INTERACTIVE);
});

test('axe finds nothing on a way, a search, a category and an enlarged plan', {
  tag: ['@one-size', '@long'],
}, async ({ page }) => {
  test.setTimeout(scaled(90_000));
  for (const path of [
    WAY,
    address('map', {}, 'pl-PL', { q: 'a' }),
    address('map', {}, 'pl-PL', { amenity: 'restroom' }),
    address('wayfinder', {}, 'pl-PL', { store: SHOP }),
  ]) {
    await page.goto(path);
    await mapCode(page);
    await page.getByRole('button', { name: pl('map:zoomIn') }).click();
    expect.soft(await axeFaults(page), path).toEqual([]);
  }
});

test('text of twice the size needs no second scrollbar, and paper shows way and plan', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(WAY);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.emulateMedia({ media: 'print' });
  await expect(plan(page)).toBeVisible();
  await expect(steps(page).first()).toBeVisible();
  await expect(page.getByLabel(pl('map:search'))).toBeHidden();
});

test('a location that stands for another one leads there', { tag: '@one-size' }, async ({ page }) => {
  const { items } = await call('mapLocations', {});
  const moved = items.find(({ redirectId }) => redirectId !== null);
  if (!moved?.redirectId) throw new Error('the demo has no location that has moved');
  await page.goto(address('mapLocation', { id: moved.id }, 'pl-PL'));
  await expect(page).toHaveURL(address('mapLocation', { id: moved.redirectId }, 'pl-PL'));
  await page.goto(address('map', {}, 'pl-PL', { store: moved.id }));
  await expect(shopOnPlan(page, moved.redirectId)).toHaveAttribute('aria-current', 'location');
});

test('a shop’s page leads to its place on the map', { tag: ['@one-size', '@long'] }, async ({ page }) => {
  await page.goto(address('mapLocation', { id: SHOP }, 'pl-PL'));
  await page.locator('main a[href^="/sklepy/"]').first().click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'tenant');
  await page.getByRole('link', { name: pl('tenants:page.showWay') }).click();
  await expect(page).toHaveURL(address('mapLocation', { id: SHOP }, 'pl-PL'));
});

test('the map of one shop stands without header and footer', { tag: '@one-size' }, async ({ page }) => {
  await page.goto(address('mapByStoreId', { id: SHOP }, 'pl-PL'));
  await expect(shopOnPlan(page, SHOP)).toHaveAttribute('aria-current', 'location');
  await expect(page.locator('header, footer')).toHaveCount(0);
});

test('a kiosk shows the way from where it stands, in any language, and goes back after a minute of rest', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await page.clock.install();
  await page.goto(WAYFINDER);
  await expect(page.locator('header, footer')).toHaveCount(0);
  await expect(plan(page).getByText(pl('map:youAreHere'))).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.locator(`[data-shop="${SHOP}"] > a`).click();
  await expect(steps(page).first()).toBeVisible();
  const small = await page
    .locator('map-view :is(a, button, input):visible')
    .evaluateAll((all) =>
      all
        .filter((one) => !one.closest('svg') && one.getBoundingClientRect().height < 44)
        .map((one) => one.outerHTML.slice(0, 80)),
    );
  expect(small).toEqual([]);
  await page.clock.fastForward(45_000);
  await expect(steps(page).first()).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(page).toHaveURL(WAYFINDER);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
});

test('a kiosk goes on without a network', { tag: ['@desktop', '@long'] }, async ({
  page,
  context,
  trouble,
}) => {
  test.setTimeout(scaled(120_000));
  await page.goto(WAYFINDER);
  const way = address('wayfinder', {}, 'pl-PL', { store: SHOP });
  await expect
    .poll(() => page.evaluate((url) => caches.match(new URL(url, location.href).href).then(Boolean), way), {
      timeout: scaled(90_000),
    })
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: pl('map:kiosk') })).toBeVisible();
  await page.locator(`[data-shop="${SHOP}"] > a`).click();
  await expect(steps(page).first()).toBeVisible();
  await page.goto(way);
  await expect(steps(page).first()).toBeVisible();
  await context.setOffline(false);
  // Without a network the browser reports what it could not fetch; here that is the point.
  trouble.console.length = 0;
});
