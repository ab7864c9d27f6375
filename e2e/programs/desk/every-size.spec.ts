import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { enter } from '../../content/admin.ts';
import { login, signInAsStaff } from '../../content/staff.ts';
import { booking, freeTimes, freshEmail, landingLead, send } from '../../forms/submission-forms.ts';
import { look } from '../../look/detectors.ts';
import { axeFaults } from '../../pages/axe.ts';
import { type ContentProcess, copyDemo, startContent } from '../../processes/content-process.ts';

/** Of a system without mail server, whose inbox so has a tab of mails. */
let content: ContentProcess;
let dataDir: string;
let page: Page;
/** On which somebody meets a stylist. */
let day: string;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(scaled(120_000));
  dataDir = mkdtempSync(join(tmpdir(), 'every-size-'));
  copyDemo(dataDir);
  content = await startContent(dataDir);
  const [time] = await freeTimes(content.url);
  if (!time) throw new Error('no time is free');
  day = time.date;
  const email = freshEmail('with-a-longer-name');
  expect((await send(content.url, 'landingLead', landingLead(email))).status).toBe(200);
  expect((await send(content.url, 'bookStylist', { ...booking(email), ...time })).status).toBe(200);
  const staff = await signInAsStaff(content.url);
  await expect.poll(() => staff.outbox(), { timeout: scaled(20_000) }).toMatchObject({ waiting: 0 });
  const context = await browser.newContext({ locale: 'pl-PL', reducedMotion: 'reduce' });
  page = await context.newPage();
  await enter(page, 'pl', await login(content.url));
});

test.afterAll(async () => {
  await page?.context().close();
  await content?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const SIZES = [
  ['on a laptop', 1280, 720],
  ['on a tablet', 820, 1180],
  ['on a laptop at 200%', 640, 360],
] as const;

const DIALOG = '[role=dialog]';
const list = () => page.getByRole('grid').getByRole('button').first();

/** A page of ours, what is pressed there, what is there then, and which part of it is looked at. */
const PLACES: Record<string, () => Promise<string>> = {
  async submissions() {
    await go('inbox');
    await expect(list()).toBeVisible();
    return 'main';
  },
  async deliveries() {
    await go('inbox?tab=deliveries');
    await expect(list()).toBeVisible();
    return 'main';
  },
  async mails() {
    await go('inbox?tab=mails');
    await expect(list()).toBeVisible();
    return 'main';
  },
  async 'a mail'() {
    await go('inbox?tab=mails');
    await list().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Pobierz .eml' })).toBeVisible();
    return DIALOG;
  },
  async 'the calendar’s month'() {
    await go('calendar?view=month');
    await expect(page.getByRole('region', { name: 'Miesiąc' }).getByRole('link').first()).toBeVisible();
    return 'main';
  },
  async 'the calendar’s week'() {
    await go('calendar?view=week');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    return 'main';
  },
  async 'the stylists’ week'() {
    await go(`bookings?week=${day}`);
    await expect(
      page
        .getByRole('table')
        .getByRole('button', { name: /Ewa Lis/ })
        .first(),
    ).toBeVisible();
    return 'main';
  },
  async 'an absence'() {
    await go(`bookings?week=${day}`);
    await page.getByRole('button', { name: 'Wpisz nieobecność' }).click();
    await expect(page.getByRole('dialog').getByLabel('Pierwszy dzień')).toBeVisible();
    return DIALOG;
  },
  async today() {
    await go('');
    await expect(page.getByRole('region', { name: 'Co teraz widzą odwiedzający' })).toBeVisible();
    return 'main';
  },
  async newsletter() {
    await go('newsletter');
    await expect(page.getByRole('button', { name: 'Wczytaj' })).toBeVisible();
    return 'main';
  },
  async status() {
    await go('status');
    await expect(page.getByRole('region', { name: 'Kopia zapasowa' })).toBeVisible();
    return 'main';
  },
};

async function go(path: string): Promise<void> {
  await page.goto(`${content.url}/admin/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: scaled(20_000) });
}

for (const [where, width, height] of SIZES)
  test(`axe finds nothing in the admin ${where}, and nothing is cut off`, { tag: '@long' }, async () => {
    test.setTimeout(scaled(120_000));
    await page.setViewportSize({ width, height });
    for (const [place, show] of Object.entries(PLACES)) {
      const part = await show();
      expect.soft(await axeFaults(page, part), place).toEqual([]);
      const { findings, seen } = await look(page, { within: part, over: part === DIALOG });
      expect.soft(seen, place).toBeGreaterThan(0);
      // How small Strapi's words are is Strapi's.
      expect
        .soft(
          findings.filter(({ fault }) => fault !== 'small'),
          place,
        )
        .toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(over, place).toBeLessThanOrEqual(0);
    }
  });
