import { scaled } from '../../../scripts/clock/timeouts.ts';
import { BOOKING_PATH } from '../../../website/src/features/stylists/booking-rules.ts';
import type { Locale } from '../../../website/src/i18n/locales.ts';
import { translator } from '../../../website/src/i18n/translator.ts';
import { expect, test } from '../../base-test.ts';
import { CONTENT_URL } from '../../content/content-requests.ts';
import {
  booking,
  bookingFields,
  errorOf,
  freshEmail,
  freshKey,
  ownTimes,
  postForm,
  send,
} from '../../forms/submission-forms.ts';
import { meetingJourneys } from '../../meetings/meeting-journey.ts';
import { lettersTo, linkIn } from '../../meetings/meeting-mails.ts';
import { axeFaults } from '../../pages/axe.ts';
import { mailsOf } from '../../processes/receivers.ts';

test('a meeting from the visitor’s form over the staff’s week to the visitor’s move and cancellation', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  test.setTimeout(scaled(240_000));
  await meetingJourneys(browser, { site: baseURL ?? '', desk: CONTENT_URL, mailsOf });
});

test('a meeting’s page is whole in long languages at every width', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(scaled(60_000));
  const [time] = await ownTimes(CONTENT_URL);
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
  const [time] = await ownTimes(CONTENT_URL);
  const refused = await send(CONTENT_URL, 'bookStylist', {
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
