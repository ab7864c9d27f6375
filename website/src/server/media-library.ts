import { compressed } from './compress.ts';
import type { WantedMedia } from './media-address.ts';
import { resized } from './media-resize.ts';
import { MediaMissing, type MediaSourceOptions, MediaUnavailable, readOriginal } from './media-source.ts';
import type { MediaStore, StoredMedia } from './media-store.ts';

export interface MediaLibraryOptions extends MediaSourceOptions {
  store: MediaStore;
  log: (event: string, fields: Record<string, string | number>) => void;
}

const FETCHES_AT_ONCE = 8;
const PICTURES_AT_ONCE = 2;
const MOST_WAITING = 300;
/** Pause of all refreshing after one that failed. */
const REST_MS = 2_000;
/** A name that the content system does not have is not asked for again at once. */
const MISSING_MS = 15_000;
const MOST_MISSING = 1_000;

/**
 * Originals and what is made of them, each fetched and made once however many ask, kept on disk. After a purge the
 * old copy answers while a new one is fetched, and stays if the content system does not answer.
 */
export function createMediaLibrary({ store, log, ...source }: MediaLibraryOptions) {
  const running = new Map<string, Promise<StoredMedia>>();
  const missing = new Map<string, number>();
  let restsUntil = 0;
  const fetchSlot = slots(FETCHES_AT_ONCE);
  const pictureSlot = slots(PICTURES_AT_ONCE);

  async function kept(key: string, make: () => Promise<StoredMedia>): Promise<StoredMedia> {
    const held = await store.read(key);
    if (held && (!held.stale || Date.now() < restsUntil)) return held;
    const making = once(key, make);
    if (!held) return making;
    making.catch((error: unknown) => {
      restsUntil = Date.now() + REST_MS;
      log('media.not-refreshed', { key, why: String(error) });
    });
    return held;
  }

  function once(key: string, make: () => Promise<StoredMedia>): Promise<StoredMedia> {
    const known = running.get(key);
    if (known) return known;
    const making = make().finally(() => running.delete(key));
    running.set(key, making);
    return making;
  }

  const originalKey = (name: string) => `o/${name}`;

  async function fetchOriginal(name: string): Promise<StoredMedia> {
    if ((missing.get(name) ?? 0) > Date.now()) throw new MediaMissing(name);
    try {
      const askedAt = Date.now();
      const bytes = await fetchSlot(() => readOriginal(name, source));
      return await store.write(originalKey(name), bytes, askedAt);
    } catch (error) {
      if (error instanceof MediaMissing) {
        if (missing.size >= MOST_MISSING) missing.clear();
        missing.set(name, Date.now() + MISSING_MS);
        await store.remove(originalKey(name));
      }
      throw error;
    }
  }

  /** The original, fresh if it can be had: what is derived from a stale one would pass for fresh. */
  async function originalToDeriveFrom(name: string): Promise<Buffer> {
    const held = await store.read(originalKey(name));
    const fresh = held && !held.stale ? held : await once(originalKey(name), () => fetchOriginal(name));
    return fresh.bytes;
  }

  function derived(
    key: string,
    name: string,
    make: (original: Buffer) => Promise<Buffer>,
  ): Promise<StoredMedia> {
    return kept(key, async () => {
      try {
        const askedAt = Date.now();
        return await store.write(key, await make(await originalToDeriveFrom(name)), askedAt);
      } catch (error) {
        if (error instanceof MediaMissing) await store.remove(key);
        throw error;
      }
    });
  }

  return {
    /** @throws MediaMissing or MediaUnavailable when it is neither held nor to be had */
    get({ name, picture }: WantedMedia, encoding: 'identity' | 'gzip' | 'br'): Promise<StoredMedia> {
      if (picture) {
        const { width, format } = picture;
        const make = (original: Buffer) => pictureSlot(() => resized(original, width, format));
        return derived(`w${width}/${name}.${format}`, name, make);
      }
      if (encoding !== 'identity') {
        return derived(
          `${encoding}/${name}`,
          name,
          async (original) => (await compressed(original))[encoding],
        );
      }
      return kept(originalKey(name), () => fetchOriginal(name));
    },
  };
}

/** Lets so many run at once; the others wait in order, and past a queue's length are turned away. */
function slots(most: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= most) {
      if (waiting.length >= MOST_WAITING) throw new MediaUnavailable('too many waiting');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else busy++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy--;
    }
  };
}
