/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { DEMO_LOCALES, type Locale } from '@mall/contract';
import { instantOf } from '@mall/contract/centre-time.ts';
import type { Locator, Page } from '@playwright/test';
import { centreToday } from '../../scripts/clock/pinned-clock.ts';
import { translator } from '../../website/src/i18n/translator.ts';
import { test as base, expect } from '../base-test.ts';

export { centreToday, expect };

/** The languages of the demo: every one but the second Croatian dictionary. */
export const LIVE: readonly Locale[] = DEMO_LOCALES;

/** A time ("HH:mm") of a date in the demo's centre; the browser stands elsewhere (playwright.config.ts). */
export const centreInstant = (date: string, time: string): Date => instantOf(date, time, 'Europe/Warsaw');

/** The Polish texts, by key: tests follow the dictionary instead of repeating it. */
export const pl = translator('pl-PL');

/** What went wrong in the browser while a test ran. */
export interface Trouble {
  /** Errors and warnings of the console (CSP violations among them) and uncaught errors. */
  console: string[];
  /** Requests to any origin but the site's own. */
  foreign: string[];
  /** Parts of pages (scripts, styles, pictures) that could not be loaded. */
  failed: string[];
}

/** Chromium's own remark when a visitor leaves before a page has settled. */
const LEFT_EARLY = /^Transition was /;

function watch(page: Page, origin: string, refusals: RegExp | undefined): Trouble {
  const trouble: Trouble = { console: [], foreign: [], failed: [] };
  page.on('console', (message) => {
    // A page that is meant to answer 404 or 503 is reported as a failed resource; those are seen below.
    if (message.text().startsWith('Failed to load resource')) return;
    if (LEFT_EARLY.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) trouble.console.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!LEFT_EARLY.test(error.message)) trouble.console.push(error.message);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['http:', 'https:'].includes(url.protocol) && url.origin !== origin) trouble.foreign.push(url.href);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    const said = `${response.status()} ${response.url()}`;
    if (!refusals?.test(said)) trouble.failed.push(said);
  });
  return trouble;
}

/** Every journey also proves that nothing fails quietly: no console error, no foreign host, no missing part. */
export const test = base.extend<{
  trouble: Trouble;
  visitor: 'new' | 'returning';
  refusals: RegExp | undefined;
}>({
  /** A returning visitor has chosen about cookies and subscribed: nothing opens by itself over the page. */
  visitor: ['new', { option: true }],
  /** What the site answers a script is no trouble where it matches: status and address, "503 http://…". */
  refusals: [undefined, { option: true }],
  trouble: [
    async ({ page, baseURL, visitor, refusals }, use) => {
      if (visitor === 'returning') await page.addInitScript(settle);
      const trouble = watch(page, new URL(baseURL ?? '').origin, refusals);
      await use(trouble);
      // What the page asked for last may still be on its way through a test's route.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      base.expect(trouble, 'trouble in the browser').toEqual({ console: [], foreign: [], failed: [] });
    },
    { auto: true },
  ],
});

function settle() {
  localStorage.setItem('userConsent', JSON.stringify({ value: {}, expiry: 4e12 }));
  localStorage.setItem('subscribed', 'true');
}

/** Whether this project shows the full-screen menu and the accordion (up to 767 px). */
export const onPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

export const menuOf = (page: Page): Locator => page.locator('#menu');
export const hoursOf = (page: Page): Locator => page.locator('site-nav details[data-popover="scroll"]');
export const languagesOf = (page: Page): Locator => page.locator('site-nav details[data-popover=""]');

/** Opens the full-screen menu of phones and tablets. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.locator('[data-menu=open]').click();
  await expect(menuOf(page)).toHaveAttribute('data-open', '');
  return menuOf(page);
}

/** Until everything beside the full-screen menu sleeps, which is once the menu has been painted. */
export const asleepBeside = (page: Page): Promise<void> =>
  expect(page.locator('main')).toHaveAttribute('inert', '');

/** Has the code of the menu come, which waits for a first interaction; for tests that then count milliseconds. */
export async function menuCode(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.evaluate(() => customElements.whenDefined('site-nav').then(() => undefined));
}

/** Scrolls at once and waits until the page's own listeners have heard of it. */
export function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        if (scrollY === y) return resolve();
        addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
}
