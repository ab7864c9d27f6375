import { join } from 'node:path';
import { become, ROOT } from '../steps.ts';

// Every component in its states, from its examples, renewed while one works on it. Needs no content system.
const port = process.env.PORT ?? '3001';
become('astro', ['dev', '--config', 'gallery/astro.config.ts', '--host', '127.0.0.1', '--port', port], {
  cwd: join(ROOT, 'website'),
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
});
