import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store';

interface Folders {
  /** Holds `uploads/`; what lies here anyone may read. */
  publicDir: string;
  /** Holds `bin/`. */
  dataDir: string;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The media library in folders of this machine. */
export function diskStore({ publicDir, dataDir }: Folders): FileStore {
  const place = (path: string) => join(path.startsWith('uploads/') ? publicDir : dataDir, path);
  const ready = (path: string) => mkdir(dirname(place(path)), { recursive: true, mode: 0o700 });
  return {
    async write(path, bytes) {
      await ready(path);
      await writeFile(place(path), bytes);
    },
    async read(path) {
      const found = await stat(place(path)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      return found?.isFile() ? { body: createReadStream(place(path)), length: found.size } : null;
    },
    async copy(from, to) {
      await ready(to);
      try {
        await copyFile(place(from), place(to));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async remove(path) {
      await rm(place(path), { force: true });
      // What is deleted has a folder of its own in the bin.
      if (path.startsWith('bin/')) await rmdir(dirname(place(path))).catch(() => undefined);
    },
  };
}
