import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atThisSpeed, measureTimeoutFactor } from '../clock/timeouts.ts';
import { builtArchive, command, said, stopwatch } from './trial.ts';

// `npm run test:package`: unpacks the archive of `npm run package` into an empty folder and runs it as an operator
// would, in a namespace without network, from a folder that nobody can write into. Prints seconds and sizes; exit code 1
// says what does not hold (a start that takes longer than it may, stretched for a slow machine, as well), also where no such
// namespace can be made: `-- --with-network` does without.
const WEBSITE = 'http://127.0.0.1:3000';
const CONTENT = 'http://127.0.0.1:1337';
const PAGES = ['/', '/en'];
const INSIDE = 'MALL_WITHOUT_NETWORK';
const WITH_NETWORK = '--with-network';

if (process.env[INSIDE] === undefined && !process.argv.includes(WITH_NETWORK)) enterNamespace();
else await tryArchive();

/** Runs this script again where only the loopback is up. */
function enterNamespace() {
  const own = ['--net', '--mount', ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'])];
  const { status, stderr } = spawnSync('unshare', [...own, 'sh', '-c', 'ip link set lo up'], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    process.stderr.write(
      `No namespace without network can be made here, so that nothing was tried: run it as root, with "unshare" and "ip" installed, or as "npm run test:package -- ${WITH_NETWORK}", which shows less. ${stderr ?? ''}\n`,
    );
    process.exitCode = 1;
    return;
  }
  const again = ['ip link set lo up && exec "$0" "$@"', process.execPath, ...process.argv.slice(1)];
  const done = spawnSync('unshare', [...own, 'sh', '-c', ...again], {
    stdio: 'inherit',
    env: { ...process.env, [INSIDE]: '1' },
  });
  process.exitCode = done.status ?? 1;
}

async function tryArchive() {
  await measureTimeoutFactor();
  const archive = builtArchive();
  const folder = mkdtempSync(join(tmpdir(), 'mall-'));
  let running: ChildProcess | undefined;
  try {
    command('sha256sum', ['--check', '--quiet', `${archive.file}.sha256`], archive.folder);
    const unpacking = stopwatch();
    command('tar', ['-xzf', join(archive.folder, archive.file)], folder);
    said('unpacked', unpacking(), `${command('du', ['-sm', folder], folder).split('\t')[0]} MB`);
    const place = join(folder, archive.name);
    if (process.env[INSIDE] === '1') {
      command('mount', ['--bind', place, place], folder);
      command('mount', ['-o', 'remount,bind,ro', place], folder);
    }
    const reading = stopwatch();
    command(join(place, 'make-centre'), ['centres/dunes', '--check'], place);
    said('a centre read out of its folder', reading());
    for (const [which, data, seconds] of [
      ['first start', 'seeded by it', 30],
      ['second start', 'there already', 15],
    ] as const) {
      const starting = stopwatch();
      running = start(place, join(folder, 'data'));
      await Promise.all([answers(`${CONTENT}/readyz`, running), answers(`${WEBSITE}/readyz`, running)]);
      said(`${which}, data ${data}`, starting(), '', atThisSpeed(seconds * 1000) / 1000);
      await visit();
      const stopping = stopwatch();
      const code = await stopped(running);
      running = undefined;
      if (code !== 0) throw new Error(`SIGTERM ended it with ${code} instead of 0.`);
      said('stopped by SIGTERM, exit 0', stopping());
    }
  } finally {
    running?.kill('SIGTERM');
    if (running) await stopped(running);
    if (process.env[INSIDE] === '1') spawnSync('umount', [join(folder, archive.name)]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Started with nothing of ours in the environment: no PATH to another Node, no settings. */
function start(place: string, dataDir: string): ChildProcess {
  return spawn(join(place, 'start'), [], {
    cwd: place,
    env: { PATH: '/usr/bin:/bin', DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Pages named and pages that home links to, ten in all, a picture of home, and the admin. */
async function visit() {
  const home = await body(`${WEBSITE}/`, 'text/html');
  const links = [...home.matchAll(/<a [^>]*href="(\/[^"#?.]*)"/g)].map(([, path = '']) => path);
  const found = [...new Set([...PAGES, ...links])].slice(0, 10);
  if (found.length < 10) throw new Error(`Home links to ${found.length} pages: was nothing seeded?`);
  for (const path of found) await body(`${WEBSITE}${path}`, 'text/html');
  const picture = /(?:src|srcset)="(\/media\/[^" ]+)/.exec(home)?.[1]?.replaceAll('&amp;', '&');
  if (!picture) throw new Error('Home shows no picture.');
  await body(`${WEBSITE}${picture}`, 'image/');
  const admin = await body(`${CONTENT}/admin`, 'text/html');
  const script = /src="([^"]+\.js)"/.exec(admin)?.[1];
  if (!script) throw new Error('The admin names no script.');
  await body(new URL(script, `${CONTENT}/admin/`).href, 'javascript');
  process.stdout.write(`${found.length} pages, a picture, the admin and its script: 200\n`);
}

async function body(url: string, type: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
  const text = await response.text();
  const given = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || !given.includes(type) || text === '')
    throw new Error(`${url}: ${response.status} ${given}, ${text.length} characters; wanted 200 ${type}.`);
  return text;
}

async function answers(url: string, program: ChildProcess) {
  const until = Date.now() + 300_000;
  while (Date.now() < until && program.exitCode === null) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(
    `${url} did not answer${program.exitCode === null ? ' within 5 minutes' : ': the program ended'}.`,
  );
}

function stopped(program: ChildProcess): Promise<number | null> {
  if (program.exitCode !== null) return Promise.resolve(program.exitCode);
  const exit = new Promise<number | null>((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  return exit;
}
