import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { scaled } from '../../scripts/timeouts.ts';
import { expect, test } from '../base-test.ts';
import { startContentProxy } from '../content-proxy.ts';
import { each } from '../html.ts';
import { get, startWebsite, until } from '../website-process.ts';

/** `JUNK=20000 npm run test:e2e -- junk` is the long form, which weighs memory too: a short one shows the heap's own tide. */
const ROUNDS = Number(process.env.JUNK ?? 320);
const LONG = 5_000;
const MOST_BYTES = 20 * 1_048_576;
/** Addresses that begin with a real page; what follows exists nowhere. */
const SHAPES = [
  '/sklepy/moda/halland?kategoria=',
  '/sklepy/moda/halland?location=',
  '/sklepy/moda?kategoria=',
  '/sklepy/moda?specjalizacja=',
  '/sklepy/moda?location=',
  '/mapa?kategoria=',
  '/mapa?floor=',
  '/mapa?amenity=',
  '/wayfinder?kiosk=',
  '/wayfinder?location=',
  '/oferty?rodzaj=',
  '/wydarzenia?kategoria=',
  '/dla-mediow?rok=',
  '/kupony?strona=',
  '/karta-podarunkowa?strona=',
  '/oferty?strona=',
  '/sklepy/moda?strona=',
  '/en/tenants/fashion/halland?category=',
  '/spot/api/sklepy/moda/halland?kategoria=',
  '/sklepy/moda/halland?utm_source=',
] as const;
const PAGES = [
  '/',
  '/en',
  '/kontakt',
  '/mapa',
  '/wayfinder',
  '/wydarzenia',
  '/oferty',
  '/kupony',
  '/dla-mediow',
  '/karta-podarunkowa',
  '/sklepy/moda',
  '/sklepy/moda?kategoria=damska',
  '/sklepy/moda/halland',
  '/sklepy/moda/halland?kategoria=damska',
  '/spot/api/sklepy/moda/halland',
];

test(`${ROUNDS} addresses with values that do not exist are led on or read without them, and none is kept`, async () => {
  test.setTimeout(scaled(60_000 + ROUNDS * 200));
  const proxy = await startContentProxy();
  const site = await startWebsite(proxy.url, { env: { PAGE_FRESH_SECONDS: '86400' } });
  try {
    const folder = join(site.dataDir, 'website', 'pages');
    const size = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    const real = [...new Set([...PAGES, ...SHAPES.map((shape) => shape.replace(/\?.*/, ''))])];
    for (const path of real) {
      await until(site.url + path, ({ headers }) => headers.has('cdn-cache-control'), 30_000);
    }
    // First rounds of each shape: the heap of a process grows to its usual size before memory can be weighed.
    const first = Array.from(
      { length: ROUNDS >= LONG ? 2_000 : 20 },
      (_, index) => `${SHAPES[index % SHAPES.length]}w${index}`,
    );
    await each(first, 4, async (target) => void (await get(site.url + target)));
    await expect.poll(() => site.snapshots().length).toBe(real.length);
    const before = { snapshots: site.snapshots(), disk: size(), memory: site.memory() };
    const odd = new Set<string>();
    const targets = Array.from({ length: ROUNDS }, (_, index) => `${SHAPES[index % SHAPES.length]}x${index}`);
    await each(targets, 4, async (target) => {
      const { status, cache, headers } = await get(site.url + target);
      const location = headers.get('location') ?? '';
      const led = status === 308 && cache === 'bypass' && !location.includes('=');
      const read = status === 200 && cache === 'hit';
      const refused = status === 404 && cache === 'bypass';
      if (!led && !read && !refused) odd.add(`${target} ${status} ${cache} ${location}`);
    });
    expect([...odd]).toEqual([]);
    expect(site.snapshots()).toEqual(before.snapshots);
    expect(size() - before.disk).toBeLessThan(MOST_BYTES);
    for (const path of real) expect(`${path} ${(await get(site.url + path)).cache}`).toBe(`${path} hit`);
    const grown = site.memory() - before.memory;
    test.info().annotations.push({ type: 'memory', description: `${Math.round(grown / 1_048_576)} MB` });
    if (ROUNDS >= LONG) expect(grown).toBeLessThan(MOST_BYTES);
  } finally {
    await site.remove();
    await proxy.close();
  }
});
