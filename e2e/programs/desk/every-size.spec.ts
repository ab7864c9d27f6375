import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { enter } from '../../content/admin.ts';
import { desk, madeOffer } from '../../content/desk-calls.ts';
import { login, signInAsStaff } from '../../content/staff.ts';
import { booking, freeTimes, freshEmail, landingLead, send } from '../../forms/submission-forms.ts';
import { look } from '../../look/detectors.ts';
import { axeFaults } from '../../pages/axe.ts';
import { type ContentProcess, copyDemo, startContent } from '../../processes/content-process.ts';

/** Of a system without mail server, whose inbox so has a tab of mails. */
let content: ContentProcess;
let dataDir: string;
let page: Page;
/** The same as an administrator, whose the bin is. */
let administration: Page;
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
  const answers = [
    { question: 'Jak często do nas zaglądasz?', answers: ['Raz w miesiącu'] },
    { question: 'Czym przyjeżdżasz?', answers: ['Tramwajem lub autobusem', 'Przychodzę pieszo'] },
    { question: 'Jak łatwo znajdujesz drogę?', answers: ['4'] },
    { question: 'Czego brakuje najbardziej?', answers: ['Ławek'] },
    { question: 'Co zmienić najpierw?', answers: ['Więcej ławek przy windach na drugim piętrze.'] },
  ];
  const survey = { survey: 'jak-sie-u-nas-chodzi', answers, source: '/ankiety/jak-sie-u-nas-chodzi' };
  expect((await send(content.url, 'reportSurvey', survey)).status).toBe(200);
  await deleteOffer('Mikołajkowy maraton zakupów');
  const staff = await signInAsStaff(content.url);
  await expect.poll(() => staff.outbox(), { timeout: scaled(20_000) }).toMatchObject({ waiting: 0 });
  const open = async (person: 'editor' | 'admin') => {
    const context = await browser.newContext({ locale: 'pl-PL', reducedMotion: 'reduce' });
    const opened = await context.newPage();
    await enter(opened, 'pl', await login(content.url, person));
    return opened;
  };
  page = await open('editor');
  administration = await open('admin');
});

test.afterAll(async () => {
  await page?.context().close();
  await administration?.context().close();
  await content?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const SIZES = [
  ['on a laptop', 1280, 720],
  ['on a tablet', 820, 1180],
  ['on a laptop at 200%', 640, 360],
] as const;

const DIALOG = '[role=dialog]';
const BIN = 'the bin';
const list = () => page.getByRole('grid').getByRole('button').first();

/** A page of ours, what is pressed there, what is there then, and which part of it is looked at. */
const PLACES: Record<string, () => Promise<string>> = {
  async submissions() {
    await go('inbox');
    await expect(list()).toBeVisible();
    return 'main';
  },
  async surveys() {
    await go('inbox?tab=surveys');
    await expect(page.getByRole('heading', { name: 'Czym przyjeżdżasz?' })).toBeVisible();
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
  async languages() {
    await go('languages?type=offer');
    await expect(page.getByRole('link', { name: /, czeski: w porządku$/ }).first()).toBeVisible();
    return 'main';
  },
  async [BIN]() {
    await go('bin', administration);
    await administration.getByRole('tab', { name: 'Usunięte' }).click();
    await expect(administration.getByRole('main').getByText('Mikołajkowy maraton zakupów')).toBeVisible();
    return 'main';
  },
  async status() {
    await go('status');
    await expect(page.getByRole('region', { name: 'Kopia zapasowa' })).toBeVisible();
    return 'main';
  },
};

/** Has an offer lie in the bin. */
async function deleteOffer(name: string): Promise<void> {
  const admin = desk(await login(content.url, 'admin'), content.url);
  const offer = await madeOffer(admin, name);
  expect((await admin('DELETE', `/content-manager/collection-types/api::offer.offer/${offer}`)).status).toBe(
    200,
  );
}

async function go(path: string, on = page): Promise<void> {
  await on.goto(`${content.url}/admin/${path}`);
  await expect(on.getByRole('heading', { level: 1 })).toBeVisible({ timeout: scaled(20_000) });
}

for (const [where, width, height] of SIZES)
  test(`axe finds nothing in the admin ${where}, and nothing is cut off`, { tag: '@long' }, async () => {
    test.setTimeout(scaled(120_000));
    for (const one of [page, administration]) await one.setViewportSize({ width, height });
    for (const [place, show] of Object.entries(PLACES)) {
      const part = await show();
      const shown = place === BIN ? administration : page;
      expect.soft(await axeFaults(shown, part), place).toEqual([]);
      const { findings, seen } = await look(shown, { within: part, over: part === DIALOG });
      expect.soft(seen, place).toBeGreaterThan(0);
      // How small Strapi's words are is Strapi's.
      expect
        .soft(
          findings.filter(({ fault }) => fault !== 'small'),
          place,
        )
        .toEqual([]);
      const over = await shown.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(over, place).toBeLessThanOrEqual(0);
    }
  });
