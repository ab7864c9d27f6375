import { readSeeds } from '../../e2e/dialects/seeds.ts';
import { pinClock } from '../clock/pinned-clock.ts';
import { measureTimeoutFactor } from '../clock/timeouts.ts';
import { buildWebsite } from '../programs/prepare.ts';
import { ROOT, run, step } from '../steps.ts';

// The website before content systems that spell what the contract says in other ways:
// `npm run test:dialects` tries 200 generated centres in each dialect, `npm run test:dialects 10` as many, and
// `npm run test:dialects 101-200` those.
const seeds = process.argv[2] ?? '200';
const centres = readSeeds(seeds).length;

await measureTimeoutFactor();
await pinClock();
await buildWebsite();
await step(`${centres} centres in every dialect`, () =>
  run(
    'playwright',
    [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--project=programs',
      '--retries=0',
      'programs/content/dialects.spec',
    ],
    {
      cwd: ROOT,
      env: { DIALECT_SEEDS: seeds },
      output: 'show',
    },
  ),
);
