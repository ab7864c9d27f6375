import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUP_NAME, outdated } from './contents.ts';
import { MANIFEST } from './manifest.ts';

/**
 * Removes finished backups but for the newest ones, their secrets with them. One that can't be removed keeps none of the
 * others.
 * @param secrets folder of the secrets where they lie apart @param remove a folder with all that is in it
 * @returns how many are gone, and of each that stays where it lies and why
 */
export async function removeOld(
  into: string,
  secrets: string | undefined,
  keep: number,
  remove = (folder: string) => rm(folder, { recursive: true, force: true }),
): Promise<{ removed: number; left: string[] }> {
  const finished = (await readdir(into)).filter(
    (name) => BACKUP_NAME.test(name) && existsSync(join(into, name, MANIFEST)),
  );
  const old = outdated(finished, keep);
  const left: string[] = [];
  for (const name of old) {
    const folders = [join(into, name), ...(secrets ? [join(secrets, name)] : [])];
    try {
      for (const folder of folders) await remove(folder);
    } catch (error) {
      left.push(`${folders[0]} (${error instanceof Error ? error.message : String(error)})`);
    }
  }
  return { removed: old.length - left.length, left };
}
