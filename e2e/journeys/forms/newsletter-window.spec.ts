import type { Page } from '@playwright/test';
import {
  POPUP_DELAY_MS,
  POPUP_PATIENCE_MS,
} from '../../../website/src/features/newsletter/newsletter-constants.ts';
import { subscribersOf } from '../../content/subscribers.ts';
import { fresh } from '../../forms/forms.ts';
import { age, CONTACT, chosen, field, formOf, send, stored } from '../../forms/newsletter-form.ts';
import { axeFaults } from '../../pages/axe.ts';
import { focusedOutside, windowWithScrollbars } from '../../pages/over-the-page.ts';
import { expect, menuOf, onPhone, openMenu, pl, scrollTo, test } from '../../pages/site.ts';

const NOON = new Date('2026-11-21T11:00:00Z');
/** When pages of the pop-up's tests begin; no time passes there by itself. */
const BEGUN = new Date(NOON.getTime() + 1_000);

const popup = (page: Page) => page.locator('dialog.newsletter-window');

/** Has the window's code come, which shows the window itself only once that disturbs nobody. */
async function windowCode(page: Page) {
  await expect
    .poll(() => page.evaluate(() => customElements.get('newsletter-form') !== undefined))
    .toBe(true);
}

test.describe('the pop-up', () => {
  /** A page on which no time passes by itself, a moment before the pop-up is due. */
  async function almost(page: Page) {
    await page.clock.install({ time: NOON });
    await page.clock.pauseAt(BEGUN);
    await page.goto(CONTACT);
    await page.clock.runFor(POPUP_DELAY_MS - 1);
  }

  test('opens ten seconds after the page, in its size, over a page that does not scroll', {
    tag: '@one-size',
  }, async ({ page }) => {
    await chosen(page);
    await almost(page);
    await expect(popup(page)).toHaveCount(0);
    expect(await stored(page, 'popUpShowed')).toBeNull();
    await page.clock.runFor(1);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page)).toHaveAccessibleName(pl('newsletter:heading'));
    await page.clock.runFor(1_000);
    const box = await popup(page).boundingBox();
    expect(box?.width).toBe(onPhone(page) ? 390 - 32 : 660);
    expect(box?.height).toBeGreaterThanOrEqual(520);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toMatch(/hidden/);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.clock.resume();
    expect(await axeFaults(page, 'dialog.newsletter-window')).toEqual([]);
  });

  test('holds the focus, closes on Escape and gives the focus back', { tag: ['@one-size', '@long'] }, async ({
    page,
  }) => {
    await chosen(page);
    await almost(page);
    const link = page.locator('header a').first();
    await link.focus();
    await page.clock.runFor(1);
    await expect(popup(page)).toBeVisible();
    const close = popup(page).getByRole('button', { name: pl('newsletter:close') });
    await expect(close).toBeFocused();
    expect(await focusedOutside(page, 'dialog', 14)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toMatch(
      /hidden/,
    );
  });

  test('closes by its button and by a press beside it, not by one inside', { tag: '@one-size' }, async ({
    page,
  }) => {
    await chosen(page);
    await almost(page);
    await page.clock.runFor(1);
    await popup(page)
      .getByRole('heading', { name: pl('newsletter:heading') })
      .click();
    await expect(popup(page)).toBeVisible();
    await popup(page)
      .getByRole('button', { name: pl('newsletter:close') })
      .click();
    await expect(popup(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem('popUpShowed'));
    await almost(page);
    await page.clock.runFor(1);
    await expect(popup(page)).toBeVisible();
    await page.mouse.click(6, 6);
    await expect(popup(page)).toHaveCount(0);
  });

  test('stays away for a day, then comes again', { tag: ['@one-size', '@long'] }, async ({ page }) => {
    await chosen(page);
    await almost(page);
    await page.clock.runFor(1);
    await expect(popup(page)).toBeVisible();
    const { expiry } = JSON.parse((await stored(page, 'popUpShowed')) ?? '{}');
    expect(expiry).toBe(BEGUN.getTime() + POPUP_DELAY_MS + 86_400_000);

    // A day less a millisecond later the pop-up's time comes on another page, and it does not.
    await page.clock.pauseAt(expiry - 1 - POPUP_DELAY_MS);
    await page.goto(CONTACT);
    const loaded = page.waitForResponse(/newsletter\.element/);
    await page.clock.runFor(POPUP_DELAY_MS);
    await loaded;
    await windowCode(page);
    await expect(popup(page)).toHaveCount(0);

    await page.goto(CONTACT);
    await page.clock.runFor(POPUP_DELAY_MS);
    await expect(popup(page)).toBeVisible();
  });

  test('never comes to a subscriber', { tag: '@one-size' }, async ({ page }) => {
    await chosen(page);
    await page.addInitScript(() => localStorage.setItem('subscribed', 'true'));
    await almost(page);
    const loaded = page.waitForResponse(/newsletter\.element/);
    await page.clock.runFor(3_000);
    await loaded;
    await page.clock.runFor(60_000);
    await expect(popup(page)).toHaveCount(0);
  });

  for (const [when, before] of [
    ['long before it answers', 30_000],
    ['just before the pop-up is due', 0],
  ] as const)
    test(`waits while the cookie banner is open and ten seconds after, ${when}`, {
      tag: before === 0 ? ['@one-size'] : ['@one-size', '@long'],
    }, async ({ page }) => {
      await page.clock.install({ time: NOON });
      await page.clock.pauseAt(BEGUN);
      await page.goto(CONTACT);
      await page.clock.runFor(POPUP_DELAY_MS - 500);
      await expect(page.locator('html')).toHaveAttribute('data-consent', 'open');
      await page.clock.runFor(before);
      await expect(popup(page)).toHaveCount(0);
      await page
        .locator('consent-banner')
        .getByRole('button', { name: pl('consent:decline'), exact: true })
        .click();
      await expect(page.locator('html')).not.toHaveAttribute('data-consent', 'open');
      const loaded = before ? undefined : page.waitForResponse(/newsletter\.element/);
      await page.clock.runFor(POPUP_DELAY_MS - POPUP_PATIENCE_MS);
      await loaded;
      await windowCode(page);
      await expect(popup(page)).toHaveCount(0);
      await page.clock.runFor(2 * POPUP_PATIENCE_MS + 100);
      await expect(popup(page)).toBeVisible();
    });

  test('interrupts no typing and no menu', { tag: ['@one-size', '@long'] }, async ({ page }) => {
    await chosen(page);
    await almost(page);
    // With the script there: one that came later would find the typing over.
    await formOf(page);
    await page.clock.runFor(5_000);
    // The window's code has come and has seen the typing: from here on it looks again each second of a clock that stands.
    await windowCode(page);
    await expect(popup(page)).toHaveCount(0);
    // The focus alone would scroll the page smoothly, and a press on a bar that is moving hits nothing.
    await scrollTo(page, 0);
    await page.locator('header a').first().focus();
    if (onPhone(page)) {
      await openMenu(page);
      await expect(menuOf(page)).toHaveAttribute('data-open', '');
      await page.clock.runFor(5_000);
      await expect(popup(page)).toHaveCount(0);
      await page.locator('[data-menu=close]').click();
    }
    await page.clock.runFor(POPUP_PATIENCE_MS + 100);
    await expect(popup(page)).toBeVisible();
  });

  test('signs up, and is not offered again', { tag: ['@one-size', '@long'] }, async ({ page }) => {
    await chosen(page);
    await almost(page);
    await page.clock.runFor(1);
    await page.clock.resume();
    const email = fresh();
    await field(popup(page), 'email').fill(email);
    await send(popup(page)).click();
    await expect(popup(page).locator('[data-field=ageConsent] [data-error]')).toHaveText(
      pl('newsletter:ageError'),
    );
    await age(popup(page)).check();
    await send(popup(page)).click();
    await expect(popup(page).getByRole('heading', { name: pl('newsletter:mailed.heading') })).toBeVisible();
    expect(await axeFaults(page, 'dialog.newsletter-window')).toEqual([]);
    expect(JSON.parse((await stored(page, 'subscribed')) ?? '')).toMatchObject({ value: true });
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    expect(await subscribersOf(email)).toHaveLength(1);
  });
});

test(
  'the scroll lock of the pop-up does not make the page jump',
  { tag: ['@one-size', '@long'] },
  async ({ playwright, page }, info) => {
    const wide = await windowWithScrollbars(playwright, info, 1440);
    await chosen(wide);
    await wide.clock.install({ time: NOON });
    await wide.goto(CONTACT);
    const edge = () => wide.locator('footer').evaluate((footer) => footer.getBoundingClientRect().right);
    const before = await edge();
    expect(before).toBeLessThan(1440);
    await wide.clock.runFor(POPUP_DELAY_MS + 500);
    await expect(popup(wide)).toBeVisible();
    expect(await edge()).toBe(before);
    await wide.context().browser()?.close();
    await page.goto('/');
  },
);
