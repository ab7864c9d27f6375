import { join } from 'node:path';
import { ADDRESSES, portIsFree, sharedSettings } from '../programs/own-settings.ts';
import { become, ROOT } from '../steps.ts';

// The website while one works on it: what is saved is in the browser within a second. Shows recorded payloads, or what
// the content system at CONTENT_URL says.
try {
  if (ADDRESSES.port !== 0) await portIsFree(ADDRESSES.port, 'PORT');
  become(process.execPath, ['dev/main.ts'], {
    cwd: join(ROOT, 'website'),
    env: { ...sharedSettings(), ASTRO_TELEMETRY_DISABLED: '1' },
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
