import { withPrograms } from './programs/test-programs.ts';
import { run } from './steps.ts';

// What Lighthouse says of a fresh demo; a command of its own, since 24 runs take minutes.
await withPrograms((programs) =>
  run(process.execPath, ['bench/src/lighthouse.ts'], {
    env: { BASE_URL: programs.website },
    output: 'show',
  }),
);
