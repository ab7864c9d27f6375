import { spawnSync } from 'node:child_process';

/** What a command of git prints in a folder, without its last line break. @throws with git's own words where it fails */
export function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (error) throw new Error(`git cannot be run: ${error.message}`);
  if (status !== 0) throw new Error(`"git ${args.join(' ')}" ended with ${status}: ${stderr.trim()}`);
  return stdout.trimEnd();
}

/** The same, and nothing where it fails. */
export function gitOrNothing(folder: string, ...args: string[]): string {
  try {
    return git(folder, ...args);
  } catch {
    return '';
  }
}
