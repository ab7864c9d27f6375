import { pinClock } from './pinned-clock.ts';
import { buildWebsite } from './prepare.ts';
import { ROOT, run, step } from './steps.ts';
import { measureTimeoutFactor } from './timeouts.ts';

// The website before content systems that spell what the contract says in other ways:
// `npm run test:dialects` tries 200 generated centres in each dialect, `npm run test:dialects 10` as many.
const seeds = String(Number(process.argv[2] ?? 200) || 200);

await measureTimeoutFactor();
await pinClock();
await buildWebsite();
await step(`${seeds} centres in every dialect`, () =>
  run(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--project=programs', 'programs/dialects.spec'],
    {
      cwd: ROOT,
      env: { DIALECT_SEEDS: seeds },
      output: 'show',
    },
  ),
);
