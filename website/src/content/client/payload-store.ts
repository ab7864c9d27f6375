import { createHash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from './replace-file.ts';

/** Keeps over a restart what the content system last said. */
export interface PayloadStore {
  /** Undefined when there is none, or none that this build can read. Never throws. */
  read(key: string): Promise<unknown>;
  /** Never throws: a full disk costs the copy, not the answer. What is there already is not written again. */
  write(key: string, value: unknown): Promise<void>;
}

interface PayloadStoreOptions {
  /** Made when missing; must be the store's alone. */
  directory: string;
  /** Another build reads payloads its own way: it does not take these. */
  build: string;
  /** Older copies are not given out, milliseconds. */
  keepMs: number;
  /** Milliseconds. */
  now: () => number;
  log: (event: string, fields: Record<string, string | number>) => void;
}

interface Kept {
  key: string;
  build: string;
  value: unknown;
}

/** One JSON file a key, replaced whole. There have to be few keys: nothing goes but by being replaced. */
export function createPayloadStore({
  directory,
  build,
  keepMs,
  now,
  log,
}: PayloadStoreOptions): PayloadStore {
  const written = new Map<string, string>();
  const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
  const fileOf = (key: string) => join(directory, `${digest(key).slice(0, 32)}.json`);

  return {
    async read(key) {
      try {
        const file = fileOf(key);
        if (now() - (await stat(file)).mtimeMs > keepMs) return undefined;
        const kept: Kept = JSON.parse(await readFile(file, 'utf8'));
        return kept.key === key && kept.build === build ? kept.value : undefined;
      } catch {
        return undefined;
      }
    },
    async write(key, value) {
      const text = JSON.stringify({ key, build, value } satisfies Kept);
      const hash = digest(text);
      if (written.get(key) === hash) return;
      written.set(key, hash);
      try {
        await mkdir(directory, { recursive: true });
        await replaceFile(fileOf(key), text);
      } catch (error) {
        written.delete(key);
        log('payload-store.failed', { why: String(error) });
      }
    },
  };
}

/** Keeps nothing. */
export const noPayloadStore: PayloadStore = {
  read: async () => undefined,
  write: async () => undefined,
};
