import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, step } from '../../steps.ts';
import { command } from '../trial.ts';
import { systemdHierarchy } from './control-groups.ts';
import { fetchedDebian } from './fetched-debian.ts';

const RELEASE = 'bookworm';
/** What an installed Debian has beyond the smallest of its sets, as far as operating.md uses it. */
const INCLUDED = ['systemd', 'systemd-sysv', 'dbus', 'adduser', 'openssl', 'ca-certificates'];
const PATHS = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * The first process of namespaces of its own joins the group, and no other: where controllers are shared out below a group
 * (version 2), no process may stay in it but those that its system moves further down.
 */
const ENTER = 'echo 0 > "$GROUP/cgroup.procs" && exec unshare -C sh -c "$BOOT"';

/**
 * Mounts what a system finds when it boots, in namespaces of its own, and becomes its first process. Its network is the
 * loopback alone; its control groups are those of the host's hierarchy below the group of this process.
 */
const BOOT = `
set -e
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
mount -t proc proc "$ROOT/proc"
mount -t sysfs -o ro sysfs "$ROOT/sys"
if [ "$GROUPS_VERSION" = 2 ]; then
  mount -t cgroup2 cgroup2 "$ROOT/sys/fs/cgroup"
else
  mount -t tmpfs tmpfs "$ROOT/sys/fs/cgroup"
  mkdir "$ROOT/sys/fs/cgroup/systemd"
  mount -t cgroup -o none,name=systemd cgroup "$ROOT/sys/fs/cgroup/systemd"
fi
mount -t tmpfs tmpfs "$ROOT/run"
mount -t tmpfs tmpfs "$ROOT/dev"
for device in null zero full random urandom tty; do
  touch "$ROOT/dev/$device"
  mount --bind "/dev/$device" "$ROOT/dev/$device"
done
mkdir "$ROOT/dev/pts" "$ROOT/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$ROOT/dev/pts"
ln -s pts/ptmx "$ROOT/dev/ptmx"
ln -s /proc/self/fd "$ROOT/dev/fd"
touch "$ROOT/dev/console"
mount -t tmpfs tmpfs "$ROOT/dev/shm"
hostname bare
ip link set lo up
exec chroot "$ROOT" /usr/bin/env -i container=lxc PATH=${PATHS} /lib/systemd/systemd
`;

/** A Debian that has booted with systemd, in a folder of its own. */
export interface Debian {
  /** Its root, as this machine sees it. */
  root: string;
  /** Runs lines in its shell as root, below a folder. @returns what they printed @throws with what they said, where one fails */
  run(lines: string, folder?: string): string;
  /** Ends it and everything in it, and removes its folder. */
  end(): Promise<void>;
}

/**
 * Fetches a bare Debian from Debian's packages, once, and boots a copy of it.
 * @throws where this is no machine for that: it takes root, debootstrap, unshare and nsenter
 */
export async function bootDebian(): Promise<Debian> {
  if (process.getuid?.() !== 0) throw new Error('A Debian is booted by root alone: run this as root.');
  const kept = await fetchedDebian(RELEASE, INCLUDED);
  const folder = mkdtempSync(join(ROOT, '.tmp', 'debian', 'running-'));
  const root = join(folder, 'root');
  const { version, top } = systemdHierarchy('/sys/fs/cgroup');
  // For the system to be booted, below this machine's.
  const group = join(top, `mall-debian-${process.pid}`);
  mkdirSync(group);
  let unshared: ChildProcess | undefined;
  const end = async () => {
    const gone = new Promise((resolve) => unshared?.once('exit', resolve));
    // Whatever runs in its namespaces ends with the first of its processes.
    if (unshared?.kill('SIGKILL')) await gone;
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
    // A group is removed like an empty folder, whatever files it shows.
    spawnSync('find', [group, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', ';']);
  };
  try {
    command('cp', ['-a', kept, root]);
    unshared = spawn('unshare', ['-mpfuin', '--kill-child', 'sh', '-c', ENTER], {
      env: { PATH: PATHS, ROOT: root, GROUP: group, GROUPS_VERSION: String(version), BOOT },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const init = await step('Booting it', () => booted(unshared?.pid ?? 0));
    return { root, run: (lines, at = '/root') => inside(init, lines, at), end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Resolves with systemd's process when it has started what a bare system starts; a console that is not there may fail. */
async function booted(unshared: number): Promise<number> {
  for (let tries = 0; tries < 240; tries++) {
    const init = childOf(unshared);
    const state = init && enter(init, 'systemctl is-system-running', '/').stdout.trim();
    if (init && (state === 'running' || state === 'degraded')) return init;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The Debian did not boot within two minutes.');
}

function childOf(pid: number): number | undefined {
  const file = `/proc/${pid}/task/${pid}/children`;
  const [child] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : [];
  return Number(child) || undefined;
}

function inside(init: number, lines: string, folder: string): string {
  const { status, stdout, stderr } = enter(init, `set -e; ${lines}`, folder);
  if (status !== 0) throw new Error(`On the bare Debian this failed:\n${lines}\n${stdout}${stderr}`);
  return stdout;
}

function enter(init: number, lines: string, folder: string) {
  const spaces = ['-t', String(init), '-m', '-p', '-u', '-i', '-n', '-C', '-r', '-w'];
  return spawnSync('nsenter', [...spaces, 'sh', '-c', `cd ${folder} && ${lines}`], {
    env: { PATH: PATHS, HOME: '/root' },
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
}
