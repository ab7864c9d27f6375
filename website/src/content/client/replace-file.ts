import { randomUUID } from 'node:crypto';
import { rename, rm, utimes, writeFile } from 'node:fs/promises';

/**
 * Writes a file beside its place and moves it there: whoever reads it finds the old one or the new one, whole, also
 * when several processes write it. Its folder has to exist. Throws what the file system says, and leaves nothing behind.
 * @param time what is to stand as the file's own; without one, now
 */
export async function replaceFile(file: string, contents: string | Uint8Array, time?: Date): Promise<void> {
  const beside = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(beside, contents);
    if (time) await utimes(beside, time, time);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw error;
  }
}
