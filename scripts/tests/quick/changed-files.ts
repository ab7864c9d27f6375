import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../steps.ts';

/**
 * Files that differ from a commit, saved or staged, and those that git does not know yet; what is gone is left out.
 * Paths relative to the root. @param since anything that names a commit
 */
export function changedFiles(since: string): string[] {
  const changed = git('diff', '--name-only', '-z', '--diff-filter=d', since, '--');
  const added = git('ls-files', '-z', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].filter((file) => existsSync(join(ROOT, file))).sort();
}

/** Paths that a command of git names. */
function git(...args: string[]): string[] {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (error) throw new Error(`git cannot be run (${error.message}): what has changed is not known.`);
  if (status !== 0) throw new Error(stderr.trim() || `git ${args[0]} ended with ${status}`);
  return stdout.split('\0').filter(Boolean);
}
