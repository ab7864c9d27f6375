import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import { expect } from '../../base-test.ts';
import { formOf, signIn } from '../../content/admin.ts';
import { call } from '../../content/content-requests.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { test } from '../../content/own-centre.ts';
import { sharedStaff } from '../../content/staff.ts';
import { until } from '../../processes/website-process.ts';

test('what an editor publishes in the admin is on the site without waiting for the page to age', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(scaled(90_000));
  // A shop that no menu features: its page is the only one that is made anew.
  const { documentId, slug, lead, menu_category: category } = await shop();
  const path = address('tenant', { category: category?.categorySlug ?? '', slug }, 'pl-PL');
  const words = 'Nowa kolekcja od dzisiaj, prosto z wystawy.';
  await until(baseURL + path, ({ cache, text }) => cache === 'hit' && text.includes(lead ?? ''));

  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== contentUrl()) foreign.push(url.href);
  });
  await signIn(page);

  const field = page.locator('[name="lead"]');
  const publish = page.getByRole('button', { name: /^(publish|opublikuj)$/i });
  try {
    await page.goto(formOf('tenant', documentId));
    await expect(field).toBeVisible({ timeout: scaled(20_000) });
    await field.fill(words);
    const answered = page.waitForResponse(
      (response) => response.url().includes('/actions/publish') && response.ok(),
    );
    await publish.click();
    await answered;
    await until(baseURL + path, ({ text }) => text.includes(words));
    await page.goto(baseURL + path);
    await expect(page.locator('main')).toContainText(words);
  } finally {
    await (await sharedStaff()).publish('tenant', documentId, { lead });
  }
  await until(baseURL + path, ({ text }) => !text.includes(words) && text.includes(lead ?? ''));
  expect(foreign.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
});

async function shop() {
  const { menuData } = await call('headerStatic', {});
  const featured = new Set(menuData.map((category) => category.featuredTenant?.slug));
  const slug = menuData[0]?.categorySlug ?? '';
  const { items } = await call('tenantsOfCategory', { category: slug });
  const found = items.find((tenant) => tenant.lead && !featured.has(tenant.slug));
  if (!found) throw new Error('the demo has no shop with a lead');
  const answer = (await (
    await fetch(`${contentUrl()}/api/tenants/tenant/${found.slug}?locale=pl-PL`)
  ).json()) as {
    data: { attributes: { documentId: string } };
  };
  return { ...found, documentId: answer.data.attributes.documentId };
}
