import { address } from '../../../website/src/i18n/addresses.ts';
import { LANGUAGE_NAMES } from '../../../website/src/i18n/locales.ts';
import { call } from '../../content/content-requests.ts';
import { expect, hoursOf, languagesOf, menuOf, onPhone, pl, test } from '../../pages/site.ts';

test.use({ javaScriptEnabled: false });

test('the menu opens, and leads to a category, a department and a shop', async ({ page }) => {
  const [category] = (await call('headerStatic', {})).menuData;
  if (!category) throw new Error('the demo has no categories');
  await page.goto('/');
  if (onPhone(page)) {
    await expect(menuOf(page).locator('a').first()).not.toBeInViewport();
    await page.locator('[data-menu=open]').click();
  }
  await menuOf(page).getByRole('link', { name: category.name, exact: true }).first().click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'tenants');
  const filters = page.getByRole('navigation', { name: pl('tenants:filters.label') });
  await filters
    .getByRole('link', { name: category.menu_sub_categories[0]?.name ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(/\?kategoria=/);
  await page.locator('main #shops a').first().click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'tenant');
});

test('hours, languages and the footer open, and the language changes', { tag: '@long' }, async ({ page }) => {
  await page.goto(address('offers', {}, 'pl-PL'));
  await hoursOf(page).locator('summary').click();
  await expect(hoursOf(page).getByRole('table').first()).toBeVisible();
  await expect(hoursOf(page).locator('summary')).toContainText(/\d/);
  await hoursOf(page).locator('summary').click();
  const column = page.locator('footer details[data-column]').nth(1);
  if (onPhone(page)) await column.locator('summary').click();
  await expect(column.getByRole('link').first()).toBeVisible();
  await languagesOf(page).locator('summary').click();
  await languagesOf(page).getByRole('link', { name: LANGUAGE_NAMES.ru }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('main')).toHaveAttribute('data-page', 'offers');
});

test('every kind of page can be reached by links from home', { tag: ['@one-size', '@long'] }, async ({
  page,
}) => {
  await page.goto('/');
  for (const kind of ['offers', 'events', 'giftCard', 'contact', 'map'] as const) {
    const link = page.locator(`a[href="${address(kind, {}, 'pl-PL')}"]`);
    expect(await link.count(), kind).toBeGreaterThan(0);
    const answer = await page.request.get(address(kind, {}, 'pl-PL'));
    expect(answer.status(), kind).toBe(200);
  }
  for (const [kind, prefix] of [
    ['offer', address('offers', {}, 'pl-PL')],
    ['event', address('events', {}, 'pl-PL')],
  ] as const) {
    await page.goto('/');
    await page.locator(`main a[href^="${prefix}/"]:visible`).first().click();
    await expect(page.locator('main')).toHaveAttribute('data-page', kind);
  }
});

test('the search of the home page posts to a page of results', { tag: ['@one-size', '@long'] }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('kino');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\?q=kino$/);
  await expect(page.locator('main')).toContainText('Kino');
});

test('toggles that need a script are not offered, slides can be scrolled', { tag: '@long' }, async ({
  page,
}) => {
  const [category] = (await call('headerStatic', {})).menuData;
  await page.goto(address('tenants', { category: category?.categorySlug ?? '' }, 'pl-PL'));
  await expect(page.getByRole('button', { name: pl('tenants:toggles.gift') })).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('button', { name: pl('home:slides.next') })).toBeHidden();
});
