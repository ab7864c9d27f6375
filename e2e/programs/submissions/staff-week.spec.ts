import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instantOf } from '@mall/contract';
import type { Browser, Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import { expect, test } from '../../base-test.ts';
import { enter } from '../../content/admin.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { shortDay } from '../../content/day-names.ts';
import { dataOf, desk } from '../../content/desk-calls.ts';
import { login, type Staff, sharedStaff, sharedToken, signInAsStaff } from '../../content/staff.ts';
import {
  booking,
  freeTimes,
  freshEmail,
  freshKey,
  isOurs,
  ownTimes,
  send,
} from '../../forms/submission-forms.ts';
import { entryOf, lettersTo } from '../../meetings/meeting-mails.ts';
import { copyDemo, startContent } from '../../processes/content-process.ts';
import { startMailServer } from '../../processes/mail-server.ts';
import { processClock } from '../../processes/process-clock.ts';
import { mailsOf } from '../../processes/receivers.ts';

/** Of the demo's centre. */
const ZONE = 'Europe/Warsaw';

type Time = Awaited<ReturnType<typeof freeTimes>>[number];

/** The staff's week of a day, in Polish, and a meeting of it by the visitor's name. */
async function weekOf(browser: Browser, content: string, day: string, token?: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await enter(page, 'pl', token);
  await page.goto(`${content}/admin/bookings?week=${day}`);
  return page;
}

/** Has a visitor of a name of their own ask for a time. */
async function booked(content: string, { stylist, date, hour }: Time) {
  const email = freshEmail('week');
  const last_name = `Tygodniowa${freshKey().replace(/[^a-f]/g, '')}`;
  const body = { ...booking(email, { date, hour }), stylist, last_name };
  expect((await send(content, 'bookStylist', body)).status).toBe(200);
  return { email, last_name };
}

/** A meeting as the staff's week has it. */
async function inWeek(staff: Staff, day: string, email: string) {
  const meeting = (await staff.week(day)).find((one) => one.email === email);
  if (!meeting) throw new Error(`no meeting of ${email} in the week of ${day}`);
  return meeting;
}

/** Days and hours that visitors of the website may choose with a stylist. */
async function offered(site: string, slug: string): Promise<string[]> {
  const page = await (await fetch(site + address('stylist', { slug }, 'pl-PL'))).text();
  return [...page.matchAll(/<option value="(\d{4}-\d\d-\d\dT\d\d:\d\d)"/g)].map(([, time = '']) => time);
}

/** Absences in the week of a day, as they are stored. */
async function absences(day: string): Promise<object[]> {
  const ask = desk(await sharedToken());
  return dataOf<{ blocks: object[] }>(await ask('GET', `/admin/mall/bookings?week=${day}`), 'the week')
    .blocks;
}

/** A free time that two stylists have, the first of whom has nobody else that day. */
async function sharedTime(staff: Staff): Promise<[one: Time, other: Time]> {
  const times = await ownTimes(contentUrl());
  for (const one of times) {
    const other = times.find(
      ({ stylist, date, hour }) => stylist !== one.stylist && date === one.date && hour === one.hour,
    );
    const alone = (await staff.week(one.date)).every(
      ({ stylist, date }) => stylist !== one.stylist || date !== one.date,
    );
    if (other && alone) return [one, other];
  }
  throw new Error('no two stylists are free at one time');
}

test('a stylist is away: the staff assign the meeting, move it, and enter the absence, and visitors see all of it', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(scaled(90_000));
  const staff = await sharedStaff();
  const [time, other] = await sharedTime(staff);
  const people = await staff.rows('hair-stylist');
  const person = (documentId: string) => people.find((one) => one.documentId === documentId);
  const [away, instead] = [person(time.stylist), person(other.stylist)];
  const { email, last_name } = await booked(contentUrl(), time);
  await lettersTo({ mailsOf }, email, 1);
  const page = await weekOf(browser, contentUrl(), time.date);
  const dialog = page.getByRole('dialog');

  // A drop proposes, and changes nothing by itself.
  const heading = page.getByRole('columnheader');
  await expect(heading.filter({ hasText: String(instead?.name) })).toBeVisible();
  const column = (await heading.allTextContents()).indexOf(String(instead?.name));
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: shortDay(time.date), exact: true }) });
  await row
    .getByRole('button', { name: new RegExp(last_name) })
    .dragTo(row.getByRole('cell').nth(column - 1));
  await expect(dialog.getByRole('combobox', { name: 'Z kim' })).toHaveText(String(instead?.name));
  await expect(dialog.getByRole('combobox', { name: 'Termin' })).toHaveText(
    `${shortDay(time.date)}, ${time.hour}`,
  );
  await expect(dialog.getByRole('button', { name: 'Przydziel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await inWeek(staff, time.date, email)).toMatchObject({ stylist: time.stylist, sequence: 0 });

  await page
    .getByRole('list')
    .getByRole('button', { name: new RegExp(last_name) })
    .press('Enter');
  await dialog.getByRole('combobox', { name: 'Z kim' }).click();
  await page.getByRole('option', { name: String(instead?.name), exact: true }).click();
  await dialog.getByRole('button', { name: 'Przydziel' }).click();
  await expect(dialog.getByText(`przydzielone`)).toContainText(String(instead?.name));
  expect(await inWeek(staff, time.date, email)).toMatchObject({ state: 'new', stylist: other.stylist });

  const to = (await freeTimes(contentUrl())).find(
    ({ stylist, date }) => stylist === other.stylist && isOurs(date) && date !== time.date,
  );
  if (!to) throw new Error('no other day');
  const chosen = dialog.getByRole('combobox', { name: 'Termin' });
  await chosen.press('Enter');
  const name = `${shortDay(to.date)}, ${to.hour}`;
  await page.getByRole('option', { name, exact: true }).press('Enter');
  await expect(chosen).toHaveText(name);
  await dialog.getByLabel('Słowo do gościa').fill('Halina jest wtedy na urlopie.');
  await dialog.getByRole('button', { name: 'Przenieś' }).press('Enter');
  await expect(dialog.getByText('Przeniesione', { exact: true })).toBeVisible();
  expect(await inWeek(staff, to.date, email)).toMatchObject({
    ...{ state: 'moved', stylist: other.stylist, date: to.date, hour: to.hour },
  });
  // Of the assignment alone nothing was mailed.
  const [, moved] = await lettersTo({ mailsOf }, email, 2);
  expect(moved?.parsed.text).toContain('Halina jest wtedy na urlopie.');
  expect(entryOf(moved)).toMatchObject({
    ...{ method: 'REQUEST', status: 'CONFIRMED', sequence: 2 },
    begins: instantOf(to.date, to.hour, ZONE),
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const times = () => offered(baseURL ?? '', String(away?.slug));
  const onThatDay = async () => (await times()).filter((one) => one.startsWith(time.date)).length;
  await expect.poll(onThatDay, { timeout: scaled(20_000) }).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Wpisz nieobecność' }).press('Enter');
  await dialog.getByRole('combobox', { name: 'Z kim' }).click();
  await page.getByRole('option', { name: String(away?.name), exact: true }).click();
  // The last day follows the first.
  await dialog.getByLabel('Pierwszy dzień').fill(time.date);
  await dialog.getByLabel('Notatka').fill('Urlop');
  await dialog.getByRole('button', { name: 'Zapisz' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Wpisz nieobecność' })).toBeFocused();
  const absent = page.getByRole('row').filter({ hasText: 'Nieobecność: Urlop' });
  await expect(absent).toHaveCount(1);
  const absence = { stylist: time.stylist, firstDay: time.date, lastDay: time.date, note: 'Urlop' };
  expect(await absences(time.date)).toContainEqual(expect.objectContaining(absence));
  await expect.poll(onThatDay, { timeout: scaled(20_000) }).toBe(0);
  expect((await times()).length).toBeGreaterThan(0);

  await absent.getByRole('button', { name: `Usuń nieobecność: ${away?.name}` }).press('Enter');
  await expect(absent).toHaveCount(0);
  expect(await absences(time.date)).not.toContainEqual(expect.objectContaining(absence));
  await expect.poll(times, { timeout: scaled(20_000) }).toContain(`${time.date}T${time.hour}`);
  await page.context().close();
});

test('what came of a meeting is noted once it has begun, and put right, without a mail', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(scaled(120_000));
  const dataDir = mkdtempSync(join(tmpdir(), 'week-'));
  copyDemo(dataDir);
  const mail = await startMailServer();
  const clock = processClock(0);
  const content = await startContent(dataDir, {
    ...clock.env('UTC'),
    ...{ SMTP_URL: mail.url, MAIL_TO: 'centre@borealis.example' },
  });
  try {
    const [time] = (await freeTimes(content.url)).sort((one, other) => other.date.localeCompare(one.date));
    if (!time) throw new Error('no time is free');
    const { email, last_name } = await booked(content.url, time);
    await expect.poll(() => mail.to(email).length, { timeout: scaled(20_000) }).toBe(1);
    const begins = instantOf(time.date, time.hour, ZONE).getTime();
    clock.set(begins + 60_000 - Date.now());
    // The last day that could be booked is today there.
    const earlier = async () => (await freeTimes(content.url)).filter(({ date }) => date < time.date).length;
    await expect.poll(earlier, { timeout: scaled(20_000) }).toBe(0);
    const staff = await signInAsStaff(content.url);
    const now = () => inWeek(staff, time.date, email);
    const { documentId, actions } = await now();
    expect(actions).toEqual(['done', 'notCome']);
    const letters = () => staff.count('delivery');
    const before = await letters();

    const page = await weekOf(browser, content.url, time.date, await login(content.url));
    await page
      .getByRole('table')
      .getByRole('button', { name: new RegExp(last_name) })
      .press('Enter');
    const dialog = page.getByRole('dialog');
    for (const [action, state] of [
      ['Odbyło się', 'done'],
      ['Nie przyszedł', 'notCome'],
    ] as const) {
      await dialog.getByRole('button', { name: action, exact: true }).press('Enter');
      // Done once, it is no choice any more.
      await expect(dialog.getByRole('button', { name: action, exact: true })).toBeHidden();
      expect(await now()).toMatchObject({ state });
    }
    await expect(page.getByText('Gość dostanie mail.')).toHaveCount(0);
    expect((await staff.steps(documentId)).map(({ action }) => action)).toEqual(['ask', 'done', 'notCome']);
    expect([await letters(), mail.to(email).length]).toEqual([before, 1]);
    await page.context().close();
  } finally {
    await content.stop();
    await mail.down();
    clock.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
