import { setTimeout as pause } from 'node:timers/promises';
import { AWAY_MS, type Away, foundAway, isAwayForGood } from '../../content/client/content-client/away.ts';
import type { Gap } from '../../content/client/outcome.ts';
import type { Repack } from './packing/repacking.ts';
import { isVariant, type Page, type Rendered, type Served } from './page.ts';
import { createShelf } from './page-shelf.ts';
import type { PageStore } from './page-store.ts';

interface Entry {
  page: Page;
  /** Until when (ms) the page is fresh; 0 after a purge. */
  freshUntil: number;
  purged: boolean;
  /** After a failed refresh: not before this moment (ms) again. */
  retryAt: number;
  failures: number;
  /** How many purges there had been when its render began; undefined for a page of the store: then `begunAt` counts. */
  mark: number | undefined;
  /** When its render began at the earliest, ms. */
  begunAt: number;
  /** Rendered by another build or before this start: whoever asks waits for a render, as long as all is well. */
  foreign: boolean;
  /** Refreshes that have come back with less than this page holds, though the content system is well. */
  away: Away | undefined;
  /** The content system says that there is no such page any more; kept for an hour in case it says so of too many. */
  gone: boolean;
  /** Since when (ms) it has said so, as long as it has been well. */
  goneSince: number | undefined;
  /** How often it was served from memory. */
  hits: number;
}

interface Flight {
  done: Promise<Served>;
  /** Milliseconds. */
  begunAt: number;
}

interface PageCacheOptions {
  /** Cap on what is held in memory. */
  maxBytes: number;
  /** How long a page counts as fresh, ms. */
  freshMs: number;
  /** How long a good page may still be served when the content system is down, ms (10 days). */
  keepMs: number;
  now: () => number;
  store: PageStore;
  /** Whether the content system answers, as far as is known: then visitors rather wait than get an old page. */
  well: () => boolean;
  /** Whether the content system as a whole was well at or after a moment (ms); asks if need be. */
  confirms: (since: number) => Promise<boolean>;
  /** Packs the body of a page that is asked for again and again as tight as it goes. */
  repack: Repack;
  log: (event: string, fields: Record<string, string | number>) => void;
}

/** How old a refresh after a purge gets before visitors are given the old page after all. */
const PURGE_WAIT_MS = 1_500;
/** The same for a page that is old: as long as a render may take whose endpoints are all late. */
const OLD_WAIT_MS = 3_000;
/** An older page is not served as the first answer while all is well. */
export const OLD_MS = 180_000;
const RETRY_FIRST_MS = 1_000;
const MAX_RETRY_MS = 30_000;
/** A page that lacks a part is made anew after this long. */
const POOR_FRESH_MS = 5_000;
/** A page that was served from memory so many times since it was made will be again. */
const WORTH_REPACKING = 4;
const MAX_TAG_MARKS = 20_000;
/** So many pages, of however many, may turn absent within an hour without a purge before it counts as a fault. */
export const MAX_VANISHED = 20;
/** The longest render, ms: pages of the store carry the moment of its end. */
const RENDER_MS = 10_000;

type Verdict = 'keep' | 'serve' | 'forget' | 'hold';

/**
 * The page cache in front of the renderer (docs/decisions/0003, 0019).
 * One render per key however many ask; stale pages are served at once while one refresh runs; nothing good is replaced
 * by less unless the content system itself says so and is well; a purge marks stale and outdates renders under way.
 */
export function createPageCache(options: PageCacheOptions) {
  const { now, store, log } = options;
  const bornAt = now();
  const shelf = createShelf<Entry>({
    maxBytes: options.maxBytes,
    isVariant,
    evicted: (key) => gone.delete(key),
  });
  const flights = new Map<string, Flight>();
  /** Keys of entries that are `gone`. */
  const gone = new Set<string>();
  let alarmed = false;
  // When each tag was purged last, on a counter rather than a clock: two purges in one millisecond differ.
  const purgeMarks = new Map<string, { count: number; at: number }>();
  let purgeCount = 0;
  /** Marks up to here have been forgotten: whatever is older counts as purged. */
  let forgotten = { count: 0, at: Number.NEGATIVE_INFINITY };

  function put(key: string, entry: Entry) {
    gone.delete(key);
    shelf.put(key, entry, sizeOf(entry.page));
  }

  function forget(key: string) {
    gone.delete(key);
    shelf.drop(key);
    void store.remove(key);
    settleAlarm();
  }

  function served(page: Page, state: Served['state']): Served {
    return { page, state, age: Math.max(0, Math.round((now() - page.renderedAt) / 1000)) };
  }

  /** A page that is fresh, from memory. */
  function hit(key: string, entry: Entry): Served {
    entry.hits += 1;
    if (entry.hits === WORTH_REPACKING && !entry.page.poor) void tighten(key, entry);
    return served(entry.page, 'hit');
  }

  async function tighten(key: string, entry: Entry) {
    const { page } = entry;
    const br = await options.repack(page.etag, page.br);
    if (!br || shelf.get(key) !== entry) return;
    entry.page = { ...page, br };
    shelf.put(key, entry, sizeOf(entry.page));
    void store.write(key, entry.page);
  }

  function usable(entry: Entry) {
    return now() - entry.page.renderedAt < options.keepMs;
  }

  /** Over with its day: shown only when no new page can be made. */
  function outlived({ page }: Entry) {
    return page.trueUntil !== undefined && now() >= page.trueUntil;
  }

  /** Whether one of the tags was purged after a page's render had begun. */
  function purgedSince(tags: readonly string[], { mark, begunAt }: Pick<Entry, 'mark' | 'begunAt'>): boolean {
    const after = (count: number, at: number) => (mark === undefined ? at >= begunAt : count > mark);
    if (after(forgotten.count, forgotten.at)) return true;
    return tags.some((tag) => {
      const purged = purgeMarks.get(tag);
      return purged !== undefined && after(purged.count, purged.at);
    });
  }

  function fly(key: string, render: () => Promise<Rendered>): Flight {
    const running = flights.get(key);
    if (running) return running;
    const flight: Flight = {
      begunAt: now(),
      done: run(key, render).finally(() => flights.delete(key)),
    };
    flights.set(key, flight);
    // The refresh of a stale page has nobody who waits for it: its failure is handled in run().
    flight.done.catch(() => undefined);
    return flight;
  }

  async function run(key: string, render: () => Promise<Rendered>): Promise<Served> {
    const begun = { mark: purgeCount, begunAt: now() };
    let rendered: Rendered;
    try {
      rendered = await render();
      if (rendered.withoutShell && rendered.gaps.length > 0)
        throw new Error('the page lacks its shell and other parts, by answers that nobody may have given');
      if (isDoubtful(rendered)) throw new Error('not found, while parts of the page could not be read');
    } catch (error) {
      const old = await atHand(key);
      if (old) held(key, old, error instanceof Error ? error.message : 'failed');
      throw error;
    }
    const old = await atHand(key);
    const verdict = old ? await against(key, old, rendered) : await alone(key, rendered);
    if (verdict === 'hold' && old) return served(old.page, 'stale');
    if (verdict === 'forget') forget(key);
    if (verdict !== 'keep') return served(rendered.page, 'bypass');
    const page = { ...rendered.page, poor: rendered.degraded, gaps: lacksOf(rendered) };
    const outdated = purgedSince(page.tags, begun);
    const freshMs = page.poor ? Math.min(POOR_FRESH_MS, options.freshMs) : options.freshMs;
    put(key, entryOf(page, { ...begun, freshUntil: outdated ? 0 : now() + freshMs, purged: outdated }));
    settleAlarm();
    void store.write(key, page);
    return served(page, 'miss');
  }

  /** What becomes of a page when there is no other at hand. */
  async function alone(key: string, rendered: Rendered): Promise<Verdict> {
    const { gaps } = rendered;
    const doubted = isAbsent(rendered) ? !isSaid(gaps) : gaps.some((gap) => !gap.said);
    if (doubted && !(await options.confirms(now()))) {
      throw new Error(`without ${namesOf(gaps).join()}, by a content system that is not well`);
    }
    if (!rendered.keep) return 'serve';
    return rendered.degraded && (rendered.withoutShell || isVariant(key)) ? 'serve' : 'keep';
  }

  /** What becomes of a page when another is at hand. */
  async function against(key: string, old: Entry, rendered: Rendered): Promise<Verdict> {
    if (isAbsent(rendered)) return vanished(key, old, rendered);
    const lacking = rendered.gaps.filter(({ endpoint }) => !old.page.gaps.includes(endpoint));
    if (rendered.degraded) {
      const asGood = old.page.poor && lacksOf(rendered).every((endpoint) => old.page.gaps.includes(endpoint));
      return rendered.keep && asGood && !rendered.withoutShell ? 'keep' : held(key, old, 'degraded');
    }
    if (lacking.length > 0) {
      if (!(await confirmed(old)))
        return held(key, old, 'less than before from a content system that is not well');
      const vouched =
        lacking.every((gap) => isOwnEnd(gap) || purgedSince(gap.tags, old)) || isAwayForGood(old.away, now());
      if (!vouched) return held(key, old, `without ${namesOf(lacking).join()}`);
    }
    return rendered.keep ? 'keep' : 'forget';
  }

  /** A page that was good is not found any more. */
  async function vanished(key: string, old: Entry, { gaps, page }: Rendered): Promise<Verdict> {
    if (!(await confirmed(old))) return held(key, old, 'not found by a content system that is not well');
    const tags = gaps.length > 0 ? gaps.flatMap((gap) => gap.tags) : old.page.tags;
    const lacking = gaps.filter(({ endpoint }) => !old.page.gaps.includes(endpoint));
    const isOwnWord = isSaid(lacking);
    if (purgedSince(tags, old) || isAwayForGood(old.away, now()) || (isOwnWord && isGoneForGood(old)))
      return 'forget';
    if (!isOwnWord) return held(key, old, `status ${page.status}, though not by the content system`);
    if (!old.gone) {
      // It stays on disk until its hour is over: how many more will vanish nobody knows yet.
      old.gone = true;
      old.goneSince = now();
      old.freshUntil = 0;
      gone.add(key);
      settleAlarm();
    }
    return alarmed ? held(key, old, 'one of too many that are not found') : 'serve';
  }

  /** Whether the content system is well, now that it has answered with less than a page at hand holds. */
  async function confirmed(old: Entry): Promise<boolean> {
    const well = await options.confirms(now());
    old.away = well ? foundAway(old.away, now()) : undefined;
    if (!well && old.goneSince !== undefined) old.goneSince = now();
    return well;
  }

  /** The system's own word needs no other: whatever nobody asks for within its hour goes as well. */
  const isGoneForGood = ({ goneSince }: Entry) => goneSince !== undefined && now() - goneSince >= AWAY_MS;

  /** Pages that vanish one by one are gone; when too many do, they are served on, and somebody should have a look. */
  function settleAlarm() {
    for (const key of gone) {
      const entry = shelf.get(key);
      if (!entry || !isGoneForGood(entry)) continue;
      gone.delete(key);
      // Of one of many the next answer, which is believed by now, makes an end.
      if (alarmed) entry.gone = false;
      else {
        shelf.drop(key);
        void store.remove(key);
      }
    }
    if (!alarmed && gone.size > MAX_VANISHED) {
      alarmed = true;
      log('page.many-vanished', {
        level: 'error',
        pages: gone.size,
        why: 'The content system says of many pages at once that there are none. They are served on for an hour.',
      });
    } else if (alarmed && gone.size <= MAX_VANISHED / 2) {
      alarmed = false;
      log('page.many-vanished-over', { pages: gone.size });
    }
  }

  /** Leaves the page at hand in its place. */
  function held(key: string, entry: Entry, why: string): Verdict {
    entry.failures += 1;
    entry.retryAt = now() + Math.min(MAX_RETRY_MS, RETRY_FIRST_MS * 2 ** Math.min(entry.failures - 1, 10));
    log('page.refresh-failed', { key, why, failures: entry.failures });
    return 'hold';
  }

  /** The page in memory, or else the one in the store, whatever build it is of. */
  async function atHand(key: string): Promise<Entry | undefined> {
    const known = shelf.get(key);
    if (known) return usable(known) ? known : undefined;
    if (!store.has(key)) return undefined;
    const kept = await store.read(key);
    const meanwhile = shelf.get(key);
    if (meanwhile) return meanwhile;
    if (!kept || now() - kept.page.renderedAt >= options.keepMs) return undefined;
    const { page, sameBuild } = kept;
    const begun = { mark: undefined, begunAt: page.renderedAt - RENDER_MS };
    const foreign = !sameBuild || page.renderedAt <= bornAt;
    const purged = purgedSince(page.tags, begun);
    const fresh = !foreign && !purged && !page.poor;
    const entry = entryOf(page, {
      ...begun,
      freshUntil: fresh ? page.renderedAt + options.freshMs : 0,
      // Nobody has been given the old page since: whoever comes first waits.
      foreign: foreign || purged,
      purged,
    });
    put(key, entry);
    return entry;
  }

  /**
   * How long a visitor waits for a refresh, milliseconds. After a purge one is given the old page; then others wait a
   * moment for the new one, as all do for what has become old. Nobody waits for a content system that does not answer.
   */
  function waitFor(entry: Entry, running: Flight | undefined): number {
    if (!options.well()) return 0;
    if (entry.foreign || now() - entry.page.renderedAt > OLD_MS) return OLD_WAIT_MS;
    return running && entry.purged ? Math.max(0, running.begunAt + PURGE_WAIT_MS - now()) : 0;
  }

  return {
    /**
     * The page for a key: from memory, from the snapshot on disk, or rendered.
     * Throws what `render` throws, only when there is no good page at all.
     */
    async respond(key: string, render: () => Promise<Rendered>): Promise<Served> {
      const entry = shelf.get(key) ?? (flights.has(key) ? undefined : await atHand(key));
      const over = entry !== undefined && outlived(entry) && now() >= entry.retryAt && options.well();
      if (!entry || !usable(entry) || (entry.gone && !alarmed) || over) {
        try {
          return await fly(key, render).done;
        } catch (error) {
          const last = await atHand(key);
          if (last && !last.gone) return served(last.page, 'stale');
          throw error;
        }
      }
      shelf.touch(key);
      if (now() < entry.freshUntil && !outlived(entry)) return hit(key, entry);
      const running = flights.get(key);
      const due = running !== undefined || now() >= entry.retryAt;
      const wait = due ? waitFor(entry, running) : 0;
      if (wait > 0) {
        const fresh = await Promise.race([
          fly(key, render).done.catch(() => undefined),
          pause(wait, undefined, { ref: false }),
        ]);
        if (fresh) return fresh;
      } else if (due) {
        fly(key, render);
      }
      return served(entry.page, 'stale');
    },

    /** What is served of a page in memory as it stands, or undefined: the quick way for the request handler. */
    atOnce(key: string): Served | undefined {
      const entry = shelf.get(key);
      if (!entry || outlived(entry)) return undefined;
      if (now() < entry.freshUntil) return hit(key, entry);
      const running = flights.get(key);
      if (!usable(entry) || (entry.gone && !alarmed)) return undefined;
      if (running ? waitFor(entry, running) > 0 : now() >= entry.retryAt) return undefined;
      return served(entry.page, 'stale');
    },

    /**
     * Marks every page with one of the tags stale, those on disk too; answers how many of those in memory. Renders
     * under way count as begun before it.
     */
    purge(tags: readonly string[]): number {
      purgeCount += 1;
      if (purgeMarks.size + tags.length > MAX_TAG_MARKS) {
        purgeMarks.clear();
        forgotten = { count: purgeCount - 1, at: now() };
      }
      for (const tag of tags) purgeMarks.set(tag, { count: purgeCount, at: now() });
      const wanted = new Set(tags);
      let marked = 0;
      for (const [, entry] of shelf.values()) {
        if (!entry.page.tags.some((tag) => wanted.has(tag))) continue;
        entry.freshUntil = 0;
        entry.purged = true;
        entry.retryAt = 0;
        marked += 1;
      }
      return marked;
    },

    /** Figures for `/readyz` and the log; `vanished`: pages that the content system has said to be gone of late. */
    size: () => ({
      entries: shelf.entries(),
      bytes: shelf.bytes(),
      stored: store.size().pages,
      vanished: gone.size,
      alarmed,
    }),
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

function entryOf(
  page: Page,
  known: Pick<Entry, 'freshUntil' | 'purged' | 'mark' | 'begunAt'> & { foreign?: boolean },
): Entry {
  return {
    page,
    foreign: false,
    retryAt: 0,
    failures: 0,
    away: undefined,
    gone: false,
    goneSince: undefined,
    hits: 0,
    ...known,
  };
}

/** What a page costs in memory, its prepared headers included: tags stand in three of them. */
function sizeOf({ br, headers, tags }: Page): number {
  const length = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);
  return br.length + 2_048 + length(headers.map(([, value]) => value)) + 4 * length(tags);
}

/** Names of the endpoints that a page does without. */
const lacksOf = ({ gaps, missed }: Rendered) => [...new Set([...namesOf(gaps), ...missed])];

const namesOf = (gaps: readonly Gap[]) => [...new Set(gaps.map(({ endpoint }) => endpoint))];

/** Not found, for a visitor who asked for a page by its address; the not-found page itself is kept as such. */
function isAbsent({ keep, page }: Rendered): boolean {
  return !keep && (page.status === 404 || page.status === 410);
}

/** Not found, perhaps only because something was not to be had: the content system has not said so of the page itself. */
function isDoubtful(rendered: Rendered): boolean {
  const { gaps, degraded } = rendered;
  if (!isAbsent(rendered)) return false;
  if (degraded) return !gaps.some((gap) => gap.said && gap.named);
  return gaps.some((gap) => !gap.absent && gap.named) && !gaps.some((gap) => gap.absent);
}

/**
 * Whether the content system has said of an entity asked for by its name that there is none. Of a document that every
 * centre has (home, contact, policies) `null` is rather a mistake.
 */
const isOwnEnd = ({ said, named }: Gap) => said && named;

/** Whether a page is missing by the content system's own word; without gaps it is so by its other answers. */
function isSaid(gaps: readonly Gap[]): boolean {
  return gaps.length === 0 || gaps.some(isOwnEnd);
}
