import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FAULT_NUMBERS } from '../../e2e/faults/faults.ts';
import type { Ended } from '../../e2e/faults/reporter.ts';
import { survived, tableOf } from '../../e2e/faults/table.ts';
import { startReceivers } from '../../e2e/processes/receivers.ts';
import { pinClock } from '../clock/pinned-clock.ts';
import { chromiumPath } from '../programs/chromium.ts';
import { settingsFor, withPrograms } from '../programs/test-programs.ts';
import { ROOT, run, step } from '../steps.ts';
import { specFilters } from './spec-filters.ts';

// Every fault that both programs are to survive, in whole counts, and one table of what each came to:
// `npm run test:faults`, `npm run test:faults 3 7 9` for some of them. What else is given goes to Playwright.
const given = process.argv.slice(2);
const numbers = given.filter((word) => /^\d+$/.test(word)).map(Number);
const rest = given.filter((word) => !/^\d+$/.test(word));
const wanted = FAULT_NUMBERS.filter((fault) => numbers.length === 0 || numbers.includes(fault));

const record = join(ROOT, '.tmp', `faults-${process.pid}.jsonl`);
mkdirSync(join(ROOT, '.tmp'), { recursive: true });
const began = performance.now();
try {
  await pinClock();
  const receivers = await startReceivers();
  await withPrograms(async (programs) => {
    const env = {
      ...settingsFor(programs),
      RECEIVERS_URL: receivers.url,
      CHROMIUM: chromiumPath(),
      FAULTS: 'whole',
      FAULTS_ONLY: wanted.join('|'),
      FAULTS_RECORD: record,
    };
    // A fault that falls is told by the table; the other pass runs all the same.
    const pass = (name: string) =>
      run(
        'playwright',
        ['test', '--config', 'e2e/faults.config.ts', '--pass-with-no-tests', ...specFilters(rest)],
        {
          cwd: ROOT,
          env: { ...env, FAULTS_PASS: name },
          output: 'show',
        },
      ).catch(() => undefined);
    await step('Faults that are timed, one after another', () => pass('alone'));
    await step('Faults beside each other', () => pass('beside'));
  }, receivers.settings).finally(receivers.close);
  const ended = readFileSync(record, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Ended => JSON.parse(line));
  const fallen = wanted.filter((fault) => !survived(fault, ended));
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  process.stdout.write(`\n${tableOf(wanted, ended)}\n\n`);
  process.stdout.write(
    `${wanted.length - fallen.length} of ${wanted.length} survived, in ${minutes} minutes.\n`,
  );
  process.exitCode = fallen.length === 0 && ended.every((one) => one.survived) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(record, { force: true });
}
