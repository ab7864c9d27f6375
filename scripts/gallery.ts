import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './steps.ts';

// Every component in its states, from its examples, renewed while one works on it. Needs no content system.
const port = process.env.PORT ?? '3001';
const child = spawn(
  'astro',
  ['dev', '--config', 'gallery/astro.config.ts', '--host', '127.0.0.1', '--port', port],
  {
    cwd: join(ROOT, 'website'),
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
