import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { translator } from '../../../website/src/i18n/translator.ts';
import { test as base, expect } from '../../base-test.ts';
import { type ContentProxy, startContentProxy } from '../../processes/content-proxy.ts';
import { startWebsite } from '../../processes/website-process.ts';

/**
 * A site whose editors have configured all three scripts, and a host that stands in for the companies. The host is
 * named localhost and the site 127.0.0.1, so that they are strangers to each other.
 */
interface Site {
  url: string;
  vendor: string;
}

const SCRIPTS = { analytics: 'G-TEST0001', social_pixel: '1234567890', video_pixel: 'TESTPIXEL0001' };
const NOON = new Date('2026-11-21T11:00:00Z');
const pl = translator('pl-PL');

const test = base.extend<{ foreign: string[] }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const vendor = createServer((_, response) =>
        response
          .writeHead(200, { 'content-type': 'text/javascript' })
          .end('document.cookie = "gb_visit=1; path=/";'),
      );
      await new Promise<void>((resolve) => vendor.listen(0, resolve));
      const host = `http://localhost:${(vendor.address() as AddressInfo).port}`;
      const content: ContentProxy = await startContentProxy();
      content.change = (path, body) =>
        path.startsWith('/api/header/static') ? { ...(body as object), scriptsData: SCRIPTS } : body;
      const website = await startWebsite(content.url, {
        env: { ANALYTICS_HOST: host, SOCIAL_PIXEL_HOST: host, VIDEO_PIXEL_HOST: host },
      });
      await use({ url: website.url, vendor: host });
      await website.remove();
      await content.close();
      await new Promise((resolve) => vendor.close(resolve));
    },
    { scope: 'worker' },
  ],
  /** Requests to any host but the site's own, as paths. */
  foreign: async ({ page, site }, use) => {
    const asked: string[] = [];
    const violations: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin === site.url || !url.protocol.startsWith('http')) return;
      asked.push(url.origin === site.vendor ? url.pathname + url.search : url.href);
    });
    page.on(
      'console',
      (one) => one.text().includes('Content Security Policy') && violations.push(one.text()),
    );
    await use(asked);
    expect(violations).toEqual([]);
  },
});

// One site serves all of them.
test.describe.configure({ mode: 'default' });

const choose = (page: Page, name: 'allowAll' | 'decline' | 'allowSelection') =>
  page
    .locator('consent-banner')
    .getByRole('button', { name: pl(`consent:${name}`), exact: true })
    .click();

/** Every call of `gtag` and every entry besides, as the scripts would find them. */
const said = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] };
    return JSON.parse(JSON.stringify(dataLayer.map((call) => Array.from(call))));
  });

async function firstVisit(page: Page, site: Site) {
  await page.clock.install({ time: NOON });
  await page.clock.pauseAt(new Date(NOON.getTime() + 1_000));
  await page.goto(site.url);
  await page.clock.runFor(3_000);
  // The site has just begun: its first page waits for the content system and for pictures.
  await expect(page.locator('consent-banner')).toBeVisible({ timeout: scaled(15_000) });
}

const ALL = [
  '/en_US/fbevents.js',
  '/gtag/js?id=G-TEST0001',
  '/i18n/pixel/events.js?sdkid=TESTPIXEL0001&lib=ttq',
];

test('before a choice and after decline no script is asked for, nothing is set', async ({
  page,
  context,
  site,
  foreign,
}) => {
  await firstVisit(page, site);
  expect(await said(page)).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        personalization_storage: 'denied',
        functionality_storage: 'granted',
        security_storage: 'granted',
        wait_for_update: 500,
      },
    ],
  ]);
  await choose(page, 'decline');
  await page.reload();
  await page.clock.runFor(5_000);
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('after allow all the configured scripts are asked for, at once on later pages', async ({
  page,
  site,
  foreign,
}) => {
  await firstVisit(page, site);
  await choose(page, 'allowAll');
  await expect.poll(() => [...foreign].sort()).toEqual(ALL);
  const calls = await said(page);
  expect(calls.map(([what, which]) => [what, which])).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
    ['js', expect.anything()],
    ['config', 'G-TEST0001'],
  ]);
  foreign.length = 0;
  // No time passes here: neither scripts nor signals wait for the three seconds.
  await page.reload();
  await expect.poll(() => [...foreign].sort()).toEqual(ALL);
  const [first, second] = await said(page);
  expect([first?.[1], second?.[1]]).toEqual(['default', 'update']);
  expect(new Set(Object.values(second?.[2] as object))).toEqual(new Set(['granted']));
});

test('a selection loads what it covers: statistics without marketing', { tag: '@long' }, async ({
  page,
  site,
  foreign,
}) => {
  await firstVisit(page, site);
  await choose(page, 'allowSelection');
  await expect.poll(() => foreign).toEqual(['/gtag/js?id=G-TEST0001']);
  const update = (await said(page)).find(([, which]) => which === 'update');
  expect(update?.[2]).toMatchObject({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    personalization_storage: 'denied',
  });
});

test('taking consent back ends the scripts and their cookies', { tag: '@long' }, async ({
  page,
  context,
  site,
  foreign,
}) => {
  await firstVisit(page, site);
  await choose(page, 'allowAll');
  await expect.poll(async () => (await context.cookies()).length).toBe(1);
  const link = page.locator('footer [data-action=cookies]');
  await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await link.click();
  foreign.length = 0;
  const reloaded = page.waitForEvent('load');
  await choose(page, 'decline');
  await reloaded;
  await page.clock.runFor(5_000);
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect((await said(page)).at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied' });
});

test('the policy names the configured hosts, and still nothing inline', async ({ request, site }) => {
  const policy = (await request.get(site.url)).headers()['content-security-policy'] ?? '';
  const directive = (name: string) => policy.split(';').find((part) => part.trim().startsWith(name)) ?? '';
  for (const name of ['script-src', 'connect-src', 'img-src']) {
    expect(directive(name)).toContain(site.vendor);
    expect(directive(name)).toContain("'self'");
  }
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing fires', async ({ page, context, site, foreign }) => {
    await page.goto(site.url, { waitUntil: 'networkidle' });
    expect(foreign).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});
