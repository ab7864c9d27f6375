import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

function installedFolder(): string | undefined {
  const own = process.env.POSTGRES_BIN;
  if (own) return existsSync(join(own, 'initdb')) ? own : undefined;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * Folder with the system's `initdb` and `postgres`, for the test of the content system on PostgreSQL. Where they
 * are missing and we are root on a Debian system they are installed from Debian's packages; otherwise the error
 * says what to install. POSTGRES_BIN overrides.
 */
export function postgresFolder(): string {
  const found = installedFolder();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing PostgreSQL from Debian packages …\n');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
    const installed = installedFolder();
    if (installed) return installed;
  }
  throw new Error(
    'PostgreSQL is missing: install the package "postgresql" or set POSTGRES_BIN to its bin folder.',
  );
}
