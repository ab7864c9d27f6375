import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWebsite, HEAP_ENV, WEBSITE_COMMAND } from './prepare.ts';
import { ROOT } from './steps.ts';

// The built website alone, against whatever content system CONTENT_URL names.
await buildWebsite();
const child = spawn(process.execPath, WEBSITE_COMMAND, {
  cwd: join(ROOT, 'website'),
  env: { ...process.env, ...HEAP_ENV, NODE_ENV: 'production' },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
