import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JourneysOutcome, OUTCOME_FILE } from '../e2e/outcome-reporter.ts';
import { startReceivers } from '../e2e/processes/receivers.ts';
import { checkFiles, checkSizes } from './checks/checks.ts';
import { pinClock, unpinned } from './clock/pinned-clock.ts';
import { measureTimeoutFactor } from './clock/timeouts.ts';
import { chromiumPath } from './programs/chromium.ts';
import { buildGallery, installContent } from './programs/prepare.ts';
import { settingsFor, withPrograms } from './programs/test-programs.ts';
import { ROOT, run } from './steps.ts';
import { cleanTree, forgetGreenTree, keepGreenTree } from './tests/report/green-tree.ts';
import { PassedParts, RESUME } from './tests/report/passed-parts.ts';
import {
  OUTCOME_OF_RUN,
  OUTCOMES,
  Report,
  together,
  vitestOutcome,
  vitestReporters,
} from './tests/report/report.ts';
import { specFilters } from './tests/spec-filters.ts';

/**
 * The journeys that show hours, days, offers, free times, films or what is kept until when, at one size, what programs
 * read of them, and the calendars of the staff.
 */
const TIMED_JOURNEYS = [
  ...[
    'booking',
    'cinema',
    'coupons',
    'days',
    'header',
    'hours-agree',
    'map',
    'opening',
    'pages',
    'search',
    'shell',
    'storage',
    'today',
  ].map((name) => `journeys/${name}.spec`),
  ...['assistants', 'desk', 'hours', 'meetings', 'open-formats', 'staff-week'].map(
    (name) => `programs/${name}.spec`,
  ),
];

/** What takes too long for every change, each with a command of its own. */
const LONG = {
  faults: 'Every fault, in whole counts',
  tasks: 'The tasks of the staff',
  dialects: 'Content systems of other dialects',
  look: 'The look at every page',
  rounds: 'Rounds of meetings, letters, plans and edits',
  dates: 'Other days and hours',
};

// `npm test` runs all parts to their end, with the journeys in their short form; `npm run test:unit`, `test:contract` and
// `test:e2e` run their part; `test:all` runs everything whole, and with `-- --resume` leaves out what has passed on this
// tree. For dates.ts there are `ahead`, the units while the demo is seeded, and `moment`: all that programs and time have
// to do with.
const wanted = process.argv[2] ?? 'short';
const rest = process.argv.slice(3).filter((argument) => argument !== RESUME);
const began = performance.now();
const tree = wanted === 'short' ? cleanTree() : undefined;
const report = new Report();
const runs = (...parts: string[]) => parts.includes(wanted);
let units = Promise.resolve();

try {
  mkdirSync(OUTCOMES, { recursive: true });
  if (wanted === 'short') forgetGreenTree();
  await measureTimeoutFactor();
  if (runs('all')) {
    const passed = new PassedParts();
    await passed.run('npm test', 'What every change must pass, whole', async () => {
      await filesAndPrograms();
      await units;
      return report.outcome().failed.length === 0;
    });
    for (const [name, what] of Object.entries(LONG)) {
      const command = `npm run test:${name}`;
      const more = name === 'dates' && passed.resuming ? ['--', RESUME] : [];
      await passed.run(command, what, () =>
        report.part(what, command, () =>
          run('npm', ['run', `test:${name}`, ...more], { env: unpinned(), output: 'show' }),
        ),
      );
    }
  } else {
    await filesAndPrograms();
  }
} catch (error) {
  // What keeps a part from beginning at all: an install, a build or a program that does not start.
  await report.part('Making ready', 'npm start', () => Promise.reject(error));
}
await units;
writeFileSync(OUTCOME_OF_RUN, JSON.stringify(report.outcome()));
if (!report.end()) process.exitCode = 1;
else if (wanted === 'short') {
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  process.stdout.write(`Everything passed in ${minutes} minutes.\n`);
  if (tree && tree === cleanTree()) keepGreenTree(tree, minutes);
}

/** Files, units, contract and journeys: those parts of them that are asked for, at the run's own instant. */
async function filesAndPrograms(): Promise<void> {
  const whole = runs('short', 'all');
  const length = lengthOfJourneys();
  await pinClock();
  // The checks of files go on while it is installed.
  if (!whole) await installContent();
  // Building the content system, and filling a database when the programs start, take one core each: the units have what
  // is left.
  const beginUnits = () => {
    units = unitTests();
  };
  if (whole) await checkFiles(report, beginUnits);
  else if (runs('unit', 'ahead')) beginUnits();
  if (whole || runs('contract', 'e2e', 'moment', 'ahead')) {
    const receivers = await startReceivers();
    // Pages stay fresh for the whole run: what an edit does not purge is not on the site by age.
    const settings = { ...receivers.settings, PAGE_FRESH_SECONDS: '86400' };
    await withPrograms(async (programs) => {
      const env = { ...settingsFor(programs), RECEIVERS_URL: receivers.url };
      // One after the other, and so on one core, beside the last of the units.
      if (whole) await contractTests(env);
      await units;
      if (runs('moment')) await journeys(env, ['--project=desktop', '--project=programs', ...TIMED_JOURNEYS]);
      if (whole || runs('moment')) await checkSizes(report, programs, runs('short') ? 'narrow' : 'all');
      if (runs('contract', 'moment')) await contractTests(env);
      // In a whole run the faults have a part of their own, with whole counts.
      const chosen = runs('all') ? ['--grep-invert=@fault-', ...rest] : rest;
      if (whole || runs('e2e')) await journeys({ ...env, JOURNEYS: length }, chosen);
    }, settings).finally(receivers.close);
  }
}

/** How long the journeys are: whole where some are asked for by name, unless JOURNEYS says `short`. */
function lengthOfJourneys(): string {
  if (wanted === 'all') return 'whole';
  const { JOURNEYS: asked = rest.length > 0 ? 'whole' : 'short' } = process.env;
  if (!['short', 'whole'].includes(asked))
    throw new Error(`JOURNEYS is "${asked}": it may be "short" or "whole".`);
  return asked;
}

/** Some of them read the content system's sources, which lean on its packages. */
function unitTests() {
  return vitest('Unit tests', 'unit', [], runs('all') ? { ROUNDS: '120' } : {});
}

function contractTests(env: Record<string, string>) {
  return vitest('Contract tests', 'contract', ['--config', 'vitest.contract.config.ts'], env);
}

/** @param part as in `npm run test:PART` */
function vitest(what: string, part: string, options: string[] = [], env: Record<string, string> = {}) {
  const file = join(OUTCOMES, `${part}.json`);
  const command = `npm run test:${part}`;
  return report.tests(
    what,
    command,
    () => run('vitest', ['run', ...options, ...vitestReporters(file), ...rest], { env, output: 'show' }),
    () => vitestOutcome(file, command),
  );
}

async function journeys(env: Record<string, string>, chosen: readonly string[]) {
  await buildGallery();
  const playwright = (...filters: string[]) => {
    rmSync(OUTCOME_FILE, { force: true });
    return run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...filters], {
      cwd: ROOT,
      env: { ...env, CHROMIUM: chromiumPath() },
      output: 'show',
    });
  };
  let first: JourneysOutcome | undefined;
  await report.tests(
    'Journeys in a browser',
    'npm run test:e2e',
    async () => {
      try {
        await playwright(...specFilters(chosen));
      } catch (error) {
        const outcome = journeysOutcome();
        if (!outcome?.leftOut) throw error;
        first = outcome;
        process.stdout.write(`An error between journeys left ${outcome.leftOut} out, which are run now:\n`);
        await playwright('--last-failed');
      }
    },
    () => {
      const last = journeysOutcome();
      return first && last ? together(first, last) : last;
    },
  );
}

function journeysOutcome(): JourneysOutcome | undefined {
  if (!existsSync(OUTCOME_FILE)) return undefined;
  return JSON.parse(readFileSync(OUTCOME_FILE, 'utf8')) as JourneysOutcome;
}
