import { describe, expect, it } from 'vitest';
import { AWAY_MS } from '../../../content/client/content-client/away.ts';
import type { Gap } from '../../../content/client/outcome.ts';
import type { Rendered } from '../page.ts';
import {
  Bench,
  DOCUMENT,
  disk,
  GONE,
  NOT_FOUND,
  SAID,
  settle,
  text,
  UNREAD,
  UNSAID,
} from '../page-cache.fixture.ts';
import { MAX_VANISHED, OLD_MS } from '../page-cache.ts';
import type { PageStore } from '../page-store.ts';

describe('a page that was good', () => {
  async function warmed(store?: PageStore) {
    const bench = new Bench();
    const cache = bench.cache(store);
    await cache.respond('/a', bench.render('good', {}, { tags: ['tenant:a', 'header'] }));
    bench.time += 61_000;
    /** What a visitor gets once the refresh that he starts has come back. */
    const refreshed = async (render: () => Promise<Rendered>, wait = 31_000) => {
      await cache.respond('/a', render).catch(() => undefined);
      await settle();
      const answer = await cache.respond('/a', render);
      await settle();
      bench.time += wait;
      return answer.page.status === 200 ? text(answer) : answer.page.status;
    };
    return { bench, cache, refreshed };
  }

  it('is gone when the content system says so and is well', async () => {
    const { bench, refreshed } = await warmed();
    expect(await refreshed(bench.render('404', { ...GONE, gaps: [SAID] }, NOT_FOUND))).toBe(404);
    expect(bench.confirmations).toBeGreaterThan(0);
    expect(await refreshed(bench.render('back'))).toBe('back');
  });

  it('stays when the content system says so and is not well', async () => {
    const { bench, cache, refreshed } = await warmed();
    bench.confirmed = false;
    cache.purge(['tenant:a']);
    const gone = bench.render('404', { ...GONE, gaps: [SAID] }, NOT_FOUND);
    for (let turn = 0; turn < 200; turn += 1) expect(await refreshed(gone)).toBe('good');
  });

  it.each([
    ['a 404 that is not the content system’s', { ...GONE, gaps: [UNSAID] }, NOT_FOUND, ['tenant:a']],
    ['an answer that is not understood', { gaps: [UNREAD] }, {}, ['map']],
    ['`null` for a document that was asked for by no name', { gaps: [DOCUMENT] }, {}, ['info']],
    ['the same, which makes it a 404', { ...GONE, gaps: [DOCUMENT] }, NOT_FOUND, ['info']],
  ] as const)('survives %s for an hour, or until a purge names it', async (_, over, page, tags) => {
    const { bench, cache, refreshed } = await warmed();
    const less = bench.render('less', over, page);
    const after = 'status' in page ? 404 : 'less';
    expect(await refreshed(less)).toBe('good');
    cache.purge(['header']);
    expect(await refreshed(less)).toBe('good');
    for (let waited = 0; waited < AWAY_MS - 120_000; waited += 31_000)
      expect(await refreshed(less)).toBe('good');
    bench.time += 120_000;
    expect(await refreshed(less)).toBe(after);

    const other = await warmed();
    other.cache.purge(tags);
    expect(await other.refreshed(less)).toBe(after);
  });

  it('is gone by its own end, whatever document it has always lacked', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    await cache.respond('/a', bench.render('good', { gaps: [DOCUMENT] }));
    bench.time += OLD_MS + 1;
    const over = bench.render('404', { ...GONE, gaps: [DOCUMENT] }, NOT_FOUND);
    expect((await cache.respond('/a', over)).page.status).toBe(404);
  });

  it('keeps the hour to moments when the rest is well', async () => {
    const { bench, refreshed } = await warmed();
    const gone = bench.render('404', { ...GONE, gaps: [UNSAID] }, NOT_FOUND);
    const quarters = async (count: number) => {
      for (let quarter = 0; quarter < count; quarter += 1)
        expect(await refreshed(gone, AWAY_MS / 4)).toBe('good');
    };
    await quarters(4);
    bench.confirmed = false;
    expect(await refreshed(gone)).toBe('good');
    bench.confirmed = true;
    await quarters(4);
    expect(await refreshed(gone)).toBe(404);
  });

  it('is looked for in each quarter of the hour, or it begins anew', async () => {
    const { bench, refreshed } = await warmed();
    const gone = bench.render('404', { ...GONE, gaps: [UNSAID] }, NOT_FOUND);
    // Twice, an hour apart, and once more after three quarters of which one was left out.
    expect(await refreshed(gone, AWAY_MS)).toBe('good');
    expect(await refreshed(gone, AWAY_MS / 4)).toBe('good');
    expect(await refreshed(gone, AWAY_MS / 2)).toBe('good');
    expect(await refreshed(gone, AWAY_MS / 4)).toBe('good');
    for (const wait of [AWAY_MS / 4, AWAY_MS / 4, AWAY_MS / 4])
      expect(await refreshed(gone, wait)).toBe('good');
    expect(await refreshed(gone)).toBe(404);
  });

  it('may go on lacking what it has always lacked', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    expect((await cache.respond('/a', bench.render('one', { gaps: [UNREAD] }))).state).toBe('miss');
    bench.time += 61_000;
    await cache.respond('/a', bench.render('two', { gaps: [UNREAD] }));
    await settle();
    expect(text(await cache.respond('/a', bench.failing))).toBe('two');
    expect(bench.confirmations).toBe(1);
  });

  it('is not lost over a 404 that follows from a part which did not come', async () => {
    const { bench, refreshed } = await warmed();
    for (const over of [
      { degraded: true },
      { degraded: true, gaps: [UNSAID] },
      { gaps: [{ ...UNREAD, named: true }] },
    ]) {
      expect(await refreshed(bench.render('404', { ...GONE, ...over }, NOT_FOUND))).toBe('good');
    }
    // Its own absence is what the content system has said: the part does not matter.
    expect(await refreshed(bench.render('404', { ...GONE, degraded: true, gaps: [SAID] }, NOT_FOUND))).toBe(
      404,
    );
  });

  it('is not lost on disk either, when memory has let it go', async () => {
    const bench = new Bench();
    const { folder, store } = await disk(bench);
    await bench.cache(store).respond('/a', bench.render('good'));
    await store.settled();
    bench.time += 61_000;
    const { store: again } = await disk(bench, 'build-2', folder);
    const cache = bench.cache(again);
    const gone = bench.render('404', { ...GONE, gaps: [UNSAID] }, NOT_FOUND);
    expect(text(await cache.respond('/a', gone))).toBe('good');
    await again.settled();
    expect(again.has('/a')).toBe(true);
  });

  it('is served on when too many vanish at once, which is said once, and all that went before come back', async () => {
    const bench = new Bench();
    const { store } = await disk(bench);
    const cache = bench.cache(store);
    const keys = Array.from({ length: MAX_VANISHED + 5 }, (_, index) => `/${index}`);
    for (const key of keys) await cache.respond(key, bench.render(key, {}, { tags: ['tenant:a'] }));
    bench.time += 61_000;
    const gone = bench.render('404', { ...GONE, gaps: [SAID] }, NOT_FOUND);
    const statuses = async (render = gone) => {
      for (const key of keys) await cache.respond(key, render);
      await settle();
      bench.time += 31_000;
      const all: string[] = [];
      for (const key of keys) {
        const { page } = await cache.respond(key, render);
        all.push(page.status === 200 ? text({ page }) : String(page.status));
      }
      await settle();
      return all;
    };
    expect(await statuses()).toEqual(keys);
    expect(bench.log.filter((event) => event === 'page.many-vanished')).toHaveLength(1);
    expect(cache.size()).toMatchObject({ alarmed: true, vanished: keys.length });
    await store.settled();
    expect(keys.filter((key) => !store.has(key))).toEqual([]);
    // Also for a visitor who waits for the render, since the page is old.
    bench.time += OLD_MS;
    expect(text(await cache.respond('/0', gone))).toBe('/0');
    // A purge that names them vouches for it, and so does an hour.
    cache.purge(['tenant:a']);
    expect(new Set(await statuses())).toEqual(new Set(['404']));
    expect(cache.size()).toMatchObject({ alarmed: false, vanished: 0 });
  });

  it('comes back after a mass of others has vanished and returned', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    const keys = Array.from({ length: MAX_VANISHED + 1 }, (_, index) => `/${index}`);
    for (const key of keys) await cache.respond(key, bench.render(key));
    bench.time += 61_000;
    const gone = bench.render('404', { ...GONE, gaps: [SAID] }, NOT_FOUND);
    for (const key of keys) await cache.respond(key, gone);
    await settle();
    expect(cache.size().alarmed).toBe(true);
    bench.time += AWAY_MS;
    await cache.respond('/0', gone);
    await settle();
    expect(cache.size()).toMatchObject({ alarmed: false, vanished: 0 });
  });
});

describe('an address that nothing is known of', () => {
  it('is not found by the content system’s own word alone, or if it is well', async () => {
    const bench = new Bench();
    const cache = bench.cache();
    bench.confirmed = false;
    const answer = async (gap: Gap, over: Partial<Rendered> = {}) =>
      (await cache.respond('/x', bench.render('404', { ...GONE, gaps: [gap], ...over }, NOT_FOUND))).page
        .status;
    expect(await answer(SAID)).toBe(404);
    expect(await answer(SAID, { degraded: true })).toBe(404);
    expect(bench.confirmations).toBe(0);
    await expect(answer(UNSAID)).rejects.toThrow('not well');
    bench.confirmed = true;
    expect(await answer(UNSAID)).toBe(404);
    await expect(answer(UNSAID, { degraded: true })).rejects.toThrow();
    bench.confirmed = false;
    const hollowed = bench.render('hollow', { degraded: true, gaps: [UNREAD] });
    await expect(cache.respond('/z', hollowed)).rejects.toThrow('not well');
    // Without a shell nothing is known to be true.
    await expect(answer(SAID, { degraded: true, withoutShell: true })).rejects.toThrow('lacks its shell');
    const hollow = bench.render('hollow', { degraded: true, withoutShell: true, gaps: [UNREAD] });
    await expect(cache.respond('/y', hollow)).rejects.toThrow('lacks its shell');
  });
});
