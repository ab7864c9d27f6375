import { address } from '../../../website/src/i18n/addresses.ts';
import { htmlLang, LANGUAGE_NAMES } from '../../../website/src/i18n/locales.ts';
import { call } from '../../content/content-requests.ts';
import { expect, LIVE, languagesOf, test } from '../../pages/site.ts';

test.use({ visitor: 'returning' });

/** The first shop of the first category in a language, found by what links its versions together. */
async function fashion() {
  const own = (await call('headerStatic', {})).menuData[0];
  const english = (await call('headerStatic', {}, 'en')).menuData[0];
  if (!own || !english) throw new Error('the demo has no categories');
  return { own, english };
}

test('every language is offered in its own words and keeps the page', async ({ page }) => {
  const { own } = await fashion();
  await page.goto(address('tenants', { category: own.categorySlug }, 'pl-PL'));
  await languagesOf(page).locator('summary').click();
  const links = languagesOf(page).getByRole('link');
  await expect(links).toHaveText(LIVE.map((locale) => LANGUAGE_NAMES[locale]));
  await expect(languagesOf(page).locator('[aria-current]')).toHaveText(LANGUAGE_NAMES['pl-PL']);
  for (const [index, locale] of LIVE.entries()) {
    const category = (await call('headerStatic', {}, locale)).menuData[0];
    await expect(links.nth(index)).toHaveAttribute(
      'href',
      address('tenants', { category: category?.categorySlug ?? '' }, locale),
    );
    await expect(links.nth(index)).toHaveAttribute('hreflang', htmlLang(locale));
  }
});

test('from a shop to the same shop, and back', { tag: ['@one-size', '@long'] }, async ({ page }) => {
  const { own } = await fashion();
  const shop = (await call('tenantsOfCategory', { category: own.categorySlug })).items[0];
  await page.goto(address('tenant', { category: own.categorySlug, slug: shop?.slug ?? '' }, 'pl-PL'));
  const start = page.url();
  await languagesOf(page).locator('summary').click();
  await languagesOf(page).getByRole('link', { name: LANGUAGE_NAMES['bg-BG'] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
  await expect(page.locator('h1')).toHaveText(shop?.name ?? '');
  await languagesOf(page).locator('summary').click();
  await languagesOf(page).getByRole('link', { name: LANGUAGE_NAMES['pl-PL'] }).click();
  await expect(page).toHaveURL(start);
});

test('keeps the filters under translated names and slugs, and unknown parameters as they are', {
  tag: '@one-size',
}, async ({ page }) => {
  const { own, english } = await fashion();
  const section = own.menu_sub_categories[0]?.subCategorySlug ?? '';
  const other = english.menu_sub_categories[0]?.subCategorySlug ?? '';
  await page.goto(
    `${address('tenants', { category: own.categorySlug }, 'pl-PL', { category: section })}&utm_source=list&q=%C5%82#hours`,
  );
  await languagesOf(page).locator('summary').click();
  const link = languagesOf(page).getByRole('link', { name: LANGUAGE_NAMES.en });
  // Its code comes with the first interaction; until then links lead to the page without what scripts add.
  await expect(link).toHaveAttribute('href', /utm_source/);
  await link.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const url = new URL(page.url());
  expect(url.pathname).toBe(address('tenants', { category: english.categorySlug }, 'en'));
  expect([...url.searchParams]).toEqual([
    ['category', other],
    ['utm_source', 'list'],
    ['q', 'ł'],
  ]);
  expect(url.hash).toBe('#hours');
});

test('a first tap on a slow machine opens the list, and it then carries the query', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const cdp = await context.newCDPSession(page);
  await page.goto('/?utm_campaign=x', { waitUntil: 'domcontentloaded' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const languages = languagesOf(page);
  await languages.locator('summary').click();
  await expect(languages).toHaveAttribute('open', '');
  const english = languages.getByRole('link', { name: LANGUAGE_NAMES.en });
  await expect(english).toHaveAttribute('href', '/en?utm_campaign=x');
  await english.click();
  await expect(page).toHaveURL(/\/en\?utm_campaign=x$/);
});

test('a first key press opens the list', { tag: '@long' }, async ({ page }) => {
  await page.goto('/?utm_campaign=x');
  const languages = languagesOf(page);
  await languages.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(languages).toHaveAttribute('open', '');
  await expect(languages.getByRole('link', { name: LANGUAGE_NAMES.en })).toHaveAttribute(
    'href',
    '/en?utm_campaign=x',
  );
  await page.keyboard.press('Escape');
  await expect(languages).not.toHaveAttribute('open');
});

test('a click on a link goes where it points even while its code is still on the way', {
  tag: '@long',
}, async ({ page }) => {
  // The island's code never comes: links are the browser's own.
  await page.route(/\/_astro\/.*(LanguageSwitcher|client).*\.js/, () => undefined);
  const { own } = await fashion();
  const section = own.menu_sub_categories[0]?.subCategorySlug ?? '';
  await page.goto(address('tenants', { category: own.categorySlug }, 'pl-PL', { category: section }), {
    waitUntil: 'domcontentloaded',
  });
  await languagesOf(page).locator('summary').click();
  await languagesOf(page).getByRole('link', { name: LANGUAGE_NAMES.en }).click();
  await expect(page).toHaveURL(/\/en\/tenants\/[\w-]+\?category=[\w-]+$/);
});

test('a link of a card keeps its own query when the visitor comes with one', {
  tag: ['@one-size', '@long'],
}, async ({ page }) => {
  const { own } = await fashion();
  await page.goto(`${address('tenants', { category: own.categorySlug }, 'pl-PL')}?utm_source=list`);
  const filter = page.locator('main nav a[href*="?kategoria="]').first();
  const href = (await filter.getAttribute('href')) ?? '';
  await filter.click();
  await expect(page).toHaveURL(href);
});

test('the language of the browser is never asked', { tag: ['@one-size', '@long'] }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await context.close();
});
