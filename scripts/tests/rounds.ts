import { pinClock } from '../clock/pinned-clock.ts';
import { settingsFor, withPrograms } from '../programs/test-programs.ts';
import { ROOT, run } from '../steps.ts';
import { specFilters } from './spec-filters.ts';

// 20 clients at once book, move and cancel meetings while the content system is killed in between: `npm run test:rounds`
// for 2,000 times, `npm run test:rounds 500` for as many.
const given = process.argv[2] ?? '2000';
/** With fewer not every state of a meeting is reached, or nothing is killed. */
const LEAST = 100;

try {
  if (!/^\d+$/.test(given) || Number(given) < LEAST)
    throw new Error(`How many rounds? ${given} is not a whole number from ${LEAST} on.`);
  await pinClock();
  await withPrograms((programs) =>
    run(
      'playwright',
      [
        'test',
        '--config',
        'e2e/playwright.config.ts',
        '--project=programs',
        ...specFilters(['programs/meeting-rounds.spec']),
      ],
      { cwd: ROOT, env: { ...settingsFor(programs), ROUNDS: given }, output: 'show' },
    ),
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
