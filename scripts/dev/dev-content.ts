import { join } from 'node:path';
import { ADDRESSES, portIsFree, sharedSettings } from '../programs/own-settings.ts';
import { buildDemoTypes, HEAP_ENV, installContent } from '../programs/prepare.ts';
import { become, ROOT } from '../steps.ts';

// The content system while one works on it: Strapi's own watch, which starts it anew after each saved file of its code and
// rebuilds the admin in the browser. Data under DATA_DIR, as of `npm start`: run one of them at a time.
try {
  await portIsFree(ADDRESSES.contentPort, 'CONTENT_PORT');
  await installContent();
  await buildDemoTypes();
  become(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'develop'], {
    cwd: join(ROOT, 'content'),
    env: { ...HEAP_ENV, ...sharedSettings(), NODE_ENV: 'development' },
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
