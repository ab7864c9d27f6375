import { clockText } from '@mall/contract';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import type { Locale } from '../../../website/src/i18n/locales.ts';
import { translator } from '../../../website/src/i18n/translator.ts';
import { call } from '../../content/content-requests.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { sharedStaff } from '../../content/staff.ts';
import { instantOf, readCalendar } from '../../forms/calendar-file.ts';
import { formCases, isDone, postsOf } from '../../forms/form-cases.ts';
import {
  answer,
  answerAll,
  fieldIn,
  formIn,
  formReady,
  handsTime,
  messageIn,
  openForm,
  submitIn,
  summaryIn,
} from '../../forms/form-page.ts';
import { provenAtOnce } from '../../forms/form-proof.ts';
import { BOOKING, fresh, OWN_TIME } from '../../forms/forms.ts';
import { booking, send } from '../../forms/submission-forms.ts';
import { expect, pl, test } from '../../pages/site.ts';
import { mailsOf } from '../../processes/receivers.ts';

test.describe('a booking', () => formCases(BOOKING));

test.use({ visitor: 'returning' });

const submissionOf = async (email: string) => {
  const rows = await (await sharedStaff()).rows('submission', { email });
  expect(rows).toHaveLength(1);
  return rows[0] ?? { documentId: '' };
};

test('the confirmation says where and when, with an entry for the calendar', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  const email = fresh();
  await openForm(page, BOOKING, baseURL ?? '');
  await answerAll(page, await BOOKING.answers(email, baseURL ?? ''));
  const [day = '', hour = ''] = (await page.locator('#booking-first').inputValue()).split('T');
  await handsTime(page);
  await submitIn(page, BOOKING).click();
  await isDone(page, BOOKING);
  await expect.poll(async () => (await mailsOf(email)).length, { timeout: scaled(20_000) }).toBe(2);
  const mails = await mailsOf(email);
  const mail = mails.find(({ recipients }) => recipients.includes(email))?.parsed;
  const centre = (await call('headerStatic', {})).headerData?.centreName ?? 'missing';
  const words = new Intl.DateTimeFormat('pl', { timeZone: 'UTC', day: 'numeric', month: 'long' });
  for (const part of [centre, words.format(new Date(`${day}T12:00:00Z`))]) expect(mail?.text).toContain(part);
  // Mails write hours as every text does: the form's 09:00 is 9:00, and not the end of 19:00.
  expect(mail?.text).toMatch(new RegExp(`(?<![\\d:])${clockText(hour)}\\b`));
  const entry = readCalendar(mail?.attachments[0]?.content.toString('utf8') ?? '');
  const inWarsaw = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Warsaw',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  expect(inWarsaw.format(instantOf(entry.get('DTSTART')))).toBe(`${day} ${hour}`);
  const notice = mails.find(({ recipients }) => !recipients.includes(email));
  expect(notice?.parsed.text).toContain('+48 601 555 014');
});

test('in Romanian notes are needed, and the mail says that it takes two hours', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  const email = fresh();
  const t = translator('ro-RO');
  const form = { ...BOOKING, submit: t('stylist:form.submit') };
  await page.clock.install();
  await provenAtOnce(page);
  await page.goto(address('personalStylist', {}, 'ro-RO'));
  await formReady(page);
  await answerAll(page, await BOOKING.answers(email, ''));
  await submitIn(page, form).click();
  const notes = t('common:validation.required', { field: t('stylist:form.notes') });
  await expect(summaryIn(page).getByRole('link')).toHaveText([notes]);
  await expect(messageIn(page, 'notes')).toHaveText(notes);
  await page.locator('#booking-notes').fill('Port negru.');
  await handsTime(page);
  await submitIn(page, form).click();
  await isDone(page, {
    ...form,
    done: { heading: t('stylist:form.done'), text: t('stylist:form.doneText') },
  });
  await expect.poll(async () => (await mailsOf(email)).length, { timeout: scaled(20_000) }).toBe(2);
  const mail = (await mailsOf(email)).find(({ recipients }) => recipients.includes(email));
  expect(mail?.parsed.text).toMatch(/\b(?:2|două) ore\b/);
  expect(mail?.parsed.headers.get('content-language')).toBe('ro-RO');
});

test('the phone is hinted at, and notes may be left out, as each language has it', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  const asked: [Locale, hint: string, prefix: string, optional: boolean][] = [
    ['pl-PL', '+48 xxx xxx xxx', '+48', true],
    ['hu-HU', '+36 xx xxx xxxx', '+36', false],
    ['lt-LT', '+370 xxx xxxxx', '+370', true],
    ['bg-BG', '+359 xxx xxx xxx', '+359', false],
  ];
  for (const [locale, hint, prefix, optional] of asked) {
    await page.goto(address('personalStylist', {}, locale));
    const phone = page.locator('#booking-phone');
    await expect(phone).toHaveAccessibleDescription(hint);
    await expect(phone).toHaveAttribute('placeholder', prefix);
    const mark = fieldIn(page, 'notes').getByText(translator(locale)('forms:optional'), { exact: true });
    await expect(mark, locale).toHaveCount(optional ? 1 : 0);
  }
});

test('times go with the stylist, and the second one is another than the first', {
  tag: ['@desktop', '@long'],
}, async ({ page, baseURL }) => {
  const posts = postsOf(page);
  await openForm(page, BOOKING, baseURL ?? '');
  const first = page.locator('#booking-first');
  const free = () =>
    first.evaluate((select: HTMLSelectElement) =>
      [...select.options].filter(({ disabled, value }) => value && !disabled).map(({ value }) => value),
    );
  const ofAnyone = await free();
  const [stylist] = await Promise.all([fieldIn(page, 'stylist').locator('input').nth(1)]);
  await stylist.check();
  const ofOne = await free();
  expect(ofOne.length).toBeGreaterThan(0);
  expect(ofOne.length).toBeLessThan(ofAnyone.length);
  const notHis = ofAnyone.findIndex((value) => !ofOne.includes(value)) + 1;
  await fieldIn(page, 'stylist').locator('input').first().check();
  await first.selectOption({ index: notHis });
  await stylist.check();
  await expect(first, 'a time that is not theirs goes').toHaveValue('');

  await fieldIn(page, 'stylist').locator('input').first().check();
  await answerAll(page, await BOOKING.answers(fresh(), baseURL ?? ''));
  await page.locator('#booking-alternate').selectOption(await first.inputValue());
  await submitIn(page, BOOKING).click();
  await expect(messageIn(page, 'alternate')).toHaveText(pl('forms:issue.unlike'));
  await expect(summaryIn(page).getByRole('link')).toHaveCount(1);
  expect(posts).toEqual([]);
});

test.describe('what the server alone finds out', () => {
  test.use({ refusals: /^409 .*\/hair-stylist/ });

  test('a time that somebody takes meanwhile is said to be taken, on the stylist’s own page', {
    tag: '@desktop',
  }, async ({ page }) => {
    const [email, other] = [fresh(), fresh()];
    await page.clock.install();
    await provenAtOnce(page);
    await page.goto(address('personalStylist', {}, 'pl-PL'));
    const prefix = `${address('personalStylist', {}, 'pl-PL')}/`;
    await page.goto((await page.locator(`main a[href^="${prefix}"]`).last().getAttribute('href')) ?? '');
    await expect(page.locator('main')).toHaveAttribute('data-page', 'stylist');
    await expect(fieldIn(page, 'stylist')).toHaveCount(0);
    await formReady(page);
    await answerAll(page, await BOOKING.answers(email, ''));
    const [date = '', hour = ''] = (await page.locator('#booking-first').inputValue()).split('T');
    const stylist = await formIn(page).locator('input[type=hidden][name=stylist]').inputValue();
    expect(
      (await send(contentUrl(), 'bookStylist', { ...booking(other, { date, hour }), stylist })).status,
    ).toBe(200);

    await handsTime(page);
    await submitIn(page, BOOKING).click();
    await expect(summaryIn(page)).toBeFocused();
    await expect(messageIn(page, 'first')).toHaveText(pl('forms:issue.taken'));
    await summaryIn(page).getByRole('link').click();
    await expect(page.locator('#booking-first')).toBeFocused();
    expect(await (await sharedStaff()).count('submission', { email })).toBe(0);

    await answer(page, 'first', [OWN_TIME]);
    await submitIn(page, BOOKING).click();
    await isDone(page, BOOKING);
    const { payload } = await submissionOf(email);
    expect(payload).toMatchObject({ stylist });
  });
});
