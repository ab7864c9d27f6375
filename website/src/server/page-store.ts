import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressed } from './compress.ts';
import type { Page } from './page-cache.ts';

/** Good pages on disk, so that a restart while the content system is down still answers. */
export interface PageStore {
  /** Never throws: a page that cannot be read is a page that is not there. */
  read(key: string): Promise<{ page: Page; sameBuild: boolean } | undefined>;
  /** Never throws: a full disk costs the snapshot, not the answer. */
  write(key: string, page: Page): Promise<void>;
  remove(key: string): Promise<void>;
  /** Resolves when all writes begun so far have ended. */
  settled(): Promise<void>;
}

interface Snapshot {
  key: string;
  build: string;
  status: number;
  headers: [string, string][];
  etag: string;
  tags: string[];
  renderedAt: number;
  trueUntil?: number;
  body: string;
}

export interface DiskStoreOptions {
  directory: string;
  /** Identity of the built website; assets of another build are no longer served. */
  build: string;
  keepMs: number;
  maxBytes: number;
  now: () => number;
  log: (event: string, fields: Record<string, string | number>) => void;
}

/** Keeps one JSON file a page, named by the hash of its key, written beside and renamed (never half a file). */
export async function createDiskStore(options: DiskStoreOptions): Promise<PageStore> {
  await mkdir(options.directory, { recursive: true });
  await sweep(options);
  // The last work under way for each file: a removal must not be overtaken by an earlier write.
  const tails = new Map<string, Promise<void>>();
  const fileOf = (key: string) =>
    join(options.directory, `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.json`);

  function after(file: string, work: () => Promise<void>): Promise<void> {
    const tail = (tails.get(file) ?? Promise.resolve())
      .then(work)
      .catch((error: unknown) => options.log('page-store.failed', { why: String(error) }))
      .finally(() => {
        if (tails.get(file) === tail) tails.delete(file);
      });
    tails.set(file, tail);
    return tail;
  }

  return {
    async read(key) {
      try {
        const snapshot: Snapshot = JSON.parse(await readFile(fileOf(key), 'utf8'));
        if (snapshot.key !== key || typeof snapshot.body !== 'string') return undefined;
        const { status, headers, etag, tags, renderedAt, trueUntil } = snapshot;
        const bodies = await compressed(Buffer.from(snapshot.body));
        return {
          page: {
            status,
            headers,
            etag,
            tags,
            renderedAt,
            bodies,
            ...(trueUntil === undefined ? {} : { trueUntil }),
          },
          sameBuild: snapshot.build === options.build,
        };
      } catch {
        return undefined;
      }
    },
    write(key, page) {
      const snapshot: Snapshot = {
        key,
        build: options.build,
        status: page.status,
        headers: page.headers.map(([name, value]) => [name, value]),
        etag: page.etag,
        tags: [...page.tags],
        renderedAt: page.renderedAt,
        ...(page.trueUntil === undefined ? {} : { trueUntil: page.trueUntil }),
        body: page.bodies.identity.toString('utf8'),
      };
      return after(fileOf(key), () => replaceFile(fileOf(key), JSON.stringify(snapshot)));
    },
    remove: (key) => after(fileOf(key), () => rm(fileOf(key), { force: true })),
    async settled() {
      await Promise.all(tails.values());
    },
  };
}

async function replaceFile(file: string, text: string) {
  const beside = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(beside, text);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** Removes half-written files, pages past their keeping, and the oldest ones over the cap. */
async function sweep({ directory, keepMs, maxBytes, now }: DiskStoreOptions) {
  const files: { path: string; size: number; time: number }[] = [];
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) continue;
    if (!name.endsWith('.json') || now() - found.mtimeMs > keepMs) await rm(path, { force: true });
    else files.push({ path, size: found.size, time: found.mtimeMs });
  }
  files.sort((a, b) => b.time - a.time);
  let held = 0;
  for (const file of files) {
    held += file.size;
    if (held > maxBytes) await rm(file.path, { force: true });
  }
}

/** A store that keeps nothing: for tests and for `PAGE_STORE=off`. */
export const noStore: PageStore = {
  read: async () => undefined,
  write: async () => undefined,
  remove: async () => undefined,
  settled: async () => undefined,
};
