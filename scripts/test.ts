import { startReceivers } from '../e2e/receivers.ts';
import { chromiumPath } from './chromium.ts';
import { buildGallery } from './prepare.ts';
import { ROOT, run, step } from './steps.ts';
import { type Programs, withPrograms } from './test-programs.ts';

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
      const env = { ...settings(programs), RECEIVERS_URL: receivers.url };
      if (wanted !== 'e2e') {
        await step('Contract tests', () =>
          run('vitest', ['run', '--config', 'vitest.contract.config.ts', ...rest], { env, output: 'show' }),
        );
      }
      if (wanted !== 'contract') {
        await buildGallery();
        await step('Journeys in a browser', () =>
          run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...rest], {
            cwd: ROOT,
            env: { ...env, CHROMIUM: chromiumPath() },
            output: 'show',
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

function settings(programs: Programs): Record<string, string> {
  return {
    BASE_URL: programs.website,
    CONTENT_URL: programs.content,
    PURGE_TOKEN: programs.purgeToken,
    PREVIEW_SECRET: programs.previewSecret,
    TEST_DATA_DIR: programs.dataDir,
  };
}
