import type { Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { BOOKING_PATH } from '../../../website/src/features/stylists/booking-rules.ts';
import type { Locale } from '../../../website/src/i18n/locales.ts';
import { translator } from '../../../website/src/i18n/translator.ts';
import { expect, test } from '../../base-test.ts';
import { enter } from '../../content/admin.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import {
  booking,
  bookingFields,
  errorOf,
  freshEmail,
  freshKey,
  type MeetingTime,
  ownTimes,
  postForm,
  send,
} from '../../forms/submission-forms.ts';
import { meetingJourneys } from '../../meetings/meeting-journey.ts';
import { entryOf, lettersTo, linkIn } from '../../meetings/meeting-mails.ts';
import { axeFaults } from '../../pages/axe.ts';
import { mailsOf } from '../../processes/receivers.ts';

test('a meeting from the visitor’s form over the staff’s week to the visitor’s move and cancellation', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  test.setTimeout(scaled(240_000));
  await meetingJourneys(browser, { site: baseURL ?? '', desk: contentUrl(), mailsOf });
});

test('a meeting’s page is whole in long languages at every width', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(scaled(60_000));
  const [time] = await ownTimes(contentUrl());
  const languages: Locale[] = ['hu-HU', 'ru', 'bg-BG'];
  const email = freshEmail('wide');
  const fields = { ...bookingFields(email), first: `${time?.date}T${time?.hour}`, key: freshKey() };
  expect((await postForm(baseURL ?? '', BOOKING_PATH, fields)).status).toBe(200);
  const link = new URL(linkIn((await lettersTo({ mailsOf }, email, 1))[0]));
  const page = await (await browser.newContext({ baseURL })).newPage();
  for (const locale of languages) {
    link.searchParams.set('locale', locale);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(link.pathname + link.search);
      await expect(page.locator('h1')).toHaveText(translator(locale)('stylist:meeting.heading'));
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${locale} at ${width}`).toBeLessThanOrEqual(0);
      if (process.env.SHOTS)
        await page.screenshot({
          path: `${process.env.SHOTS}/meeting-${locale}-${width}.png`,
          fullPage: true,
        });
    }
    expect(await axeFaults(page, 'main'), locale).toEqual([]);
  }
});

test('an hour that nobody offers is refused by name, and a link that is none shows the plain way', async ({
  page,
}) => {
  const [time] = await ownTimes(contentUrl());
  const refused = await send(contentUrl(), 'bookStylist', {
    ...booking(freshEmail('night')),
    date: time?.date,
    hour: '03:33',
  });
  expect(refused.status).toBe(409);
  expect(errorOf(refused)).toBe('TimeNotOffered');
  expect(JSON.stringify(refused.body)).toMatch(/hour: 03:33 .*available-times/);
  const response = await page.goto(`/stylist-meeting?locale=en&meeting=${'a'.repeat(24)}.${'b'.repeat(43)}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText(translator('en')('stylist:meeting.missing'))).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
});

/** Somebody's booking of a time, and its dialog in the staff's week. */
async function bookedIn(staff: Page, name: string, { date, hour }: MeetingTime) {
  const email = freshEmail(name);
  const last_name = `Odmowna${freshKey().replace(/[^a-f]/g, '')}`;
  const body = { ...booking(email), last_name, date, hour };
  expect((await send(contentUrl(), 'bookStylist', body)).status).toBe(200);
  await lettersTo({ mailsOf }, email, 1);
  await staff.goto(`${contentUrl()}/admin/bookings?week=${date}`);
  await staff
    .getByRole('list')
    .getByRole('button', { name: new RegExp(last_name) })
    .click();
  return { email, dialog: staff.getByRole('dialog') };
}

test('a meeting is declined at a second press, with a word, by the keyboard too, and a confirmed one is called off', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(scaled(90_000));
  const context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 1280, height: 720 } });
  const staff = await context.newPage();
  await enter(staff, 'pl');
  const [time, other] = await ownTimes(contentUrl());
  if (!time || !other) throw new Error('there are no two free hours');
  const { email, dialog } = await bookedIn(staff, 'declined', time);
  const decline = dialog.getByRole('button', { name: 'Odmów' });
  const asked = staff.getByRole('alertdialog', { name: 'Odmówić tego spotkania?' });
  await decline.press('Enter');
  await expect(asked).toHaveAccessibleDescription('Gość dostanie mail. Tego nie da się cofnąć.');
  expect(await axeFaults(staff, '[role=alertdialog]')).toEqual([]);
  // Whoever only pressed on is back at the button.
  await staff.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await expect(decline).toBeFocused();
  await decline.press('Enter');
  await asked.getByLabel('Słowo do gościa').fill('Halina jest wtedy na urlopie.');
  await staff.keyboard.press('Tab');
  await staff.keyboard.press('Tab');
  await staff.keyboard.press('Enter');
  await expect(dialog.getByText('Odmowa', { exact: true })).toBeVisible();
  const letters = await lettersTo({ mailsOf }, email, 2);
  expect(letters[1]?.parsed.text).toContain('Halina jest wtedy na urlopie.');
  expect(entryOf(letters[1])).toMatchObject({ method: 'CANCEL' });

  const confirmed = await bookedIn(staff, 'called-off', other);
  await confirmed.dialog.getByRole('button', { name: 'Potwierdź' }).click();
  await expect(confirmed.dialog.getByText('Potwierdzone', { exact: true })).toBeVisible();
  await confirmed.dialog.getByRole('button', { name: 'Odwołaj spotkanie' }).click();
  const askedAgain = staff.getByRole('alertdialog', { name: 'Odwołać to spotkanie?' });
  await askedAgain.getByLabel('Słowo do gościa').fill('Zamykamy wcześniej.');
  await askedAgain.getByRole('button', { name: 'Odwołaj spotkanie' }).click();
  await expect(confirmed.dialog.getByText('Odwołane', { exact: true })).toBeVisible();
  const calledOff = (await lettersTo({ mailsOf }, confirmed.email, 3)).at(-1);
  expect(calledOff?.parsed.text).toContain('Zamykamy wcześniej.');
  expect(entryOf(calledOff)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' });
  await context.close();
});
