import { pageOfEachKind } from './checks/size-budgets.ts';
import { withPrograms } from './programs/test-programs.ts';
import { run } from './steps.ts';

// What Lighthouse says of a fresh demo; a command of its own, since some 60 runs take minutes.
await withPrograms((programs) =>
  run(process.execPath, ['bench/src/lighthouse.ts'], {
    env: { BASE_URL: programs.website, PATHS: JSON.stringify(pageOfEachKind()) },
    output: 'show',
  }),
);
