import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createPageCache, type Page, type Rendered } from './page-cache.ts';
import { createDiskStore, noStore, type PageStore } from './page-store.ts';

const HOUR = 3_600_000;
const KEEP = 240 * HOUR;

class Bench {
  time = Date.parse('2026-11-21T10:00:00Z');
  renders = 0;
  log: string[] = [];
  cache(store: PageStore = noStore, maxBytes = 1_000_000) {
    return createPageCache({
      maxBytes,
      freshMs: 60_000,
      keepMs: KEEP,
      now: () => this.time,
      store,
      log: (event) => this.log.push(event),
    });
  }
  async page(text: string, over: Partial<Page> = {}): Promise<Page> {
    // Not compressed for real: the thread pool would make `settle` a matter of luck.
    const identity = Buffer.from(text);
    const bodies = { identity, gzip: identity, br: identity };
    return {
      status: 200,
      headers: [],
      etag: text,
      bodies,
      tags: ['tenants'],
      renderedAt: this.time,
      ...over,
    };
  }
  render(text: string, over: Partial<Rendered> = {}, page: Partial<Page> = {}) {
    return async (): Promise<Rendered> => {
      this.renders += 1;
      return { page: await this.page(text, page), keep: true, degraded: false, ...over };
    };
  }
  failing = async (): Promise<Rendered> => {
    this.renders += 1;
    throw new Error('content is down');
  };
}

/** A render that ends when the test says so. */
function gate(bench: Bench, text: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const render = async (): Promise<Rendered> => {
    bench.renders += 1;
    await promise;
    return { page: await bench.page(text), keep: true, degraded: false };
  };
  return { render, open: () => resolve() };
}

const text = (answer: { page: Page }) => answer.page.bodies.identity.toString();
/** Lets refreshes that nobody waits for come to their end. */
const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const folders: string[] = [];
async function disk(bench: Bench, build = 'build-1', directory?: string) {
  const folder = directory ?? (await mkdtemp(join(tmpdir(), 'pages-')));
  if (!directory) folders.push(folder);
  const store = await createDiskStore({
    directory: folder,
    build,
    keepMs: KEEP,
    maxBytes: 1e9,
    now: () => bench.time,
    log: () => undefined,
  });
  return { folder, store };
}
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

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

  it('serves a degraded page when there is nothing better, without keeping it', async () => {
    const bench = new Bench();
    const { store } = await disk(bench);
    const cache = bench.cache(store);
    const answer = await cache.respond('/a', bench.render('poor', { degraded: true }));
    expect([text(answer), answer.state]).toEqual(['poor', 'bypass']);
    expect(cache.size().entries).toBe(0);
    await store.settled();
    expect(await store.read('/a')).toBeUndefined();
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

  it('does not keep as fresh a page that was purged while it was being rendered', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    const { render, open } = gate(bench, 'read before the edit');
    const first = cache.respond('/a', render);
    await settle();
    cache.purge(['tenants']);
    open();
    expect(text(await first)).toBe('read before the edit');
    expect(cache.fresh('/a')).toBeUndefined();
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
    expect(cache.fresh('/0')).toBeDefined();
    expect(cache.fresh('/1')).toBeUndefined();
  });
});

describe('a page that says something of today', () => {
  it('is never shown after its day, unless no new one can be made', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    const midnight = { trueUntil: bench.time + 30_000 };
    await cache.respond('/a', bench.render('today', {}, midnight));
    bench.time += 29_999;
    expect((await cache.respond('/a', bench.render('never'))).state).toBe('hit');
    expect(cache.fresh('/a')).toBeDefined();
    bench.time += 1;
    expect(cache.fresh('/a')).toBeUndefined();
    const failed = await cache.respond('/a', bench.failing);
    expect([failed.state, failed.page.etag]).toEqual(['stale', 'today']);
    bench.time += 60_000;
    const served = await cache.respond('/a', bench.render('tomorrow'));
    expect([served.state, served.page.etag]).toEqual(['miss', 'tomorrow']);
  });

  it('is known as such after a restart', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'pages-'));
    try {
      const bench = new Bench();
      const store = () =>
        createDiskStore({
          directory,
          build: 'one',
          keepMs: KEEP,
          maxBytes: 1_000_000,
          now: () => bench.time,
          log: (event) => bench.log.push(event),
        });
      const first = await store();
      await bench.cache(first).respond('/a', bench.render('today', {}, { trueUntil: bench.time + 1_000 }));
      await first.settled();
      bench.time += 2_000;
      const served = await bench.cache(await store()).respond('/a', bench.render('tomorrow'));
      expect(served.page.etag).toBe('tomorrow');
    } finally {
      await rm(directory, { recursive: true });
    }
  });
});
