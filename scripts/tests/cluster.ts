import { pinClock } from '../clock/pinned-clock.ts';
import { measureTimeoutFactor } from '../clock/timeouts.ts';
import { buildContent, buildWebsite, installContent } from '../programs/prepare.ts';
import { ROOT, run } from '../steps.ts';
import { specFilters } from './spec-filters.ts';

// Two websites and two content systems on one PostgreSQL, one Redis and one bucket, each part killed in turn under load,
// and a table of what that came to: `npm run test:cluster`. It fails as well when a change took longer to be on all websites
// than it may.
try {
  await pinClock();
  await measureTimeoutFactor();
  await installContent();
  await buildContent();
  await buildWebsite();
  const spec = specFilters(['programs/cluster.spec', ...process.argv.slice(2)]);
  await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--project=programs', ...spec], {
    cwd: ROOT,
    env: { CLUSTER: 'alone' },
    output: 'show',
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
