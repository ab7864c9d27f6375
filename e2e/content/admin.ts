import { expect, type Page } from '@playwright/test';
import { scaled } from '../../scripts/clock/timeouts.ts';
import { contentUrl } from './content-under-test.ts';
import { sharedToken } from './staff.ts';

const EDITOR = 'editor@borealis.example';
const PASSWORD = process.env.DEMO_PASSWORD ?? 'Borealis2026';

/** Signs in to the admin as the demo's editor. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(`${contentUrl()}/admin/auth/login`);
  await page.getByLabel(/e-?mail/i).fill(EDITOR);
  await page
    .getByLabel(/password|hasło/i)
    .first()
    .fill(PASSWORD);
  await page.getByRole('button', { name: /login|zaloguj/i }).click();
  await expect(page).not.toHaveURL(/auth\/login/, { timeout: scaled(20_000) });
}

/**
 * Has the page be in the admin as the editor whom all tests share: one person may not sign in often.
 * @param language of the admin; the staff of the centre have it in Polish
 * @param known a token of another content system than the one under test, for a page of that one's admin
 */
export async function enter(page: Page, language: 'pl' | 'en', known?: string): Promise<void> {
  const token = known ?? (await sharedToken('editor'));
  await page.addInitScript(
    ([jwt, shown]) => {
      localStorage.setItem('strapi-admin-language', shown);
      localStorage.setItem('jwtToken', JSON.stringify(jwt));
    },
    [token, language] as const,
  );
}

/** The admin's form for one document of a type, in Polish. */
export function formOf(type: string, documentId: string): string {
  return `${contentUrl()}/admin/content-manager/collection-types/api::${type}.${type}/${documentId}?plugins[i18n][locale]=pl-PL`;
}

/** A single type's form in the admin, in Polish. */
export function singleFormOf(type: string): string {
  return `${contentUrl()}/admin/content-manager/single-types/api::${type}.${type}?plugins[i18n][locale]=pl-PL`;
}
