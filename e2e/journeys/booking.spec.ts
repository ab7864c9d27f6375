import type { Page } from '@playwright/test';
import { address } from '../../website/src/i18n/addresses.ts';
import type { Locale } from '../../website/src/i18n/locales.ts';
import { translator } from '../../website/src/i18n/translator.ts';
import { axeFaults } from '../axe.ts';
import { instantOf, readCalendar } from '../calendar-file.ts';
import { CONTENT_URL, call } from '../content-calls.ts';
import { formCases, isDone, postsOf } from '../form-cases.ts';
import {
  answerAll,
  BOOKING,
  fieldIn,
  formIn,
  formReady,
  fresh,
  givenIn,
  handsTime,
  messageIn,
  openForm,
  submitIn,
  summaryIn,
} from '../forms.ts';
import { blackPng } from '../png.ts';
import { mailsOf } from '../receivers.ts';
import { expect, onPhone, pl, test } from '../site.ts';
import { sharedStaff } from '../staff.ts';
import { booking, send } from '../submission-forms.ts';

test.describe('a booking', () => formCases(BOOKING));

test.use({ visitor: 'returning' });

const picker = (page: Page) => fieldIn(page, 'photos').locator('input[type=file]:not([data-camera])');
const thumbs = (page: Page) => fieldIn(page, 'photos').locator('[data-thumbs] li');
const invalid = (page: Page) => fieldIn(page, 'photos').locator('[data-invalid]');

const photo = (name: string, width = 320) => ({
  name,
  mimeType: name.endsWith('.png') ? 'image/png' : 'application/octet-stream',
  buffer: blackPng(width, 240),
});
const submissionOf = async (email: string) => {
  const rows = await (await sharedStaff()).rows('submission', { email });
  expect(rows).toHaveLength(1);
  return rows[0] ?? { documentId: '' };
};

/** Files held over the field, or dropped there, as a browser tells of it. */
async function drag(page: Page, events: readonly string[], names: readonly string[]) {
  await fieldIn(page, 'photos')
    .locator('[data-drop]')
    .evaluate(
      (element, { types, files, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const dataTransfer = new DataTransfer();
        for (const name of files)
          dataTransfer.items.add(new File([bytes], name, { type: 'image/png', lastModified: 1 }));
        for (const type of types)
          element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      },
      { types: events, files: names, base64: blackPng(200, 200).toString('base64') },
    );
}

test('photos are picked and dropped, shown, taken away, and reach the staff alone', async ({
  page,
  baseURL,
}) => {
  const email = fresh();
  await openForm(page, BOOKING, baseURL ?? '');
  await picker(page).setInputFiles([photo('plaszcz.png'), photo('sukienka.png', 300)]);
  await expect(thumbs(page)).toHaveCount(2);
  await expect(thumbs(page).getByRole('img')).toHaveCount(2);
  await expect(thumbs(page).getByRole('img', { name: 'plaszcz.png' })).toBeVisible();

  await drag(page, ['dragenter', 'dragover'], []);
  await expect(fieldIn(page, 'photos').locator('[data-drop]')).toHaveAttribute('data-over', '');
  await expect(fieldIn(page, 'photos').getByText(pl('forms:photo.release'))).toBeVisible();
  await drag(page, ['dragleave'], []);
  await expect(fieldIn(page, 'photos').getByText(pl('forms:photo.release'))).toBeHidden();

  await drag(page, ['dragenter', 'dragover', 'drop'], ['buty.png']);
  await expect(thumbs(page)).toHaveCount(3);
  await expect(fieldIn(page, 'photos').locator('[data-drop]')).not.toHaveAttribute('data-over');
  expect(await axeFaults(page, 'enhanced-form'), 'with photos').toEqual([]);

  // The fourth.
  await drag(page, ['drop'], ['kapelusz.png']);
  await expect(messageIn(page, 'photos')).toHaveText(pl('common:validation.photoCount'));
  await expect(thumbs(page)).toHaveCount(3);
  await expect(thumbs(page).getByRole('img', { name: 'kapelusz.png' })).toHaveCount(0);

  await thumbs(page)
    .getByRole('button', { name: `${pl('forms:photo.remove')}: sukienka.png` })
    .click();
  await expect(thumbs(page)).toHaveCount(2);
  await expect(messageIn(page, 'photos')).toBeHidden();
  await expect(picker(page)).toBeFocused();

  await answerAll(page, await BOOKING.answers(email, baseURL ?? ''));
  expect((await givenIn(page)).filter(([name]) => name === 'photos').map(([, file]) => file)).toEqual([
    'plaszcz.png',
    'buty.png',
    // The camera's own input, with nothing in it.
    '',
  ]);
  await handsTime(page);
  await submitIn(page, BOOKING).click();
  await isDone(page, BOOKING);
  const { documentId } = await submissionOf(email);
  const photos = await (await sharedStaff()).photos(documentId);
  expect(photos.map(({ mime }) => mime)).toEqual(['image/jpeg', 'image/jpeg']);
  const [visitors] = await Promise.all([fetch(`${CONTENT_URL}/admin/mall/submissions/${documentId}/photos`)]);
  expect(visitors.status).toBe(401);
});

test('files that cannot be taken are listed by name, each with its reason, and not sent', async ({
  page,
  baseURL,
}) => {
  await openForm(page, BOOKING, baseURL ?? '');
  await picker(page).setInputFiles([
    photo('film.mp4'),
    { ...photo('pusty.png'), buffer: Buffer.alloc(0) },
    { ...photo('wielki.jpg'), buffer: Buffer.alloc(5 * 1024 * 1024 + 1, 1) },
    photo('dobry.png'),
  ]);
  await expect(invalid(page)).toHaveRole('alert');
  await expect(invalid(page).locator('p')).toHaveText(pl('common:validation.invalidFiles'));
  await expect(invalid(page).getByRole('listitem')).toHaveText([
    `film.mp4: ${pl('common:validation.photoFormat')}`,
    `pusty.png: ${pl('common:validation.photoSize')}`,
    `wielki.jpg: ${pl('common:validation.photoSize')}`,
  ]);
  await expect(thumbs(page)).toHaveCount(1);
  expect(await axeFaults(page, 'enhanced-form'), 'with files that cannot be taken').toEqual([]);
  await picker(page).setInputFiles([photo('lepszy.png')]);
  await expect(invalid(page)).toBeHidden();
  await expect(thumbs(page)).toHaveCount(2);
});

test('the camera is offered where there is one to hold', async ({ page, baseURL }) => {
  await openForm(page, BOOKING, baseURL ?? '');
  const camera = fieldIn(page, 'photos').getByText(pl('forms:photo.camera'));
  await expect(camera).toBeVisible({ visible: onPhone(page) });
  const [chooser] = onPhone(page)
    ? await Promise.all([page.waitForEvent('filechooser'), camera.click()])
    : [undefined];
  if (!chooser) return;
  await chooser.setFiles([photo('aparat.png')]);
  await expect(thumbs(page).getByRole('img', { name: 'aparat.png' })).toBeVisible();
});

test('the confirmation says where and when, with an entry for the calendar', async ({ page, baseURL }) => {
  test.skip(onPhone(page), 'a mail has no width');
  const email = fresh();
  await openForm(page, BOOKING, baseURL ?? '');
  await answerAll(page, await BOOKING.answers(email, baseURL ?? ''));
  const [day = '', hour = ''] = (await page.locator('#booking-first').inputValue()).split('T');
  await handsTime(page);
  await submitIn(page, BOOKING).click();
  await isDone(page, BOOKING);
  await expect.poll(async () => (await mailsOf(email)).length, { timeout: 20_000 }).toBe(2);
  const mails = await mailsOf(email);
  const mail = mails.find(({ recipients }) => recipients.includes(email))?.parsed;
  const centre = (await call('headerStatic', {})).headerData?.centreName ?? 'missing';
  const words = new Intl.DateTimeFormat('pl', { timeZone: 'UTC', day: 'numeric', month: 'long' });
  for (const part of [centre, words.format(new Date(`${day}T12:00:00Z`)), hour])
    expect(mail?.text).toContain(part);
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

test('in Romanian notes are needed, and the mail says that it takes two hours', async ({ page }) => {
  test.skip(onPhone(page), 'a language has no width');
  const email = fresh();
  const t = translator('ro-RO');
  const form = { ...BOOKING, submit: t('stylist:form.submit') };
  await page.clock.install();
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
  await expect.poll(async () => (await mailsOf(email)).length, { timeout: 20_000 }).toBe(2);
  const mail = (await mailsOf(email)).find(({ recipients }) => recipients.includes(email));
  expect(mail?.parsed.text).toMatch(/\b(?:2|două) ore\b/);
  expect(mail?.parsed.headers.get('content-language')).toBe('ro-RO');
});

test('the phone is hinted at, and notes may be left out, as each language has it', async ({ page }) => {
  test.skip(onPhone(page), 'a language has no width');
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

test('times go with the stylist, and the second one is another than the first', async ({ page, baseURL }) => {
  test.skip(onPhone(page), 'a choice has no width');
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
  await page.locator('#booking-alternate').selectOption({ index: 1 });
  await submitIn(page, BOOKING).click();
  await expect(messageIn(page, 'alternate')).toHaveText(pl('forms:fault.unlike'));
  await expect(summaryIn(page).getByRole('link')).toHaveCount(1);
  expect(posts).toEqual([]);
});

test.describe('what the server alone finds out', () => {
  test.use({ refusals: /^(?:409|422) .*\/hair-stylist/ });

  test('what only looks like a photo is refused by the server, beside its field', async ({
    page,
    baseURL,
  }) => {
    test.skip(onPhone(page), 'the server does not see the width');
    const email = fresh();
    await openForm(page, BOOKING, baseURL ?? '');
    await answerAll(page, await BOOKING.answers(email, baseURL ?? ''));
    await picker(page).setInputFiles([
      {
        name: 'strona.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
      },
    ]);
    await handsTime(page);
    await submitIn(page, BOOKING).click();
    await expect(summaryIn(page)).toBeFocused();
    await expect(messageIn(page, 'photos')).toHaveText(pl('common:validation.photoFormat'));
    await expect(formIn(page).getByLabel(pl('forms:email'))).toHaveValue(email);
    expect(await (await sharedStaff()).count('submission', { email })).toBe(0);
    await thumbs(page).getByRole('button').click();
    await submitIn(page, BOOKING).click();
    await isDone(page, BOOKING);
  });

  test('a time that somebody takes meanwhile is said to be taken, on the stylist’s own page', async ({
    page,
  }) => {
    test.skip(onPhone(page), 'one time can be taken once');
    const [email, other] = [fresh(), fresh()];
    await page.clock.install();
    await page.goto(address('personalStylist', {}, 'pl-PL'));
    const prefix = `${address('personalStylist', {}, 'pl-PL')}/`;
    await page.goto((await page.locator(`main a[href^="${prefix}"]`).last().getAttribute('href')) ?? '');
    await expect(page.locator('main')).toHaveAttribute('data-page', 'stylist');
    await expect(fieldIn(page, 'stylist')).toHaveCount(0);
    await formReady(page);
    await answerAll(page, await BOOKING.answers(email, ''));
    const options = await page.locator('#booking-first option').count();
    await page.locator('#booking-first').selectOption({ index: options - 1 });
    const [date = '', hour = ''] = (await page.locator('#booking-first').inputValue()).split('T');
    const stylist = await formIn(page).locator('input[type=hidden][name=stylist]').inputValue();
    expect((await send(CONTENT_URL, 'bookStylist', { ...booking(other), stylist, date, hour })).status).toBe(
      200,
    );

    await handsTime(page);
    await submitIn(page, BOOKING).click();
    await expect(summaryIn(page)).toBeFocused();
    await expect(messageIn(page, 'first')).toHaveText(pl('forms:fault.taken'));
    await summaryIn(page).getByRole('link').click();
    await expect(page.locator('#booking-first')).toBeFocused();
    expect(await (await sharedStaff()).count('submission', { email })).toBe(0);

    // A meeting takes two hours: the one before is taken with it.
    await page.locator('#booking-first').selectOption({ index: 1 });
    await submitIn(page, BOOKING).click();
    await isDone(page, BOOKING);
    const { payload } = await submissionOf(email);
    expect(payload).toMatchObject({ stylist });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('photos go with the form, and have to be chosen anew when it comes back', async ({
    page,
    baseURL,
  }) => {
    test.skip(onPhone(page), 'the server does not see the width');
    const email = fresh();
    const { dataConsent, ...rest } = await BOOKING.answers(email, baseURL ?? '');
    await page.goto(await BOOKING.page(baseURL ?? ''));
    await answerAll(page, rest);
    await picker(page).setInputFiles([photo('plaszcz.png')]);
    await submitIn(page, BOOKING).click();
    await expect(summaryIn(page)).toBeFocused();
    await expect(page.getByText(pl('forms:photosAgain'))).toBeVisible();
    await answerAll(page, { dataConsent: dataConsent ?? [] });
    await picker(page).setInputFiles([1, 2, 3, 4].map((number) => photo(`${number}.png`)));
    await submitIn(page, BOOKING).click();
    await expect(messageIn(page, 'photos')).toHaveText(pl('common:validation.photoCount'));
    await picker(page).setInputFiles([photo('plaszcz.png')]);
    await submitIn(page, BOOKING).click();
    await expect(formIn(page).getByRole('heading', { name: BOOKING.done.heading })).toBeVisible();
    const { documentId } = await submissionOf(email);
    expect(await (await sharedStaff()).photos(documentId)).toHaveLength(1);
  });
});
