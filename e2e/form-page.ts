import type { Locator, Page, Response } from '@playwright/test';
import { LEAST_FILL_MS } from '../website/src/features/forms/form-constants.ts';
import type { Answers, FormUnderTest } from './forms.ts';
import { expect } from './site.ts';

/** The form of a page, its parts by their marks, and what visitors do with them. */

export const formIn = (page: Page): Locator => page.locator('enhanced-form');
export const fieldIn = (page: Page, name: string): Locator => formIn(page).locator(`[data-field="${name}"]`);
export const messageIn = (page: Page, name: string): Locator => fieldIn(page, name).locator('[data-error]');
export const summaryIn = (page: Page): Locator => formIn(page).locator('[data-summary]');
export const submitIn = (page: Page, { submit }: FormUnderTest): Locator =>
  formIn(page).getByRole('button', { name: submit, exact: true });

/** Opens the form's page with its script there. Time passes by itself, and `handsTime` lets some pass at once. */
export async function openForm(page: Page, form: FormUnderTest, baseURL: string): Promise<void> {
  await page.clock.install();
  await page.goto(await form.page(baseURL));
  await formReady(page);
}

/** Has the form's script come, which waits for the first touch. */
export async function formReady(page: Page): Promise<void> {
  await formIn(page).locator('input, textarea').first().focus();
  await expect(formIn(page).locator('form')).toHaveAttribute('data-ready', '');
}

/** Nobody fills in a form within these seconds, so the site waits for them to pass. */
export const handsTime = (page: Page): Promise<void> => page.clock.fastForward(LEAST_FILL_MS);

/** Answers one question as its control wants to be answered. */
export async function answer(page: Page, name: string, values: readonly string[]): Promise<void> {
  const field = fieldIn(page, name);
  const control = field.locator('input, select, textarea').first();
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (kind === 'select') await control.selectOption({ index: Number(values[0]) });
  else if (kind === 'radio' || kind === 'checkbox')
    for (const value of values) await field.locator(`[value="${value}"]`).check();
  else await control.fill(values[0] ?? '');
}

export async function answerAll(page: Page, answers: Answers): Promise<void> {
  for (const [name, values] of Object.entries(answers)) await answer(page, name, values);
}

/** All that the visitor has given, as the form would post it, files by their names. */
export function givenIn(page: Page): Promise<[string, string][]> {
  return formIn(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) =>
      [...new FormData(form)]
        .filter(([name]) => form.querySelector(`[data-field="${name}"]`))
        .map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : value.name]),
    );
}

/** Sends a form without scripts: the answer to the post, and the page that it leads to. */
export async function sentOn(page: Page, send: () => Promise<void>): Promise<[Response, Response]> {
  const [post, shown] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.waitForResponse((response) => response.request().redirectedFrom() !== null),
    send(),
  ]);
  expect(post.status(), 'a post leads on').toBe(303);
  return [post, shown];
}

/** What session storage keeps of forms. */
export const draftsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('form:')));
