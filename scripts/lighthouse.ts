import { address } from '../website/src/i18n/addresses.ts';
import { pageOfEachKind } from './checks/sizes/size-budgets.ts';
import { withPrograms } from './programs/test-programs.ts';
import { run } from './steps.ts';

// What Lighthouse says of a fresh demo; a command of its own, since some 60 runs take minutes.
// Results of a search ask search engines to stay away; the page that asks is to be found.
const paths = { ...pageOfEachKind(), search: address('search', {}, 'pl-PL') };
await withPrograms((programs) =>
  run(process.execPath, ['bench/src/lighthouse.ts'], {
    env: { BASE_URL: programs.website, PATHS: JSON.stringify(paths) },
    output: 'show',
  }),
);
