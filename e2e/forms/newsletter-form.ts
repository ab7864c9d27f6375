import type { Locator, Page } from '@playwright/test';
import { address } from '../../website/src/i18n/addresses.ts';
import { expect, pl } from '../pages/site.ts';

/** The newsletter's form in the footer and in the window that comes by itself, and what visitors do with it. */

/** A page like most: the form stands in its footer, and the window comes to it. */
export const CONTACT = address('contact', {}, 'pl-PL');

/** Also the one form of the newsletter's own page; the window's comes after it in the document. */
export const footerForm = (page: Page): Locator => page.locator('newsletter-form').first();
/** By its label, which is the same wherever the form stands. */
export const field = (within: Locator, key: 'firstName' | 'lastName' | 'email'): Locator =>
  within.getByRole('textbox', { name: pl(`newsletter:${key}`) });
/** The consent that the form does not go without. */
export const age = (within: Locator): Locator => within.getByRole('checkbox', { name: pl('newsletter:age') });
/** The button, which a visitor may press at any time: what is missing is said then. */
export const send = (within: Locator): Locator =>
  within.getByRole('button', { name: pl('newsletter:submit') });
/** What the browser keeps beyond the visit, as text; null for nothing. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** A visitor who has chosen about cookies before: no banner comes. */
export async function chosen(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('userConsent', JSON.stringify({ value: {}, expiry: 4e12 })),
  );
}

/** The footer's form with its script there. */
export async function formOf(page: Page): Promise<Locator> {
  const form = footerForm(page);
  await field(form, 'email').focus();
  await expect.poll(() => form.evaluate((element) => 'submit' in element)).toBe(true);
  return form;
}
