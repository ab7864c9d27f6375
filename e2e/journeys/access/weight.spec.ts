import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import { some } from '../../length.ts';
import { samplePages } from '../../pages/page-kinds.ts';
import { expect, test } from '../../pages/site.ts';
import { trafficOf } from '../../pages/traffic.ts';
import { pacedSite } from '../../processes/paced-site.ts';

test.use({ visitor: 'returning' });

const HOME_ON_PHONES = 400_000;
const MAX_SHIFT = 0.02;

test.describe('a phone with its many pixels', () => {
  test.use({ deviceScaleFactor: 2.625 });

  test('home weighs at most 400 kB in all', { tag: '@phone' }, async ({ page }) => {
    const traffic = await trafficOf(page);
    await page.goto('/');
    await traffic.settled();
    expect(traffic.bytes()).toBeGreaterThan(20_000);
    expect(traffic.bytes()).toBeLessThanOrEqual(HOME_ON_PHONES);
  });
});

test.describe('over a slow line', () => {
  test.use({
    baseURL: async ({ baseURL }, use) => {
      const site = await pacedSite(baseURL ?? '');
      await use(site.url);
      site.close();
    },
  });

  test('nothing jumps while a page arrives and while it is read', { tag: '@phone-size' }, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(scaled(240_000));
    await page.addInitScript(() => {
      const shifts: { value: number; what: string }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: { node?: Element }[];
          };
          const what = sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '').join(' ');
          if (!hadRecentInput) shifts.push({ value, what });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const { path } of some(await samplePages(baseURL ?? '', 'pl-PL'), 4)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo({ top: y, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
      });
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
      );
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect.soft(total, `${path} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });
});

test('what stands under the plan of the map waits until the plan is there', { tag: '@phone' }, async ({
  page,
}) => {
  const map = address('map', {}, 'pl-PL');
  const heading = page.getByRole('heading', { level: 1 });
  await page.route(`**${map}`, async (route) => {
    const response = await route.fetch();
    const [before = ''] = (await response.text()).split('</map-view>');
    // The browser's own wait for the end of main is over; this is about the page's.
    await route.fulfill({ response, body: `${before}<span id="main-end"></span>` });
  });
  await page.goto(map);
  await expect(page.locator('[data-stage]')).toBeVisible();
  await expect(heading).toBeHidden();
  await page.unrouteAll();
  await page.goto(map);
  await expect(heading).toBeVisible();
});
