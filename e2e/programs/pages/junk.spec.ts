import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { QUERY_NAMES, type QueryKey } from '../../../website/src/i18n/address-segments.ts';
import { pageEntry } from '../../../website/src/i18n/address-table.ts';
import { embeddedAddress, type PageKind } from '../../../website/src/i18n/addresses.ts';
import { expect, test } from '../../base-test.ts';
import { each } from '../../pages/html.ts';
import { samplePages } from '../../pages/page-kinds.ts';
import { startContentProxy } from '../../processes/content-proxy.ts';
import { get, startWebsite, until } from '../../processes/website-process.ts';

/** `JUNK=20000 npm run test:e2e -- programs/pages/junk.spec` is the long form, which weighs the whole process too. */
const ROUNDS = Number(process.env.JUNK ?? 0);
const LONG = 5_000;
const MB = 1_048_576;
const MAX_BYTES = 20 * MB;
/** A round that left 10 kB behind would show in a few hundred. */
const MAX_HELD = 5 * MB;

/** Free text, and ways from anywhere to anywhere: served, and never kept. */
const isFree = (kind: PageKind, key: string) =>
  kind === 'search' || (['map', 'wayfinder'].includes(kind) && ['q', 'from', 'store'].includes(key));

/** An address to be ended by a value that exists nowhere. */
interface Shape {
  start: string;
  /** Makes the website look something up; the others are told from the address alone. */
  costs: boolean;
  /** May be answered by a page of its own, which must not be kept. */
  free: boolean;
}

const keysOf = (locale: 'pl-PL' | 'en') => Object.entries(QUERY_NAMES[locale]) as [QueryKey, string][];

/** Every parameter of the site behind every kind of page, whether it reads it or not. */
function withQuery(kind: PageKind, path: string, locale: 'pl-PL' | 'en'): Shape[] {
  const read: readonly QueryKey[] = pageEntry(kind).query;
  return [...keysOf(locale), ['utm', 'utm_source'] as const].map(([key, name]) => ({
    start: `${path}?${name}=`,
    costs: read.some((one) => one === key),
    free: isFree(kind, key),
  }));
}

/** A last part that no page of the kind has, and one part more than any has. */
function withPart(kind: PageKind, path: string): Shape[] {
  const named = pageEntry(kind).params.length > 0;
  const below = { start: `${path === '/' ? '' : path}/`, costs: false, free: false };
  return named ? [{ start: path.replace(/[^/]+$/, ''), costs: true, free: false }, below] : [below];
}

const OTHERS: readonly Shape[] = [
  '/en/',
  '/spot/api/',
  '/sklepy/moda/halland/',
  '/map-by-store-id/',
  '/media/',
  '/media/w480/',
  '/_astro/',
  '/share/',
  '/sitemap-',
  '/zzz?q=',
].map((start) => ({ start, costs: false, free: false }));

test('addresses with values that do not exist are led on or read without them, and none is kept', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(120_000 + ROUNDS * 200));
  const proxy = await startContentProxy();
  const site = await startWebsite(proxy.url, { env: { PAGE_FRESH_SECONDS: '86400' }, weighed: true });
  try {
    const folder = join(site.dataDir, 'website', 'pages');
    const size = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    const pages = await samplePages(site.url, 'pl-PL');
    const english = (await samplePages(site.url, 'en')).filter(
      ({ kind }) => pageEntry(kind).query.length > 0,
    );
    const kept = pages.filter(({ kind }) => kind !== 'search');
    const shapes = [
      ...pages.flatMap(({ kind, path }) => [...withQuery(kind, path, 'pl-PL'), ...withPart(kind, path)]),
      ...kept
        .filter(({ kind }) => pageEntry(kind).query.length > 0)
        .flatMap(({ kind, path }) => withQuery(kind, embeddedAddress(path, 'pl-PL'), 'pl-PL')),
      ...english.flatMap(({ kind, path }) => withQuery(kind, path, 'en')),
      ...OTHERS,
    ];
    const costly = shapes.filter(({ costs }) => costs);
    const rest = Array.from({ length: Math.max(0, ROUNDS - shapes.length) }, (_, index) => ({
      shape: costly[index % costly.length],
      value: `x${index}`,
    }));

    const real = [...new Set([...pages, ...english].map(({ path }) => path))];
    const embedded = kept.map(({ path }) => embeddedAddress(path, 'pl-PL'));
    for (const path of [...real, ...embedded]) {
      await until(site.url + path, ({ headers }) => headers.has('cdn-cache-control'), 30_000);
    }
    // Nothing of a first time is weighed: not-found pages, code that is compiled when it has become warm.
    await each([...costly, ...OTHERS], 4, async ({ start }) => void (await get(`${site.url}${start}w`)));
    await expect.poll(() => site.snapshots().length).toBeGreaterThanOrEqual(real.length + embedded.length);
    const before = {
      snapshots: site.snapshots(),
      disk: size(),
      unsettled: site.memory(),
      held: await site.held(),
      memory: site.memory(),
    };

    const odd = new Set<string>();
    /** Answered without the list that would have told, since it came too late: served, and not kept. */
    let undecided = 0;
    const targets = [...shapes.map((shape) => ({ shape, value: 'x' })), ...rest];
    await each(targets, 4, async ({ shape, value }) => {
      if (!shape) return;
      const target = shape.start + value;
      const { status, cache, headers } = await get(site.url + target);
      const location = headers.get('location') ?? '';
      const led = [307, 308].includes(status) && cache === 'bypass' && !location.includes(`=${value}`);
      const read = status === 200 && cache === 'hit';
      const refused = status === 404 && (cache === 'bypass' || cache === null);
      const served = shape.free && status === 200 && cache === 'bypass';
      if (led || read || refused || served) return;
      if (shape.costs && status === 200 && cache === 'bypass') undecided += 1;
      else odd.add(`${target} ${status} ${cache} ${location}`);
    });
    expect([...odd]).toEqual([]);
    // Some calls miss their deadline on a busy machine.
    expect(undecided).toBeLessThanOrEqual(targets.length / 500);
    expect(site.snapshots()).toEqual(before.snapshots);
    expect(size() - before.disk).toBeLessThan(MAX_BYTES);
    for (const path of [...real, ...embedded])
      expect(`${path} ${(await get(site.url + path)).cache}`).toBe(`${path} hit`);

    const unsettled = site.memory() - before.unsettled;
    const held = await site.held();
    const whole = site.memory() - before.memory;
    const more = {
      objects: held.objects - before.held.objects,
      buffers: held.buffers - before.held.buffers,
    };
    const told = Object.entries({ ...more, whole, disk: size() - before.disk });
    test.info().annotations.push({
      type: `grown by ${targets.length} addresses beside ${real.length + embedded.length} pages`,
      description: [...told, ['before a collection', unsettled] as const]
        .map(([name, bytes]) => `${name} ${(bytes / MB).toFixed(1)} MB`)
        .join(', '),
    });
    expect(more.objects).toBeLessThan(ROUNDS >= LONG ? MAX_BYTES : MAX_HELD);
    expect(more.buffers).toBeLessThan(MAX_HELD);
    if (ROUNDS >= LONG) expect(whole).toBeLessThan(MAX_BYTES);
  } finally {
    await site.remove();
    await proxy.close();
  }
});
