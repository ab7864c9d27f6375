import type { Page } from '@playwright/test';
import { contentUrl } from '../../content/content-under-test.ts';
import { sharedStaff } from '../../content/staff.ts';
import { isDone } from '../../forms/form-cases.ts';
import {
  answerAll,
  fieldIn,
  formIn,
  givenIn,
  handsTime,
  messageIn,
  openForm,
  submitIn,
  summaryIn,
} from '../../forms/form-page.ts';
import { aWhileLater } from '../../forms/form-proof.ts';
import { BOOKING, fresh } from '../../forms/forms.ts';
import { blackPng } from '../../forms/png.ts';
import { axeFaults } from '../../pages/axe.ts';
import { expect, onPhone, pl, test } from '../../pages/site.ts';

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
  const [visitors] = await Promise.all([
    fetch(`${contentUrl()}/admin/mall/submissions/${documentId}/photos`),
  ]);
  expect(visitors.status).toBe(401);
});

test('files that cannot be taken are listed by name, each with its reason, and not sent', {
  tag: '@long',
}, async ({ page, baseURL }) => {
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

test.describe('what the server alone finds out', () => {
  test.use({ refusals: /^422 .*\/hair-stylist/ });

  test('what only looks like a photo is refused by the server, beside its field', {
    tag: ['@desktop', '@long'],
  }, async ({ page, baseURL }) => {
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
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('photos go with the form, and have to be chosen anew when it comes back', {
    tag: ['@desktop', '@long'],
  }, async ({ page, baseURL }) => {
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
    await aWhileLater(page);
    await submitIn(page, BOOKING).click();
    await expect(formIn(page).getByRole('heading', { name: BOOKING.done.heading })).toBeVisible();
    const { documentId } = await submissionOf(email);
    expect(await (await sharedStaff()).photos(documentId)).toHaveLength(1);
  });
});
