// Prepares a fresh clone and runs a script with the pinned Node: `node scripts/bootstrap.mjs scripts/start.ts`.
// Runs on the system's own Node, so it uses nothing newer than Node 18 offers.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { offerHooks } from './git-hooks.mjs';
import { INSTALL, isInstalled, noteInstalled } from './npm-install.mjs';

const began = Date.now();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script, ...rest] = process.argv.slice(2);
const major = Number(process.versions.node.split('.')[0]);

if (!script) fail('Usage: node scripts/bootstrap.mjs <script> [arguments]');
if (major < 18) fail(`Node ${process.versions.node} is too old to begin with: install Node 20 or newer.`);

install(root, 'website and tools');
if (offerHooks(root, process.env))
  process.stdout.write(
    'Staged files are now linted before each commit (.githooks; off: git config core.hooksPath .git/hooks)\n',
  );

const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;
if (!existsSync(node)) {
  // npm may be set not to run install scripts; this one has npm fetch the binary, for which it takes no script.
  run(process.execPath, ['installArchSpecificPackage.js'], join(root, 'node_modules', 'node'));
}
const found = existsSync(node) ? spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim() : '';
if (found !== `v${pinned}`)
  fail(
    `The pinned Node ${pinned} could not be installed (found "${found}"). Remove node_modules and try again.`,
  );

const bin = [dirname(node), join(root, 'node_modules', '.bin')].join(
  process.platform === 'win32' ? ';' : ':',
);
const child = spawn(node, [join(root, script), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    BEGAN_AT: String(began),
    PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
  },
});
// The terminal sends Ctrl-C to the whole group; a supervisor signals only us, so pass it on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// Neither npm nor its shell passes on what ends it alone, as a container's stop does: whoever called us is gone then.
const caller = process.ppid;
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === caller) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
}
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

/** Installs one lockfile's packages, unless exactly these are installed already. */
function install(folder, what) {
  if (isInstalled(folder)) return;
  const began = Date.now();
  process.stdout.write(`Installing packages (${what}) …\n`);
  run('npm', INSTALL, folder);
  noteInstalled(folder);
  process.stdout.write(`Installed packages (${what}) in ${Math.round((Date.now() - began) / 1000)} s\n`);
}

function run(command, args, cwd) {
  const done = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) fail(`"${command} ${args.join(' ')}" failed in ${cwd}.`);
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
