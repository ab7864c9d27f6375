import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemNow } from '../../clock/pinned-clock.ts';
import { git } from '../../git/git.ts';
import { ROOT } from '../../steps.ts';

const FILE = join(ROOT, '.tmp', 'green');

/** The hash of the tree that is checked out, or undefined where files differ from it or there is no git. */
export function cleanTree(): string | undefined {
  try {
    return git(ROOT, 'status', '--porcelain') === '' ? git(ROOT, 'rev-parse', 'HEAD^{tree}') : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing is known to be green while the tests run. */
export function forgetGreenTree(): void {
  rmSync(FILE, { force: true });
}

/** Writes into `.tmp/green` that a tree has passed: its hash, when (by the system's clock), and after how long. */
export function keepGreenTree(tree: string, minutes: string): void {
  mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  writeFileSync(FILE, `${tree} ${new Date(systemNow()).toISOString()} ${minutes} min\n`);
}
