import { addDays, weekday } from '@mall/contract/centre-time.ts';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect } from '../../base-test.ts';
import { enter, formOf } from '../../content/admin.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { desk, madeOffer } from '../../content/desk-calls.ts';
import { test } from '../../content/own-centre.ts';
import { sharedStaff, sharedToken } from '../../content/staff.ts';
import { axeFaults } from '../../pages/axe.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1280, height: 720 } });

const DAY_MS = 86_400_000;

/** A day as the calendar names it. */
function longDay(day: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('pl', format).format(new Date(`${day}T12:00:00Z`));
}

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
