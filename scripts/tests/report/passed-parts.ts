import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../steps.ts';
import { cleanTree } from './green-tree.ts';

const FILE = join(ROOT, '.tmp', 'passed.json');

/** What follows a command to leave out what has passed already. */
export const RESUME = '--resume';

/** What is written down, of one tree: parts by their names, and how long each took. */
interface Passed {
  tree: string;
  minutes: Record<string, string>;
}

/**
 * Which parts of a run of hours have passed on the tree that is checked out: a run that was cut off goes on where it
 * stopped. Nothing is remembered of a tree with changes, or of another one.
 */
export class PassedParts {
  private readonly file: string;
  private readonly treeNow: () => string | undefined;
  private readonly tree: string | undefined;
  /** Whether what has passed is left out now. */
  readonly resuming: boolean;

  /** @param treeNow what is checked out, undefined where files differ from it */
  constructor({ file = FILE, treeNow = cleanTree, resuming = process.argv.includes(RESUME) } = {}) {
    this.file = file;
    this.treeNow = treeNow;
    this.tree = treeNow();
    this.resuming = resuming;
  }

  /** @param part its command @param work resolves with whether all of it passed */
  async run(part: string, what: string, work: () => Promise<boolean>): Promise<void> {
    const minutes = this.resuming ? this.read()?.minutes[part] : undefined;
    if (minutes !== undefined) {
      process.stdout.write(`${what}: passed on this tree, in ${minutes} minutes\n`);
      return;
    }
    const began = performance.now();
    if (await work()) this.note(part, ((performance.now() - began) / 60_000).toFixed(1));
  }

  private note(part: string, minutes: string): void {
    if (!this.tree || this.treeNow() !== this.tree) return;
    // Parts of a part write down theirs in processes of their own.
    const known = this.read()?.minutes ?? {};
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify({ tree: this.tree, minutes: { ...known, [part]: minutes } }));
  }

  private read(): Passed | undefined {
    if (!this.tree || !existsSync(this.file)) return undefined;
    const kept = JSON.parse(readFileSync(this.file, 'utf8')) as Passed;
    return kept.tree === this.tree ? kept : undefined;
  }
}
