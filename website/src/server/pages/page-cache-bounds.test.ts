import { describe, expect, it } from 'vitest';
import { AWAY_MS } from '../../content/client/content-client/away.ts';
import type { Gap } from '../../content/client/outcome.ts';
import type { Page, Rendered } from './page.ts';
import {
  Bench,
  GONE,
  gate,
  KEEP,
  NOT_FOUND,
  SAID,
  settle,
  text,
  UNREAD,
  UNSAID,
} from './page-cache.fixture.ts';
import { MAX_VANISHED, OLD_MS } from './page-cache.ts';
import type { PageStore } from './page-store.ts';

/** A disk in memory: what lies on it, and what was asked of it. */
function memoryStore(sameBuild = true) {
  const files = new Map<string, Page>();
  const reads: string[] = [];
  const store: PageStore = {
    has: (key) => files.has(key),
    async read(key) {
      reads.push(key);
      const page = files.get(key);
      return page && { page, sameBuild };
    },
    async write(key, page) {
      files.set(key, page);
    },
    async remove(key) {
      files.delete(key);
    },
    settled: async () => undefined,
    size: () => ({ pages: files.size, bytes: 0 }),
  };
  return { store, files, reads };
}

/** A cache that holds "good" at `/a`, a minute later. */
async function warmed(store?: PageStore, page: Partial<Page> = {}) {
  const bench = new Bench();
  const cache = bench.cache(store);
  await cache.respond('/a', bench.render('good', {}, { tags: ['tenant:a', 'header'], ...page }));
  bench.time += 61_000;
  const refresh = async (render: () => Promise<Rendered>) => {
    await cache.respond('/a', render).catch(() => undefined);
    await settle();
  };
  return { bench, cache, refresh };
}

describe('what the log says', () => {
  it.each<[string, (bench: Bench) => () => Promise<Rendered>]>([
    ['content is down', (bench) => bench.failing],
    [
      'the page lacks its shell and other parts, by answers that nobody may have given',
      (bench) => bench.render('x', { withoutShell: true, gaps: [UNREAD] }),
    ],
    [
      'not found, while parts of the page could not be read',
      (bench) => bench.render('x', { ...GONE, degraded: true }, NOT_FOUND),
    ],
    ['degraded', (bench) => bench.render('x', { degraded: true })],
    ['without mapSource', (bench) => bench.render('x', { gaps: [UNREAD, UNREAD] })],
    [
      'without mapSource,offers',
      (bench) => bench.render('x', { gaps: [UNREAD, { ...UNREAD, endpoint: 'offers' }] }),
    ],
    [
      'status 404, though not by the content system',
      (bench) => bench.render('x', { ...GONE, gaps: [UNSAID] }, NOT_FOUND),
    ],
    [
      'status 410, though not by the content system',
      (bench) => bench.render('x', { ...GONE, gaps: [UNSAID] }, { status: 410 }),
    ],
  ])('of a page that stays: %s', async (why, render) => {
    const { bench, refresh } = await warmed();
    await refresh(render(bench));
    expect(bench.said).toEqual([{ event: 'page.refresh-failed', key: '/a', why, failures: 1 }]);
  });

  it.each<[string, Partial<Rendered>, Partial<Page>]>([
    ['less than before from a content system that is not well', { gaps: [UNREAD] }, {}],
    ['not found by a content system that is not well', { ...GONE, gaps: [SAID] }, NOT_FOUND],
  ])('while the content system is not well: %s', async (why, over, page) => {
    const { bench, refresh } = await warmed();
    bench.confirmed = false;
    await refresh(bench.render('x', over, page));
    expect(bench.said).toEqual([{ event: 'page.refresh-failed', key: '/a', why, failures: 1 }]);
  });

  it('of an error that is none', async () => {
    const { bench, refresh } = await warmed();
    await refresh(() => Promise.reject('a text'));
    expect(bench.said).toMatchObject([{ why: 'failed' }]);
  });

  it('of many that vanish: how many, once, and when that is over', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    const keys = Array.from({ length: MAX_VANISHED + 1 }, (_, index) => `/${index}`);
    for (const key of keys) await cache.respond(key, bench.render(key));
    bench.time += 61_000;
    const gone = bench.render('404', { ...GONE, gaps: [SAID] }, NOT_FOUND);
    for (const key of keys.slice(0, MAX_VANISHED)) {
      await cache.respond(key, gone);
      await settle();
    }
    expect(cache.size()).toMatchObject({ alarmed: false, vanished: MAX_VANISHED });
    expect(bench.said).toEqual([]);
    await cache.respond(keys.at(-1) ?? '', gone);
    await settle();
    expect(bench.said).toMatchObject([
      {
        event: 'page.many-vanished',
        level: 'error',
        pages: MAX_VANISHED + 1,
        why: 'The content system says of many pages at once that there are none. They are served on for an hour.',
      },
      { event: 'page.refresh-failed', why: 'one of too many that are not found' },
    ]);
    bench.said = [];
    // They come back one by one: over at half as many.
    bench.time += 61_000;
    const half = MAX_VANISHED / 2;
    for (const key of keys.slice(0, half)) {
      await cache.respond(key, bench.render(key));
      await settle();
    }
    expect([cache.size().alarmed, bench.said]).toEqual([true, []]);
    await cache.respond(`/${half}`, bench.render(`/${half}`));
    await settle();
    expect(cache.size()).toMatchObject({ alarmed: false, vanished: half });
    expect(bench.said).toEqual([{ event: 'page.many-vanished-over', pages: half }]);
  });
});

describe('how many pages may vanish', () => {
  it('is no more in a large centre than in a small one, and the disk keeps all of them meanwhile', async () => {
    const { store, files } = memoryStore();
    const bench = new Bench();
    const cache = bench.cache(store, 1e9);
    const keys = Array.from({ length: 400 }, (_, index) => `/${index}`);
    for (const key of keys) await cache.respond(key, bench.render(key));
    bench.time += 61_000;
    const gone = bench.render('404', { ...GONE, gaps: [SAID] }, NOT_FOUND);
    for (const key of keys.slice(0, MAX_VANISHED)) {
      await cache.respond(key, gone);
      await settle();
    }
    expect((await cache.respond('/0', gone)).page.status).toBe(404);
    expect(cache.size()).toMatchObject({ alarmed: false, vanished: MAX_VANISHED });
    expect(files.size).toBe(keys.length);
    await cache.respond(`/${MAX_VANISHED}`, gone);
    await settle();
    expect(cache.size()).toMatchObject({ alarmed: true, vanished: MAX_VANISHED + 1 });
    expect((await cache.respond('/0', gone)).page.status).toBe(200);
    // An hour later each goes with its next answer, and the disk keeps none of them.
    bench.time += AWAY_MS;
    for (const key of keys.slice(0, MAX_VANISHED + 1))
      expect((await cache.respond(key, gone)).page.status).toBe(404);
    expect(cache.size()).toMatchObject({ alarmed: false, vanished: 0 });
    expect(files.size).toBe(keys.length - MAX_VANISHED - 1);
  });

  it('takes one that is alone off the disk after its hour, when the next one vanishes', async () => {
    const { store, files } = memoryStore();
    const bench = new Bench();
    const cache = bench.cache(store);
    const gone = bench.render('404', { ...GONE, gaps: [SAID] }, NOT_FOUND);
    for (const key of ['/a', '/b']) await cache.respond(key, bench.render(key));
    bench.time += 61_000;
    await cache.respond('/a', gone);
    await settle();
    expect(files.has('/a')).toBe(true);
    bench.time += AWAY_MS;
    await cache.respond('/b', gone);
    await settle();
    expect([files.has('/a'), files.has('/b')]).toEqual([false, true]);
    expect(cache.size()).toMatchObject({ alarmed: false, vanished: 1 });
  });

  it('forgets those of more than an hour ago', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    const gone = bench.render('404', { ...GONE, gaps: [SAID] }, NOT_FOUND);
    for (let index = 0; index < 2 * MAX_VANISHED; index += 1) {
      await cache.respond(`/${index}`, bench.render('here'));
      bench.time += 61_000;
      await cache.respond(`/${index}`, gone);
      await settle();
      bench.time += AWAY_MS / MAX_VANISHED;
    }
    expect(bench.log).not.toContain('page.many-vanished');
    expect(cache.size().vanished).toBeLessThanOrEqual(MAX_VANISHED);
  });
});

describe('how long a page is', () => {
  it('kept: ten days, and not a moment more', async () => {
    for (const [late, served] of [
      [-1, true],
      [0, false],
    ] as const) {
      const bench = new Bench();
      const { store } = memoryStore();
      const cache = bench.cache(store);
      await cache.respond('/a', bench.render('good'));
      bench.time += KEEP + late;
      bench.well = false;
      const asked = cache.respond('/a', bench.failing).then(text, () => 'failed');
      expect(await asked).toBe(served ? 'good' : 'failed');
      await settle();
      expect(cache.atOnce('/a') !== undefined).toBe(served);
      // The same from the disk alone, after a restart.
      const again = bench
        .cache(store)
        .respond('/a', bench.failing)
        .then(text, () => 'failed');
      expect(await again).toBe(served ? 'good' : 'failed');
    }
  });

  it('fresh: a minute; one that lacks a part, five seconds', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    await cache.respond('/a', bench.render('whole'));
    await cache.respond('/b', bench.render('poor', { degraded: true }));
    bench.time += 4_999;
    expect([cache.atOnce('/a')?.state, cache.atOnce('/b')?.state]).toEqual(['hit', 'hit']);
    bench.time += 1;
    expect([cache.atOnce('/a')?.state, cache.atOnce('/b')?.state]).toEqual(['hit', undefined]);
    bench.time += 54_999;
    expect(cache.atOnce('/a')?.state).toBe('hit');
    bench.time += 1;
    expect(cache.atOnce('/a')).toBeUndefined();
  });

  it('left alone after failures: a second, then twice as long each time, half a minute at most', async () => {
    const { bench, cache, refresh } = await warmed();
    const waits: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const before = bench.renders;
      await refresh(bench.failing);
      expect(bench.renders).toBe(before + 1);
      const failed = bench.time;
      while (cache.atOnce('/a')) bench.time += 500;
      waits.push(bench.time - failed);
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('old: from three minutes on whoever comes waits for a new one', async () => {
    const { bench, cache } = await warmed();
    bench.time += OLD_MS - 61_000;
    expect(text(await cache.respond('/a', bench.render('new')))).toBe('good');
    await settle();
    expect(text(await cache.respond('/a', bench.failing))).toBe('new');
    bench.time += OLD_MS + 1;
    expect(text(await cache.respond('/a', bench.render('newer')))).toBe('newer');
  });
});

describe('a page that is over with its day', () => {
  it('is left alone for a while when no new one can be made', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    await cache.respond('/a', bench.render('today', {}, { trueUntil: bench.time + 1_000 }));
    bench.time += 1_000;
    expect(text(await cache.respond('/a', bench.failing))).toBe('today');
    expect(bench.renders).toBe(2);
    expect(text(await cache.respond('/a', bench.failing))).toBe('today');
    expect(bench.renders).toBe(2);
    bench.time += 1_000;
    expect(text(await cache.respond('/a', bench.render('tomorrow')))).toBe('tomorrow');
  });
});

describe('purges', () => {
  it('mark what has any of the tags', async () => {
    const { bench, cache } = await warmed();
    bench.time -= 61_000;
    expect(cache.purge(['header'])).toBe(1);
    expect(cache.atOnce('/a')).toBeUndefined();
  });

  it('are remembered for what lies on disk, twenty thousand tags of them; then all counts as purged', async () => {
    const pushedOut = async (tags: number) => {
      const { store } = memoryStore();
      const bench = new Bench();
      const cache = bench.cache(store, 3_000);
      bench.time += 1;
      await cache.respond('/a', bench.render('old'));
      bench.time += 20_000;
      await cache.respond('/b', bench.render('pushes it out'));
      expect(cache.atOnce('/a')).toBeUndefined();
      cache.purge(['other']);
      cache.purge(Array.from({ length: tags }, (_, index) => `tag:${index}`));
      return (await cache.respond('/a', bench.render('new'))).page;
    };
    expect(text({ page: await pushedOut(19_999) })).toBe('old');
    expect(text({ page: await pushedOut(20_000) })).toBe('new');
  });

  it('count for a page in memory that was there before the marks were forgotten', async () => {
    const { bench, cache, refresh } = await warmed();
    cache.purge(['other']);
    cache.purge(Array.from({ length: 20_001 }, (_, index) => `tag:${index}`));
    // Whatever is older may have been purged: what it lacks now is believed.
    await refresh(bench.render('less', { gaps: [UNREAD] }));
    expect(text(await cache.respond('/a', bench.failing))).toBe('less');
    bench.time += 61_000;
    await refresh(bench.render('even less', { gaps: [UNREAD, { ...UNREAD, endpoint: 'offers' }] }));
    expect(text(await cache.respond('/a', bench.failing))).toBe('less');
  });
});

describe('what is missing', () => {
  const two: Gap = { ...UNREAD, endpoint: 'offers', tags: ['offers'] };

  it('is believed once all of it is vouched for', async () => {
    const { bench, cache, refresh } = await warmed();
    const less = bench.render('less', { gaps: [UNREAD, two] });
    cache.purge(['map']);
    await refresh(less);
    expect(text(await cache.respond('/a', bench.failing))).toBe('good');
    bench.time += 31_000;
    cache.purge(['offers']);
    await refresh(less);
    expect(text(await cache.respond('/a', bench.failing))).toBe('less');
  });

  it('is served without being kept where the page may not be', async () => {
    const { bench, cache } = await warmed();
    bench.time += OLD_MS;
    const once = await cache.respond('/a', bench.render('once', { keep: false }));
    expect([text(once), once.state]).toEqual(['once', 'bypass']);
    expect(cache.size().entries).toBe(0);
  });

  it('of a page that nothing is known of has to be said, or the content system to be well', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    bench.confirmed = false;
    const answer = (gaps: Gap[]) => cache.respond('/n', bench.render('n', { gaps })).then(text, String);
    expect(await answer([UNREAD, { ...two, said: true }])).toMatch('without mapSource,offers, by a content');
    expect(await answer([{ ...UNREAD, said: true }])).toBe('n');
  });

  it('takes a page with it only when it was asked for by name and is not there', async () => {
    const named: Gap = { ...UNREAD, named: true };
    const { bench, cache, refresh } = await warmed();
    const status = async (gaps: Gap[]) => {
      bench.said = [];
      await refresh(bench.render('404', { ...GONE, gaps }, NOT_FOUND));
      bench.time += 61_000;
      return bench.said[0]?.why;
    };
    expect(await status([named])).toBe('not found, while parts of the page could not be read');
    expect(await status([UNREAD])).toBe('status 404, though not by the content system');
    expect(await status([named, UNSAID])).toBe('status 404, though not by the content system');
    expect(await status([UNSAID, { ...UNREAD, said: true }])).toBe(
      'status 404, though not by the content system',
    );
    expect(cache.size().vanished).toBe(0);
    await refresh(bench.render('404', { ...GONE, gaps: [SAID, UNREAD] }, NOT_FOUND));
    expect(cache.size().vanished).toBe(1);
  });

  it('is nothing where no part is: the tags of the page itself vouch for its end', async () => {
    const { bench, cache, refresh } = await warmed();
    cache.purge(['header']);
    await refresh(bench.render('404', GONE, NOT_FOUND));
    expect(cache.size()).toMatchObject({ entries: 0, vanished: 0 });
  });
});

describe('the disk', () => {
  it('is asked for what it has, and once', async () => {
    const { store, reads } = memoryStore();
    const bench = new Bench();
    await bench.cache(store).respond('/a', bench.render('good'));
    bench.time += 1;
    const cache = bench.cache(store);
    await cache.respond('/none', bench.render('new'));
    expect(reads).toEqual([]);
    bench.well = false;
    await cache.respond('/a', bench.failing);
    await settle();
    await cache.respond('/a', bench.failing);
    expect(reads).toEqual(['/a']);
  });

  it('gives what this start rendered as fresh as it was', async () => {
    const bench = new Bench();
    const { store } = memoryStore();
    const cache = bench.cache(store, 3_000);
    bench.time += 1;
    await cache.respond('/a', bench.render('good'));
    await cache.respond('/b', bench.render('pushes it out'));
    bench.time += 59_999;
    expect((await cache.respond('/a', bench.failing)).state).toBe('hit');
    await cache.respond('/b', bench.render('pushes it out'));
    bench.time += 1;
    // Stale, though nobody waits: it is of this start.
    const stale = await cache.respond('/a', bench.render('new'));
    expect([text(stale), stale.state]).toEqual(['good', 'stale']);
  });
});

describe('memory', () => {
  it('counts pages with their headers and tags', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    const size = async (page: Partial<Page>) => {
      const before = cache.size().bytes;
      await cache.respond(`/${before}`, bench.render('12345', {}, { tags: [], ...page }));
      return cache.size().bytes - before;
    };
    const bare = await size({});
    expect(bare).toBe(2_053);
    expect((await size({ headers: [['vary', '1234567']] })) - bare).toBe(7);
    expect((await size({ tags: ['abc', 'de'] })) - bare).toBe(20);
  });

  it('lets no entry that is pushed out count as vanished', async () => {
    const bench = new Bench();
    const cache = bench.cache(undefined, 3_000);
    await cache.respond('/a', bench.render('good'));
    bench.time += 61_000;
    await cache.respond('/a', bench.render('404', { ...GONE, gaps: [SAID] }, NOT_FOUND));
    await settle();
    expect(cache.size().vanished).toBe(1);
    await cache.respond('/b', bench.render('pushes it out'));
    expect(cache.size().vanished).toBe(0);
  });

  it('gives nothing at once of what is gone, and of what is waited for', async () => {
    const { bench, cache, refresh } = await warmed();
    await refresh(bench.render('404', { ...GONE, gaps: [SAID] }, NOT_FOUND));
    expect(cache.atOnce('/a')).toBeUndefined();
    const other = new Bench();
    const second = other.cache();
    await second.respond('/a', other.render('old'));
    second.purge(['tenants']);
    const { render, open } = gate(other, 'new');
    await second.respond('/a', render);
    expect(second.atOnce('/a')).toBeUndefined();
    other.time += 1_500;
    expect(second.atOnce('/a')?.state).toBe('stale');
    open();
    await settle();
    expect(second.atOnce('/a')?.state).toBe('hit');
  });
});

describe('a page that is asked for again and again', () => {
  /** A cache whose bodies are packed when the test says so. */
  function repacking(store?: PageStore, maxBytes = 1_000_000) {
    const bench = new Bench();
    const wished: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    bench.repack = async (etag, br) => {
      wished.push(etag);
      await promise;
      return Buffer.from(`${br} packed`);
    };
    const pack = async () => {
      resolve();
      await settle();
    };
    return { bench, cache: bench.cache(store, maxBytes), wished, pack };
  }

  it('is packed once, after four hits, for memory and disk', async () => {
    const { store, files } = memoryStore();
    const { bench, cache, wished, pack } = repacking(store);
    await cache.respond('/a', bench.render('a'));
    for (let hit = 0; hit < 3; hit += 1) cache.atOnce('/a');
    expect(wished).toEqual([]);
    for (let hit = 0; hit < 9; hit += 1) cache.atOnce('/a');
    expect(wished).toEqual(['a']);
    expect(String(cache.atOnce('/a')?.page.br)).toBe('a');
    await pack();
    expect(cache.atOnce('/a')).toMatchObject({ state: 'hit', page: { etag: 'a' } });
    expect(String(cache.atOnce('/a')?.page.br)).toBe('a packed');
    expect(String(files.get('/a')?.br)).toBe('a packed');
    const { bytes } = cache.size();
    await cache.respond('/b', bench.render('a packed'));
    expect(cache.size().bytes).toBe(2 * bytes);
  });

  it('counts however a page is asked for', async () => {
    const { bench, cache, wished } = repacking();
    for (let turn = 0; turn < 5; turn += 1) await cache.respond('/a', bench.render('a'));
    expect(wished).toEqual(['a']);
  });

  it('keeps what was made of it meanwhile, and is not brought back once it is gone', async () => {
    const { store, files } = memoryStore();
    const { bench, cache, pack } = repacking(store);
    for (const key of ['/new', '/gone']) {
      for (let turn = 0; turn < 5; turn += 1) await cache.respond(key, bench.render('old'));
    }
    cache.purge(['tenants']);
    for (let turn = 0; turn < 2; turn += 1) {
      await cache.respond('/new', bench.render('new'));
      await cache.respond('/gone', bench.render('404', { ...GONE, gaps: [SAID] }, NOT_FOUND));
      await settle();
      cache.purge(['tenants', 'tenant:a']);
    }
    await pack();
    expect(String((await cache.respond('/new', bench.failing)).page.br)).toBe('new');
    expect(files.has('/gone')).toBe(false);
    expect(cache.size().entries).toBe(1);
  });

  it('is left alone while it lacks a part', async () => {
    const { bench, cache, wished } = repacking();
    await cache.respond('/a', bench.render('poor', { degraded: true }));
    for (let hit = 0; hit < 9; hit += 1) cache.atOnce('/a');
    expect(wished).toEqual([]);
  });
});
