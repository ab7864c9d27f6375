import { expect, type Page } from '@playwright/test';
import { scaled } from '../scripts/timeouts.ts';
import { CONTENT_URL } from './content-calls.ts';

const EDITOR = 'editor@borealis.example';
const PASSWORD = process.env.DEMO_PASSWORD ?? 'Borealis2026';

/** Signs in to the admin as the demo's editor. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(`${CONTENT_URL}/admin/auth/login`);
  await page.getByLabel(/e-?mail/i).fill(EDITOR);
  await page
    .getByLabel(/password|hasło/i)
    .first()
    .fill(PASSWORD);
  await page.getByRole('button', { name: /login|zaloguj/i }).click();
  await expect(page).not.toHaveURL(/auth\/login/, { timeout: scaled(20_000) });
}

/** The admin's form for one document of a type, in Polish. */
export function formOf(type: string, documentId: string): string {
  return `${CONTENT_URL}/admin/content-manager/collection-types/api::${type}.${type}/${documentId}?plugins[i18n][locale]=pl-PL`;
}

/** A single type's form in the admin, in Polish. */
export function singleFormOf(type: string): string {
  return `${CONTENT_URL}/admin/content-manager/single-types/api::${type}.${type}?plugins[i18n][locale]=pl-PL`;
}
