import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address, embeddedAddress } from '../../../website/src/i18n/addresses.ts';
import { some } from '../../length.ts';
import { axeFaults } from '../../pages/axe.ts';
import { lengthenWords } from '../../pages/longer-words.ts';
import { samplePages } from '../../pages/page-kinds.ts';
import {
  asleepBeside,
  expect,
  hoursOf,
  languagesOf,
  menuOf,
  onPhone,
  openMenu,
  test,
} from '../../pages/site.ts';
import { smallTargets } from '../../pages/targets.ts';

test.use({ visitor: 'returning' });

/** A page of every kind (of some, in the short run), search with results, and the two that answer for any address. */
async function pages(baseURL: string | undefined): Promise<[string, string][]> {
  const samples = await samplePages(baseURL ?? '', 'pl-PL');
  return [
    ...some(samples, 4).map(({ kind, path }): [string, string] => [kind, path]),
    ['search results', address('search', {}, 'pl-PL', { q: 'kino' })],
    ['embedded', embeddedAddress(address('offers', {}, 'pl-PL'), 'pl-PL')],
    ['not found', '/nope'],
    ['maintenance', '/maintenance'],
  ];
}

test('axe finds nothing on any kind of page', { tag: '@one-size' }, async ({ page, baseURL }) => {
  test.setTimeout(scaled(480_000));
  for (const [name, path] of await pages(baseURL)) {
    await page.goto(path);
    expect.soft(await axeFaults(page), name).toEqual([]);
  }
});

test('axe finds nothing on home where words are longest or written in Cyrillic', {
  tag: ['@phone-size', '@long'],
}, async ({ page }) => {
  for (const locale of onPhone(page) ? (['hu-HU', 'ru'] as const) : (['lt-LT', 'bg-BG'] as const)) {
    await page.goto(address('home', {}, locale));
    expect.soft(await axeFaults(page), locale).toEqual([]);
  }
});

test('axe finds nothing while menu, hours, languages or the list of shops are open', {
  tag: '@phone-size',
}, async ({ page }) => {
  test.setTimeout(scaled(60_000));
  await page.goto('/');
  await hoursOf(page).locator('summary').click();
  expect.soft(await axeFaults(page), 'hours').toEqual([]);
  await page.keyboard.press('Escape');
  await languagesOf(page).locator('summary').click();
  await expect(languagesOf(page).locator('ul')).toBeVisible();
  // What lies half beneath the open list is judged while it is closed; axe takes what is left of it for the target.
  expect.soft(await axeFaults(page, 'details[open]'), 'languages').toEqual([]);
  await page.keyboard.press('Escape');
  const entry = menuOf(page).locator('> ul > li').first();
  if (onPhone(page)) {
    await openMenu(page);
    await asleepBeside(page);
    expect.soft(await axeFaults(page), 'menu').toEqual([]);
    await entry.locator('> a').click();
  } else await entry.hover();
  await expect(entry.locator('[id^=menu-]')).toBeVisible();
  expect.soft(await axeFaults(page), 'a category of the menu').toEqual([]);
  await page.goto('/#directory');
  await page.locator('#directory summary').click();
  expect.soft(await axeFaults(page), 'all shops').toEqual([]);
});

test('nothing to press is smaller than 44 pixels, no page is wider than its window', {
  tag: '@phone-size',
}, async ({ page, baseURL }) => {
  test.setTimeout(scaled(120_000));
  for (const [name, path] of await pages(baseURL)) {
    await page.goto(path);
    expect.soft(await smallTargets(page), name).toEqual([]);
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(await over(), `${name}: wider than the window by`).toBeLessThanOrEqual(0);
    await lengthenWords(page);
    expect.soft(await over(), `${name} in the pseudo-locale: wider by`).toBeLessThanOrEqual(0);
  }
});

test('the languages with the longest words fit on the smallest phones', { tag: ['@long', '@phone'] }, async ({
  page,
  baseURL,
}) => {
  test.setTimeout(scaled(120_000));
  await page.setViewportSize({ width: 320, height: 568 });
  for (const locale of ['hu-HU', 'ru'] as const) {
    for (const { path } of await samplePages(baseURL ?? '', locale)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(over, `${path} is wider than the window by`).toBeLessThanOrEqual(0);
    }
  }
});

test('the first Tab offers the way past the header', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveAttribute('href', '#main');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});
