import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address, embeddedAddress } from '../../../website/src/i18n/addresses.ts';
import { some } from '../../length.ts';
import { nameOf, samplePages } from '../../pages/page-kinds.ts';
import { expect, test } from '../../pages/site.ts';

test.use({ visitor: 'new' });

/** Anything around a page: header and its menu, footer, consent, newsletter, search. */
const AROUND = 'site-nav, body > header, body > footer, newsletter-window, consent-banner, #search-overlay';

test('under spot/api every kind of page is its content alone', async ({ page, baseURL }) => {
  test.setTimeout(scaled(120_000));
  for (const { kind, path } of some(await samplePages(baseURL ?? '', 'en'), 6)) {
    const embedded = embeddedAddress(path, 'en');
    const answer = await page.goto(embedded, { waitUntil: 'domcontentloaded' });
    expect.soft(answer?.status(), embedded).toBe(200);
    await expect.soft(page.locator('main'), embedded).toHaveAttribute('data-page', nameOf(kind));
    await expect.soft(page.locator(AROUND), embedded).toHaveCount(0);
    await expect
      .soft(page.locator('body > :not(main, script, link, astro-island, [hidden])'), embedded)
      .toHaveCount(0);
    const canonical = page.locator('link[rel=canonical]');
    // A place on the map is found as the shop that stands there.
    if (kind === 'mapLocation')
      await expect.soft(canonical, embedded).toHaveAttribute('href', /\/en\/tenants\//);
    else await expect.soft(canonical, embedded).toHaveAttribute('href', baseURL + path);
    await expect.soft(page.locator('meta[name=robots]'), embedded).toHaveAttribute('content', 'noindex');
    // A form's answer has an address of its own, which the app shows whole.
    const links = await page
      .locator('main a[href^="/"]:not([hreflang])')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    expect
      .soft(
        links.filter(
          (href) => !href.startsWith('/en/spot/api') && !/^\/media\/|^\/coupon-show\?|\.ics$/.test(href),
        ),
        embedded,
      )
      .toEqual([]);
  }
});

test('a visitor of the app goes from page to page and stays in it', { tag: '@long' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-10T12:00:00+01:00') });
  await page.goto(embeddedAddress(address('offers', {}, 'pl-PL'), 'pl-PL'));
  await page.locator('main a[href*="/oferty/"]').first().click();
  await expect(page).toHaveURL(/\/spot\/api\/oferty\/[\w-]+$/);
  await expect(page.locator('main')).toHaveAttribute('data-page', 'offer');
  // What opens by itself elsewhere, does not here: consent after 3 s, the newsletter after 10 s.
  await page.clock.runFor(15_000);
  await expect(page.locator(AROUND)).toHaveCount(0);
});

test('what is not there is not found, without header and footer too', async ({ page }) => {
  const answer = await page.goto('/spot/api/nie-ma');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('main')).toHaveAttribute('data-page', 'not-found');
  await expect(page.locator(AROUND)).toHaveCount(0);
});
