import type { Locator, Page } from '@playwright/test';
import { address } from '../../../website/src/i18n/addresses.ts';
import { call } from '../../content/content-requests.ts';
import { some } from '../../length.ts';
import { expect, hoursOf, LIVE, menuCode, menuOf, onPhone, pl, scrollTo, test } from '../../pages/site.ts';

test.use({ visitor: 'returning' });

/** Contact is long, and quick to make. */
const LONG = address('contact', {}, 'pl-PL');
const DEEP = 900;
/** As long as a promotion may be and stay (Header.tsx). */
const NINETY_LETTERS =
  'Czarny Tydzień: do −40% na pięciu piętrach galerii, od soboty do niedzieli. Zobacz oferty!';

async function promoOf(page: Page) {
  const { headerData } = await call('headerStatic', {});
  return page.getByRole('link', { name: headerData?.stickyBar?.description ?? '' });
}

/** Presses what is in sight, as a finger does: Playwright's own click scrolls to what it thinks lies under the header. */
async function press(page: Page, part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('not in sight');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** What would lie beneath the header once it was led to, and where the header is higher than what keeps room for it. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('#header');
    const hidden: string[] = [];
    for (const part of document.querySelectorAll<HTMLElement>('main a[href], main [id]')) {
      if (!part.checkVisibility()) continue;
      part.scrollIntoView({ block: 'start', behavior: 'instant' });
      const below = bar?.getBoundingClientRect().bottom ?? Number.NaN;
      if (!(below <= 120)) hidden.push(`the header ends at ${below}`);
      if (part.getBoundingClientRect().top < below) hidden.push(part.outerHTML.slice(0, 80));
    }
    return hidden;
  });
}

test.describe('deep in a page', () => {
  test('promo bar, hours, search and menu are there, and open without moving the page', async ({ page }) => {
    await page.goto(LONG);
    await menuCode(page);
    await scrollTo(page, DEEP);
    await expect(await promoOf(page)).toBeInViewport({ ratio: 1 });
    const hours = hoursOf(page);
    await press(page, hours.locator('summary'));
    await expect(hours.getByRole('table').first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await press(page, page.locator('[data-menu=open]'));
    await expect(menuOf(page).locator('> ul > li > a').first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-menu=open]')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(DEEP);
    await press(page, page.locator('header [data-search]'));
    await expect(page.locator('dialog#search')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => scrollY)).toBe(DEEP);
  });

  test('a category of the menu that was brought back opens its panel, and scrolling sends both away', {
    tag: ['@desktop', '@long'],
  }, async ({ page }) => {
    await page.goto(LONG);
    await menuCode(page);
    await scrollTo(page, DEEP);
    await press(page, page.locator('[data-menu=open]'));
    const entry = menuOf(page).locator('> ul > li').first();
    const box = await entry.locator('> a').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await expect(entry.locator('[id^=menu-]')).toBeInViewport();
    await scrollTo(page, DEEP + 100);
    await expect(entry).toHaveAttribute('data-open', '');
    await scrollTo(page, DEEP + 101);
    await expect(entry).not.toHaveAttribute('data-open');
    await expect(menuOf(page)).not.toBeInViewport();
  });

  test('nothing that is named or focused lies beneath what stays', async ({ page }) => {
    await page.goto(LONG);
    expect(await covered(page)).toEqual([]);
  });

  test('nothing does at 320 px either, beneath the longest promotion that stays', {
    tag: '@one-size',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(LONG);
    await (await promoOf(page)).locator('span').evaluate((words, text) => {
      words.textContent = text;
    }, NINETY_LETTERS);
    expect(await covered(page)).toEqual([]);
  });

  test('in a window of 320 by 256 px nothing of the header stays', { tag: ['@one-size', '@long'] }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(LONG);
    await scrollTo(page, DEEP);
    await expect(page.locator('#header')).not.toBeInViewport();
    await scrollTo(page, 0);
    await hoursOf(page).locator('summary').click();
    await expect(hoursOf(page).getByRole('table').first()).toBeInViewport();
    // The word for today keeps no place in the rows of other days, where it would be an empty line.
    const otherDays = hoursOf(page).locator('tr:not([data-today]) [data-when-marked]');
    await expect(otherDays.first()).toHaveCSS('display', 'none');
  });

  test('while a field is typed into with a finger nothing of the header stays', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(address('mediaSales', {}, 'pl-PL'));
    const field = page.locator('main').getByRole('textbox').first();
    await field.scrollIntoViewIfNeeded();
    await expect(page.locator('#header')).toBeInViewport();
    const before = await field.boundingBox();
    await field.focus();
    await expect(page.locator('#header')).not.toBeInViewport();
    expect(await field.boundingBox()).toEqual(before);
    await field.blur();
    await expect(page.locator('#header')).toBeInViewport();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the same is there, and opens', { tag: ['@one-size', '@long'] }, async ({ page }) => {
      await page.goto(LONG);
      await page.mouse.move(200, 500);
      await page.mouse.wheel(0, DEEP);
      const promo = await promoOf(page);
      await expect(page.locator('h1')).not.toBeInViewport();
      await expect(promo).toBeInViewport({ ratio: 1 });
      const hours = hoursOf(page);
      await press(page, hours.locator('summary'));
      await expect(hours.getByRole('table').first()).toBeInViewport();
      await press(page, hours.locator('summary'));
      await press(page, page.locator('[data-menu=open]'));
      await expect(menuOf(page).locator('> ul > li > a').first()).toBeInViewport({ ratio: 1 });
      for (const kind of ['coupons', 'personalStylist', 'cinema', 'jobs'] as const) {
        const link = menuOf(page)
          .locator(`a[href="${address(kind, {}, 'pl-PL')}"]:visible`)
          .first();
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport();
      }
    });
  });
});

test('the menu leads to coupons, stylists, cinema, jobs, the gift card and the way here', {
  tag: '@one-size',
}, async ({ page }) => {
  await page.goto(LONG);
  await page.locator('[data-menu=open]').click();
  const menu = menuOf(page);
  for (const kind of ['cinema', 'coupons', 'personalStylist', 'giftCard', 'jobs', 'contact'] as const)
    await expect(menu.locator(`a[href="${address(kind, {}, 'pl-PL')}"]:visible`).first()).toBeVisible();
  await expect(menu.locator('a[href$="#getting-there"]').filter({ hasText: /parking/i })).toBeVisible();
  await menu
    .locator(`a[href="${address('coupons', {}, 'pl-PL')}"]:visible`)
    .first()
    .click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'coupons');
});

test('the entry of the personal stylists leads to their page in every language', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  for (const locale of some(LIVE, 4)) {
    const { menuData } = await call('headerStatic', {}, locale);
    const entry = menuData
      .flatMap((category) => category.menu_sub_categories)
      .find((section) => section.href === '/personal-stylist');
    await page.goto(address('contact', {}, locale));
    const link = menuOf(page).locator('[id^=menu-] > ul > li > a', { hasText: entry?.name ?? 'missing' });
    await expect(link, locale).toHaveAttribute('href', address('personalStylist', {}, locale));
  }
});

test('a hash scrolls 250 ms after its page has come, and not before', {
  tag: ['@one-size', '@long'],
}, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-25T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-25T12:00:01Z'));
  await page.goto(`${LONG}#getting-there`, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.clock.runFor(249);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.clock.runFor(1);
  await expect
    .poll(() =>
      page.locator('#getting-there').evaluate((part) => Math.round(part.getBoundingClientRect().top)),
    )
    .toBe(120);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a hash is brought into view by the browser', { tag: '@one-size' }, async ({ page }) => {
    await page.goto(`${LONG}#getting-there`);
    await expect(page.locator('#getting-there')).toBeInViewport();
    await expect(page.locator('h1')).not.toBeInViewport();
  });
});

test('the settings for cookies are in sight at the page’s foot, with nothing to open', {
  tag: '@one-size',
}, async ({ page }) => {
  await page.goto(LONG);
  const settings = page.locator('footer [data-action=cookies]');
  await expect(settings).toHaveCount(1);
  await settings.scrollIntoViewIfNeeded();
  await expect(settings).toBeInViewport();
  await settings.click();
  await expect(page.locator('consent-banner')).toBeVisible();
  for (const kind of ['terms', 'privacyPolicy', 'cookiePolicy'] as const)
    await expect(page.locator(`footer a[href="${address(kind, {}, 'pl-PL')}"]`)).toHaveCount(1);
});

test('a partner’s logo stands out from the ink of the menu', { tag: '@one-size' }, async ({ page }) => {
  const { headerData } = await call('headerStatic', {});
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LONG);
  await page.locator('[data-menu=open]').click();
  const logo = menuOf(page).getByRole('img', { name: headerData?.partnerLogos[0]?.name ?? '' });
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await spread(page, await logo.screenshot())).toBeGreaterThan(100);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colours, ${colorScheme}, the mark stands out from its ground`, {
    tag: ['@one-size', '@long'],
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(LONG);
    const marks = [page.locator('#header a:has(> span)').first(), page.locator('footer svg').first()];
    if (onPhone(page)) {
      await page.locator('[data-menu=open]').click();
      marks.splice(0, 2, menuOf(page).locator('svg').first());
    }
    for (const mark of marks) {
      await mark.scrollIntoViewIfNeeded();
      expect(await spread(page, await mark.screenshot())).toBeGreaterThan(100);
    }
  });
}

/** How far the darkest and the lightest point of a picture lie apart, of 255. */
function spread(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    const points = pen?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    let [least, most] = [255, 0];
    for (let at = 0; at < points.length; at += 4) {
      least = Math.min(least, points[at] ?? 0);
      most = Math.max(most, points[at] ?? 0);
    }
    return most - least;
  }, picture.toString('base64'));
}

test('the page’s top is the top', { tag: ['@one-size', '@long'] }, async ({ page }) => {
  await page.goto(LONG);
  await scrollTo(page, DEEP);
  await page.getByRole('link', { name: pl('shell:footer.toTop') }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
