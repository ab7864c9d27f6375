import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../steps.ts';
import { fetchedDebian } from '../debian/fetched-debian.ts';
import { builtArchive, command, said, stopwatch } from '../trial.ts';
import { readImage, releaseOf } from './containerfile.ts';

// `npm run test:image`: the image of deploy/container, where no builder of images is: its steps are run in the root of a
// bare Debian of its release, with network, as a builder would. Then, without network and with a root that nobody may
// write into, as Kubernetes has it, its user starts both programs, and its health check must find them well. Prints what
// each took; exit code 1 says what does not hold, also where this is no machine for it (`-- --if-possible`: then 0).
// `-- --dry` says what would be run.
const PATHS = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** Set to the root of the image where this script runs again, without network. */
const INSIDE = 'MALL_IMAGE_ROOT';
/** The programs by the port that their health check asks, as compose and Kubernetes start them. */
const CONTENT = { port: '1337', command: ['/opt/mall/start-content'] };
const TRIES = 300;

/** Mounts what a container has beside its files. */
const MOUNTS = `
set -e
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
mount -t proc proc "$ROOT/proc"
mount -t tmpfs -o mode=755 tmpfs "$ROOT/dev"
for device in null zero full random urandom; do
  touch "$ROOT/dev/$device"
  mount --bind "/dev/$device" "$ROOT/dev/$device"
done
ln -s /proc/self/fd "$ROOT/dev/fd"
`;

const image = readImage(readFileSync(join(ROOT, 'deploy/container/Containerfile'), 'utf8'));
const options = process.argv.slice(2);

try {
  const root = process.env[INSIDE];
  if (root !== undefined) await tryImage(root);
  else if (options.includes('--dry')) process.stdout.write(`${JSON.stringify(image, null, 2)}\n`);
  else if (!options.includes('--if-possible') || isPossible()) await makeAndTry();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** What keeps this machine from it; undefined: nothing. */
function hindrance(): string | undefined {
  if (process.getuid?.() !== 0) return 'An image is made by root alone: run this as root.';
  const missing = ['debootstrap', 'unshare', 'chroot', 'ip'].filter(
    (one) => !PATHS.split(':').some((folder) => existsSync(join(folder, one))),
  );
  return missing.length > 0
    ? `Missing here: ${missing.join(', ')}. Install it (apt-get install).`
    : undefined;
}

function isPossible(): boolean {
  const why = hindrance();
  if (why) process.stdout.write(`The image was NOT tried. ${why}\n`);
  return why === undefined;
}

async function makeAndTry(): Promise<void> {
  const why = hindrance();
  if (why) throw new Error(why);
  const archive = builtArchive();
  const kept = await fetchedDebian(releaseOf(image));
  const folder = mkdtempSync(join(ROOT, '.tmp', 'image-'));
  const root = join(folder, 'root');
  try {
    command('cp', ['-a', kept, root]);
    copyFileSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
    for (const step of image.steps) {
      const seconds = stopwatch();
      if ('run' in step) {
        within(root, step.run, step.env);
        said(`RUN ${step.run.slice(0, 60)}…`, seconds());
      } else {
        const into = join(root, step.copyTo);
        mkdirSync(into, { recursive: true });
        command('tar', [
          '-xzf',
          join(archive.folder, archive.file),
          '-C',
          into,
          '--strip-components=1',
          '--no-same-owner',
        ]);
        said(`COPY . ${step.copyTo}`, seconds());
      }
    }
    withoutNetwork(root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A step of the image, by root and with network. */
function within(root: string, line: string, env: Readonly<Record<string, string>>): void {
  const words = ['-mpf', '--kill-child', 'sh', '-c', `${MOUNTS}\nexec chroot "$ROOT" env -i "$@"`, 'sh'];
  const settings = Object.entries({ PATH: PATHS, DEBIAN_FRONTEND: 'noninteractive', ...env });
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    [...words, ...settings.map(([name, value]) => `${name}=${value}`), '/bin/sh', '-c', line],
    { env: { PATH: PATHS, ROOT: root }, encoding: 'utf8', maxBuffer: 64e6 },
  );
  if (status !== 0) throw new Error(`RUN ${line}\nended with ${status}:\n${stdout}${stderr}`);
}

/** Runs this script again over the image that is made, where only the loopback is up and nothing can be written but volumes. */
function withoutNetwork(root: string): void {
  const { owner } = account(root);
  const volumes = image.volumes.map(
    (volume) => `mount -t tmpfs -o mode=0700,${owner} tmpfs "$ROOT${volume}"`,
  );
  const lines = [
    MOUNTS,
    ...volumes,
    'mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"',
    'mount -o remount,bind,ro "$ROOT"',
    'ip link set lo up',
    'exec "$@"',
  ];
  const { status } = spawnSync(
    'unshare',
    [
      '--net',
      '-mpf',
      '--kill-child',
      'sh',
      '-c',
      lines.join('\n'),
      'sh',
      process.execPath,
      process.argv[1] ?? '',
    ],
    { env: { PATH: PATHS, ROOT: root, [INSIDE]: root }, stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}

/** The image's user, with the group that its files name. */
function account(root: string) {
  const lines = readFileSync(join(root, 'etc/passwd'), 'utf8').split('\n');
  const [, , uid, gid] =
    lines.map((line) => line.split(':')).find(([, , id]) => id === String(image.user)) ?? [];
  if (!uid || !gid) throw new Error(`USER ${image.user} is no account of the image.`);
  return { owner: `uid=${uid},gid=${gid}`, spec: `${uid}:${gid}` };
}

async function tryImage(root: string): Promise<void> {
  const programs: ChildProcess[] = [];
  const start = (words: readonly string[]) => {
    const child = spawn('chroot', inImage(root, {}, words), { stdio: ['ignore', 'ignore', 'inherit'] });
    programs.push(child);
    return child;
  };
  try {
    expectReadOnly(root);
    for (const program of [CONTENT, { port: image.env.PORT ?? '', command: image.command }]) {
      const seconds = stopwatch();
      const child = start(program.command);
      await untilWell(root, program.port, child);
      said(`${program.command.join(' ')}: its health check ends with 0`, seconds());
    }
    const home = await fetch(`http://127.0.0.1:${image.env.PORT}/`);
    if (home.status !== 200) throw new Error(`The home page answers ${home.status}.`);
    for (const child of programs.toReversed()) await stopped(child);
    process.stdout.write('SIGTERM ends both with 0.\n');
  } finally {
    for (const child of programs) child.kill('SIGKILL');
  }
}

/** @returns the words after `chroot` that run others as the image's user, with its settings alone */
function inImage(root: string, env: Record<string, string>, words: readonly string[]): string[] {
  const settings = Object.entries({ PATH: PATHS, ...image.env, ...env });
  return [
    ...[`--userspec=${account(root).spec}`, '--groups=', root, 'env', '-i', `--chdir=${image.folder}`],
    ...[...settings.map(([name, value]) => `${name}=${value}`), ...words],
  ];
}

function expectReadOnly(root: string): void {
  try {
    appendFileSync(join(root, 'etc/hostname'), '');
  } catch {
    return;
  }
  throw new Error('The root of the image can be written into: nothing would be shown.');
}

/** Asks the health check as a runtime does, every second. */
async function untilWell(root: string, port: string, program: ChildProcess): Promise<void> {
  let answer = '';
  for (let tried = 0; tried < TRIES && program.exitCode === null; tried++) {
    const { status, stdout, stderr } = spawnSync(
      'chroot',
      inImage(root, { HEALTH_PORT: port }, image.healthCheck),
      { encoding: 'utf8' },
    );
    if (status === 0) return;
    answer = `${stdout}${stderr}`;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  const ended =
    program.exitCode === null ? 'is not well after five minutes' : `ended with ${program.exitCode}`;
  throw new Error(`What its health check asks at port ${port} ${ended}. ${answer}`);
}

async function stopped(program: ChildProcess): Promise<void> {
  const exit = new Promise<number | null>((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  const code = await exit;
  if (code !== 0) throw new Error(`SIGTERM ended it with ${code} instead of 0.`);
}
