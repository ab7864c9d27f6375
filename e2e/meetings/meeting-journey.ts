import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { scaled } from '../../scripts/clock/timeouts.ts';
import { translator } from '../../website/src/i18n/translator.ts';
import { enter } from '../content/admin.ts';
import { answerAll, formReady, handsTime, isSent, sentAfterAll, submitIn } from '../forms/form-page.ts';
import { provenAtOnce } from '../forms/form-proof.ts';
import { BOOKING, fresh } from '../forms/forms.ts';
import { freeTimes, isOurs, type MeetingTime } from '../forms/submission-forms.ts';
import { axeFaults } from '../pages/axe.ts';
import { entryOf, lettersTo, linkIn, type MailsOf } from './meeting-mails.ts';

const pl = translator('pl-PL');

type StylistTime = Awaited<ReturnType<typeof freeTimes>>[number];

/** Where a journey of meetings takes place. */
interface MeetingPlace {
  /** The website of the visitors. */
  site: string;
  /** The content system in whose admin the staff sit. */
  desk: string;
  /** The staff's token there; missing: of the content system under test. */
  token?: string;
  mailsOf: MailsOf;
}

/** The path of a link, at whatever site. */
const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, '');

/** The admin in Polish, whatever the machine speaks. */
async function staffIn(browser: Browser, token: string | undefined): Promise<Page> {
  const context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await enter(page, 'pl', token);
  return page;
}

interface Visitor {
  scripts: boolean;
  lastName: string;
  email: string;
  page: Page;
  time: MeetingTime;
}

async function visitorAt(browser: Browser, { site }: MeetingPlace, scripts: boolean, time: MeetingTime) {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: scripts, locale: 'pl-PL' });
  // Has chosen about cookies before.
  await context.addInitScript(() =>
    localStorage.setItem('userConsent', JSON.stringify({ value: {}, expiry: 4e12 })),
  );
  // A name of its own: an earlier try has left another in the list.
  const lastName =
    (scripts ? 'Skryptowska' : 'Papierowska') +
    randomUUID()
      .replace(/[^a-f]/g, '')
      .slice(0, 6);
  return { scripts, lastName, email: fresh(), page: await context.newPage(), time };
}

async function book({ page, scripts, lastName, email, time }: Visitor): Promise<void> {
  const answers = {
    ...(await BOOKING.answers(email, '')),
    ...{ last_name: [lastName], first: [`${time.date}T${time.hour}`] },
  };
  if (scripts) {
    await page.clock.install();
    await provenAtOnce(page);
  }
  await page.goto(await BOOKING.page(''));
  if (scripts) await formReady(page);
  await answerAll(page, answers);
  if (scripts) {
    await handsTime(page);
    await submitIn(page, BOOKING).click();
  } else await sentAfterAll(page, () => submitIn(page, BOOKING).click());
  await isSent(page, BOOKING);
}

/** Confirms from the list of those that wait, by keyboard alone. */
async function confirm(staff: Page, { lastName }: Visitor): Promise<void> {
  const waiting = staff.getByRole('list').getByRole('button', { name: new RegExp(lastName) });
  await expect(waiting).toBeVisible({ timeout: scaled(20_000) });
  await expect(staff.getByRole('table').getByRole('button', { name: new RegExp(lastName) })).toBeVisible();
  await waiting.focus();
  await staff.keyboard.press('Enter');
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Słowo do gościa').fill('Proszę zabrać ulubione buty.');
  await dialog.getByRole('button', { name: 'Potwierdź' }).press('Enter');
  await expect(dialog.getByText('Potwierdzone', { exact: true })).toBeVisible();
}

/** Moves by the link of the last mail, then cancels. */
async function moveAndCancel(place: MeetingPlace, { page, email, time }: Visitor): Promise<void> {
  const path = pathOf(linkIn((await lettersTo(place, email, 2)).at(-1)));
  const response = await page.goto(path);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByText(pl('stylist:meeting.state.confirmed'))).toBeVisible();
  const free = await freeTimes(place.desk);
  const to = free.find(({ date }) => isOurs(date) && date !== time.date);
  await page.getByLabel(pl('stylist:meeting.newTime')).selectOption(`${to?.date}T${to?.hour}`);
  await page.getByRole('button', { name: pl('stylist:meeting.moveSubmit') }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(pl('stylist:meeting.moved'));
  await expect(page.getByText(pl('stylist:meeting.state.new'))).toBeVisible();
  expect(entryOf((await lettersTo(place, email, 3)).at(-1))).toMatchObject({
    sequence: 2,
    status: 'TENTATIVE',
  });

  await page.getByRole('button', { name: pl('stylist:meeting.cancelSubmit') }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(pl('stylist:meeting.cancelled'));
  await expect(page.getByRole('button', { name: pl('stylist:meeting.moveSubmit') })).toHaveCount(0);
  const letters = await lettersTo(place, email, 4);
  const last = entryOf(letters.at(-1));
  expect(last).toMatchObject({ method: 'CANCEL', sequence: 3, status: 'CANCELLED' });
  expect(new Set(letters.map((letter) => entryOf(letter).uid))).toEqual(new Set([last.uid]));
  // The staff are told of the booking, the move and the cancellation.
  await expect.poll(async () => (await place.mailsOf(email)).length - letters.length).toBe(3);
}

const ofOneDay = (one: StylistTime, other: StylistTime) =>
  one.stylist === other.stylist && one.date === other.date;

/**
 * A visitor with scripts and one without book by the site's form, the staff confirm both in their week, and each moves
 * and cancels by the link of the mail.
 * @returns the visitors' addresses
 */
export async function meetingJourneys(browser: Browser, place: MeetingPlace): Promise<string[]> {
  const times = (await freeTimes(place.desk)).filter(({ date }) => isOurs(date));
  // Whoever takes the first of two hours of one stylist, somebody is free for the second.
  const second = times.find((time, at) => times.slice(0, at).some((other) => ofOneDay(other, time)));
  const first = times.find((time) => time !== second && second && ofOneDay(time, second));
  if (!first || !second) throw new Error('no stylist has two free hours on a day');
  const visitors = [
    await visitorAt(browser, place, true, first),
    await visitorAt(browser, place, false, second),
  ];
  for (const visitor of visitors) {
    await book(visitor);
    const [asked] = await lettersTo(place, visitor.email, 1);
    expect(entryOf(asked)).toMatchObject({ method: 'REQUEST', sequence: 0, status: 'TENTATIVE' });
  }

  const staff = await staffIn(browser, place.token);
  await staff.goto(`${place.desk}/admin/bookings?week=${first.date}`);
  for (const visitor of visitors) {
    await confirm(staff, visitor);
    expect(await axeFaults(staff, '[role=dialog]')).toEqual([]);
    const confirmed = (await lettersTo(place, visitor.email, 2)).at(-1);
    expect(confirmed?.parsed.subject).toContain('Potwierdzone');
    expect(confirmed?.parsed.text).toContain('Proszę zabrać ulubione buty.');
    expect(entryOf(confirmed)).toMatchObject({ method: 'REQUEST', sequence: 1, status: 'CONFIRMED' });
    await staff.keyboard.press('Escape');
    await expect(staff.getByRole('dialog')).toHaveCount(0);
  }
  expect(await axeFaults(staff, 'main')).toEqual([]);
  for (const visitor of visitors) await moveAndCancel(place, visitor);
  await Promise.all([staff, ...visitors.map(({ page }) => page)].map((page) => page.context().close()));
  return visitors.map(({ email }) => email);
}
