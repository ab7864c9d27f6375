import type { Browser, Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect } from '../../base-test.ts';
import { enter, formOf } from '../../content/admin.ts';
import { withColleague } from '../../content/colleagues.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { desk, madeOffer } from '../../content/desk-calls.ts';
import { test } from '../../content/own-centre.ts';
import { sharedStaff, sharedToken } from '../../content/staff.ts';
import { axeFaults } from '../../pages/axe.ts';

const TYPE = 'api::offer.offer';

/** Has a second browser, in which somebody else is signed in: another editor, of this name. */
async function withSecondEditor(
  browser: Browser,
  person: { firstname: string; lastname: string },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  await withColleague(person, async (token) => {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await enter(page, 'pl', token);
      await use(page);
    } finally {
      await context.close();
    }
  });
}

const OFFERS = `/content-manager/collection-types/${TYPE}`;

/** Has an offer that is there for as long as `use` takes. */
async function withOffer(name: string, use: (documentId: string) => Promise<void>): Promise<void> {
  const admin = desk(await sharedToken('admin'));
  const documentId = await madeOffer(admin, name);
  try {
    await use(documentId);
  } finally {
    const { status } = await admin('DELETE', `${OFFERS}/${documentId}`);
    expect(status, 'the offer is deleted again').toBeLessThan(300);
  }
}

async function open(page: Page, documentId: string): Promise<void> {
  await page.goto(formOf('offer', documentId));
  await expect(page.locator('[name="label"]')).toBeVisible({ timeout: scaled(20_000) });
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Zapisz', exact: true });

async function save(page: Page): Promise<number> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes(TYPE),
  );
  await saveButton(page).click();
  return (await answered).status();
}

test('two editors on one entry: neither loses a word, and either can undo', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(scaled(150_000));
  await withOffer('Rabat dwóch redakcji', async (documentId) => {
    await enter(page, 'pl');
    await open(page, documentId);
    await page.locator('[name="text"]').fill('Moje własne słowa.');

    await withSecondEditor(browser, { firstname: 'Jagoda', lastname: 'Zielińska' }, async (other) => {
      await open(other, documentId);
      await expect(other.getByText('Otwarte też u: Redakcja', { exact: true })).toBeVisible({
        timeout: scaled(20_000),
      });

      // The colleague saves first, another field and one that she changes too.
      await other.locator('[name="label"]').fill('Od koleżanki');
      await other.locator('[name="text"]').fill('Słowa koleżanki.');
      expect(await save(other)).toBe(200);

      // Forms ask every 15 s who else has them open and what has been saved: before she saves, she knows who it was.
      await expect(page.getByText('Otwarte też u: Jagoda Zielińska', { exact: true })).toBeVisible({
        timeout: scaled(40_000),
      });
      await expect(page.getByText(/^Jagoda Zielińska – zapisana nowsza wersja, /)).toBeVisible({
        timeout: scaled(20_000),
      });
    });

    expect(await save(page)).toBe(400);
    const dialog = page.getByRole('dialog', { name: /Ktoś zapisał ten wpis/ });
    // Who saved, when, and which fields.
    await expect(
      dialog.getByText(/^Jagoda Zielińska, .*\d.*: (?=.*Wielka liczba)(?=.*Jedno zdanie)/),
    ).toBeVisible();
    await expect(dialog).toContainText('Zapisane: Jagoda Zielińska');
    await expect(dialog).toContainText('Od koleżanki');
    await expect(dialog).toContainText('Słowa koleżanki.');
    await expect(dialog).toContainText('Moje własne słowa.');
    expect(await axeFaults(page, '[role=dialog]')).toEqual([]);

    // Back: what was typed stands in the form as before.
    await dialog.getByRole('button', { name: 'Wróć do formularza' }).last().click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('[name="text"]')).toHaveValue('Moje własne słowa.');

    // Again, and this time both changes stay.
    expect(await save(page)).toBe(400);
    const merged = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes(TYPE) && response.ok(),
    );
    await dialog.getByRole('button', { name: 'Zapisz moje zmiany w nowszej wersji' }).click();
    await merged;
    await expect(page.locator('[name="label"]')).toHaveValue('Od koleżanki');
    await expect(page.locator('[name="text"]')).toHaveValue('Moje własne słowa.');

    // Both versions are in the history, each with whose it is; two clicks go back to how it began.
    await page.getByRole('button', { name: 'Historia', exact: true }).click();
    const history = page.getByRole('dialog', { name: 'Historia zmian' });
    const versions = history.getByRole('listitem');
    await expect(versions).toHaveCount(3);
    await expect(versions.filter({ hasText: 'zapisano · Redakcja' })).toHaveCount(1);
    await expect(versions.filter({ hasText: 'zapisano · Jagoda Zielińska' })).toHaveCount(1);
    await versions.last().getByRole('button').click();
    await expect(history.getByRole('grid')).toContainText('Pierwsze słowa.');
    expect(await axeFaults(page, '[role=dialog]')).toEqual([]);
    await history.getByRole('button', { name: 'Przywróć tę wersję' }).click();
    await expect(page.locator('[name="label"]')).toHaveValue('');
    await expect(page.locator('[name="text"]')).toHaveValue('Pierwsze słowa.');

    // Undo is one click.
    await page.getByRole('button', { name: 'Cofnij ostatnią zmianę' }).click();
    await expect(page.locator('[name="text"]')).toHaveValue('Moje własne słowa.');
  });
});

test('undo goes back over a publish that changed nothing', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(scaled(90_000));
  await withOffer('Rabat do cofnięcia', async (documentId) => {
    const staff = await sharedStaff();
    await staff.save('offer', documentId, { text: 'Drugie słowa.' });
    await staff.publish('offer', documentId, {});
    await enter(page, 'pl');
    await open(page, documentId);
    await expect(page.locator('[name="text"]')).toHaveValue('Drugie słowa.');
    await page.getByRole('button', { name: 'Cofnij ostatnią zmianę' }).click();
    await expect(page.locator('[name="text"]')).toHaveValue('Pierwsze słowa.');
  });
});

test('undo over a newer save is refused, and shows what was saved', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(scaled(90_000));
  await withOffer('Rabat dwojga', async (documentId) => {
    const staff = await sharedStaff();
    await staff.save('offer', documentId, { text: 'Drugie słowa.' });
    await enter(page, 'pl');
    await open(page, documentId);
    const undo = page.getByRole('button', { name: 'Cofnij ostatnią zmianę' });
    await expect(undo).toBeEnabled();
    await staff.save('offer', documentId, { text: 'Słowa koleżanki.' });

    const answered = page.waitForResponse((response) => response.url().endsWith('/restore'));
    await undo.click();
    expect((await answered).status()).toBe(400);
    const dialog = page.getByRole('dialog', { name: /Ktoś zapisał ten wpis/ });
    await expect(dialog).toContainText('Słowa koleżanki.');
    expect(await axeFaults(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Wczytaj ją' }).click();
    await expect(page.locator('[name="text"]')).toHaveValue('Słowa koleżanki.');

    // Of what is loaded now, the last change is the colleague's.
    await undo.click();
    await expect(page.locator('[name="text"]')).toHaveValue('Drugie słowa.');
  });
});

test('a save that is refused leaves what was typed in the form', async ({ page }) => {
  test.setTimeout(scaled(90_000));
  const documentId = String((await (await sharedStaff()).rows('offer'))[0]?.documentId);
  await enter(page, 'pl');
  await open(page, documentId);
  await page.route(`${contentUrl()}${OFFERS}/**`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 400,
          json: { data: null, error: { status: 400, name: 'ValidationError', message: 'Nie.', details: {} } },
        })
      : route.continue(),
  );
  await page.locator('[name="text"]').fill('Długo pisane słowa.');
  const reread = page.waitForResponse(
    (response) =>
      response.request().method() === 'GET' &&
      new URL(response.url()).pathname.endsWith(`${TYPE}/${documentId}`),
  );
  expect(await save(page)).toBe(400);
  await reread;
  await expect(saveButton(page)).toBeEnabled();
  await expect(page.locator('[name="text"]')).toHaveValue('Długo pisane słowa.');
});
