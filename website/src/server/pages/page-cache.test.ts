import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brotli } from './packing/compress.ts';
import { isTight, tightened } from './packing/packed-bodies.ts';
import { Bench, disk, gate, HOUR, KEEP, settle, text, UNREAD } from './page-cache.fixture.ts';
import { OLD_MS } from './page-cache.ts';
import { noStore } from './page-store.ts';

describe('page cache', () => {
  it('renders once for 100 requests at the same time', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    const { render, open } = gate(bench, 'one');
    const answers = Array.from({ length: 100 }, () => cache.respond('/a', render));
    await settle();
    open();
    const all = await Promise.all(answers);
    expect(bench.renders).toBe(1);
    expect(new Set(all.map(text))).toEqual(new Set(['one']));
    expect((await cache.respond('/a', render)).state).toBe('hit');
  });

  it('serves the stale page at once while one refresh runs', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    await cache.respond('/a', bench.render('old'));
    bench.time += 61_000;
    const { render, open } = gate(bench, 'new');
    const during = await Promise.all([1, 2, 3].map(() => cache.respond('/a', render)));
    expect(during.map((answer) => [text(answer), answer.state])).toEqual(Array(3).fill(['old', 'stale']));
    expect(during[0]?.age).toBe(61);
    open();
    await settle();
    const after = await cache.respond('/a', render);
    expect([text(after), after.state, bench.renders]).toEqual(['new', 'hit', 2]);
  });

  it('keeps the good page when a refresh fails, and asks again later each time', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    await cache.respond('/a', bench.render('good'));
    bench.time += 61_000;
    expect((await cache.respond('/a', bench.failing)).state).toBe('stale');
    await settle();
    expect(text(await cache.respond('/a', bench.failing))).toBe('good');
    await settle();
    expect(bench.renders).toBe(2);
    bench.time += 1_500;
    await cache.respond('/a', bench.failing);
    await settle();
    expect(bench.renders).toBe(3);
  });

  it('never stores a degraded page over a good one', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    await cache.respond('/a', bench.render('good'));
    bench.time += 61_000;
    await cache.respond('/a', bench.render('poor', { degraded: true }));
    await settle();
    expect(text(await cache.respond('/a', bench.render('poor', { degraded: true })))).toBe('good');
  });

  it('keeps a page that lacks a part when there is nothing better, until a whole one can be made', async () => {
    const bench = new Bench();
    const { store } = await disk(bench);
    const cache = bench.cache(store);
    const poor = bench.render('poor', { degraded: true });
    expect((await cache.respond('/a', poor)).state).toBe('miss');
    expect((await cache.respond('/a', poor)).state).toBe('hit');
    bench.time += 5_000;
    expect(text(await cache.respond('/a', bench.render('whole')))).toBe('poor');
    await settle();
    const whole = await cache.respond('/a', bench.failing);
    expect([text(whole), whole.state, whole.page.poor]).toEqual(['whole', 'hit', false]);
    bench.time += 61_000;
    await cache.respond('/a', poor);
    await settle();
    expect(text(await cache.respond('/a', bench.failing))).toBe('whole');
    await store.settled();
    expect((await store.read('/a'))?.page).toMatchObject({ poor: false, br: Buffer.from('whole') });
  });

  it('lets no lie take the place of a page that lacks a part, nor one that lacks more', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    const poor = bench.render('poor', { degraded: true, missed: ['mapSource'] });
    await cache.respond('/a', poor);
    const poorer = bench.render('poorer', { degraded: true, missed: ['mapSource', 'offers'] });
    for (const render of [poorer, bench.render('less', { gaps: [{ ...UNREAD, endpoint: 'offers' }] })]) {
      bench.time += 31_000;
      await cache.respond('/a', render);
      await settle();
      expect(text(await cache.respond('/a', bench.failing))).toBe('poor');
    }
    bench.time += 31_000;
    await cache.respond('/a', bench.render('as good', { gaps: [UNREAD] }));
    await settle();
    expect(text(await cache.respond('/a', bench.failing))).toBe('as good');
  });

  it('serves a page without its shell, or with an unchecked choice, but never keeps it', async () => {
    const bench = new Bench();
    const { store } = await disk(bench);
    const cache = bench.cache(store);
    const naked = await cache.respond('/a', bench.render('naked', { degraded: true, withoutShell: true }));
    expect([text(naked), naked.state]).toEqual(['naked', 'bypass']);
    const chosen = await cache.respond('/a?category=x1', bench.render('poor', { degraded: true }));
    expect(chosen.state).toBe('bypass');
    expect(cache.size()).toMatchObject({ entries: 0, stored: 0 });
  });

  it('answers every warmed address for 24 hours after a restart with the content system dead', async () => {
    const bench = new Bench();
    const { folder, store } = await disk(bench);
    const before = bench.cache(store);
    const keys = Array.from({ length: 20 }, (_, index) => `/page-${index}`);
    for (const key of keys) await before.respond(key, bench.render(key));
    await store.settled();
    const { store: again } = await disk(bench, 'build-1', folder);
    const after = bench.cache(again);
    for (let hour = 0; hour <= 24; hour += 1) {
      for (const key of keys) {
        const answer = await after.respond(key, bench.failing);
        expect([answer.page.status, text(answer), answer.state]).toEqual([200, key, 'stale']);
        expect(answer.age).toBe(hour * 3600);
      }
      await settle();
      bench.time += HOUR;
    }
  });

  it('prefers a render to a snapshot of another build, but the snapshot to nothing', async () => {
    const bench = new Bench();
    const { folder, store } = await disk(bench);
    await bench.cache(store).respond('/a', bench.render('old build'));
    await store.settled();
    const second = await disk(bench, 'build-2', folder);
    expect(text(await bench.cache(second.store).respond('/a', bench.failing))).toBe('old build');
    expect(text(await bench.cache(second.store).respond('/a', bench.render('new build')))).toBe('new build');
  });

  it('gives up a page after ten days', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    await cache.respond('/a', bench.render('good'));
    bench.time += KEEP + 1;
    await expect(cache.respond('/a', bench.failing)).rejects.toThrow('content is down');
  });

  it('shows new content on the next but one request after a purge at the latest', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    await cache.respond('/a', bench.render('old'));
    expect(cache.purge(['tenants'])).toBe(1);
    expect(cache.purge(['offers'])).toBe(0);
    const { render, open } = gate(bench, 'new');
    expect(text(await cache.respond('/a', render))).toBe('old');
    const second = cache.respond('/a', render);
    open();
    expect(text(await second)).toBe('new');
  });

  it('renders nothing for a purge: each page that was made of it is made anew when it is asked for', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    for (const key of ['/a', '/b', '/c'])
      await cache.respond(key, bench.render('old', {}, { tags: ['header'] }));
    expect(cache.purge(['header'])).toBe(3);
    await settle();
    expect(bench.renders).toBe(3);
    await cache.respond('/a', bench.render('new', {}, { tags: ['header'] }));
    await settle();
    expect(bench.renders).toBe(4);
  });

  it('gives at once what nobody has to ask for: a fresh page, and a stale one until it is to be tried again', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    expect(cache.atOnce('/a')).toBeUndefined();
    await cache.respond('/a', bench.render('good'));
    expect(cache.atOnce('/a')).toMatchObject({ state: 'hit', age: 0 });
    bench.time += 61_000;
    expect(cache.atOnce('/a')).toBeUndefined();
    const { render, open } = gate(bench, 'new');
    await cache.respond('/a', render);
    // While the refresh is under way nobody waits for it.
    expect(cache.atOnce('/a')).toMatchObject({ state: 'stale', age: 61 });
    open();
    await settle();
    expect(cache.atOnce('/a')).toMatchObject({ state: 'hit', age: 0 });
    cache.purge(['tenants']);
    await cache.respond('/a', bench.failing);
    await settle();
    expect(cache.atOnce('/a')).toMatchObject({ state: 'stale' });
    bench.time += 1_000;
    expect(cache.atOnce('/a')).toBeUndefined();
  });

  it('makes nobody wait after a purge for a content system that does not answer, nor for one that takes long', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    await cache.respond('/a', bench.render('old'));
    cache.purge(['tenants']);
    const { render, open } = gate(bench, 'new');
    expect(text(await cache.respond('/a', render))).toBe('old');
    const atOnce = () => Promise.race([cache.respond('/a', render), settle()]);
    bench.well = false;
    expect(await atOnce()).toMatchObject({ state: 'stale' });
    bench.well = true;
    bench.time += 1_500;
    expect(await atOnce()).toMatchObject({ state: 'stale' });
    bench.time -= 1_000;
    expect(await atOnce()).toBeUndefined();
    const waiting = cache.respond('/a', render);
    open();
    expect(text(await waiting)).toBe('new');
    expect(bench.renders).toBe(2);
  });

  it('does not keep as fresh a page that was purged while it was being rendered', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    const { render, open } = gate(bench, 'read before the edit');
    const first = cache.respond('/a', render);
    await settle();
    cache.purge(['tenants']);
    open();
    expect(text(await first)).toBe('read before the edit');
    expect(cache.atOnce('/a')).toBeUndefined();
    await cache.respond('/a', bench.render('after the edit'));
    await settle();
    expect(text(await cache.respond('/a', bench.failing))).toBe('after the edit');
  });

  it('forgets a page that has been unpublished, in memory and on disk', async () => {
    const bench = new Bench();
    const { store } = await disk(bench);
    const cache = bench.cache(store);
    await cache.respond('/a', bench.render('here'));
    cache.purge(['tenants']);
    await cache.respond('/a', bench.render('gone', { keep: false }, { status: 404 }));
    await settle();
    await store.settled();
    await expect(cache.respond('/a', bench.failing)).rejects.toThrow();
  });

  it('holds no more bytes than it may, dropping what was not used for longest', async () => {
    const bench = new Bench();
    const cache = bench.cache(noStore, 60_000);
    for (let index = 0; index < 30; index += 1) {
      await cache.respond(`/${index}`, bench.render(`${index} ${'x'.repeat(3000)}`));
      await cache.respond('/0', bench.render(`0 ${'x'.repeat(3000)}`));
    }
    expect(cache.size().bytes).toBeLessThanOrEqual(60_000);
    expect(cache.atOnce('/0')).toBeDefined();
    expect(cache.atOnce('/1')).toBeUndefined();
  });

  it('prefers a render to a page of some minutes ago while all is well, and the old page to none', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    await cache.respond('/a', bench.render('old'));
    bench.time += OLD_MS + 1;
    expect(text(await cache.respond('/a', bench.render('new')))).toBe('new');
    bench.time += OLD_MS + 1;
    expect(text(await cache.respond('/a', bench.failing))).toBe('new');
    bench.time += OLD_MS;
    bench.well = false;
    expect(text(await cache.respond('/a', bench.render('newer')))).toBe('new');
    await settle();
    expect(text(await cache.respond('/a', bench.failing))).toBe('newer');
  });

  it('gives an old page after all when a render takes too long', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    await cache.respond('/a', bench.render('old'));
    bench.time += OLD_MS + 1;
    const { render, open } = gate(bench, 'new');
    const answer = await cache.respond('/a', render);
    expect([text(answer), answer.state]).toEqual(['old', 'stale']);
    open();
    await settle();
    expect((await cache.respond('/a', render)).state).toBe('hit');
  });

  it('does not give out a page of the disk that was purged, or rendered before this start', async () => {
    const bench = new Bench();
    const { folder, store } = await disk(bench);
    const cache = bench.cache(store, 2_500);
    bench.time += 1;
    await cache.respond('/a', bench.render('old'));
    await cache.respond('/b', bench.render('pushes it out'));
    await store.settled();
    expect(cache.atOnce('/a')).toBeUndefined();
    const kept = await cache.respond('/a', bench.failing);
    expect([text(kept), kept.state]).toEqual(['old', 'hit']);
    await cache.respond('/b', bench.render('pushes it out'));
    cache.purge(['tenants']);
    expect(text(await cache.respond('/a', bench.render('new')))).toBe('new');
    await store.settled();
    bench.time += 1;
    const again = bench.cache((await disk(bench, 'build-1', folder)).store);
    expect(text(await again.respond('/a', bench.render('newer')))).toBe('newer');
  });
});

describe('what is too much', () => {
  it('goes in this order: variants, then what was not used for longest', async () => {
    const bench = new Bench();
    const { store } = await disk(bench, 'build-1', undefined, 12 * 1_024);
    const cache = bench.cache(store, 12 * 2_600);
    const page = (key: string) => cache.respond(key, bench.render(key.padEnd(400, 'x')));
    for (let index = 0; index < 5; index += 1) await page(`/${index}`);
    for (let index = 0; index < 100; index += 1) await page(`/0?category=${index}`);
    for (let index = 0; index < 5; index += 1) expect(cache.atOnce(`/${index}`), `/${index}`).toBeDefined();
    await store.settled();
    for (let index = 0; index < 5; index += 1) expect(store.has(`/${index}`), `/${index}`).toBe(true);
    expect(store.size().bytes).toBeLessThanOrEqual(12 * 1_024);
    expect(cache.size().bytes).toBeLessThanOrEqual(12 * 2_600);
    for (let index = 5; index < 60; index += 1) await page(`/${index}`);
    await store.settled();
    expect(store.has('/59')).toBe(true);
    expect(store.has('/0')).toBe(false);
    expect(store.size().bytes).toBeLessThanOrEqual(12 * 1_024);
  });

  it('is away from the folder as well, after a restart too', async () => {
    const bench = new Bench();
    const { folder, store } = await disk(bench, 'build-1', undefined, 12 * 1_024);
    const cache = bench.cache(store);
    for (let index = 0; index < 5; index += 1) await cache.respond(`/${index}`, bench.render(`${index}`));
    for (let index = 0; index < 100; index += 1) {
      await cache.respond(`/0?category=${index}`, bench.render('x'.repeat(400)));
    }
    await store.settled();
    const held = async () => {
      const names = await readdir(folder);
      const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
      return { names, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    };
    const { names, bytes } = await held();
    expect(bytes).toBe(store.size().bytes);
    expect(bytes).toBeLessThanOrEqual(12 * 1_024);
    expect(names.filter((name) => name.startsWith('p-'))).toHaveLength(5);
    const { store: smaller } = await disk(bench, 'build-1', folder, 3 * 1_024);
    await smaller.settled();
    expect((await held()).bytes).toBeLessThanOrEqual(3 * 1_024);
    expect(smaller.size().pages).toBe(5);
  });
});

it('a body that was packed tight is known as such after a restart', async () => {
  const bench = new Bench();
  const { store, folder } = await disk(bench);
  const loose = await bench.page('loose');
  const tight = await bench.page('tight', {
    br: await tightened('tight', await brotli(Buffer.from('tight'))),
  });
  await store.write('/loose', loose);
  await store.write('/tight', tight);
  const { store: again } = await disk(bench, 'build-1', folder);
  const isTightIn = async (key: string) => {
    const found = await again.read(key);
    return found && isTight(found.page.br);
  };
  expect(await isTightIn('/loose')).toBe(false);
  expect(await isTightIn('/tight')).toBe(true);
});

describe('a page that says something of today', () => {
  it('is never shown after its day, unless no new one can be made', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    const midnight = { trueUntil: bench.time + 30_000 };
    await cache.respond('/a', bench.render('today', {}, midnight));
    bench.time += 29_999;
    expect((await cache.respond('/a', bench.render('never'))).state).toBe('hit');
    expect(cache.atOnce('/a')).toBeDefined();
    bench.time += 1;
    expect(cache.atOnce('/a')).toBeUndefined();
    const failed = await cache.respond('/a', bench.failing);
    expect([failed.state, failed.page.etag]).toEqual(['stale', 'today']);
    bench.time += 60_000;
    const served = await cache.respond('/a', bench.render('tomorrow'));
    expect([served.state, served.page.etag]).toEqual(['miss', 'tomorrow']);
  });

  it('is known as such after a restart', async () => {
    const bench = new Bench();
    const { folder, store } = await disk(bench);
    await bench.cache(store).respond('/a', bench.render('today', {}, { trueUntil: bench.time + 1_000 }));
    await store.settled();
    bench.time += 2_000;
    const { store: again } = await disk(bench, 'build-1', folder);
    const served = await bench.cache(again).respond('/a', bench.render('tomorrow'));
    expect(served.page.etag).toBe('tomorrow');
  });
});
