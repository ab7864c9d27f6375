import type { Page } from '@playwright/test';
import { MIN_FILL_MS, PROOF_FIELD } from '../../website/src/features/forms/form-constants.ts';
import { createProofs } from '../../website/src/server/forms/limits/proofs.ts';
import { PURGE_TOKEN } from '../processes/website-process.ts';

/** More than the clocks of two processes differ by. */
const SPARE_MS = 100;

/**
 * A proof as the site gives one to whoever opens a form, old enough to be taken: no test waits for time to pass.
 * @param path where the form is posted
 */
export function provenForm(path: string): string {
  return createProofs({ secret: PURGE_TOKEN, now: () => Date.now() - MIN_FILL_MS - SPARE_MS }).give(path);
}

/** Scripts of this page get proofs that may be used at once; without that they wait as they do for visitors. */
export async function provenAtOnce(page: Page): Promise<void> {
  await page.route(
    (url) => url.searchParams.has(PROOF_FIELD),
    (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ json: { proof: provenForm(pathname) } });
    },
  );
}

/** Without scripts: the form on the page that came back has been there for a while. */
export async function aWhileLater(page: Page): Promise<void> {
  const field = page.locator(`input[name=${PROOF_FIELD}]`);
  const action = await field.evaluate((input: HTMLInputElement) => input.form?.action ?? '');
  const { pathname } = new URL(action);
  await field.evaluate((input: HTMLInputElement, proof) => {
    input.value = proof;
  }, provenForm(pathname));
}
