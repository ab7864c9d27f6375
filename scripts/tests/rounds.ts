import { pinClock } from '../clock/pinned-clock.ts';
import { settingsFor, withPrograms } from '../programs/test-programs.ts';
import { ROOT, run, step } from '../steps.ts';
import { specFilters } from './spec-filters.ts';

/** @property least with fewer not every state is reached, or nothing is killed */
interface Rounds {
  what: string;
  spec: string;
  whole: number;
  least: number;
}

const ROUNDS: Readonly<Record<string, Rounds>> = {
  meetings: {
    what: 'Meetings booked, moved and cancelled by 20 clients, the content system killed in between',
    spec: 'programs/meeting-rounds.spec',
    whole: 2_000,
    least: 100,
  },
  letters: {
    what: 'Readers of the newsletter and forms put aside, the content system killed in between',
    spec: 'programs/letter-rounds.spec',
    whole: 300,
    least: 8,
  },
  plans: {
    what: 'Kills around planned minutes',
    spec: 'programs/schedule.spec',
    whole: 200,
    least: 2,
  },
  edits: {
    what: 'Edits of translations beside a matrix that is reckoned anew',
    spec: 'programs/languages.spec',
    whole: 500,
    least: 60,
  },
};

// What must hold however often: `npm run test:rounds` for all in whole counts, `npm run test:rounds plans` for one of
// them, `npm run test:rounds plans 20` as often as said.
const [name, given] = process.argv.slice(2);

try {
  const chosen = Object.entries(ROUNDS).filter(([one]) => name === undefined || name === one);
  if (chosen.length === 0)
    throw new Error(`There are no rounds of "${name}". There are: ${Object.keys(ROUNDS).join(', ')}.`);
  for (const [one, { least }] of chosen) {
    if (given !== undefined && !(/^\d+$/.test(given) && Number(given) >= least))
      throw new Error(`How many rounds of ${one}? ${given} is not a whole number from ${least} on.`);
  }
  await pinClock();
  await withPrograms(async (programs) => {
    const failed: string[] = [];
    for (const [one, { what, spec, whole }] of chosen) {
      const count = given ?? String(whole);
      const rounds = () =>
        run(
          'playwright',
          ['test', '--config', 'e2e/playwright.config.ts', '--project=programs', ...specFilters([spec])],
          { cwd: ROOT, env: { ...settingsFor(programs), ROUNDS: count }, output: 'show' },
        );
      await step(`${what}: ${count}`, rounds).catch(() => failed.push(one));
    }
    if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`);
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
