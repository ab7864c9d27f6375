import type { Locator, Page } from '@playwright/test';
import { address } from '../../../website/src/i18n/addresses.ts';
import { call } from '../../content/content-requests.ts';
import { expect, pl, test } from '../../pages/site.ts';

test.use({ visitor: 'returning', forcedColors: 'active' });

/** A corner of what it stands on, as painted. */
async function ground(page: Page, of: Locator): Promise<string> {
  const box = await of.boundingBox();
  if (!box) throw new Error('not shown');
  const clip = { x: box.x + 4, y: box.y + 4, width: 4, height: 4 };
  return (await page.screenshot({ clip })).toString('base64');
}

/** The chosen one of a set against every other of it. */
async function standsOut(page: Page, all: Locator, chosen: string) {
  const one = all.and(page.locator(chosen)).first();
  const other = all.and(page.locator(`:not(${chosen})`)).first();
  await one.scrollIntoViewIfNeeded();
  const own = await ground(page, one);
  await other.scrollIntoViewIfNeeded();
  expect(own).not.toBe(await ground(page, other));
}

test('with forced colours the chosen floor and category of the map stand out', async ({ page }) => {
  const { menuData } = await call('headerStatic', {});
  await page.goto(address('map', {}, 'pl-PL', { floor: '1', category: menuData[0]?.categorySlug ?? '' }));
  const links = (name: Parameters<typeof pl>[0]) =>
    page.getByRole('navigation', { name: pl(name) }).getByRole('link');
  await standsOut(page, links('map:floors'), '[aria-current]');
  await standsOut(page, links('map:categories'), '[aria-current]');
});

test('with forced colours the chosen filter of a list and the chosen tab of search stand out', {
  tag: '@long',
}, async ({ page }) => {
  const { menuData } = await call('headerStatic', {});
  const [category] = menuData;
  await page.goto(
    address('tenants', { category: category?.categorySlug ?? '' }, 'pl-PL', {
      category: category?.menu_sub_categories[0]?.subCategorySlug ?? '',
    }),
  );
  await standsOut(page, page.locator('main nav a[href^="/"]:has(small)'), '[aria-current]');
  await page.goto(address('search', {}, 'pl-PL', { q: 'kino' }));
  await standsOut(page, page.locator('main nav a'), '[aria-current]');
});

test('all four tabs of search are in sight on the smallest phone, in every language', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const locale of ['pl-PL', 'hu-HU', 'ru', 'lt-LT', 'bg-BG'] as const) {
    await page.goto(address('search', {}, locale, { q: 'kino' }));
    const tabs = page.locator('main nav a');
    await expect(tabs).toHaveCount(4);
    for (const tab of await tabs.all()) await expect.soft(tab).toBeInViewport({ ratio: 1 });
  }
});
