import { mkdir, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { replaceFile } from '../../content/client/replace-file.ts';

export interface StoredMedia {
  bytes: Buffer;
  /** Strong: size and time, in whole ms as files keep them; a file is only ever replaced whole. */
  etag: string;
  /** Written before the last purge: to be fetched again if the content system answers. */
  stale: boolean;
}

/** Files under one folder, held to a number of bytes; what was used longest ago goes first. */
export interface MediaStore {
  /** Undefined when it is not there. Never throws. */
  read(key: string): Promise<StoredMedia | undefined>;
  /**
   * Never throws: a full disk costs the copy, not the answer.
   * @param askedAt when the bytes were asked for, ms: a purge after that makes them stale
   */
  write(key: string, bytes: Buffer, askedAt: number): Promise<StoredMedia>;
  remove(key: string): Promise<void>;
  /** From now on everything held is stale. Survives a restart. */
  purge(): Promise<void>;
}

const PURGED = '.purged';

/**
 * @param directory made when missing; must be the store's alone
 * @param maxBytes of all files together
 */
export function createMediaStore(
  directory: string,
  maxBytes: number,
  log: (event: string, fields: Record<string, string | number>) => void,
): MediaStore {
  // In order of use, oldest first.
  const held = new Map<string, number>();
  let total = 0;
  let purgedAt = 0;
  let begun: Promise<void> | undefined;

  function start() {
    begun ??= scan().catch((error: unknown) => log('media-store.failed', { why: String(error) }));
    return begun;
  }

  async function scan() {
    await mkdir(directory, { recursive: true });
    purgedAt = (await stat(join(directory, PURGED)).catch(() => undefined))?.mtimeMs ?? 0;
    const files: { key: string; size: number; time: number }[] = [];
    for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name === PURGED) continue;
      const path = join(entry.parentPath, entry.name);
      if (entry.name.endsWith('.part')) await rm(path, { force: true });
      else {
        const found = await stat(path);
        files.push({ key: relative(directory, path), size: found.size, time: found.mtimeMs });
      }
    }
    for (const { key, size } of files.sort((a, b) => a.time - b.time)) hold(key, size);
    await shrink();
  }

  function hold(key: string, size: number) {
    total += size - (held.get(key) ?? 0);
    held.delete(key);
    held.set(key, size);
  }

  function forget(key: string) {
    total -= held.get(key) ?? 0;
    held.delete(key);
  }

  async function shrink() {
    for (const key of held.keys()) {
      if (total <= maxBytes) return;
      forget(key);
      await rm(join(directory, key), { force: true });
    }
  }

  const describe = (bytes: Buffer, time: number): StoredMedia => ({
    bytes,
    etag: `"${bytes.length.toString(36)}-${Math.round(time).toString(36)}"`,
    stale: time <= purgedAt,
  });

  return {
    async read(key) {
      await start();
      const size = held.get(key);
      if (size === undefined) return undefined;
      try {
        await using file = await open(join(directory, key));
        const [bytes, { mtimeMs }] = [await file.readFile(), await file.stat()];
        hold(key, bytes.length);
        return describe(bytes, mtimeMs);
      } catch {
        forget(key);
        return undefined;
      }
    },

    async write(key, bytes, askedAt) {
      await start();
      const path = join(directory, key);
      try {
        await mkdir(dirname(path), { recursive: true });
        await replaceFile(path, bytes, new Date(askedAt));
        hold(key, bytes.length);
        await shrink();
      } catch (error) {
        log('media-store.failed', { why: String(error) });
      }
      return describe(bytes, askedAt);
    },

    async remove(key) {
      forget(key);
      await rm(join(directory, key), { force: true }).catch(() => {});
    },

    async purge() {
      await start();
      purgedAt = Date.now();
      const marker = join(directory, PURGED);
      try {
        await writeFile(marker, '');
        await utimes(marker, new Date(purgedAt), new Date(purgedAt));
      } catch (error) {
        log('media-store.failed', { why: String(error) });
      }
    },
  };
}
