import { addDays, centreDate } from '@mall/contract/centre-time.ts';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect } from '../../base-test.ts';
import { enter, formOf } from '../../content/admin.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { type DeskResponse, desk } from '../../content/desk-calls.ts';
import { test } from '../../content/own-centre.ts';
import { sharedToken } from '../../content/staff.ts';
import { blackPng } from '../../forms/png.ts';
import { axeFaults } from '../../pages/axe.ts';
import { get } from '../../processes/website-process.ts';

interface Entry {
  documentId: string;
  slug: string;
}

interface BinItem {
  id: number;
  title: string;
}

interface File {
  id: number;
  url: string;
}

const entryOf = ({ body }: DeskResponse): Entry => (body as { data: Entry }).data;

const messageOf = ({ body }: DeskResponse): string => (body as { error: { message: string } }).error.message;

function binned({ body }: DeskResponse, title: string): number {
  const item = (body as { data: BinItem[] }).data.find((one) => one.title === title);
  if (!item) throw new Error(`${title} is not in the bin`);
  return item.id;
}

const OFFERS = '/content-manager/collection-types/api::offer.offer';

test('an offer that ends before it begins is told before publishing, and refused', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(scaled(90_000));
  const admin = desk(await sharedToken('admin'));
  const inOneYear = addDays(centreDate(new Date(), 'Europe/Warsaw'), 365);
  const markOf = async (entry: string) => {
    const { body } = await admin('GET', '/admin/mall/languages?type=offer&search=Desk');
    const { data } = body as { data: { documentId: string; marks: Record<string, string> }[] };
    return data.find(({ documentId }) => documentId === entry)?.marks.en;
  };
  const made = await admin('POST', `${OFFERS}?locale=pl-PL`, {
    name: 'Rabat próbny desk',
    startDate: '2030-12-07',
    endDate: '2030-12-06',
  });
  const { documentId } = entryOf(made);
  // The slug follows the name.
  expect(entryOf(made).slug).toBe('rabat-probny-desk');
  try {
    await enter(page, 'pl');
    await page.goto(formOf('offer', documentId));
    const panel = page.locator('aside').filter({ hasText: /Przed publikacją/i });
    await expect(panel).toContainText('Koniec wypada przed początkiem', { timeout: scaled(20_000) });
    await expect(panel).toContainText(/Brakuje tłumaczeń: .*czeski/);
    expect(await axeFaults(page, 'aside [role=status]')).toEqual([]);
    await panel.getByRole('button', { name: 'Ostatni dzień' }).click();
    await expect(page.locator('[name="endDate"]')).toBeFocused();
    const answered = page.waitForResponse((response) => response.url().includes('/actions/publish'));
    await page.locator('[name="text"]').fill('Nie zginę.');
    await page.getByRole('button', { name: 'Opublikuj', exact: true }).click();
    expect((await answered).status()).toBe(400);
    await expect(page.locator('[name="text"]')).toHaveValue('Nie zginę.');

    // Mended, renamed and published; renamed again, the old address still leads to it.
    const path = `${OFFERS}/${documentId}`;
    const renamed = await admin('PUT', `${path}?locale=pl-PL`, {
      name: 'Desk po nazwie',
      endDate: '2030-12-08',
    });
    expect(entryOf(renamed).slug).toBe('desk-po-nazwie');
    expect((await admin('POST', `${path}/actions/publish?locale=pl-PL`, {})).status).toBe(200);
    const moved = await admin('POST', `${path}/actions/publish?locale=pl-PL`, { slug: 'desk-inaczej' });
    expect(moved.status).toBe(200);
    const found = await fetch(`${contentUrl()}/api/offers/offer/desk-po-nazwie?locale=pl-PL`);
    const entry = (await found.json()) as { data: { attributes: { slug: string } } };
    expect(entry.data.attributes.slug).toBe('desk-inaczej');
    const led = await get(`${baseURL}/oferty/desk-po-nazwie?utm_source=x`);
    expect(`${led.status} ${led.headers.get('location')}`).toBe('308 /oferty/desk-inaczej?utm_source=x');
    // In another language nobody knew it so.
    expect((await fetch(`${contentUrl()}/api/offers/offer/desk-po-nazwie?locale=en`)).status).toBe(404);

    // A translation that its source has left behind, and a plan.
    const translated = await admin('PUT', `${path}?locale=en`, { name: 'Desk offer' });
    expect(entryOf(translated).slug).toBe('desk-offer');
    await admin('PUT', `${path}?locale=pl-PL`, { text: 'Już nie to samo.' });
    expect(await markOf(documentId)).toBe('stale');
    const plan = { type: 'api::offer.offer', entry: documentId, languages: ['pl-PL'], action: 'unpublish' };
    const planned = await admin('PUT', '/admin/mall/schedules', { ...plan, day: inOneYear, time: '10:00' });
    expect(planned.status).toBe(200);
  } finally {
    await admin('DELETE', `${OFFERS}/${documentId}`);
  }

  // What was deleted waits in the bin, and comes back as it was.
  const bin = await admin('GET', '/admin/mall/bin');
  const restored = await admin('POST', `/admin/mall/bin/${binned(bin, 'Desk po nazwie')}/restore`);
  expect(restored.status).toBe(200);
  const back = await admin('GET', `${OFFERS}/${documentId}?locale=pl-PL`);
  expect(entryOf(back)).toMatchObject({
    name: 'Desk po nazwie',
    slug: 'desk-inaczej',
    endDate: '2030-12-08',
  });
  expect(await markOf(documentId)).toBe('stale');
  const plans = await admin('GET', `/admin/mall/schedules?type=api::offer.offer&entry=${documentId}`);
  expect(plans.body).toMatchObject({ data: [{ language: 'pl-PL', action: 'unpublish', state: 'waiting' }] });
  await admin('DELETE', `${OFFERS}/${documentId}`);
});

test('a file that is used cannot be deleted; one that is not waits in the bin', { tag: '@long' }, async ({
  page,
}) => {
  test.setTimeout(scaled(120_000));
  const admin = desk(await sharedToken('admin'));
  const editor = desk(await sharedToken('editor'));
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(blackPng(20, 20))], { type: 'image/png' }), 'desk-proba.png');
  const [file] = (await editor('POST', '/upload', form)).body as File[];
  if (!file) throw new Error('the upload was not answered with a file');
  const made = await admin('POST', `${OFFERS}?locale=pl-PL`, {
    name: 'Oferta z plikiem desk',
    startDate: '2030-12-07',
    media: file.id,
  });
  const { documentId } = entryOf(made);
  const refused = await admin('DELETE', `/upload/files/${file.id}`);
  expect(refused.status).toBe(400);
  expect(messageOf(refused)).toContain('Oferta z plikiem desk');

  // The file says so wherever it is opened: in the library, and from a form.
  await enter(page, 'pl');
  const uses = page.getByRole('region', { name: 'Użyty w' }).first();
  for (const path of [`plugins/upload?assetId=${file.id}`, formOf('offer', documentId)]) {
    await page.goto(new URL(path, `${contentUrl()}/admin/`).href);
    if (path.includes('offer')) {
      const checks = page.locator('aside').filter({ hasText: /Przed publikacją/i });
      await expect(checks).toContainText('Zdjęcie bez opisu', { timeout: scaled(20_000) });
      await checks.getByRole('button', { name: 'Zdjęcie' }).click();
      await expect(page.locator('[data-field="media"] button:focus')).toBeVisible();
      await page.getByRole('button', { name: 'Edytuj', exact: true }).first().click();
    }
    await expect(uses.getByRole('link', { name: 'Oferty: Oferta z plikiem desk' })).toBeVisible({
      timeout: scaled(20_000),
    });
    await expect(uses).toContainText('nie da się go usunąć');
    const crops = page.getByRole('region', { name: 'Jak strona to przycina' }).first();
    await expect(crops.getByRole('figure')).toContainText([/szeroki/, /wysoki/, /Góra/, /link/]);
    const wide = await crops.locator('img').first().boundingBox();
    expect((wide?.width ?? 0) / (wide?.height ?? 1)).toBeCloseTo(533 / 197, 1);
    for (const part of ['Użyty w', 'Jak strona to przycina'])
      expect(await axeFaults(page, `section[aria-label="${part}"]`)).toEqual([]);
  }

  // An editor may replace it where it is used: visitors have the old bytes by the old address for a year.
  const other = new FormData();
  other.append('files', new Blob([new Uint8Array(blackPng(30, 30))], { type: 'image/png' }), 'desk-nowa.png');
  const { body: replaced } = await editor('POST', `/upload?id=${file.id}`, other);
  expect(replaced).toMatchObject({ id: file.id, name: 'desk-nowa.png', width: 30 });
  const { url: newUrl } = replaced as File;
  expect(newUrl).not.toBe(file.url);
  expect((await fetch(contentUrl() + newUrl)).status).toBe(200);
  expect((await fetch(contentUrl() + file.url)).status).toBe(404);
  const before = binned(await admin('GET', '/admin/mall/bin'), 'desk-proba.png');
  expect((await admin('POST', `/admin/mall/bin/${before}/restore`)).status).toBe(200);
  expect((await fetch(contentUrl() + newUrl)).status).toBe(404);
  expect((await fetch(contentUrl() + file.url)).status).toBe(200);
  await admin('DELETE', `${OFFERS}/${documentId}`);

  expect((await editor('DELETE', `/upload/files/${file.id}`)).status).toBe(403);
  const bulk = { fileIds: [file.id], folderIds: [] };
  expect((await editor('POST', '/upload/actions/bulk-delete', bulk)).status).toBe(403);
  expect((await fetch(contentUrl() + file.url)).status).toBe(200);

  expect((await admin('DELETE', `/upload/files/${file.id}`)).status).toBe(200);
  expect((await fetch(contentUrl() + file.url)).status).toBe(404);
  expect((await editor('GET', '/admin/mall/bin')).status).toBe(403);
  const bin = await admin('GET', '/admin/mall/bin');
  const restored = await admin('POST', `/admin/mall/bin/${binned(bin, 'desk-proba.png')}/restore`);
  expect(restored.status).toBe(200);
  expect((await fetch(contentUrl() + file.url)).status).toBe(200);
  expect((await admin('GET', `/upload/files/${file.id}`)).body).toMatchObject({
    id: file.id,
    name: 'desk-proba.png',
  });
  await admin('DELETE', `/upload/files/${file.id}`);

  // What was deleted is an administrator's to bring back.
  await enter(page, 'pl', await sharedToken('admin'));
  await page.goto(`${contentUrl()}/admin/bin`);
  await expect(page.getByRole('heading', { name: 'Kosz i pliki' })).toBeVisible({ timeout: scaled(20_000) });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await axeFaults(page, 'main')).toEqual([]);

  // A bin that does not answer is not said to be empty.
  await page.route(/\/admin\/mall\/bin\?/, (route) => route.abort());
  await page.getByRole('tab', { name: 'Usunięte' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nie udało się tego wczytać' })).toBeVisible();
  await expect(page.getByText('Kosz jest pusty.')).toHaveCount(0);
  await page.unroute(/\/admin\/mall\/bin\?/);
  await page.getByRole('button', { name: 'Spróbuj jeszcze raz' }).click();
  await expect(page.getByText('Usunięte i zastąpione czeka tu 30 dni.')).toBeVisible();
});
