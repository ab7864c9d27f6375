import { join } from 'node:path';
import { CONTENT_COMMAND, HEAP_ENV, WEBSITE_COMMAND } from '../programs/prepare.ts';
import { become, ROOT } from '../steps.ts';

// `./start-content` and `./start-website` of the release archive: one program, by its own settings alone.
const program = process.argv[2] === 'content' ? 'content' : 'website';
become(process.execPath, program === 'content' ? CONTENT_COMMAND : WEBSITE_COMMAND, {
  cwd: join(ROOT, program),
  env: { ...HEAP_ENV, NODE_ENV: 'production' },
});
