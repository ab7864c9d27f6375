import type { Locator, Page, Response } from '@playwright/test';
import { CONFIRM_STATUS, MIN_FILL_MS } from '../../website/src/features/forms/form-constants.ts';
import { ANYONE } from '../../website/src/features/stylists/booking-rules.ts';
import { contentUrl } from '../content/content-under-test.ts';
import { expect, pl } from '../pages/site.ts';
import { aWhileLater, provenAtOnce } from './form-proof.ts';
import { type Answers, type FormUnderTest, OWN_TIME } from './forms.ts';
import { ownTimes } from './submission-forms.ts';

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
  await provenAtOnce(page);
  await page.goto(await form.page(baseURL));
  await formReady(page);
}

/** Has the form's script come, which waits for the first touch. */
export async function formReady(page: Page): Promise<void> {
  await formIn(page).locator('input, textarea').first().focus();
  await expect(formIn(page).locator('form')).toHaveAttribute('data-ready', '');
}

/** Nobody fills in a form within these seconds, so the site waits for them to pass. */
export const handsTime = (page: Page): Promise<void> => page.clock.fastForward(MIN_FILL_MS);

/**
 * A time of a list that no other test books, nor one before: on a day that is this test's, and not the first one. A page
 * that a booking has just emptied is given out once more as it was, so the content system says what is still free.
 */
async function ownTimeIn(control: Locator): Promise<string> {
  const { offered, stylist } = await control.evaluate((select: HTMLSelectElement) => ({
    offered: [...select.options]
      .filter(({ disabled, value }) => value && !disabled)
      .map(({ value }) => value),
    stylist: select.form && new FormData(select.form).get('stylist'),
  }));
  const free = (await ownTimes(contentUrl()))
    .filter((time) => stylist === ANYONE || time.stylist === stylist)
    .map(({ date, hour }) => `${date}T${hour}`);
  // Who answers by keyboard takes the first time of the list.
  const time = free.find((each) => offered.indexOf(each) > 0);
  if (time === undefined) throw new Error('the list offers no time that no other test books');
  return time;
}

/** Answers one question as its control wants to be answered. */
export async function answer(page: Page, name: string, values: readonly string[]): Promise<void> {
  const field = fieldIn(page, name);
  const control = field.locator('input, select, textarea').first();
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (kind === 'select') {
    const [chosen = ''] = values;
    await control.selectOption(chosen === OWN_TIME ? await ownTimeIn(control) : chosen);
  } else if (kind === 'radio' || kind === 'checkbox')
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

/** What is chosen in the form's lists, in the words that stand there. */
export function chosenIn(page: Page): Promise<(string | undefined)[]> {
  return formIn(page)
    .locator('select')
    .evaluateAll((lists: HTMLSelectElement[]) =>
      lists.map(({ selectedOptions }) => selectedOptions[0]?.text),
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

/** Sends a form without scripts, by one press more where one is asked for: a proof is good for one sending. */
export async function sentAfterAll(page: Page, press: () => Promise<void>): Promise<void> {
  const [, asked] = await sentOn(page, press);
  if (asked.status() !== CONFIRM_STATUS) return;
  const summary = page.locator('[data-summary]');
  await expect(summary).toBeFocused();
  await expect(summary).toHaveText(pl('forms:confirm'));
  await aWhileLater(page);
  await press();
}

/** The form is done, on the page that it stood on or on the one that came back. */
export const isSent = (page: Page, { done }: FormUnderTest): Promise<void> =>
  expect(formIn(page).getByRole('heading', { name: done.heading })).toBeVisible();

/** What session storage keeps of forms. */
export const draftsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('form:')));
