import type { Locator, Page } from '@playwright/test';
import { atThisSpeed, scaled } from '../../scripts/clock/timeouts.ts';
import { expect, test } from '../base-test.ts';
import { enter } from '../content/admin.ts';
import { contentUrl } from '../content/content-under-test.ts';

/** Annotations of a test, which the table is made of. */
export const CLICKS = 'clicks';
export const LIMIT = 'limit';
export const FOLLOWED = 'followed';

/** Somebody of the staff at the admin, in Polish: what they press and write, and how often they press. */
export interface Editor {
  page: Page;
  /** Origin of the website that visitors see. */
  site: string;
  /** The entry of Strapi's menu on the left and, of a list or page of content, the one beneath. */
  open(...names: string[]): Promise<void>;
  press(what: Locator): Promise<void>;
  /** Into a field: a click into it counts, though Tab would do. */
  write(into: Locator, text: string): Promise<void>;
  /** Clicks until now. */
  clicks(): number;
}

declare global {
  interface Window {
    tellClick?: () => Promise<void>;
  }
}

async function counted(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('tellClick', () => {
    clicks += 1;
  });
  // Every press of a mouse's button, in frames and dialogs too; what a label hands on to its field is no second one.
  await page.addInitScript(() => {
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && void window.tellClick?.(), {
      capture: true,
      passive: true,
    });
  });
  return () => clicks;
}

function editorAt(page: Page, site: string, clicks: () => number): Editor {
  const menu = page.locator('nav');
  return {
    page,
    site,
    clicks,
    async open(...names) {
      for (const name of names) await menu.getByRole('link', { name, exact: true }).first().click();
    },
    press: (what) => what.click(),
    async write(into, text) {
      await into.click();
      await into.fill(text);
    },
  };
}

/** How soon a page beside its form follows a save, on a machine at rest. */
const FOLLOWS_WITHIN_MS = 1_000;

/** Tells how long it took until a save was seen beside the form, and holds it to its limit. @param ms from its answer on */
export function followed(ms: number): void {
  const description = ms.toFixed(0);
  test.info().annotations.push({ type: FOLLOWED, description });
  expect(ms, 'ms from the answer of a save until it is seen').toBeLessThanOrEqual(
    atThisSpeed(FOLLOWS_WITHIN_MS),
  );
}

interface Settings {
  /** What has happened before somebody sits down to it. */
  before?: () => Promise<void>;
  /** False: nobody is signed in yet. */
  isIn?: boolean;
}

/**
 * A task of the staff: begins on the admin's first page, is done by clicks and keys alone, and fails beyond the clicks
 * that it may take.
 */
export function task(
  title: string,
  limit: number,
  work: (editor: Editor) => Promise<void>,
  { before, isIn = true }: Settings = {},
): void {
  test(title, async ({ page, baseURL }, info) => {
    info.annotations.push({ type: LIMIT, description: String(limit) });
    await before?.();
    const clicks = await counted(page);
    if (isIn) await enter(page, 'pl');
    await page.goto(`${contentUrl()}/admin`);
    if (isIn)
      await page.getByRole('heading', { level: 1, name: /^Dziś · / }).waitFor({ timeout: scaled(60_000) });
    try {
      await work(editorAt(page, baseURL ?? '', clicks));
    } finally {
      info.annotations.push({ type: CLICKS, description: String(clicks()) });
    }
    expect(clicks(), 'clicks').toBeLessThanOrEqual(limit);
    expect(clicks(), 'clicks that were counted').toBeGreaterThan(0);
  });
}
