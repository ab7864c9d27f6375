import { memoryMb } from '../../bench/src/process-figures.ts';
import { startReceivers } from '../../e2e/processes/receivers.ts';
import { pinClock } from '../clock/pinned-clock.ts';
import { chromiumPath } from '../programs/chromium.ts';
import { settingsFor, withPrograms } from '../programs/test-programs.ts';
import { ROOT, run } from '../steps.ts';
import { specFilters } from './spec-filters.ts';

const MAX_MEGABYTES = 650;

// The staff's tasks in the real admin, and a table of the clicks that each took (`npm run test:tasks`). What is given
// goes to Playwright: `npm run test:tasks -- -g kupon`.
try {
  await pinClock();
  const receivers = await startReceivers();
  await withPrograms(async (programs) => {
    await run(
      'playwright',
      ['test', '--config', 'e2e/tasks.config.ts', ...specFilters(process.argv.slice(2))],
      {
        cwd: ROOT,
        env: { ...settingsFor(programs), RECEIVERS_URL: receivers.url, CHROMIUM: chromiumPath() },
        output: 'show',
      },
    );
    const memory = memoryMb(programs.pids.content);
    process.stdout.write(
      `Memory of the content system afterwards: ${memory} MB (at most ${MAX_MEGABYTES})\n`,
    );
    if (memory > MAX_MEGABYTES) process.exitCode = 1;
  }, receivers.settings).finally(receivers.close);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
