import { encoded } from '../pages/packing/compress.ts';
import type { WantedMedia } from './address.ts';
import { createKeptFiles } from './kept-files.ts';
import { resized } from './resize.ts';
import { slots } from './slots.ts';
import { MediaMissing, type MediaSourceOptions, readOriginal } from './source.ts';
import type { MediaStore, StoredMedia } from './store.ts';

interface MediaLibraryOptions extends MediaSourceOptions {
  store: MediaStore;
  log: (event: string, fields: Record<string, string | number>) => void;
}

const FETCHES_AT_ONCE = 8;
const PICTURES_AT_ONCE = 2;
/** A name that the content system does not have is not asked for again at once. */
const MISSING_MS = 15_000;
const MAX_MISSING = 1_000;

/**
 * Originals and what is made of them, each fetched and made once however many ask, kept on disk. After a purge the
 * old copy answers while a new one is fetched, and stays if the content system does not answer.
 */
export function createMediaLibrary({ store, log, ...source }: MediaLibraryOptions) {
  const missing = new Map<string, number>();
  const { kept, once } = createKeptFiles(store, log);
  const fetchSlot = slots(FETCHES_AT_ONCE);
  const pictureSlot = slots(PICTURES_AT_ONCE);

  const originalKey = (name: string) => `o/${name}`;

  async function fetchOriginal(name: string): Promise<StoredMedia> {
    if ((missing.get(name) ?? 0) > Date.now()) throw new MediaMissing(name);
    try {
      const askedAt = Date.now();
      const bytes = await fetchSlot(() => readOriginal(name, source));
      return await store.write(originalKey(name), bytes, askedAt);
    } catch (error) {
      if (error instanceof MediaMissing) {
        if (missing.size >= MAX_MISSING) missing.clear();
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
    /** An upload to draw with, fresh if it can be had. @throws MediaMissing or MediaUnavailable */
    original: originalToDeriveFrom,

    /** @throws MediaMissing or MediaUnavailable when it is neither held nor to be had */
    get({ name, picture }: WantedMedia, encoding: 'identity' | 'gzip' | 'br'): Promise<StoredMedia> {
      if (picture) {
        const { width, format } = picture;
        const make = (original: Buffer) => pictureSlot(() => resized(original, width, format));
        return derived(`w${width}/${name}.${format}`, name, make);
      }
      if (encoding !== 'identity') {
        return derived(`${encoding}/${name}`, name, (original) => encoded(original, encoding));
      }
      return kept(originalKey(name), () => fetchOriginal(name));
    },
  };
}
