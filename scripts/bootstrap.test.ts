import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scaled } from './clock/timeouts.ts';

/** Its package's own script, which brings the Node of this machine. */
const NODE_SCRIPT = `
const { mkdirSync, rmSync, symlinkSync } = require('node:fs');
mkdirSync('bin', { recursive: true });
rmSync('bin/node', { force: true });
symlinkSync(process.execPath, 'bin/node');
`;
/**
 * An npm that notes what it was asked for and what it has installed, and brings a Node of the wanted version: by a script,
 * unless it is set to run none.
 */
const NPM = `#!/usr/bin/env node
const { execFileSync } = require('node:child_process');
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n');
mkdirSync('node_modules/node', { recursive: true });
writeFileSync('node_modules/node/installArchSpecificPackage.js', ${JSON.stringify(NODE_SCRIPT)});
if (process.env.npm_config_ignore_scripts !== 'true')
  execFileSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: 'node_modules/node' });
writeFileSync('node_modules/.package-lock.json', '{"packages":{"node_modules/node":{"dev":true}}}');
`;
const ENDLESS = "process.stdout.write(process.pid + '\\n'); setInterval(() => {}, 1000);\n";

let clone = '';

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  mkdirSync(join(clone, 'scripts'));
  mkdirSync(join(clone, 'bin'));
  for (const name of ['bootstrap.mjs', 'git-hooks.mjs', 'npm-install.mjs'])
    copyFileSync(new URL(name, import.meta.url), join(clone, 'scripts', name));
  const scripts = { start: 'node scripts/bootstrap.mjs scripts/endless.ts' };
  const devDependencies = { node: process.versions.node };
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ name: 'clone', scripts, devDependencies }));
  writeFileSync(join(clone, 'package-lock.json'), '{}');
  writeFileSync(join(clone, 'scripts', 'endless.ts'), ENDLESS);
  writeFileSync(join(clone, 'bin', 'npm'), NPM);
  chmodSync(join(clone, 'bin', 'npm'), 0o755);
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

/** Starts it as a shell does, and answers with the process and what it has started. */
async function started(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, {
    cwd: clone,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const part of child.stdout) {
    said += String(part);
    const [, pid] = /^(\d+)$/m.exec(said) ?? [];
    if (pid) return { child, program: Number(pid) };
  }
  throw new Error(`it ended, and had said: ${said}`);
}

/** With the npm above in place of the machine's. */
const withNpm = (env: Record<string, string> = {}) => ({
  ...process.env,
  PATH: `${join(clone, 'bin')}${delimiter}${process.env.PATH}`,
  ...env,
});

/** How often npm has been asked to install, and what for. */
const asked = () => readFileSync(join(clone, 'asked'), 'utf8').trim().split('\n');

it.each([
  ['NODE_ENV is production', { NODE_ENV: 'production' }],
  ['npm leaves out what is for development', { npm_config_omit: 'dev' }],
  ['npm runs no scripts of packages', { npm_config_ignore_scripts: 'true' }],
])('installs what builds the programs too, and starts, where %s', async (_, env) => {
  const { child, program } = await started(
    process.execPath,
    ['scripts/bootstrap.mjs', 'scripts/endless.ts'],
    withNpm(env),
  );
  try {
    expect(asked().map((one) => one.split(' '))).toEqual([
      expect.arrayContaining(['install', '--include=dev', '--include=optional']),
    ]);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  expect(() => process.kill(program, 0)).toThrow('ESRCH');
});

it('installs again what somebody has pruned, and nothing that is there', () => {
  const start = () =>
    spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'scripts/none.ts'], {
      cwd: clone,
      env: withNpm(),
    });
  start();
  start();
  expect(asked()).toHaveLength(1);
  // As after `npm install --omit=dev`.
  rmSync(join(clone, 'node_modules', 'node'), { recursive: true });
  writeFileSync(join(clone, 'node_modules', '.package-lock.json'), '{"packages":{}}');
  start();
  expect(asked()).toHaveLength(2);
  start();
  expect(asked()).toHaveLength(2);
});

it('says when it began, which is before it has installed anything', () => {
  writeFileSync(join(clone, 'scripts', 'told.ts'), 'process.stdout.write(String(process.env.BEGAN_AT));');
  const before = Date.now();
  const { stdout } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'scripts/told.ts'], {
    cwd: clone,
    env: withNpm({ BEGAN_AT: '1' }),
    encoding: 'utf8',
  });
  const [began] = /\d+$/.exec(stdout) ?? [];
  expect(Number(began)).toBeGreaterThanOrEqual(before);
  // npm, as it is here, writes this as its last.
  const { mtimeMs } = statSync(join(clone, 'node_modules', '.package-lock.json'));
  expect(Number(began)).toBeLessThan(mtimeMs);
});

it('ends what it has started when npm is ended alone', async () => {
  // Installed already.
  spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'scripts/none.ts'], {
    cwd: clone,
    env: withNpm(),
  });
  const { child, program } = await started('npm', ['start']);
  try {
    child.kill('SIGTERM');
    await expect.poll(() => isRunning(program), { timeout: scaled(20_000) }).toBe(false);
  } finally {
    if (isRunning(program)) process.kill(program, 'SIGKILL');
  }
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
