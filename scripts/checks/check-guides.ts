import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFiles } from '../git/own-files.ts';
import { ROOT } from '../steps.ts';
import { missingPaths } from './guide-paths.ts';

// What the guides for developers name is there. Prints each path that is not; exit 1 on any.
const GUIDES = ['CONTRIBUTING.md', 'e2e/README.md', 'docs/first-changes.md', 'docs/where-things-live.md'];
/** What programs and builds write. */
const MADE = ['.data', '.tmp', 'content/dist', 'dist'];

const files = ownFiles(ROOT);
let missing = 0;
for (const guide of GUIDES) {
  const text = readFileSync(join(ROOT, guide), 'utf8');
  for (const path of missingPaths(guide, text, files, MADE)) {
    missing += 1;
    process.stderr.write(`${guide}: ${path} is not there\n`);
  }
}
process.stdout.write(`Paths in ${GUIDES.length} guides: ${missing} are not there.\n`);
if (missing > 0) process.exitCode = 1;
