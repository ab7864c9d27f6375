import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/usr/bin/valkey-server'];

/**
 * Path of the system's Redis server, for the test of several instances. Where it is missing and we are root on a
 * Debian system it is installed from Debian's packages; otherwise the error says what to install. REDIS_SERVER
 * overrides.
 */
export function redisServerPath(): string {
  const find = () =>
    [process.env.REDIS_SERVER ?? '', ...PLACES].find((path) => path !== '' && existsSync(path));
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Redis from Debian packages …\n');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], {
      stdio: 'ignore',
      // The package must not start a server of its own.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
    const installed = find();
    if (installed) return installed;
  }
  throw new Error('Redis is missing: install the package "redis-server" or set REDIS_SERVER to its path.');
}
