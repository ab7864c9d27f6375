import { DEMO_LOCALES } from '../contract/src/locales.ts';
import { BUDGETS } from './checks/sizes/size-budgets.ts';
import { withPrograms } from './programs/test-programs.ts';
import { run } from './steps.ts';

const KINDS = ['home', 'tenants', 'tenant', 'offers', 'offer', 'events', 'giftCard', 'map', 'search'];
const paths = Object.fromEntries(KINDS.map((kind) => [kind, BUDGETS[kind]?.path ?? '/']));

// What the site costs before a centre of 1,000 shops, beside the demo's 78.
await withPrograms(async ({ content }) => {
  await run(process.execPath, ['bench/src/growth/growth.ts'], {
    env: { CONTENT_URL: content, LOCALES: DEMO_LOCALES.join(), PATHS: JSON.stringify(paths) },
    output: 'show',
  });
});
