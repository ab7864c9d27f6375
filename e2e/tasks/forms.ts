import { expect, type Locator } from '@playwright/test';
import { scaled } from '../../scripts/clock/timeouts.ts';
import { desk } from '../content/desk-calls.ts';
import { sharedStaff, sharedToken } from '../content/staff.ts';
import type { Editor } from './clicks.ts';
import { dayName, inField } from './days.ts';

/** No task needs a day that is further away. */
const MAX_WEEKS = 10;

/** The content manager's lists and forms, as an editor finds them by their words. */

/** Of the section that stands in the menu of all contents. */
async function list(editor: Editor, name: string): Promise<void> {
  await editor.open('Treści', name);
  await expect(editor.page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** An entry of a list, found by its name. */
export async function openEntry(editor: Editor, type: string, name: string): Promise<void> {
  await list(editor, type);
  await editor.press(
    editor.page
      .getByRole('button', { name: 'Szukaj' })
      .or(editor.page.getByRole('searchbox', { name: 'Szukaj' }))
      .last(),
  );
  await editor.page.keyboard.type(name);
  await editor.page.keyboard.press('Enter');
  await editor.press(editor.page.getByRole('gridcell', { name, exact: true }).first());
  await expect(field(editor, 'Nazwa')).toHaveValue(name);
}

/** The empty form of a new entry. */
export async function begin(editor: Editor, type: string): Promise<void> {
  await list(editor, type);
  await editor.press(editor.page.getByRole('link', { name: 'Dodaj nowy wpis' }).first());
  await expect(editor.page.getByRole('heading', { level: 1, name: 'Nowy wpis' })).toBeVisible({
    timeout: scaled(20_000),
  });
}

/** A field by its label, whether it is required or not. */
export const field = ({ page }: Editor, label: string): Locator =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}\\*?$`) });

/** Saves the draft, and waits until it is stored. @returns when that was answered, in ms of `performance.now()` */
export async function save({ page, press }: Editor): Promise<number> {
  const answered = page
    .waitForResponse(
      (answer) =>
        answer.request().method() !== 'GET' &&
        /content-manager\/(?:collection|single)-types\//.test(answer.url()),
    )
    .then((answer) => ({ answer, at: performance.now() }));
  await press(page.getByRole('button', { name: 'Zapisz', exact: true }));
  const { answer, at } = await answered;
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return at;
}

/** A field that is chosen from or that knows days: its name may say how many entries are chosen already. */
export const choice = ({ page }: Editor, label: string): Locator =>
  page.getByRole('main').getByRole('combobox', { name: new RegExp(`^${label}(?: \\(\\d+\\))?\\*?$`) });

/** Into the last of the fields of this name, which has just been added and is empty. */
export async function writeNew(editor: Editor, label: string, text: string): Promise<void> {
  const added = field(editor, label).last();
  await expect(added).toHaveValue('');
  await editor.write(added, text);
}

/**
 * A day, chosen in the calendar that opens at its field: the field does not say how days are written.
 * @param day YYYY-MM-DD, not before today
 */
export async function chooseDay({ page, press }: Editor, into: Locator, day: string): Promise<void> {
  await press(into);
  const calendar = page.getByRole('dialog', { name: 'Wybierz dzień' });
  const cell = calendar.getByRole('gridcell', { name: dayName(day), exact: true });
  await expect(page.getByRole('gridcell', { selected: true })).toBeVisible();
  // Keys turn the calendar on, a week each.
  for (let weeks = 0; weeks < MAX_WEEKS && !(await cell.isVisible()); weeks += 1)
    await page.keyboard.press('ArrowDown');
  await press(cell);
  await expect(into).toHaveValue(inField(day));
}

/** One of the values that a field offers. */
export async function choose({ page, press }: Editor, from: Locator, value: string): Promise<void> {
  await press(from);
  await press(page.getByRole('option', { name: value, exact: true }));
}

/** Another entry, found by the beginning of what people call it. */
export async function link(editor: Editor, label: string, title: string): Promise<void> {
  await editor.press(choice(editor, label));
  await editor.page.keyboard.type(title);
  await editor.press(
    editor.page
      .getByRole('option')
      .filter({ hasText: new RegExp(`^${title}`) })
      .first(),
  );
  await expect(choice(editor, `${label} \\(1\\)`)).toBeVisible();
}

/** A picture from the editor's own disk, into an empty field. @param path of the file */
export async function addPicture({ page, press }: Editor, label: string, path: string): Promise<void> {
  const place = page.getByRole('main').getByRole('region', { name: label, exact: true });
  await press(place.getByRole('button', { name: /^Kliknij, aby dodać plik/ }));
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name: 'Dodaj więcej plików' }));
  const chosen = page.waitForEvent('filechooser');
  await press(dialog.getByLabel('Przeciągnij i upuść tutaj lub'));
  await (await chosen).setFiles(path);
  await press(dialog.getByRole('button', { name: /^Prześlij 1 plik/ }));
  await press(dialog.getByRole('button', { name: 'Zapisz', exact: true }));
  await expect(dialog).toHaveCount(0);
}

/** Publishes what the form holds, and waits until it is. */
export async function publish({ page, press }: Editor): Promise<void> {
  const answered = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' && new URL(answer.url()).pathname.endsWith('/actions/publish'),
    { timeout: scaled(30_000) },
  );
  await press(page.getByRole('button', { name: 'Opublikuj', exact: true }));
  const answer = await answered;
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  // The form goes on as that of the entry.
  await expect(page).toHaveURL(/\/api::[\w.-]+\/[a-z0-9]{20,}/);
}

/** How the address of an entry's page ends, which no editor needs to know. @param name in Polish */
export async function slugOf(type: string, name: string, language = 'pl-PL'): Promise<string> {
  const [row] = await (await sharedStaff()).rows(type, { name });
  const entry = `/content-manager/collection-types/api::${type}.${type}/${row?.documentId}`;
  const { body } = await desk(await sharedToken())('GET', `${entry}?locale=${language}`);
  return (body as { data: { slug: string } }).data.slug;
}
