import type { Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { enter, formOf, singleFormOf } from '../../content/admin.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { sharedStaff } from '../../content/staff.ts';

/** acceptsGiftCard, special_day_name, tenant.slug */
const DEVELOPERS_NAME = /^[a-z]+([A-Z_.]\w*|\d)+$/;

test('every field of every type is called as people call it, and entries are by their titles', {
  tag: '@long',
}, async () => {
  const staff = await sharedStaff();
  const types = await staff.types();
  expect(types.length).toBeGreaterThan(50);
  const names = (await Promise.all(types.map((type) => staff.names(type)))).flat();
  expect(names.length).toBeGreaterThan(300);
  const unnamed = names.filter(
    ({ field, label }) => label === '' || DEVELOPERS_NAME.test(label) || label === field.split('.').at(-1),
  );
  expect(unnamed).toEqual([]);
  expect(names.filter(({ mainField }) => mainField === 'id' || mainField === 'documentId')).toEqual([]);
  const [rooms, floors] = await Promise.all([staff.rows('mall-room'), staff.rows('location')]);
  expect(
    rooms.map(({ entryTitle }) => String(entryTitle)).filter((title) => /^\d\.\d+ \p{Lu}/u.test(title)),
  ).not.toHaveLength(0);
  expect(floors.map(({ entryTitle }) => entryTitle)).toContain('Drugie piętro, różowy');
});

/** Words of labels, headings and columns that a developer would have written. */
const developersNames = async (page: Page) =>
  (await page.locator('main label, main th, main h2, nav a, nav li').allInnerTexts())
    .map((text) => text.replace('*', '').trim())
    .filter((text) => DEVELOPERS_NAME.test(text));

test('an editor meets the words of the site in the Polish admin, and entries by their titles', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(scaled(90_000));
  await enter(page, 'pl');
  await page.goto(`${contentUrl()}/admin/content-manager`);

  // The first desk opens with its shops, told by logo, room and floor.
  await expect(page.getByRole('heading', { level: 1, name: 'Sklepy' })).toBeVisible({
    timeout: scaled(20_000),
  });
  for (const desk of ['Sklepy', 'Oferty i wydarzenia', 'Strony', 'Centrum', 'Mapa', 'Od odwiedzających']) {
    await expect(page.locator('nav').getByText(desk, { exact: true }).first()).toBeAttached();
  }
  await expect(page.getByRole('gridcell', { name: 'Kategoria', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wysyłka' })).toHaveCount(0);
  expect(await developersNames(page)).toEqual([]);

  // A list of offers is told by its pictures and days, and filtered by the words of its columns.
  await page.getByRole('link', { name: 'Oferty', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oferty' })).toBeVisible({
    timeout: scaled(20_000),
  });
  const list = page.getByRole('grid').first();
  const headers = list.getByRole('row').first().getByRole('gridcell');
  expect((await headers.allTextContents()).filter((header) => header.trim() !== '')).toEqual([
    ...['Zdjęcie', 'Nazwa', 'Sklep', 'Pierwszy dzień', 'Ostatni dzień', 'Języki', 'Stan'],
  ]);
  const picture = list.getByRole('row').nth(1).locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const days = list
    .getByRole('row')
    .nth(1)
    .getByRole('gridcell', { name: /^\d{1,2} \p{Ll}{3}( \d{4})?$/u });
  await expect(days.first()).toBeVisible();
  await page.getByRole('button', { name: 'Filtry', exact: true }).click();
  await page.getByRole('dialog').getByRole('combobox').first().click();
  const filters = await page.getByRole('option').allInnerTexts();
  expect(filters).toEqual(expect.arrayContaining(['Nazwa', 'Pierwszy dzień', 'Ostatni dzień']));
  expect(filters.filter((name) => DEVELOPERS_NAME.test(name) || name === 'id')).toEqual([]);
  await page.keyboard.press('Escape');

  const staff = await sharedStaff();
  const [shop] = await staff.rows('tenant', { name: 'Halland' });
  await page.goto(formOf('tenant', shop?.documentId ?? ''));
  await expect(page.getByText('Przyjmuje kartę podarunkową')).toBeVisible({ timeout: scaled(20_000) });
  await expect(page.getByText('Tak', { exact: true }).first()).toBeVisible();
  await expect(
    page
      .getByRole('button', { name: /^\d\.\d+ .*Halland/ })
      .or(page.getByText(/^\d\.\d+ .*Halland/))
      .first(),
  ).toBeVisible();
  expect(await developersNames(page)).toEqual([]);
  // What is rarely used is folded, under a button that names it.
  const fold = page.getByRole('button', { name: /^Rzadko używane: Wkrótce otwarcie, / });
  const rare = page.getByText('Wkrótce otwarcie', { exact: true }).first();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(rare).toHaveCount(0);
  await fold.click();
  await expect(rare).toBeVisible();

  await page.goto(singleFormOf('opening-time'));
  await expect(page.getByRole('heading', { level: 1, name: 'Godziny otwarcia' })).toBeVisible({
    timeout: scaled(20_000),
  });
  await expect(
    page.getByRole('button', { name: /^\p{L}.*: \p{L}.* \d\d:\d\d–\d\d:\d\d$/u }).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Jeden wiersz na miejsce/ })).toBeVisible();
  expect(await developersNames(page)).toEqual([]);

  const [landing] = await staff.rows('page');
  await page.goto(formOf('page', landing?.documentId ?? ''));
  await page.getByRole('button', { name: 'Dodaj blok: Bloki strony' }).click({ timeout: scaled(20_000) });
  const pictures = page.getByRole('button', { name: 'Pytania i odpowiedzi' }).locator('img');
  await expect(pictures.first()).toHaveJSProperty('complete', true);
  expect(await pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
