import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { enter } from '../../content/admin.ts';
import { fillInbox, LOST, SUBMISSIONS, sentAt, UNREAD } from '../../content/full-inbox.ts';
import { login } from '../../content/staff.ts';
import { axeFaults } from '../../pages/axe.ts';
import { centreToday } from '../../pages/site.ts';
import { type ContentProcess, copyDemo, startContent } from '../../processes/content-process.ts';

test.describe.configure({ mode: 'serial' });

/** A content system with 429 pages of submissions. */
let content: ContentProcess;
let dataDir: string;
let page: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(scaled(120_000));
  dataDir = mkdtempSync(join(tmpdir(), 'inbox-'));
  copyDemo(dataDir);
  fillInbox(dataDir);
  content = await startContent(dataDir);
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'pl-PL' });
  page = await context.newPage();
  await enter(page, 'pl', await login(content.url));
});

test.afterAll(async () => {
  await page?.context().close();
  await content?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const rows = () => page.getByRole('grid').getByRole('row');
const shown = (from: number, to: number, total: number) => page.getByText(`${from}–${to} z ${total}`);
const leaf = (name: string) => page.getByRole('button', { name, exact: true });
const view = (name: string) =>
  page.getByRole('group', { name: 'Widoki' }).getByRole('button', { name, exact: true });

async function search(words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Szukaj' }).fill(words);
  await page.getByRole('search').getByRole('button', { name: 'Szukaj' }).click();
}

test('429 pages are leafed through, and searched by name, address, words and day', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(90_000));
  await page.goto(`${content.url}/admin/inbox`);
  await expect(shown(1, 50, SUBMISSIONS)).toBeVisible({ timeout: scaled(20_000) });
  await expect(page.getByRole('img', { name: `Nieprzeczytane: ${UNREAD}` })).toBeVisible();
  await expect(leaf('Nowsze')).toBeDisabled();
  await leaf('Starsze').click();
  await expect(shown(51, 100, SUBMISSIONS)).toBeVisible();
  await expect(rows()).toHaveCount(51);
  await leaf('Nowsze').click();
  await expect(shown(1, 50, SUBMISSIONS)).toBeVisible();
  await leaf('Najstarsze').click();
  await expect(shown(SUBMISSIONS - 49, SUBMISSIONS, SUBMISSIONS)).toBeVisible();
  await expect(rows().last()).toContainText('Osoba 0');
  await expect(leaf('Starsze')).toBeDisabled();
  await leaf('Najnowsze').click();
  await expect(shown(1, 50, SUBMISSIONS)).toBeVisible();

  await view('Nieprzeczytane').click();
  await expect(shown(1, 50, UNREAD)).toBeVisible();
  await leaf('Starsze').click();
  await expect(shown(51, UNREAD, UNREAD)).toBeVisible();
  await expect(leaf('Starsze')).toBeDisabled();
  await view('Nieprzeczytane').click();

  for (const words of [LOST.name, LOST.email, 'GROSZKI parasol', 'gęślarska żółte']) {
    await search(words);
    await expect(rows(), words).toHaveCount(2);
    await expect(rows().nth(1), words).toContainText(LOST.name);
  }
  await search('nikogo takiego nie ma');
  await expect(page.getByText('Nic tu nie ma.')).toBeVisible();
  await search('');

  // The centre's day, from midnight to midnight.
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw' });
  const wanted = day.format(sentAt(LOST.at));
  const count = Array.from({ length: SUBMISSIONS }, (_, at) => day.format(sentAt(at))).filter(
    (one) => one === wanted,
  ).length;
  await page.getByLabel('Od', { exact: true }).fill(wanted);
  await page.getByLabel('Do', { exact: true }).fill(wanted);
  await expect(shown(1, 50, count)).toBeVisible();
  expect(await axeFaults(page, 'main')).toEqual([]);
});

test('a message goes to a colleague and back, with a day, and stands among "mine" and "due" while it is both', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(90_000));
  await page.goto(`${content.url}/admin/inbox`);
  await expect(shown(1, 50, SUBMISSIONS)).toBeVisible({ timeout: scaled(20_000) });
  const name = `Osoba ${SUBMISSIONS - 1}`;
  const dialog = page.getByRole('dialog');
  const open = () => rows().nth(1).getByRole('button').click();
  const choose = async (what: string, option: string) => {
    const field = dialog.getByRole('combobox', { name: what, exact: true });
    await field.click();
    await page.getByRole('option', { name: option, exact: true }).click();
    await expect(field).toContainText(option);
  };
  const isUnder = async (of: string, found: boolean) => {
    await view(of).click();
    await expect(view(of)).toHaveAttribute('aria-pressed', 'true');
    if (!found) return expect(page.getByText('Nic tu nie ma.')).toBeVisible();
    await expect(rows()).toHaveCount(2);
    await expect(rows().nth(1)).toContainText(name);
  };
  await isUnder('Moje', false);
  await isUnder('Na dziś', false);
  await view('Na dziś').click();
  await expect(rows().nth(1)).toContainText(name);

  await open();
  await choose('Kto się tym zajmuje', 'Admin');
  await dialog.getByLabel('Do kiedy').fill(centreToday());
  await page.keyboard.press('Escape');
  await expect(rows().nth(1)).toContainText('Do kiedy:');
  await expect(rows().nth(1)).toContainText('Admin');
  await isUnder('Moje', false);
  await isUnder('Na dziś', true);

  await open();
  await choose('Kto się tym zajmuje', 'Redakcja');
  await page.keyboard.press('Escape');
  await isUnder('Moje', true);
  await open();
  await choose('Stan', 'Załatwione');
  await page.keyboard.press('Escape');
  await isUnder('Na dziś', false);
  await isUnder('Moje', false);
});
