import type { MediaStore, StoredMedia } from './store.ts';

/** Pause of all refreshing after one that failed. */
const REST_MS = 2_000;

/**
 * Files that are made when first asked for, each once however many ask. After a purge the old one answers while a new
 * one is made, and stays if that fails.
 */
export function createKeptFiles(
  store: MediaStore,
  log: (event: string, fields: Record<string, string | number>) => void,
) {
  const running = new Map<string, Promise<StoredMedia>>();
  let restsUntil = 0;

  /** Makes it now, or waits for whoever is making it. */
  function once(key: string, make: () => Promise<StoredMedia>): Promise<StoredMedia> {
    const known = running.get(key);
    if (known) return known;
    const making = make().finally(() => running.delete(key));
    running.set(key, making);
    return making;
  }

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

  return { kept, once };
}
