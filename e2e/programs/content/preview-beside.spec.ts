import { previewAddress } from '../../../content/src/preview/preview-address.ts';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import { expect } from '../../base-test.ts';
import { enter, formOf } from '../../content/admin.ts';
import { call } from '../../content/content-requests.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { test } from '../../content/own-centre.ts';
import { axeFaults } from '../../pages/axe.ts';
import { get } from '../../processes/website-process.ts';

const DAY_MS = 86_400_000;
const WORDS = 'Szkic, którego jeszcze nikt nie czytał.';

const addresses = (scripts: Element[]) => scripts.map((script) => script.getAttribute('src'));

/** The last shop of the second category, which no menu features and no other test edits. */
async function shop() {
  const { menuData } = await call('headerStatic', {});
  const category = menuData[1]?.categorySlug ?? '';
  const featured = new Set(menuData.map((one) => one.featuredTenant?.slug));
  const { items } = await call('tenantsOfCategory', { category });
  const found = items.findLast((tenant) => tenant.lead && !featured.has(tenant.slug));
  if (!found) throw new Error('the demo has no shop with a lead');
  const answer = await fetch(`${contentUrl()}/api/tenants/tenant/${found.slug}?locale=pl-PL`);
  const body = (await answer.json()) as { data: { attributes: { documentId: string } } };
  return {
    lead: found.lead ?? '',
    documentId: body.data.attributes.documentId,
    params: { category, slug: found.slug },
  };
}

test('the page beside the form follows a save, leads to its fields, and is shared by a link', {
  tag: '@long',
}, async ({ page, browser, baseURL: website }) => {
  const baseURL = website ?? '';
  test.setTimeout(scaled(180_000));
  const { documentId, lead, params } = await shop();
  const path = address('tenant', params, 'pl-PL');
  await enter(page, 'pl');
  await page.goto(formOf('tenant', documentId));
  const field = page.locator('[name="lead"]');
  await expect(field).toBeVisible({ timeout: scaled(40_000) });
  await page.getByRole('button', { name: 'Pokaż obok formularza' }).click();
  const beside = page.getByRole('complementary', { name: 'Podgląd obok' });
  const shown = beside.getByTitle('Strona tak, jak jest zapisana').contentFrame();
  await expect(shown.locator('main[data-page=tenant]')).toContainText(lead, { timeout: scaled(40_000) });
  await expect(beside.getByText(/^Pokazuje to, co zapisano/)).toBeVisible();

  let loads = 0;
  page.on('response', (response) => {
    if (response.url() === baseURL + path && response.ok()) loads += 1;
  });
  const save = async (text: string) => {
    await field.fill(text);
    const answered = page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' && response.url().includes(documentId) && response.ok(),
    );
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await answered;
  };
  const guests = await browser.newContext({ locale: 'pl-PL' });
  try {
    const readAnew = Promise.all(
      [`/${documentId}?locale=`, '/preview/url/'].map((part) =>
        page.waitForResponse(
          (response) => response.request().method() === 'GET' && response.url().includes(part),
        ),
      ),
    );
    const { promise: isShown, resolve: goOn } = Promise.withResolvers<void>();
    const entry = (url: URL) => url.pathname.endsWith(`api::tenant.tenant/${documentId}`);
    await page.route(entry, async (route) => {
      if (route.request().method() === 'GET') await isShown;
      await route.continue();
    });
    await save(WORDS);
    // The answer to the save has it loaded, and what the form reads again after that does not.
    await expect(shown.locator('main')).toContainText(WORDS, { timeout: scaled(30_000) });
    goOn();
    await readAnew;
    await page.unroute(entry);
    expect(loads).toBe(1);

    // What is shown anew moves until its styles are there.
    await expect(async () => {
      await shown
        .locator('main')
        .getByText(WORDS)
        .first()
        .click({ timeout: scaled(5_000) });
      await expect(beside.getByText('Otwarto: Wprowadzenie.')).toBeVisible({ timeout: scaled(2_000) });
      await expect(field).toBeFocused({ timeout: scaled(2_000) });
    }).toPass({ timeout: scaled(30_000) });

    // Where else visitors meet the shop, and back.
    const choose = async (name: string) => {
      await beside.getByLabel('Strona', { exact: true }).click();
      await page.getByRole('option', { name, exact: true }).click();
    };
    await choose('Kategoria sklepu');
    const seen = beside.getByTitle('Strona tak, jak widzą ją goście').contentFrame();
    await expect(seen.locator('main[data-page=tenants]')).toBeVisible({ timeout: scaled(40_000) });
    await expect(beside.getByText(/szkiców na tej stronie nie ma/)).toBeVisible();
    await choose('Własna strona');
    await expect(shown.locator('main[data-page=tenant]')).toContainText(WORDS, { timeout: scaled(40_000) });

    await beside.getByRole('button', { name: 'Tablet' }).click();
    await expect.poll(() => shown.locator('html').evaluate(() => innerWidth)).toBe(820);
    const own = await shown.locator('script[src]').evaluateAll(addresses);
    await beside.getByLabel('Język podglądu').click();
    await page.getByRole('option', { name: 'angielski', exact: true }).click();
    await expect(shown.locator('html')).toHaveAttribute('lang', /^en/);
    expect(await axeFaults(page, 'aside[aria-label="Podgląd obok"]')).toEqual([]);

    await page.getByRole('button', { name: 'Link dla osoby bez konta' }).click();
    const link = await page.getByLabel('Link do szkicu').inputValue();
    const guest = await guests.newPage();
    let answer = await guest.goto(link);
    // Beside an admin that reads its form anew the page may miss its deadline.
    await expect(async () => {
      if (!answer?.ok()) answer = await guest.goto(link);
      await expect(guest.locator('main')).toContainText(WORDS, { timeout: scaled(1_000) });
    }).toPass({ timeout: scaled(40_000) });
    expect(new URL(guest.url()).pathname).toBe(path);
    await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(answer?.headers()['cache-control']).toContain('no-store');
    expect(answer?.headers()['x-frame-options']).toBe('DENY');
    // The script that tells of clicks is the editor's alone.
    const theirs = await guest.locator('script[src]').evaluateAll(addresses);
    expect(own.filter((src) => !theirs.includes(src))).toHaveLength(1);
    // Other pages are as everybody sees them.
    await guest.goto(`${baseURL}${address('home', {}, 'pl-PL')}`);
    await expect(guest.getByRole('complementary', { name: /podgląd/i })).toHaveCount(0);

    const secret = process.env.PREVIEW_SECRET ?? '';
    const given = (daysAgo: number) =>
      previewAddress(
        baseURL,
        secret,
        { kind: 'tenant', locale: 'pl-PL', ...params },
        'shared',
        Date.now() - daysAgo * DAY_MS,
      );
    expect((await get(given(6))).status).toBe(303);
    expect((await get(given(7))).status).toBe(403);
    expect((await get(link.replace(params.slug, `${params.slug}x`))).status).toBe(403);
    expect((await get(link.replace('state=shared', 'state=draft'))).status).toBe(403);
  } finally {
    await save(lead);
    await guests.close();
  }
  expect((await get(baseURL + path)).text).not.toContain(WORDS);
});
