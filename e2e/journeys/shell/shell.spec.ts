import type { Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import { call } from '../../content/content-requests.ts';
import { focusedOutside, windowWithScrollbars } from '../../pages/over-the-page.ts';
import {
  asleepBeside,
  centreInstant,
  centreToday,
  expect,
  hoursOf,
  LIVE,
  menuCode,
  menuOf,
  onPhone,
  openMenu,
  pl,
  scrollTo,
  test,
} from '../../pages/site.ts';

test.use({ visitor: 'returning' });

test.describe('opening hours', () => {
  test('list each place with days and hours, and lead on to contact', { tag: '@one-size' }, async ({
    page,
  }) => {
    await page.goto('/');
    const { openingTime } = await call('headerStatic', {});
    const hours = hoursOf(page);
    await hours.locator('summary').click();
    const places = [...new Set(openingTime?.opening_hours.map((row) => row.for_what) ?? [])];
    await expect(hours.getByRole('heading', { level: 2 })).toHaveText(places.map(String));
    for (const table of await hours.getByRole('table').all()) {
      await expect(table.getByRole('row').first()).toContainText(/\d{1,2}:\d\d|zamknięte|nieczynne/i);
    }
    await hours.getByRole('link', { name: pl('shell:hours.more') }).click();
    await expect(page).toHaveURL(new RegExp(`${address('contact', {}, 'pl-PL')}$`));
    await expect(page.locator('main')).toHaveAttribute('data-page', 'contact');
  });

  test('say open or closed for this minute', { tag: '@one-size' }, async ({ page }) => {
    await page.goto('/');
    await expect(hoursOf(page).locator('summary opening-state')).toHaveAttribute(
      'data-state',
      /^(open|closed)$/,
    );
  });

  test('close on scroll, on Escape and on a click elsewhere', { tag: ['@one-size', '@long'] }, async ({
    page,
  }) => {
    await page.goto('/');
    await menuCode(page);
    const hours = hoursOf(page);
    await hours.locator('summary').click();
    await expect(hours).toHaveAttribute('open', '');
    await scrollTo(page, 20);
    await expect(hours).not.toHaveAttribute('open');
    await hours.locator('summary').click();
    await page.keyboard.press('Escape');
    await expect(hours).not.toHaveAttribute('open');
    await expect(hours.locator('summary')).toBeFocused();
    await hours.locator('summary').click();
    await page.locator('h1').click();
    await expect(hours).not.toHaveAttribute('open');
  });

  test('the cinema shows its own state on desktop only, an inactive cableway never', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/');
    const widget = page.locator('header span:has(> opening-state)', { hasText: pl('shell:hours.cinema') });
    await expect(widget).toBeVisible({ visible: !onPhone(page) });
    await expect(page.locator('header')).not.toContainText(pl('shell:hours.cableway'));
  });
});

/** Height of the header's upper row on desktop, in px. */
const ROW = 52;

test('by night, when clocks say most, the header keeps its parts apart', {
  tag: ['@long', '@desktop'],
}, async ({ page }) => {
  test.setTimeout(scaled(90_000));
  for (const width of [1260, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const locale of LIVE) {
      await page.clock.setFixedTime(centreInstant(centreToday(), '04:00'));
      await page.goto(address('contact', {}, locale));
      const clocks = page.locator('#header opening-state');
      for (const clock of await clocks.all()) await expect(clock).toHaveAttribute('data-state', 'closed');
      const { markEnds, clocksBegin, tallest } = await page.locator('#header').evaluate((top) => ({
        markEnds: top.querySelector(':scope > a[aria-label]')?.getBoundingClientRect().right ?? Number.NaN,
        clocksBegin: top.querySelector('details')?.getBoundingClientRect().left ?? Number.NaN,
        tallest: Math.max(
          ...[...top.querySelectorAll('opening-state')].map(({ clientHeight }) => clientHeight),
        ),
      }));
      expect.soft(clocksBegin, `${locale} at ${width} px`).toBeGreaterThanOrEqual(markEnds);
      expect.soft(tallest, `${locale} at ${width} px`).toBeLessThanOrEqual(ROW);
    }
  }
});

test('the promo bar, the gift card and the way here lead on', { tag: ['@one-size', '@long'] }, async ({
  page,
}) => {
  const { headerData } = await call('headerStatic', {});
  await page.goto('/');
  await page.getByRole('link', { name: headerData?.stickyBar?.description ?? '' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'offers');
  const header = onPhone(page) ? await openMenu(page) : page.locator('header');
  await header
    .getByRole('link', { name: headerData?.giftCard?.name ?? '' })
    .filter({ visible: true })
    .click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'gift-card');
  const again = onPhone(page) ? await openMenu(page) : page.locator('header');
  await again.locator('a[href$="#getting-there"]').filter({ visible: true }).click();
  await expect(page).toHaveURL(/#getting-there$/);
  await expect(page.locator('main')).toHaveAttribute('data-page', 'contact');
});

test.describe('the menu on desktop', { tag: '@desktop' }, () => {
  /** Home with the menu's code there, and no time that passes by itself. */
  async function stillHome(page: Page) {
    await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
    await page.goto('/');
    await menuCode(page);
    await page.clock.pauseAt(new Date('2026-11-21T13:00:00Z'));
  }

  test('opens a panel after 150 ms of hover and not before, closes 150 ms after leaving', async ({
    page,
  }) => {
    await stillHome(page);
    const entry = menuOf(page).locator('> ul > li').first();
    await entry.hover();
    await page.clock.runFor(149);
    await expect(entry).not.toHaveAttribute('data-open');
    await page.clock.runFor(1);
    await expect(entry).toHaveAttribute('data-open', '');
    await expect(entry.locator('[aria-controls]')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(700, 890);
    await page.clock.runFor(149);
    await expect(entry).toHaveAttribute('data-open', '');
    await page.clock.runFor(1);
    await expect(entry).not.toHaveAttribute('data-open');
  });

  test('a pointer that only passes opens nothing', { tag: '@long' }, async ({ page }) => {
    await stillHome(page);
    const entries = menuOf(page).locator('> ul > li');
    await entries.nth(0).hover();
    await page.clock.runFor(100);
    await entries.nth(2).hover();
    await page.clock.runFor(100);
    await expect(menuOf(page).locator('[data-open]')).toHaveCount(0);
    await page.clock.runFor(50);
    await expect(entries.nth(2)).toHaveAttribute('data-open', '');
    await expect(menuOf(page).locator('[data-open]')).toHaveCount(1);
  });

  test('a panel shows sections, specialties, daily menu and features', async ({ page }) => {
    const { menuData } = await call('headerStatic', {});
    const today = centreToday();
    await page.goto('/');
    for (const category of menuData) {
      const entry = menuOf(page)
        .locator('> ul > li', { has: page.getByRole('link', { name: category.name, exact: true }) })
        .first();
      await entry.hover();
      await expect(entry).toHaveAttribute('data-open', '');
      const panel = entry.locator('[id^=menu-]');
      await expect(panel).toBeVisible();
      await expect(panel).toContainText(category.name);
      for (const section of category.menu_sub_categories) {
        await expect(panel.getByRole('link', { name: section.name, exact: true }).first()).toBeVisible();
        for (const specialty of section.menu_cat_specialties) {
          await expect(panel.getByRole('link', { name: specialty.name, exact: true }).first()).toBeVisible();
        }
      }
      const event = category.featuredEvent;
      // One that ended earlier today is left out.
      if (event && Date.parse(event.endDate ?? '') > Date.now())
        await expect(panel).toContainText(event.name);
      for (const offer of category.featuredOffers) {
        const running = (offer.startDate ?? '') <= today && (offer.endDate ?? '9999') >= today;
        if (!running) await expect(panel).not.toContainText(offer.name);
      }
      if (category.media) await expect(panel.locator('img').first()).toBeVisible();
    }
  });

  test('closes on Escape and on scroll beyond 100 px, not before', async ({ page }) => {
    await page.goto('/');
    const entry = menuOf(page).locator('> ul > li').first();
    await entry.hover();
    await expect(entry).toHaveAttribute('data-open', '');
    await scrollTo(page, 100);
    await expect(entry).toHaveAttribute('data-open', '');
    await scrollTo(page, 101);
    await expect(entry).not.toHaveAttribute('data-open');
    await scrollTo(page, 0);
    await page.mouse.move(700, 890);
    await entry.hover();
    await expect(entry).toHaveAttribute('data-open', '');
    await page.keyboard.press('Escape');
    await expect(entry).not.toHaveAttribute('data-open');
  });

  test('stays open when the page moves it away under a pointer that rests, until the pointer moves', async ({
    page,
  }) => {
    await stillHome(page);
    const entry = menuOf(page).locator('> ul > li').first();
    await entry.hover();
    await page.clock.runFor(150);
    const panel = await entry.locator('[id^=menu-]').boundingBox();
    if (!panel) throw new Error('The panel has no place on the page.');
    // Where the panel ends: it moves up by as much as the header does.
    await page.mouse.move(panel.x + panel.width / 2, panel.y + panel.height - 10);
    await menuOf(page).evaluate((menu) =>
      menu.addEventListener('pointerleave', () => menu.classList.add('left')),
    );
    await page.mouse.wheel(0, 90);
    await expect(menuOf(page)).toContainClass('left');
    await page.clock.runFor(1_000);
    await expect(entry).toHaveAttribute('data-open', '');
    await page.mouse.move(panel.x + panel.width / 2, panel.y + panel.height - 20);
    await page.clock.runFor(1_000);
    await expect(entry).not.toHaveAttribute('data-open');
  });

  test('by keyboard: a button opens the panel, Escape gives the focus back, leaving closes', async ({
    page,
  }) => {
    await page.goto('/');
    const entry = menuOf(page).locator('> ul > li').first();
    const button = entry.locator('[aria-controls]');
    await menuCode(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    expect(
      await entry.locator('[id^=menu-]').evaluate((panel) => panel.contains(document.activeElement)),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.locator('h1').evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus();
    });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  for (const key of ['Enter', 'ArrowDown']) {
    test(`${key} on a button that was pressed before its code had come opens the panel`, {
      tag: '@long',
    }, async ({ page }) => {
      const pressed = Promise.withResolvers<void>();
      await page.route(/after-interaction/, async (route) => {
        await pressed.promise;
        await route.continue();
      });
      await page.goto('/');
      const button = menuOf(page).locator('> ul > li').first().locator('[aria-controls]');
      await button.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      pressed.resolve();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
  }
});

test('a section and a specialty of the menu are remembered, and their page is open', {
  tag: ['@one-size', '@long'],
}, async ({ page }) => {
  const { menuData } = await call('headerStatic', {});
  const category = menuData[0];
  const section = category?.menu_sub_categories.find((one) => one.menu_cat_specialties.length > 0);
  const specialty = section?.menu_cat_specialties[0];
  if (!category || !section || !specialty)
    throw new Error('the demo lacks a specialty in its first category');
  /** What is kept, each with how long it still is. */
  const stored = () =>
    page.evaluate(() =>
      ['subCategory', 'specialty'].map((key) => {
        const { value, expiry } = JSON.parse(localStorage.getItem(key) ?? '{}');
        return [value, Math.round((expiry - Date.now()) / 3_600_000)];
      }),
    );
  const into = async (remembered = false) => {
    const entry = menuOf(page).locator('> ul > li').first();
    if (onPhone(page)) {
      await openMenu(page);
      if (!remembered) await entry.getByRole('link', { name: category.name, exact: true }).click();
    } else await entry.hover();
    return entry.locator('[id^=menu-] > ul');
  };
  const last = menuOf(page).locator('[data-last]');
  await page.goto('/');
  await (await into()).getByRole('link', { name: section.name, exact: true }).first().click();
  await expect(page).toHaveURL(
    address('tenants', { category: category.categorySlug }, 'pl-PL', { category: section.subCategorySlug }),
  );
  expect(await stored()).toEqual([
    [section.subCategorySlug, 24],
    ['', 24],
  ]);
  await page.mouse.move(700, 800);
  const sections = await into(true);
  await expect(last).toHaveText(section.name);
  await expect(last).toBeVisible();
  if (onPhone(page)) await expect(last).toBeFocused();
  await sections.getByRole('link', { name: specialty.name, exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText(specialty.name);
  expect(await stored()).toEqual([
    [section.subCategorySlug, 24],
    [specialty.specialtySlug, 24],
  ]);
  // On any other page too, for a day.
  await page.goto(address('offers', {}, 'pl-PL'));
  await page.mouse.move(700, 800);
  await into(true);
  await expect(last).toHaveText(specialty.name);
  await page.evaluate(() => {
    for (const key of ['subCategory', 'specialty'])
      localStorage.setItem(
        key,
        JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), expiry: Date.now() }),
      );
  });
  await page.reload();
  await page.mouse.move(700, 800);
  await into();
  await expect(last).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('subCategory'))).toBeNull();
});

test.describe('the menu on phones', { tag: '@phone' }, () => {
  test('opens over everything, steps into a category and back, and closes', async ({ page }) => {
    await page.goto('/');
    const opener = page.locator('[data-menu=open]');
    const menu = await openMenu(page);
    await expect(menu).toHaveAttribute('role', 'dialog');
    await expect(page.locator('[data-menu=close]')).toBeFocused();
    const entry = menu.locator('> ul > li').first();
    await entry.locator('> a').click();
    await expect(entry).toHaveAttribute('data-open', '');
    await expect(entry.locator('[id^=menu-]')).toBeVisible();
    await entry.locator('[data-menu=back]').click();
    await expect(entry).not.toHaveAttribute('data-open');
    await expect(entry.locator('[id^=menu-]')).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await page.locator('[data-menu=close]').click();
    await expect(menu).not.toBeInViewport();
    await expect(opener).toBeFocused();
  });

  test('opens in full when it was tapped before its code had come', { tag: '@long' }, async ({ page }) => {
    const tapped = Promise.withResolvers<void>();
    await page.route(/after-interaction/, async (route) => {
      await tapped.promise;
      await route.continue();
    });
    await page.goto('/');
    await page.locator('[data-menu=open]').click();
    await expect(page).toHaveURL(/#menu$/);
    tapped.resolve();
    await expect(menuOf(page)).toHaveAttribute('role', 'dialog');
    await expect(page.locator('[data-menu=close]')).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
    await page.locator('[data-menu=close]').click();
    await expect(menuOf(page)).not.toBeInViewport();
  });

  test('opens in full when the address of the tap comes after its code', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/');
    await menuCode(page);
    await page.evaluate(() => {
      location.hash = '#menu';
    });
    await expect(menuOf(page)).toHaveAttribute('role', 'dialog');
    await expect(page.locator('[data-menu=close]')).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
  });

  test('Escape goes out one level at a time', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    const menu = await openMenu(page);
    const entry = menu.locator('> ul > li').first();
    await entry.locator('[aria-controls]').click();
    await expect(entry).toHaveAttribute('data-open', '');
    await page.keyboard.press('Escape');
    await expect(entry).not.toHaveAttribute('data-open');
    await expect(menu).toHaveAttribute('data-open', '');
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('data-open');
    await expect(page.locator('[data-menu=open]')).toBeFocused();
  });

  test('holds the focus and the page while it is open', async ({ page }) => {
    await page.goto('/');
    await scrollTo(page, 0);
    await openMenu(page);
    await asleepBeside(page);
    expect(await focusedOutside(page, '#menu', 24)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toMatch(
      /hidden|clip/,
    );
  });
});

test(
  'the scroll lock does not make the page jump',
  { tag: ['@desktop', '@long'] },
  async ({ playwright, page }, info) => {
    const tablet = await windowWithScrollbars(playwright, info, 820);
    await tablet.goto('/');
    const edge = () =>
      tablet.locator('[data-menu=open]').evaluate((opener) => opener.getBoundingClientRect().right);
    const before = await edge();
    expect(before).toBeLessThan(820);
    await openMenu(tablet);
    expect(await edge()).toBe(before);
    await tablet.context().browser()?.close();
    await page.goto('/');
  },
);

test.describe('the footer', () => {
  test('its columns are an accordion on phones and all open on desktop', async ({ page }) => {
    const { footerData } = await call('headerStatic', {});
    await page.goto('/');
    const columns = page.locator('footer details[data-column]');
    await expect(columns).toHaveCount(footerData?.footerCol.length ?? 0);
    const second = columns.nth(1);
    const links = second.locator('ul');
    if (!onPhone(page)) {
      for (const column of await columns.all()) await expect(column.locator('ul')).toBeVisible();
      return;
    }
    await expect(links).toBeHidden();
    await second.locator('summary').click();
    await expect(links).toBeVisible();
    await second.locator('summary').click();
    await expect(links).toBeHidden();
  });

  test('has all shops A to Z, closed until asked for', { tag: '@one-size' }, async ({ page }) => {
    const { tenants } = await call('searchData', {});
    await page.goto('/');
    const directory = page.locator('#directory');
    await expect(directory.getByRole('link').first()).toBeHidden();
    await directory.locator('summary').click();
    await expect(directory.locator('a[href]')).toHaveCount(tenants.length);
    const names = await directory.locator('section h2').allTextContents();
    expect(names).toEqual([...names].sort(new Intl.Collator('pl').compare));
  });

  test('scrolls back to the top', { tag: ['@one-size', '@long'] }, async ({ page }) => {
    await page.goto('/');
    const toTop = page.getByRole('link', { name: pl('shell:footer.toTop') });
    await toTop.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await toTop.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);
  });
});

test('a browser that keeps nothing still gets its page', { tag: ['@one-size', '@long'] }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  const entry = menuOf(page).locator('> ul > li').first();
  if (onPhone(page)) {
    await openMenu(page);
    await entry.locator('> a').click();
  } else await entry.hover();
  await entry.locator('[id^=menu-] > ul a').first().click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'tenants');
});
