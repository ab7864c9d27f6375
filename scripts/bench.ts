import { run } from './steps.ts';
import { withPrograms } from './test-programs.ts';

// Ranking and ways need no programs.
await run(process.execPath, ['bench/src/search.ts'], { output: 'show' });
await run(process.execPath, ['bench/src/ways.ts'], { output: 'show' });

// Prints the figures that the README quotes, from a fresh demo on this machine.
await withPrograms(async (programs) => {
  await run(process.execPath, ['bench/src/pages.ts'], {
    env: {
      BASE_URL: programs.website,
      PURGE_TOKEN: programs.purgeToken,
      WEBSITE_PID: String(programs.pids.website),
      CONTENT_PID: String(programs.pids.content),
    },
    output: 'show',
  });
  await run(process.execPath, ['bench/src/map-pan.ts'], {
    env: { BASE_URL: programs.website },
    output: 'show',
  });
});
