import type { Page } from '@playwright/test';
import { address } from '../../../website/src/i18n/addresses.ts';
import { expect, pl, test } from '../../pages/site.ts';

test.use({ visitor: 'returning' });

const HALLAND = address('tenant', { category: 'moda', slug: 'halland' }, 'pl-PL');
const EVENT = address('event', { slug: 'dzien-psa' }, 'pl-PL');
const CONTACT = address('contact', {}, 'pl-PL');
const COUPONS = address('coupons', {}, 'pl-PL');
const QUESTIONS = address('landingPage', { slug: 'pytania-i-odpowiedzi' }, 'pl-PL');

/** How many sheets of A4 the page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The letterhead is there, and nothing that one could only press. */
async function expectPaper(page: Page, path: string) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#header')).toContainText('Borealis');
  await expect(page.getByText('ul. Zorzy 2').first()).toBeVisible();
  const canonical = await page
    .locator('head > link[rel=canonical]')
    .evaluate((link) => getComputedStyle(link, '::after').content)
    .catch(() => '');
  if (path) expect(canonical).toContain(path);
  for (const gone of [
    '#menu',
    '[data-search]',
    'form',
    'main nav',
    '#directory',
    'consent-banner',
    'main button',
  ])
    for (const one of await page.locator(gone).all()) await expect(one, gone).toBeHidden();
}

test('a shop: number and floor in words, hours, plan, on one sheet', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(HALLAND);
  expect(await sheets(page)).toBe(1);
  await expectPaper(page, HALLAND);
  await expect(page.getByRole('heading', { name: 'Halland', level: 1 })).toBeVisible();
  const number = page.getByRole('img', { name: pl('tenants:page.room', { room: '1.24' }) });
  await expect(number).toBeVisible();
  expect(await number.evaluate((one) => getComputedStyle(one, '::after').content)).toContain(
    pl('tenants:page.room', { room: '1.24' }),
  );
  expect(await page.locator('main [data-hours-table] tr').count()).toBeGreaterThan(1);
  for (const row of await page.locator('main [data-hours-table] tr').all()) await expect(row).toBeVisible();
  const plan = page.getByRole('heading', { name: pl('tenants:page.where') }).locator('xpath=..');
  expect((await plan.locator('svg').first().boundingBox())?.height).toBeGreaterThan(200);
  await expect(page.getByRole('heading', { name: pl('tenants:page.neighbours') })).toBeHidden();
});

test('an event: when, where and how to get there, on at most two sheets', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await page.goto(EVENT);
  const ways = page.getByRole('heading', { name: pl('contact:travel') });
  await expect(ways, 'on a screen the contact page tells that').toBeHidden();
  expect(await sheets(page)).toBeLessThanOrEqual(2);
  await expectPaper(page, EVENT);
  await expect(page.locator('main dl dd').first()).toBeVisible();
  await expect(ways).toBeVisible();
});

test('contact: hours, addresses and ways on two sheets', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.goto(CONTACT);
  expect(await sheets(page)).toBeLessThanOrEqual(2);
  await expectPaper(page, CONTACT);
  for (const table of await page.locator('main [data-hours-table]').all()) await expect(table).toBeVisible();
  await expect(page.locator('#getting-there')).toBeVisible();
  await expect(page.locator('#contact dd').first()).toBeVisible();
});

test('questions: each with its answer, though none was opened', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(QUESTIONS);
  const answer = page.locator('main details > :not(summary)');
  await expect(answer.first(), 'on a screen it opens at a press').toBeHidden();
  await expectPaper(page, QUESTIONS);
  expect(await answer.count()).toBeGreaterThan(1);
  for (const one of await answer.all()) await expect(one).toBeVisible();
});

test('a coupon: an object to cut out, with its code, on one sheet', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  await page.goto(COUPONS);
  await page
    .getByRole('button', { name: pl('coupons:show') })
    .first()
    .click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'coupon');
  expect(await sheets(page)).toBe(1);
  await expectPaper(page, '');
  await expect(page.locator('article output')).toBeVisible();
  await expect(page.locator('article h1')).toBeVisible();
});
