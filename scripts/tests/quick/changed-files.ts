import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../../git/git.ts';
import { ROOT } from '../../steps.ts';

/**
 * Files that differ from a commit, saved or staged, and those that git does not know yet; what is gone is left out.
 * Paths relative to the root. @param since anything that names a commit
 */
export function changedFiles(since: string): string[] {
  const changed = named('diff', '--name-only', '-z', '--diff-filter=d', since, '--');
  const added = named('ls-files', '-z', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].filter((file) => existsSync(join(ROOT, file))).sort();
}

/** Paths that a command of git names. */
const named = (...args: string[]): string[] =>
  git(ROOT, ...args)
    .split('\0')
    .filter(Boolean);
