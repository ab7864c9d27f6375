import { readFile } from 'node:fs/promises';
import { addDays, weekday } from '@mall/contract/centre-time.ts';
import { csv } from '@mall/contract/files/csv.ts';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect } from '../../base-test.ts';
import { enter, formOf } from '../../content/admin.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { readCsv } from '../../content/csv.ts';
import { longDay } from '../../content/day-names.ts';
import { desk, madeOffer } from '../../content/desk-calls.ts';
import { test } from '../../content/own-centre.ts';
import { sharedStaff, sharedToken } from '../../content/staff.ts';
import { axeFaults } from '../../pages/axe.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1280, height: 720 } });

const DAY_MS = 86_400_000;

test('an offer is planned beside its form, dragged in the calendar to another day and back, and given up', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(scaled(90_000));
  const [offer] = await (await sharedStaff()).rows('offer', { isPromoted: 'false' });
  if (!offer) throw new Error('no offer');
  const inTenDays = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
  const [year, month, day] = inTenDays.split('-').map(Number);
  await enter(page, 'pl');
  await page.goto(formOf('offer', offer.documentId));

  await page.getByLabel('Dzień', { exact: true }).fill('31.11');
  await page.getByLabel('Godzina', { exact: true }).fill('9:30');
  await page.getByRole('button', { name: 'Zaplanuj' }).click();
  await expect(page.getByText('Wpisz dzień, który jest w kalendarzu')).toBeVisible();
  // What was typed is still there.
  await expect(page.getByLabel('Godzina', { exact: true })).toHaveValue('9:30');

  await page.getByLabel('Dzień', { exact: true }).fill(`${day}.${month}.${year}`);
  await page.getByLabel(/^We wszystkich językach/).check();
  await page.getByLabel('Godzina', { exact: true }).press('Enter');
  await expect(page.getByText(/^Trafi na stronę .* 09:30$/)).toBeVisible();

  await page.goto(`${contentUrl()}/admin/calendar?day=${inTenDays}`);
  const planned = page.getByRole('listitem').filter({ hasText: '09:30 · publikacja' });
  await expect(planned).toContainText('języki: 11');
  expect(await axeFaults(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Miesiąc' }).click();
  await expect(planned).toBeVisible();

  // Of the same week, so that both are in sight.
  const beside = addDays(inTenDays, weekday(inTenDays) === 7 ? -1 : 1);
  const placeOf = (of: string) => page.getByRole('region', { name: longDay(of), exact: true });
  await placeOf(beside).scrollIntoViewIfNeeded();
  await planned.dragTo(placeOf(beside));
  await expect(placeOf(beside).locator(planned)).toContainText('języki: 11');
  await expect(planned).toHaveCount(1);
  const moved = page.getByRole('status').filter({ hasText: 'trafi na stronę' });
  await expect(moved).toContainText(`„${offer.name}” trafi na stronę: ${longDay(beside)}, godz. 09:30.`);
  expect(await axeFaults(page, 'main')).toEqual([]);
  await moved.getByRole('button', { name: 'Cofnij' }).click();
  await expect(placeOf(inTenDays).locator(planned)).toBeVisible();
  await planned.getByRole('link', { name: String(offer.name) }).click();
  await page.getByRole('button', { name: 'Odwołaj ten plan' }).click();
  await expect(page.getByText('W tym języku nic nie zaplanowano.')).toBeVisible();
});

test('languages, and the first page, lead to what is to be done', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(scaled(90_000));
  for (let sent = 0; sent < 10; sent += 1)
    await fetch(`${contentUrl()}/api/search/empty?locale=pl-PL`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'lokomotywa parowa' }),
    });
  await enter(page, 'pl');
  await page.goto(`${contentUrl()}/admin`);
  await expect(page.getByRole('heading', { level: 1, name: /^Dziś · / })).toBeVisible({
    timeout: scaled(20_000),
  });
  const going = page.getByRole('region', { name: 'Kończy się w ciągu siedmiu dni' });
  await expect(going.getByRole('link').first()).toBeVisible();
  const notFound = page.getByRole('region', { name: 'Szukane i nieznalezione' });
  await expect(notFound.getByText(/^lokomotywa parowa \(polski\): \d+$/)).toBeVisible();
  // The demo has everything that a new centre begins with.
  await expect(page.getByRole('region', { name: 'Pierwsza godzina' })).toHaveCount(0);
  expect(await axeFaults(page, 'main')).toEqual([]);

  await page.goto(`${contentUrl()}/admin/languages?type=offer`);
  await expect(page.getByRole('link', { name: /, czeski: w porządku$/ }).first()).toBeVisible();
  expect(await axeFaults(page, 'main')).toEqual([]);
  await page
    .getByRole('link', { name: /, czeski: w porządku$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/api::offer\.offer\/\w+\?plugins\[i18n\]\[locale\]=cs-CZ/);
});

test('languages are filtered, saved as a file for a translator and read back', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(scaled(90_000));
  const admin = desk(await sharedToken('admin'));
  const name = `Rabat dla tłumacza ${Date.now()}`;
  const offer = await madeOffer(admin, name);
  const path = `/content-manager/collection-types/api::offer.offer/${offer}`;
  try {
    expect((await admin('PUT', `${path}?locale=en`, { name: 'Discount', text: 'First.' })).status).toBe(200);
    expect((await admin('PUT', `${path}?locale=pl-PL`, { text: 'Ostatnie słowa.' })).status).toBe(200);
    await enter(page, 'pl');
    await page.goto(`${contentUrl()}/admin/languages`);
    const exchange = page.getByRole('region', { name: 'Dla tłumacza' });
    const save = exchange.getByRole('button', { name: 'Zapisz jako CSV' });
    await expect(exchange.getByText('Najpierw wybierz język.')).toBeVisible({ timeout: scaled(20_000) });
    await expect(save).toBeDisabled();
    for (const [filter, value] of [
      ['Rodzaj', 'Oferty'],
      ['Język', 'angielski'],
      ['Znak', 'nieaktualne'],
    ] as const) {
      await page.getByRole('combobox', { name: filter, exact: true }).click();
      await page.getByRole('option', { name: value, exact: true }).click();
    }
    await page.getByRole('searchbox', { name: 'Nazwa zawiera' }).fill(name);
    await expect(page).toHaveURL(/\?type=offer&language=en&mark=stale&search=Rabat/);
    await expect(page.getByRole('link', { name: `${name}, angielski: nieaktualne` })).toBeVisible();
    await expect(page.getByRole('link', { name: /, angielski: / })).toHaveCount(1);

    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toBe('en.csv');
    const rows = readCsv(await readFile(await download.path(), 'utf8'));
    expect(rows.map(({ source, translation }) => [source, translation])).toEqual([
      [name, 'Discount'],
      ['Ostatnie słowa.', 'First.'],
    ]);
    const [title, sentence] = rows;
    const back = csv([title ?? {}, { ...sentence, translation: 'Last.' }, { ...sentence, field: 'salary' }]);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      exchange.getByRole('button', { name: 'Wczytaj CSV' }).click(),
    ]);
    await chooser.setFiles({ name: 'en.csv', mimeType: 'text/csv', buffer: Buffer.from(back) });
    const told = exchange.getByRole('status');
    await expect(told).toContainText('Zapisane teksty: 1, we wpisach: 1; wiersze bez zmian: 1.');
    await expect(told.getByRole('listitem')).toHaveText([
      /^Wiersz 4 · .* · salary: wpis nie ma takiego tekstu/,
    ]);
    expect(await axeFaults(page, 'main')).toEqual([]);
    // What was stale is no more: the filter, which is pressed still, leaves nothing.
    await expect(page.getByText('Nic tu nie ma.')).toBeVisible();
    const refused = page.waitForEvent('download');
    await told.getByRole('button', { name: 'Zapisz te wiersze jako CSV' }).click();
    const left = readCsv(await readFile(await (await refused).path(), 'utf8'));
    expect(left.map(({ field }) => field)).toEqual(['salary']);
    const { body } = await admin('GET', `${path}?locale=en`);
    expect(body).toMatchObject({ data: { name: 'Discount', text: 'Last.' } });
  } finally {
    await admin('DELETE', path);
  }
});

test('a stale translation says what has changed in its source, on the page about languages and beside its form', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(scaled(90_000));
  const admin = desk(await sharedToken('admin'));
  const name = `Rabat do tłumaczenia ${Date.now()}`;
  const offer = await madeOffer(admin, name);
  const save = async (language: string, fields: object) => {
    const path = `/content-manager/collection-types/api::offer.offer/${offer}?locale=${language}`;
    expect((await admin('PUT', path, fields)).status).toBe(200);
  };
  try {
    await save('en', { name: 'Discount', text: 'First words.' });
    await save('pl-PL', { text: 'Ostatnie słowa.' });
    await enter(page, 'pl');
    await page.goto(
      `${contentUrl()}/admin/languages?${new URLSearchParams({ type: 'offer', language: 'en', search: name })}`,
    );
    const dialog = page.getByRole('dialog');
    for (const isForm of [false, true]) {
      if (isForm) await page.getByRole('link', { name: /, angielski: nieaktualne/ }).click();
      const press = isForm ? 'Co się zmieniło' : `${name}, angielski: co się zmieniło w tekście źródłowym`;
      await page.getByRole('button', { name: press, exact: true }).click({ timeout: scaled(20_000) });
      const changed = dialog.getByRole('row').nth(1).getByRole('gridcell');
      await expect(changed).toHaveText(['Jedno zdanie', 'Pierwsze słowa.', 'Ostatnie słowa.']);
      await expect(dialog.getByRole('deletion')).toHaveText('Pierwsze');
      await expect(dialog.getByRole('insertion')).toHaveText('Ostatnie');
      expect(await axeFaults(page, '[role=dialog]')).toEqual([]);
      await dialog.getByRole('button', { name: 'Zamknij' }).click();
    }
    await page.goto(`${contentUrl()}/admin/languages?language=en&search=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: /angielski: tłumaczenie jest nadal w porządku$/ }).click();
    await expect(page.getByRole('button', { name: /co się zmieniło/i })).toHaveCount(0);
  } finally {
    await admin('DELETE', `/content-manager/collection-types/api::offer.offer/${offer}`);
  }
});

test('a translator reads the words of the source beside the form, field by field', {
  tag: '@long',
}, async ({ page, context }) => {
  test.setTimeout(scaled(90_000));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const admin = desk(await sharedToken('admin'));
  const offer = await madeOffer(admin, `Rabat obok formularza ${Date.now()}`);
  const path = `/content-manager/collection-types/api::offer.offer/${offer}`;
  try {
    const description = 'Pierwszy akapit.\n\nDrugi akapit.';
    expect((await admin('PUT', `${path}?locale=pl-PL`, { description })).status).toBe(200);
    expect((await admin('PUT', `${path}?locale=en`, { name: 'Discount' })).status).toBe(200);
    await enter(page, 'pl');
    const formIn = (language: string) => formOf('offer', offer).replace('pl-PL', language);
    await page.goto(formIn('en'));
    await page
      .getByRole('button', { name: 'Tekst źródłowy obok (polski)' })
      .click({ timeout: scaled(20_000) });
    const beside = page.getByRole('complementary', { name: 'Tekst źródłowy (polski)' });
    await expect(beside).toBeFocused();
    await expect(beside.getByRole('heading', { level: 3 })).toHaveText(['Nazwa', 'Jedno zdanie', 'Opis']);
    const line = (field: string) =>
      beside.getByRole('listitem').filter({ has: page.getByRole('heading', { name: field, exact: true }) });
    await expect(line('Nazwa').getByText('tu puste')).toHaveCount(0);

    const sentence = line('Jedno zdanie');
    await expect(sentence).toContainText('Pierwsze słowa.');
    await beside.getByRole('button', { name: 'Do pola: Jedno zdanie' }).click();
    await expect(page.locator('main [name="text"]')).toBeFocused();
    await expect(sentence).toHaveAttribute('aria-current', 'true');
    await page.keyboard.type('Pierwsze słowa.');
    await expect(sentence.getByText('tak samo jak w źródle (polski)')).toBeVisible();
    await page.keyboard.type(' First words.');
    await expect(sentence.getByText(/^tu puste$|^tak samo/)).toHaveCount(0);

    // A rich text is no input.
    await expect(line('Opis').getByText('tu puste')).toBeVisible();
    await beside.getByRole('button', { name: 'Do pola: Opis' }).click();
    await expect(line('Opis')).toHaveAttribute('aria-current', 'true');
    await page.keyboard.type('First');
    await expect(line('Opis').getByText('tu puste')).toHaveCount(0);
    expect(await axeFaults(page, 'aside[aria-label="Tekst źródłowy (polski)"]')).toEqual([]);
    await beside.getByRole('button', { name: 'Kopiuj: Opis' }).click();
    await expect(beside.getByText('Skopiowano: Opis.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(description);
    await expect(line('Opis')).toHaveAttribute('aria-current', 'true');

    // It stays beside the next form, here of a language that is not written yet.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(formIn('cs-CZ'));
    await expect(beside.getByText('tu puste')).toHaveCount(3, { timeout: scaled(20_000) });
    await beside.getByRole('button', { name: 'Ukryj tekst źródłowy (polski)' }).click();
    await expect(beside).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Tekst źródłowy obok (polski)' })).toBeFocused();
  } finally {
    await admin('DELETE', path);
  }
});

test('the words beside a form lead into its blocks and rows, and leave what was typed', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(scaled(60_000));
  const [landing] = await (await sharedStaff()).rows('page', { name: 'Pytania i odpowiedzi' });
  if (!landing) throw new Error('no landing page with questions');
  await enter(page, 'en');
  await page.goto(formOf('page', landing.documentId).replace('pl-PL', 'en'));
  await page.getByRole('button', { name: 'Words in Polish beside' }).click({ timeout: scaled(20_000) });
  const beside = page.getByRole('complementary', { name: 'Words in Polish' });
  const lead = page.locator('main [name="lead"]');
  await lead.fill('Typed and not saved.');
  for (const [line, path] of [
    ['Blocks of the page 4: Heading', 'blocks.3.heading'],
    ['Blocks of the page 2: Questions and answers 2: Question', 'blocks.1.questions.1.question'],
  ] as const) {
    await beside.getByRole('button', { name: `To the field: ${line}`, exact: true }).click();
    const field = page.locator(`main [name="${path}"]`);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    const shown = beside.locator('[aria-current]');
    await expect(shown).toContainText(line);
    await expect(shown).toBeInViewport();
  }
  await beside
    .getByRole('button', {
      name: 'To the field: Blocks of the page 2: Questions and answers 3: Answer',
      exact: true,
    })
    .click();
  await page.keyboard.type('Yes. ');
  await expect(page.locator('main [data-field="blocks.1.questions.2.answer"]')).toContainText('Yes. ');
  await expect(lead).toHaveValue('Typed and not saved.');
});
