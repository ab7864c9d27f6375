import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { each } from '../../pages/html.ts';
import { LIVE } from '../../pages/site.ts';
import { startContentProxy } from '../../processes/content-proxy.ts';
import { get, startWebsite, until } from '../../processes/website-process.ts';

/**
 * `PAGES=all npm run test:e2e -- programs/pages/page-memory.spec` takes all languages and the settings as they are; the short
 * form one language, and its share of the memory.
 */
const ALL = process.env.PAGES === 'all';
const LOCALES = ALL ? LIVE : LIVE.slice(0, 1);
const MEMORY_MB = ALL ? 64 : Math.floor(64 / LIVE.length);
/** As it counts what it holds, with headers and tags; the blocks of memory themselves must not be much more. */
const MAX_BUFFERS = MEMORY_MB * 1_048_576;
const BROTLI = { 'accept-encoding': 'br' };

test(`all pages that search engines are told of, in ${ALL ? 'all languages' : 'one language'}, fit into ${MEMORY_MB} MB of memory at once`, {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(ALL ? 1_800_000 : 240_000));
  const proxy = await startContentProxy();
  const env = {
    LOCALES: LOCALES.join(),
    PAGE_FRESH_SECONDS: '86400',
    PAGE_MEMORY_MB: String(MEMORY_MB),
    // What is on disk would pass for what is in memory.
    PAGE_DISK_MB: '1',
  };
  const site = await startWebsite(proxy.url, { env, weighed: true });
  try {
    const known = new Set<string>();
    for (const locale of LOCALES) {
      const sitemap = await until(`${site.url}/sitemap-${locale}.xml`, ({ status }) => status === 200);
      const listed = [...sitemap.text.matchAll(/<loc>([^<]+)</g)].map(
        ([, url]) => new URL(url ?? '').pathname,
      );
      for (const path of listed) known.add(path);
    }
    const before = await site.held();
    await each([...known], 4, async (path) => {
      await until(site.url + path, ({ headers }) => headers.has('cdn-cache-control'), 30_000);
    });
    const missed: string[] = [];
    await each([...known], 4, async (path) => {
      const { cache } = await get(site.url + path, BROTLI);
      if (cache !== 'hit') missed.push(`${path} ${cache}`);
    });
    const { buffers, objects } = await site.held();
    const mb = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;
    test.info().annotations.push({
      type: `${known.size} pages in memory`,
      description: `bodies ${mb(buffers - before.buffers)}, objects ${mb(objects - before.objects)}, process ${mb(site.memory())}`,
    });
    expect(missed).toEqual([]);
    expect(known.size).toBeGreaterThan(150 * LOCALES.length);
    expect(buffers - before.buffers).toBeLessThan(MAX_BUFFERS);
  } finally {
    await site.remove();
    await proxy.close();
  }
});
