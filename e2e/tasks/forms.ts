import { expect, type Locator } from '@playwright/test';
import type { Editor } from './clicks.ts';

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

/** A field by its label, whether it is required or not. */
export const field = ({ page }: Editor, label: string): Locator =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}\\*?$`) });

/** Saves the draft, and waits until it is stored. */
export async function save({ page, press }: Editor): Promise<void> {
  const answered = page.waitForResponse(
    (answer) =>
      answer.request().method() !== 'GET' &&
      /content-manager\/(?:collection|single)-types\//.test(answer.url()),
  );
  await press(page.getByRole('button', { name: 'Zapisz', exact: true }));
  const answer = await answered;
  expect(answer.status(), await answer.text()).toBeLessThan(300);
}
