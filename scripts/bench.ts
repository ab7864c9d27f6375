import { DEMO_LOCALES } from '../contract/src/locales.ts';
import { pageOfEachKind } from './checks/sizes/size-budgets.ts';
import { chromiumPath } from './programs/chromium.ts';
import { withPrograms } from './programs/test-programs.ts';
import { run } from './steps.ts';

// Ranking and ways need no programs.
await measure('search');
await measure('ways');

// Prints the figures that the README quotes, from a fresh demo on this machine.
await withPrograms(async (programs) => {
  const site = { BASE_URL: programs.website, PATHS: JSON.stringify(pageOfEachKind()) };
  await measure('first-pages', site);
  await measure('next-pages', site);
  await measure('ahead', { ...site, CHROMIUM: chromiumPath() });
  await measure('map-pan', site);
  await measure('interactions', site);
  await measure('pages', {
    ...site,
    CONTENT_URL: programs.content,
    WEBSITE_PID: String(programs.pids.website),
    CONTENT_PID: String(programs.pids.content),
    LOCALES: DEMO_LOCALES.join(),
  });
});

/** What is past its limit fails the whole, once all has been measured. */
async function measure(name: string, env: Record<string, string> = {}) {
  try {
    await run(process.execPath, [`bench/src/${name}.ts`], { env, output: 'show' });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
