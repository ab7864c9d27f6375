import type { Browser, Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { MEETING_PATH } from '../../../website/src/features/meeting/meeting-shown.ts';
import { translator } from '../../../website/src/i18n/translator.ts';
import { test as base, expect } from '../../base-test.ts';
import { answerAll, fieldIn, formIn, openForm, submitIn } from '../../forms/form-page.ts';
import { aWhileLater } from '../../forms/form-proof.ts';
import { ENQUIRY, type FormUnderTest, fresh } from '../../forms/forms.ts';
import { freshKey, postForm } from '../../forms/submission-forms.ts';
import { axeFaults } from '../../pages/axe.ts';
import { startContentProxy } from '../../processes/content-proxy.ts';
import { startWebsite } from '../../processes/website-process.ts';

/** More than one network may send of a form in ten minutes. */
const TOO_MANY = 121;
const pl = translator('pl-PL');

/** A website of its own, of whose network some forms have come too often: the content system that it has stores none. */
const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
    async ({}, use) => {
      const proxy = await startContentProxy();
      const site = await startWebsite(proxy.url);
      await use(site.url);
      await site.remove();
      await proxy.close();
    },
    { scope: 'worker' },
  ],
});

/** Has others of the visitor's network send a form until no more is taken. */
async function exhaust(site: string, { path }: FormUnderTest, fields: Record<string, string>): Promise<void> {
  const statuses: number[] = [];
  for (let turn = 0; turn < TOO_MANY; turn++)
    statuses.push((await postForm(site, path, { ...fields, key: freshKey() })).status);
  expect(statuses.at(-1)).toBe(429);
}

async function pageOf(browser: Browser, site: string, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled, locale: 'pl-PL' });
  return await context.newPage();
}

/** What was typed is there, to be sent later. */
async function keeps(page: Page, answers: Awaited<ReturnType<FormUnderTest['answers']>>): Promise<void> {
  for (const [name, [value = '']] of Object.entries(answers)) {
    const control = fieldIn(page, name).locator('input, select, textarea').first();
    const type = await control.getAttribute('type');
    if (type === 'checkbox' || type === 'radio')
      await expect(fieldIn(page, name).locator(`[value="${value}"]`)).toBeChecked();
    else if (type !== null || (await control.evaluate(({ localName }) => localName)) === 'textarea')
      await expect(control).toHaveValue(value);
  }
}

test('a form that comes too often keeps what was typed and says how long to wait', { tag: '@long' }, async ({
  browser,
  site,
}) => {
  test.setTimeout(scaled(90_000));
  const answers = await ENQUIRY.answers(fresh(), site);
  const fields = Object.fromEntries(Object.entries(answers).map(([field, [value = '']]) => [field, value]));
  await exhaust(site, ENQUIRY, fields);

  const plain = await pageOf(browser, site, false);
  await plain.goto(await ENQUIRY.page(site));
  await answerAll(plain, answers);
  const responses: { status: number; retry: string | undefined }[] = [];
  plain.on('response', (response) => {
    if (response.request().isNavigationRequest())
      responses.push({ status: response.status(), retry: response.headers()['retry-after'] });
  });
  await submitIn(plain, ENQUIRY).click();
  await expect(plain.locator('main')).toHaveAttribute('data-page', 'submission');
  if (responses.at(-1)?.status === 428) {
    await aWhileLater(plain);
    await submitIn(plain, ENQUIRY).click();
  }
  await expect(formIn(plain)).toContainText(pl('forms:tooMany'));
  expect(responses.at(-1)).toEqual({ status: 429, retry: '600' });
  await keeps(plain, answers);
  for (const width of [320, 1280]) {
    await plain.setViewportSize({ width, height: 800 });
    const over = await plain.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `at ${width}`).toBeLessThanOrEqual(0);
  }
  await plain.context().close();

  const page = await pageOf(browser, site, true);
  await openForm(page, ENQUIRY, site);
  await answerAll(page, answers);
  await page.clock.fastForward(60_000);
  await submitIn(page, ENQUIRY).click();
  await expect(
    formIn(page)
      .getByRole('alert')
      .filter({ hasText: pl('forms:tooMany') }),
  ).toBeVisible();
  await keeps(page, answers);
  expect(await axeFaults(page, 'main')).toEqual([]);
  await page.context().close();
});

test('a meeting’s page that is asked for too often says so as a page, with the telephone', {
  tag: '@long',
}, async ({ browser, site }) => {
  const path = `${MEETING_PATH}?locale=pl-PL&meeting=x`;
  const statuses: number[] = [];
  for (let turn = 0; turn < TOO_MANY; turn++) statuses.push((await fetch(site + path)).status);
  expect(statuses.at(-1)).toBe(429);
  const page = await pageOf(browser, site, false);
  const response = await page.goto(path);
  expect(response?.status()).toBe(429);
  expect(response?.headers()['retry-after']).toBe('600');
  await expect(page.getByRole('alert')).toHaveText(pl('stylist:meeting.tooMany'));
  await expect(page.getByText(pl('stylist:meeting.missing'))).toBeHidden();
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  await page.context().close();
});
