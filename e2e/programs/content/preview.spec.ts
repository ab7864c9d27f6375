import type { Frame, Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import { translator } from '../../../website/src/i18n/translator.ts';
import { expect } from '../../base-test.ts';
import { enter, formOf, singleFormOf } from '../../content/admin.ts';
import { call } from '../../content/content-requests.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { test } from '../../content/own-centre.ts';
import { get, until } from '../../processes/website-process.ts';

const pl = translator('pl-PL');
const DRAFT = 'Wersja robocza, której nikt jeszcze nie czyta.';
const preview = (page: Page) => page.getByTestId('preview-iframe').contentFrame();

/** The frame of the admin that shows the website. */
async function frameOf(page: Page, origin = 'the website'): Promise<Frame> {
  const shown = () => page.frames().find((frame) => frame.url().startsWith(origin));
  await expect.poll(() => shown()?.url(), { timeout: scaled(20_000) }).toBeTruthy();
  const frame = shown();
  if (!frame) throw new Error('the admin shows no preview');
  return frame;
}

/** The last shop of the first category: no menu features it, and no other test edits it. */
async function shop() {
  const { menuData } = await call('headerStatic', {});
  const category = menuData[0]?.categorySlug ?? '';
  const featured = new Set(menuData.map((one) => one.featuredTenant?.slug));
  const { items } = await call('tenantsOfCategory', { category });
  const found = items.findLast((tenant) => tenant.lead && !featured.has(tenant.slug));
  if (!found) throw new Error('the demo has no shop with a lead');
  const answer = await fetch(`${contentUrl()}/api/tenants/tenant/${found.slug}?locale=pl-PL`);
  const body = (await answer.json()) as { data: { attributes: { documentId: string } } };
  return {
    lead: found.lead ?? '',
    documentId: body.data.attributes.documentId,
    path: address('tenant', { category, slug: found.slug }, 'pl-PL'),
  };
}

async function saveDraft(page: Page, documentId: string, lead: string) {
  await page.goto(formOf('tenant', documentId));
  const field = page.locator('[name="lead"]');
  await expect(field).toBeVisible({ timeout: scaled(20_000) });
  await field.fill(lead);
  const saved = page.waitForResponse(
    (response) =>
      ['PUT', 'POST'].includes(response.request().method()) && /tenant/.test(response.url()) && response.ok(),
  );
  await page.getByRole('button', { name: /^(save|zapisz)$/i }).click();
  await saved;
}

test('an editor sees a draft on the website; nobody else does, and no cache keeps it', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(scaled(120_000));
  const { documentId, path, lead } = await shop();
  const live = await until(baseURL + path, ({ cache, text }) => cache === 'hit' && text.includes(lead));
  await enter(page, 'en');
  const visitors = await browser.newContext();
  try {
    await saveDraft(page, documentId, DRAFT);
    await page.getByRole('link', { name: /open preview|podgląd/i }).click();
    const frame = await frameOf(page, baseURL);
    await expect(preview(page).locator('main[data-page=tenant]')).toContainText(DRAFT, {
      timeout: scaled(20_000),
    });
    expect(new URL(frame.url()).pathname).toBe(path);
    await expect(preview(page).getByRole('complementary', { name: pl('shell:preview.label') })).toContainText(
      pl('shell:preview.draft'),
    );
    await expect(preview(page).locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

    // The same browser outside of the admin has the cookie too; its answers are its own.
    const tab = await page.context().newPage();
    const answer = await tab.goto(baseURL + path);
    expect(answer?.headers()['x-cache']).toBe('bypass');
    expect(answer?.headers()['cache-control']).toContain('no-store');
    expect(answer?.headers()['content-security-policy']).toContain(`frame-ancestors ${contentUrl()}`);
    await expect(tab.locator('main')).toContainText(DRAFT);

    const visitor = await visitors.newPage();
    const theirs = await visitor.goto(baseURL + path);
    // Kept, though perhaps for longer than a minute by now.
    expect(theirs?.headers()['x-cache']).toMatch(/^(hit|stale)$/);
    expect(theirs?.headers()['x-frame-options']).toBe('DENY');
    await expect(visitor.locator('main')).toContainText(lead);
    await expect(visitor.locator('main')).not.toContainText(DRAFT);
    const after = await get(baseURL + path);
    expect(after.text).toBe(live.text);

    await tab.getByRole('button', { name: pl('shell:preview.leave') }).click();
    await expect(tab).toHaveURL(baseURL + path);
    await expect(tab.locator('main')).toContainText(lead);
    await expect(tab.locator('main')).not.toContainText(DRAFT);
    await expect(tab.getByRole('complementary', { name: pl('shell:preview.label') })).toHaveCount(0);
  } finally {
    await saveDraft(page, documentId, lead);
    await visitors.close();
  }
});

test('single types are previewed on their page', { tag: '@long' }, async ({ page, baseURL }) => {
  test.setTimeout(scaled(120_000));
  await enter(page, 'en');
  for (const [type, kind] of [
    ['home-page', 'home'],
    ['carousel', 'home'],
    ['opening-time', 'contact'],
  ] as const) {
    await page.goto(singleFormOf(type));
    await page.getByRole('link', { name: /open preview|podgląd/i }).click();
    await expect(preview(page).locator(`main[data-page=${kind}]`), type).toBeVisible({
      timeout: scaled(20_000),
    });
    expect(new URL((await frameOf(page, baseURL)).url()).pathname).toBe(address(kind, {}, 'pl-PL'));
  }
});

test('without a pass of the admin there is no preview', async ({ baseURL }) => {
  const { path, lead } = await shop();
  const until = Math.floor(Date.now() / 1000) + 600;
  for (const query of [
    '',
    `?kind=home&locale=pl-PL&state=draft&until=${until}`,
    '?secret=x&slug=/',
    '?pass=x',
  ]) {
    const refused = await get(`${baseURL}/preview${query}`);
    expect(`${query} ${refused.status} ${refused.headers.get('set-cookie')}`).toBe(`${query} 403 null`);
  }
  for (const [name, value] of [
    ['cookie', `mall-preview=draft.${until}.x`],
    ['cookie', 'mall-preview=draft'],
    ['x-preview-secret', 'x'],
  ] as const) {
    const answer = await get(baseURL + path, { [name]: value });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(lead);
    expect(answer.text).not.toContain(pl('shell:preview.draft'));
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  }
  // Strapi tells addresses of previews to people who are signed in.
  const asked = await fetch(`${contentUrl()}/content-manager/preview/url/api::home-page.home-page`);
  expect(asked.status).toBe(401);
});
