import type { BrowserContext, Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import { call } from '../../content/content-requests.ts';
import { axeFaults } from '../../pages/axe.ts';
import { expect, openMenu, pl, test } from '../../pages/site.ts';

const KEYS = ['cookies', 'enableAllCookies', 'enableFbStatistics', 'enableMarketing', 'userConsent'];
const NOON = new Date('2026-11-21T11:00:00Z');

const banner = (page: Page) => page.locator('consent-banner');
const button = (page: Page, name: 'allowAll' | 'decline' | 'allowSelection' | 'details' | 'unchanged') =>
  banner(page).getByRole('button', { name: pl(`consent:${name}`), exact: true });
const message = (page: Page) =>
  banner(page)
    .getByRole('status')
    .filter({ hasText: pl('consent:mandatory') });
const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

/** The names of the toggles, as the content system has them. */
async function toggles(page: Page) {
  const categories = (await call('headerStatic', {})).cookiesCategories;
  const toggle = (key: string) =>
    banner(page).getByRole('checkbox', { name: categories.find((one) => one.key === key)?.name ?? key });
  return { necessary: toggle('necessary'), statistics: toggle('statistics'), marketing: toggle('marketing') };
}

/** A page on which no time passes by itself. */
async function stopped(page: Page, path = '/') {
  await page.clock.install({ time: NOON });
  await page.clock.pauseAt(new Date(NOON.getTime() + 1_000));
  await page.goto(path);
}

/** The banner, after its three seconds. */
async function firstVisit(page: Page, path = '/') {
  await stopped(page, path);
  await page.clock.runFor(3_000);
  await expect(banner(page)).toBeVisible();
}

/** A link to the settings, in a part of the footer that may be folded. */
async function settings(page: Page) {
  const link = page.locator('footer [data-action=cookies]');
  await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  return link;
}

async function plant(context: BrowserContext, page: Page, ...names: string[]) {
  await context.addCookies(names.map((name) => ({ name, value: 'x', url: page.url() })));
}
const planted = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort();

test('a first visit is left alone for three seconds; the categories are read then', {
  tag: '@one-size',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await stopped(page);
  await page.clock.runFor(2_999);
  await expect(page.locator('html')).not.toHaveAttribute('data-consent');
  expect(asked.filter((path) => path.startsWith('/consent/'))).toEqual([]);
  await page.clock.runFor(1);
  await expect(banner(page)).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/consent/'))).toEqual(['/consent/pl-PL.json']);
});

test('before a choice and after decline nothing is stored and nobody else is asked', {
  tag: '@one-size',
}, async ({ page, context, trouble }) => {
  await firstVisit(page);
  const [category] = (await call('headerStatic', {})).menuData;
  await page.goto(address('tenants', { category: category?.categorySlug ?? '' }, 'pl-PL'));
  await page.clock.runFor(5_000);
  await expect(banner(page)).toBeVisible();
  expect(await storage(page)).toEqual({});
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);

  await button(page, 'decline').click();
  await expect(banner(page)).toHaveCount(0);
  for (const path of ['/', address('offers', {}, 'pl-PL')]) {
    await page.goto(path);
    await page.clock.runFor(5_000);
  }
  await expect(banner(page)).toHaveCount(0);
  const kept = await storage(page);
  expect(Object.keys(kept).sort()).toEqual(KEYS);
  expect(kept).toMatchObject({
    enableAllCookies: 'false',
    enableFbStatistics: 'false',
    enableMarketing: 'false',
  });
  expect(JSON.parse(kept.userConsent ?? '').value).toMatchObject({
    analytics_storage: 'denied',
    personalization_storage: 'denied',
    ad_storage: 'denied',
    security_storage: 'granted',
  });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  expect(trouble.foreign).toEqual([]);
});

test('allow all grants everything and is remembered', { tag: ['@one-size', '@long'] }, async ({ page }) => {
  await firstVisit(page);
  await button(page, 'allowAll').click();
  await expect(banner(page)).toHaveCount(0);
  const kept = await storage(page);
  expect(kept).toMatchObject({
    enableAllCookies: 'true',
    enableFbStatistics: 'true',
    enableMarketing: 'true',
  });
  expect(new Set(Object.values(JSON.parse(kept.userConsent ?? '').value))).toEqual(new Set(['granted']));
  await page.reload();
  await page.clock.runFor(5_000);
  await expect(page.locator('html')).not.toHaveAttribute('data-consent');
});

test('a choice is asked for again after a year', { tag: ['@one-size', '@long'] }, async ({ page }) => {
  await firstVisit(page);
  await button(page, 'decline').click();
  await page.clock.fastForward(366 * 86_400_000);
  await page.reload();
  await page.clock.runFor(5_000);
  await expect(banner(page)).toBeVisible();
});

test('allow selection takes each toggle by itself; statistics start on, marketing as the flag says', {
  tag: '@one-size',
}, async ({ page }) => {
  await firstVisit(page);
  const { statistics, marketing } = await toggles(page);
  const { precheckMarketingCookies } = await call('headerStatic', {});
  await expect(statistics).toBeChecked();
  await expect(marketing).toBeChecked({ checked: precheckMarketingCookies === true });
  await statistics.uncheck();
  await marketing.check();
  await button(page, 'allowSelection').click();
  expect(await storage(page)).toMatchObject({
    enableAllCookies: 'false',
    enableFbStatistics: 'false',
    enableMarketing: 'true',
  });
  await (await settings(page)).click();
  await expect(statistics).not.toBeChecked();
  await expect(marketing).toBeChecked();
});

test('necessary cookies stay on, and say so for two seconds', { tag: ['@one-size', '@long'] }, async ({
  page,
}) => {
  await firstVisit(page);
  const { necessary } = await toggles(page);
  await expect(message(page)).toHaveCount(0);
  await necessary.click();
  await expect(necessary).toBeChecked();
  await expect(message(page)).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(message(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(message(page)).toHaveCount(0);
});

test('decline stands beside allow, as large and as heavy', async ({ page }) => {
  await firstVisit(page);
  // Both in one breath: the banner may still be rising.
  const [allow, decline] = await banner(page).evaluate(
    (element, names) =>
      names.map((name) => {
        const found = [...element.querySelectorAll('button')].find((one) => one.textContent === name);
        if (!found) return undefined;
        const { top, width, height, right, left } = found.getBoundingClientRect();
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(found);
        return {
          place: { top, width, height },
          look: { backgroundColor, color, fontSize, fontWeight },
          left,
          right,
        };
      }),
    [pl('consent:allowAll'), pl('consent:decline')],
  );
  expect(decline?.place).toEqual(allow?.place);
  expect(decline?.look).toEqual(allow?.look);
  expect((decline?.left ?? 0) - (allow?.right ?? 0)).toBeLessThanOrEqual(16);
});

test('the details list every cookie with provider, purpose and duration', {
  tag: ['@one-size', '@long'],
}, async ({ page }) => {
  await firstVisit(page);
  const tables = banner(page).getByRole('table');
  await expect(tables).toHaveCount(0);
  await button(page, 'details').click();
  await expect(button(page, 'details')).toHaveAttribute('aria-expanded', 'true');
  const { cookiesCategories } = await call('headerStatic', {});
  for (const { name, cookies } of cookiesCategories) {
    const table = banner(page).getByRole('table', { name: name ?? '' });
    const listed = (await table.getByRole('rowheader').allTextContents()).sort();
    expect(listed).toEqual(cookies.map((cookie) => cookie.name).sort());
    for (const cookie of cookies) await expect(table).toContainText(cookie.description ?? '');
  }
  const row = (name: string) =>
    banner(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row('gb_visit')).toContainText('30 minut');
  await expect(row('spot_link')).toContainText('7 dni i 12 godzin');
  await expect(row('subCategory')).toContainText('1 dzień');
  await expect(row('form:*')).toContainText(pl('consent:session'));
  await button(page, 'details').click();
  await expect(tables).toHaveCount(0);
});

test('axe finds nothing with the banner and with its details open', { tag: ['@one-size', '@long'] }, async ({
  page,
}) => {
  test.setTimeout(scaled(90_000));
  await firstVisit(page);
  // Axe needs time to pass.
  await page.clock.resume();
  expect(await axeFaults(page)).toEqual([]);
  await button(page, 'details').click();
  expect(await axeFaults(page)).toEqual([]);
});

test('by keyboard alone: first in line, nothing chosen by Escape, focus goes on where it was', {
  tag: '@one-size',
}, async ({ page }) => {
  await firstVisit(page);
  await expect(page.locator('body')).toBeFocused();
  const { necessary, statistics, marketing } = await toggles(page);
  await page.keyboard.press('Tab');
  await expect(necessary).toBeFocused();
  await page.keyboard.press('Space');
  await expect(necessary).toBeChecked();
  await expect(message(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(statistics).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(marketing).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'details')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(button(page, 'details')).toHaveAttribute('aria-expanded', 'false');
  await expect(button(page, 'details')).toBeFocused();
  await expect(banner(page)).toBeVisible();
  expect(await storage(page)).toEqual({});
  await page.keyboard.press('Tab');
  await expect(button(page, 'allowAll')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'decline')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  expect(await storage(page)).toMatchObject({ enableFbStatistics: 'false' });
});

test('an Escape that has closed the tables is not given again once the code of the menu has come', {
  tag: '@one-size',
}, async ({ page }) => {
  const wanted = Promise.withResolvers<void>();
  await page.route(/after-interaction/, async (route) => {
    await wanted.promise;
    await route.continue();
  });
  await firstVisit(page);
  await button(page, 'details').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(button(page, 'details')).toHaveAttribute('aria-expanded', 'false');
  const came = page.waitForResponse(/after-interaction/);
  wanted.resolve();
  await came;
  await page.waitForFunction(() => customElements.get('site-nav'));
  await expect(banner(page)).toBeVisible();
  await expect(button(page, 'details')).toBeFocused();
});

test('the footer opens it again, and it can be left as it is', { tag: ['@one-size', '@long'] }, async ({
  page,
}) => {
  await firstVisit(page);
  await button(page, 'decline').click();
  const before = await storage(page);
  const link = await settings(page);
  for (const leave of ['button', 'Escape']) {
    await link.click();
    await expect(banner(page).getByRole('heading', { level: 2 })).toBeFocused();
    if (leave === 'button') await button(page, 'unchanged').click();
    else await page.keyboard.press(leave);
    await expect(banner(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  }
  expect(await storage(page)).toEqual(before);
});

test('Escape leaves a first banner without a choice, and it comes again on the next page', {
  tag: ['@one-size', '@long'],
}, async ({ page }) => {
  await firstVisit(page);
  const link = page.locator('header a').first();
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await storage(page)).toEqual({});
  await page.goto(address('offers', {}, 'pl-PL'));
  await page.clock.runFor(3_000);
  await expect(banner(page)).toBeVisible();
  // From within: first the tables, then the banner; the focus goes where it was.
  await link.focus();
  await button(page, 'details').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(button(page, 'details')).toBeFocused();
  await expect(banner(page).getByRole('table')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await storage(page)).toEqual({});
});

test('Escape closes what lies over the banner before the banner', { tag: ['@one-size', '@long'] }, async ({
  page,
}) => {
  await firstVisit(page);
  const hours = page.locator('site-nav details[data-popover="scroll"]');
  await hours.locator('summary').click();
  await expect(hours).toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(hours).not.toHaveAttribute('open');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
});

for (const [width, height] of [
  [320, 568],
  [320, 256],
  [390, 844],
  [844, 390],
  [1280, 720],
] as const)
  test(`at ${width} by ${height} nothing that has the focus lies under the banner`, {
    tag: ['@desktop', '@long'],
  }, async ({ page }) => {
    test.setTimeout(scaled(120_000));
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A page with a form: what is typed into must be seen.
    await firstVisit(page, address('mediaSales', {}, 'pl-PL'));
    await page.clock.runFor(1_000);
    const top = await banner(page).evaluate((element) => element.getBoundingClientRect().top);
    expect(top, 'some of the page can be seen').toBeGreaterThanOrEqual(Math.min(76, height * 0.3));
    // All of the banner can be reached: it scrolls where it is larger than its room.
    for (const name of ['allowAll', 'decline', 'allowSelection', 'details'] as const) {
      await button(page, name).focus();
      await expect(button(page, name)).toBeInViewport({ ratio: 0.9 });
    }
    await page.locator('main').evaluate((main) => {
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    });
    const hidden: string[] = [];
    for (let step = 0; step < 45; step += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const at = document.activeElement;
        const over = document.querySelector('consent-banner');
        if (!at || !over || at === document.body || over.contains(at)) return '';
        const { top, bottom } = at.getBoundingClientRect();
        const edge = over.getBoundingClientRect().top;
        return top >= edge - 1 || bottom <= 0 ? `${at.outerHTML.slice(0, 120)} ${top} ${bottom} ${edge}` : '';
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  });

test('taking consent back removes cookies and reloads', { tag: '@one-size' }, async ({ page, context }) => {
  await firstVisit(page);
  await button(page, 'allowAll').click();
  await plant(context, page, 'gb_visit', 'gb_campaign');
  // What scripts cannot read, too.
  await context.addCookies([
    { name: 'voter', value: 'k'.repeat(32), url: page.url(), httpOnly: true },
    { name: 'coupons', value: 'v7=', url: page.url() },
  ]);
  await page.evaluate(() => {
    localStorage.setItem('subCategory', JSON.stringify({ value: 'buty', expiry: 4e12 }));
    localStorage.setItem('spot_link', 'x');
  });
  await (await settings(page)).click();
  const reloaded = page.waitForEvent('load');
  await button(page, 'decline').click();
  await reloaded;
  expect(await planted(context)).toEqual([]);
  // Where the visitor was in the menu is necessary for it.
  expect(Object.keys(await storage(page)).sort()).toEqual([...KEYS, 'subCategory'].sort());
  await page.clock.runFor(5_000);
  await expect(page.locator('html')).not.toHaveAttribute('data-consent');
});

test('declining anew takes back what is kept of coupons, though nothing was allowed before', {
  tag: ['@one-size', '@long'],
}, async ({ page, context }) => {
  await firstVisit(page);
  await button(page, 'decline').click();
  await context.addCookies([
    { name: 'voter', value: 'k'.repeat(32), url: page.url(), httpOnly: true },
    { name: 'coupons', value: 'v7=', url: page.url() },
  ]);
  await (await settings(page)).click();
  const forgotten = page.waitForResponse((response) => response.url().endsWith('/coupon-forget'));
  await button(page, 'decline').click();
  await forgotten;
  const kept = (await context.cookies()).map(({ name }) => name);
  expect(kept).not.toContain('voter');
  expect(kept).not.toContain('coupons');
});

test('cookies outside the allowed categories are removed on later pages, all others stay', {
  tag: ['@one-size', '@long'],
}, async ({ page, context }) => {
  await firstVisit(page);
  await button(page, 'allowSelection').click();
  await plant(context, page, 'gb_visit', 'gb_campaign', 'unknown');
  await page.goto(address('offers', {}, 'pl-PL'));
  await page.clock.runFor(5_000);
  await expect.poll(() => planted(context)).toEqual(['gb_visit']);
  await (await settings(page)).click();
  await button(page, 'allowAll').click();
  await plant(context, page, 'gb_campaign', 'unknown');
  await page.goto('/');
  await page.clock.runFor(5_000);
  await page.waitForLoadState('networkidle');
  expect(await planted(context)).toEqual(['gb_campaign', 'gb_visit', 'unknown']);
});

test('the banner waits while the menu has the screen', { tag: '@phone' }, async ({ page }) => {
  await stopped(page);
  await openMenu(page);
  await page.clock.runFor(6_000);
  await expect(banner(page)).toHaveCount(0);
  await page.locator('[data-menu=close]').click();
  await page.clock.runFor(1_000);
  await expect(banner(page)).toBeVisible();
});

test('a sign, not a wall: the page can be used and read to its end', async ({ page }) => {
  await firstVisit(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const [floor, top] = await Promise.all([
    page.locator('footer').evaluate((element) => element.getBoundingClientRect().bottom),
    banner(page).evaluate((element) => element.getBoundingClientRect().top),
  ]);
  expect(floor).toBeLessThanOrEqual(top + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
