import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps.ts';
import { decisionFaults } from './decisions.ts';

// Every decision record is in the index, under its own title. Prints what is wrong; exit 1 on any.
const folder = join(ROOT, 'docs', 'decisions');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const records = readdirSync(folder)
  .filter((file) => /^\d/.test(file))
  .map((file) => ({ file, heading: read(file).split('\n', 1)[0] ?? '' }));
const faults = decisionFaults(records, read('README.md'));
for (const fault of faults) process.stderr.write(`docs/decisions/${fault}\n`);
process.stdout.write(`Decisions: ${records.length} records, ${faults.length} faults.\n`);
if (faults.length > 0) process.exitCode = 1;
