import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './git.ts';

/** Paths, relative to a folder, of what is kept there or will be: what git knows and what it would take. Deleted files are none. */
export function ownFiles(folder: string): string[] {
  return (
    git(folder, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
      .split('\0')
      // A file that was deleted and not yet said to git is still named.
      .filter((file) => file !== '' && existsSync(join(folder, file)))
  );
}
