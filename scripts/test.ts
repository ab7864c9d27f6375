import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startReceivers } from '../e2e/processes/receivers.ts';
import { LEFT_FILE } from '../e2e/second-tries.ts';
import { chromiumPath } from './programs/chromium.ts';
import { buildGallery } from './programs/prepare.ts';
import { settingsFor, withPrograms } from './programs/test-programs.ts';
import { ROOT, run, step } from './steps.ts';
import { specFilters } from './tests/spec-filters.ts';

// `npm test` runs all; `npm run test:unit`, `test:contract` and `test:e2e` run their part.
const wanted = process.argv[2] ?? 'all';
const rest = process.argv.slice(3);

try {
  if (wanted === 'all') await run(process.execPath, ['scripts/check.ts'], { output: 'show' });
  if (wanted === 'all' || wanted === 'unit') {
    await step('Unit tests', () => run('vitest', ['run', ...rest], { output: 'show' }));
  }
  if (wanted === 'all' || wanted === 'contract' || wanted === 'e2e') {
    const receivers = await startReceivers();
    await withPrograms(async (programs) => {
      const env = { ...settingsFor(programs), RECEIVERS_URL: receivers.url };
      if (wanted !== 'e2e') {
        await step('Contract tests', () =>
          run('vitest', ['run', '--config', 'vitest.contract.config.ts', ...rest], { env, output: 'show' }),
        );
      }
      if (wanted !== 'contract') {
        await buildGallery();
        const journeys = (...filters: string[]) =>
          run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...filters], {
            cwd: ROOT,
            env: { ...env, CHROMIUM: chromiumPath() },
            output: 'show',
          });
        await step('Journeys in a browser', () =>
          journeys(...specFilters(rest)).catch((error: unknown) => {
            if (!existsSync(join(ROOT, 'test-results', LEFT_FILE))) throw error;
            process.stdout.write('An error between tests left some out, which are run now:\n');
            return journeys('--last-failed');
          }),
        );
      }
    }, receivers.settings).finally(receivers.close);
  }
  if (wanted === 'all') process.stdout.write('Everything passed.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
