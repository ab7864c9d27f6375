import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../content/client/replace-file.ts';
import { ownMemory } from './packing/own-memory.ts';
import { isTight, noteTight } from './packing/packed-bodies.ts';
import { isVariant, type Page } from './page.ts';
import { createShelf, type Shelf } from './page-shelf.ts';

/** Good pages on disk, so that a restart while the content system is down still answers. */
export interface PageStore {
  /** Whether there is a snapshot, without looking into it. */
  has(key: string): boolean;
  /** Never throws: a page that cannot be read is a page that is not there. */
  read(key: string): Promise<{ page: Page; sameBuild: boolean } | undefined>;
  /** Never throws: a full disk costs the snapshot, not the answer. */
  write(key: string, page: Page): Promise<void>;
  remove(key: string): Promise<void>;
  /** Resolves when all writes begun so far have ended. */
  settled(): Promise<void>;
  /** `pages` without variants. */
  size(): { pages: number; bytes: number };
}

interface Snapshot {
  key: string;
  build: string;
  status: number;
  headers: [string, string][];
  etag: string;
  tags: string[];
  gaps: string[];
  poor: boolean;
  renderedAt: number;
  trueUntil?: number;
  /** The body in brotli, base64. */
  br: string;
  /** As small as brotli makes it. */
  tight?: true;
}

interface DiskStoreOptions {
  directory: string;
  /** Identity of the built website; assets of another build are no longer served. */
  build: string;
  keepMs: number;
  /** Cap on the sum of all snapshots, at start and while running. */
  maxBytes: number;
  now: () => number;
  log: (event: string, fields: Record<string, string | number>) => void;
}

/** Names tell variants from pages: they are the first to go, also after a restart. */
const PAGE = 'p-';
const VARIANT = 'v-';
const NAME = /^[pv]-[0-9a-f]{40}\.json$/;

/** Keeps one JSON file a page, named by the hash of its key, written beside and renamed (never half a file). */
export async function createDiskStore(options: DiskStoreOptions): Promise<PageStore> {
  const { directory, log } = options;
  await mkdir(directory, { recursive: true });
  // The last work under way for each file: a removal must not be overtaken by an earlier write.
  const tails = new Map<string, Promise<void>>();
  /** What lies in the folder, by file name. */
  const shelf = createShelf<undefined>({
    maxBytes: options.maxBytes,
    isVariant: (name) => name.startsWith(VARIANT),
    evicted: (name) => void after(name, () => rm(join(directory, name), { force: true })),
  });

  const nameOf = (key: string) =>
    `${isVariant(key) ? VARIANT : PAGE}${createHash('sha256').update(key).digest('hex').slice(0, 40)}.json`;

  function after(name: string, work: () => Promise<void>): Promise<void> {
    const tail = (tails.get(name) ?? Promise.resolve())
      .then(work)
      .catch((error: unknown) => log('page-store.failed', { why: String(error) }))
      .finally(() => {
        if (tails.get(name) === tail) tails.delete(name);
      });
    tails.set(name, tail);
    return tail;
  }

  await survey(options, shelf);
  return {
    has: (key) => shelf.has(nameOf(key)),
    async read(key) {
      const name = nameOf(key);
      try {
        const snapshot: Snapshot = JSON.parse(await readFile(join(directory, name), 'utf8'));
        if (snapshot.key !== key || typeof snapshot.br !== 'string') throw new Error('not of this key');
        const { status, headers, etag, tags, gaps, poor, renderedAt, trueUntil } = snapshot;
        shelf.touch(name);
        const br = ownMemory(Buffer.from(snapshot.br, 'base64'));
        if (snapshot.tight) noteTight(br);
        return {
          page: {
            status,
            headers,
            etag,
            tags,
            gaps,
            poor,
            renderedAt,
            br,
            ...(trueUntil === undefined ? {} : { trueUntil }),
          },
          sameBuild: snapshot.build === options.build,
        };
      } catch {
        shelf.drop(name);
        return undefined;
      }
    },
    write(key, page) {
      const name = nameOf(key);
      const { status, etag, renderedAt, trueUntil, poor } = page;
      const snapshot: Snapshot = {
        key,
        build: options.build,
        status,
        headers: page.headers.map(([header, value]) => [header, value]),
        etag,
        tags: [...page.tags],
        gaps: [...page.gaps],
        poor,
        renderedAt,
        ...(trueUntil === undefined ? {} : { trueUntil }),
        br: page.br.toString('base64'),
        ...(isTight(page.br) ? { tight: true } : {}),
      };
      const text = JSON.stringify(snapshot);
      shelf.put(name, undefined, Buffer.byteLength(text));
      return after(name, async () => {
        // Pushed out before it was written.
        if (shelf.has(name)) await replaceFile(join(directory, name), text);
      });
    },
    remove(key) {
      const name = nameOf(key);
      shelf.drop(name);
      return after(name, async () => {
        if (!shelf.has(name)) await rm(join(directory, name), { force: true });
      });
    },
    async settled() {
      while (tails.size > 0) await Promise.all(tails.values());
    },
    size: () => ({ pages: shelf.pages(), bytes: shelf.bytes() }),
  };
}

/** Puts what lies in the folder on the shelf, the latest last; what is no snapshot of ours, or is past its keeping, goes. */
async function survey({ directory, keepMs, now }: DiskStoreOptions, shelf: Shelf<undefined>) {
  const files: { name: string; size: number; time: number }[] = [];
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) continue;
    if (!NAME.test(name) || now() - found.mtimeMs > keepMs) await rm(path, { force: true });
    else files.push({ name, size: found.size, time: found.mtimeMs });
  }
  files.sort((a, b) => a.time - b.time);
  for (const { name, size } of files) shelf.put(name, undefined, size);
}

/** A store that keeps nothing: for tests. */
export const noStore: PageStore = {
  has: () => false,
  read: async () => undefined,
  write: async () => undefined,
  remove: async () => undefined,
  settled: async () => undefined,
  size: () => ({ pages: 0, bytes: 0 }),
};
