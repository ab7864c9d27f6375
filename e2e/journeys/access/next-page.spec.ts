import { scaled } from '../../../scripts/clock/timeouts.ts';
import { addressOf } from '../../../website/src/i18n/addresses.ts';
import { samplePages } from '../../pages/page-kinds.ts';
import { expect, test } from '../../pages/site.ts';

test.use({ visitor: 'returning' });

/** Three documents, heads included, bytes. */
const MAX_WAY = 12_000;
/** Of a next page, bytes. */
const MAX_MEDIAN = 1_500;
const MAX_ANY = 6_000;

test('the next page is sent as what it differs by, once the browser has the language’s dictionary', {
  tag: ['@desktop', '@long'],
}, async ({ page, context, baseURL }) => {
  test.setTimeout(scaled(90_000));
  const home = addressOf('home', {}, 'en', {});
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const documents = new Map<string, { bytes: number; encoding: string | undefined }>();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Document')
      documents.set(requestId, { bytes: 0, encoding: response.headers['content-encoding'] });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const document = documents.get(requestId);
    if (document) document.bytes = encodedDataLength;
  });

  // The browser fetches the dictionary when it has nothing else to do.
  await expect
    .poll(
      async () => {
        const answer = await page.goto(addressOf('contact', {}, 'en', {}));
        return answer?.headers()['content-encoding'];
      },
      { timeout: scaled(30_000) },
    )
    .toBe('dcb');

  documents.clear();
  await page.goto(home);
  await page.locator('#menu a[href="/en/tenants/fashion"]').first().click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'tenants');
  await page.locator('main a[href="/en/tenants/fashion/halland"]').first().click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'tenant');
  await expect.poll(() => [...documents.values()].filter(({ bytes }) => bytes > 0).length).toBe(3);
  const way = [...documents.values()];
  expect(way.map(({ encoding }) => encoding)).toEqual(['dcb', 'dcb', 'dcb']);
  expect(way.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MAX_WAY);

  const sizes: { kind: string; bytes: number }[] = [];
  for (const { kind, path } of await samplePages(baseURL ?? '', 'en')) {
    const answer = await page.goto(path);
    const headers = answer?.headers() ?? {};
    expect(`${kind} ${headers['x-cache'] === 'bypass' ? 'dcb' : headers['content-encoding']}`).toBe(
      `${kind} dcb`,
    );
    sizes.push({ kind, bytes: Number(headers['content-length']) });
  }
  sizes.sort((a, b) => a.bytes - b.bytes);
  console.log(
    `  way ${way.map(({ bytes }) => bytes).join(' + ')}; ${sizes.map(({ kind, bytes }) => `${kind} ${bytes}`).join(', ')}`,
  );
  expect(sizes[Math.floor(sizes.length / 2)]?.bytes).toBeLessThanOrEqual(MAX_MEDIAN);
  expect(sizes.filter(({ bytes }) => bytes > MAX_ANY)).toEqual([]);
});
