import { join } from 'node:path';
import { buildWebsite, HEAP_ENV, WEBSITE_COMMAND } from './programs/prepare.ts';
import { become, ROOT } from './steps.ts';

// The built website alone, against whatever content system CONTENT_URL names.
await buildWebsite();
become(process.execPath, WEBSITE_COMMAND, {
  cwd: join(ROOT, 'website'),
  env: { ...HEAP_ENV, NODE_ENV: 'production' },
});
