import { setTimeout as pause } from 'node:timers/promises';
import type { PageStore } from './page-store.ts';

/** A finished page in every encoding it is served in. Bodies are never changed after construction. */
export interface Page {
  status: number;
  /** Header pairs that belong to the page itself (content type, CSP, links); caching headers are added when serving. */
  headers: readonly (readonly [string, string])[];
  etag: string;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
  /** What the page was made of; a purge of any of these makes it stale. */
  tags: readonly string[];
  /** Milliseconds since the epoch. */
  renderedAt: number;
  /** Milliseconds since the epoch: from then on what it says of today is wrong. Unset: it stays true. */
  trueUntil?: number;
  /** The one origin that may show this answer in a frame; nobody may unless set. Never on a kept page. */
  framedBy?: string;
}

/** What a renderer answers. `keep: false` (not found, degraded, redirect) is served once and never stored. */
export interface Rendered {
  page: Page;
  keep: boolean;
  /** True when a part of the page is missing because the content system could not answer. */
  degraded: boolean;
}

export type CacheState = 'hit' | 'miss' | 'stale' | 'bypass';

export interface Served {
  page: Page;
  state: CacheState;
  /** Seconds since the page was rendered. */
  age: number;
}

interface Entry {
  page: Page;
  bytes: number;
  /** Until when (ms) the page is fresh; 0 after a purge. */
  freshUntil: number;
  purged: boolean;
  /** After a failed refresh: not before this moment (ms) again. */
  retryAt: number;
  failures: number;
}

interface Flight {
  done: Promise<Served>;
}

export interface PageCacheOptions {
  /** Cap on the sum of all bodies held in memory. */
  maxBytes: number;
  /** How long a page counts as fresh, ms. */
  freshMs: number;
  /** How long a good page may still be served when the content system is down, ms (10 days). */
  keepMs: number;
  now: () => number;
  store: PageStore;
  log: (event: string, fields: Record<string, string | number>) => void;
}

/** How long a visitor waits for a refresh that a purge has started before he gets the old page. */
const PURGE_WAIT_MS = 1_500;
const RETRY_FIRST_MS = 1_000;
const RETRY_MOST_MS = 30_000;
const TAG_MARKS_MOST = 20_000;

/**
 * The page cache in front of the renderer (docs/decisions/0003).
 * One render per key however many ask; stale pages are served at once while one refresh runs; a failed or
 * degraded render never replaces a good page; a purge marks stale and outdates renders already under way.
 */
export function createPageCache(options: PageCacheOptions) {
  const { now, store, log } = options;
  // A Map keeps insertion order: the first entry is the one not used for longest.
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Flight>();
  // When each tag was purged last, on a counter rather than a clock: two purges in one millisecond differ.
  const purgeMarks = new Map<string, number>();
  let purgeCount = 0;
  let bytesHeld = 0;

  function touch(key: string, entry: Entry) {
    entries.delete(key);
    entries.set(key, entry);
  }

  function put(key: string, entry: Entry) {
    drop(key);
    entries.set(key, entry);
    bytesHeld += entry.bytes;
    for (const oldest of entries.keys()) {
      if (bytesHeld <= options.maxBytes || oldest === key) break;
      drop(oldest);
    }
  }

  function drop(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytesHeld -= entry.bytes;
  }

  function entryOf(page: Page, freshUntil: number, purged: boolean): Entry {
    const { identity, gzip, br } = page.bodies;
    const bytes = identity.length + gzip.length + br.length + 1_024;
    return { page, bytes, freshUntil, purged, retryAt: 0, failures: 0 };
  }

  function served(page: Page, state: CacheState): Served {
    return { page, state, age: Math.max(0, Math.round((now() - page.renderedAt) / 1000)) };
  }

  function usable(entry: Entry) {
    return now() - entry.page.renderedAt < options.keepMs;
  }

  /** Over with its day: shown only when no new page can be made. */
  function outlived({ page }: Entry) {
    return page.trueUntil !== undefined && now() >= page.trueUntil;
  }

  function purgedSince(tags: readonly string[], mark: number) {
    return tags.some((tag) => (purgeMarks.get(tag) ?? 0) > mark);
  }

  function fly(key: string, render: () => Promise<Rendered>): Flight {
    const running = flights.get(key);
    if (running) return running;
    const mark = purgeCount;
    const flight: Flight = { done: run() };
    flights.set(key, flight);
    // The refresh of a stale page has nobody who waits for it: its failure is handled in run().
    flight.done.catch(() => undefined);
    return flight;

    async function run(): Promise<Served> {
      try {
        const rendered = await render();
        const old = entries.get(key);
        if (rendered.degraded && old && usable(old)) {
          held(key, old, 'degraded');
          return served(old.page, 'stale');
        }
        if (!rendered.keep || rendered.degraded) {
          // An address that is gone for good (unpublished, redirected) must not be served from the store later.
          if (!rendered.degraded && rendered.page.status < 500) {
            drop(key);
            void store.remove(key);
          }
          return served(rendered.page, 'bypass');
        }
        const outdated = purgedSince(rendered.page.tags, mark);
        put(key, entryOf(rendered.page, outdated ? 0 : now() + options.freshMs, outdated));
        void store.write(key, rendered.page);
        return served(rendered.page, 'miss');
      } catch (error) {
        const old = entries.get(key);
        if (old) held(key, old, error instanceof Error ? error.message : 'failed');
        throw error;
      } finally {
        flights.delete(key);
      }
    }
  }

  function held(key: string, entry: Entry, why: string) {
    entry.failures += 1;
    entry.retryAt = now() + Math.min(RETRY_MOST_MS, RETRY_FIRST_MS * 2 ** (entry.failures - 1));
    log('page.refresh-failed', { key, why, failures: entry.failures });
  }

  async function fromStore(key: string, sameBuild: boolean): Promise<Entry | undefined> {
    const kept = await store.read(key);
    if (!kept || now() - kept.page.renderedAt >= options.keepMs) return undefined;
    if (sameBuild && !kept.sameBuild) return undefined;
    const entry = entryOf(kept.page, 0, false);
    if (!entries.has(key)) put(key, entry);
    return entries.get(key) ?? entry;
  }

  return {
    /**
     * The page for a key: from memory, from the snapshot on disk, or rendered.
     * Throws what `render` throws, only when there is no good page at all.
     */
    async respond(key: string, render: () => Promise<Rendered>): Promise<Served> {
      let entry = entries.get(key);
      if (!entry && !flights.has(key)) entry = await fromStore(key, true);
      if (!entry || !usable(entry) || (outlived(entry) && now() >= entry.retryAt)) {
        try {
          return await fly(key, render).done;
        } catch (error) {
          if (entry && usable(entry)) return served(entry.page, 'stale');
          // A snapshot of an earlier build may miss its style sheet; words without style beat no words.
          const last = await fromStore(key, false);
          if (last && usable(last)) return served(last.page, 'stale');
          throw error;
        }
      }
      touch(key, entry);
      if (now() < entry.freshUntil && !outlived(entry)) return served(entry.page, 'hit');
      const running = flights.get(key);
      if (running && entry.purged) {
        // Somebody has already been given the old page: this visitor waits a moment for the new one.
        const fresh = await Promise.race([
          running.done.catch(() => undefined),
          pause(PURGE_WAIT_MS, undefined, { ref: false }),
        ]);
        if (fresh) return fresh;
      } else if (!running && now() >= entry.retryAt) {
        fly(key, render);
      }
      return served(entry.page, 'stale');
    },

    /** A fresh page straight from memory, or undefined: the quick way for the request handler. */
    fresh(key: string): Page | undefined {
      const entry = entries.get(key);
      if (!entry || now() >= entry.freshUntil || outlived(entry)) return undefined;
      return entry.page;
    },

    /** Marks every page with one of the tags stale; answers how many. Renders under way count as begun before it. */
    purge(tags: readonly string[]): number {
      purgeCount += 1;
      if (purgeMarks.size + tags.length > TAG_MARKS_MOST) purgeMarks.clear();
      for (const tag of tags) purgeMarks.set(tag, purgeCount);
      const wanted = new Set(tags);
      let marked = 0;
      for (const entry of entries.values()) {
        if (!entry.page.tags.some((tag) => wanted.has(tag))) continue;
        entry.freshUntil = 0;
        entry.purged = true;
        entry.retryAt = 0;
        marked += 1;
      }
      return marked;
    },

    /** Figures for `/readyz` and the log. */
    size: () => ({ entries: entries.size, bytes: bytesHeld }),
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
