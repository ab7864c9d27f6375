import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { INSTALL, isInstalled, noteInstalled } from '../npm-install.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(folder, 'tool'));
  writeFileSync(join(folder, 'tool', 'package.json'), JSON.stringify({ name: 'tool', version: '1.0.0' }));
  const devDependencies = { tool: 'file:tool' };
  const tool = { version: '1.0.0', dev: true };
  const packages = {
    '': { name: 'clone', version: '1.0.0', devDependencies },
    'node_modules/tool': { resolved: 'tool', link: true },
    tool,
  };
  const lock = { name: 'clone', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'clone', version: '1.0.0', devDependencies }),
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The machine's npm, which needs no network here. */
function npm(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stderr } = spawnSync('npm', [...args, '--offline'], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}

it.each([
  ['NODE_ENV', 'production'],
  ['npm_config_omit', 'dev'],
  ['npm_config_production', 'true'],
])('the tools are installed with %s=%s, and what is pruned by them is noticed', (name, value) => {
  const env = { [name]: value };
  const tool = join(folder, 'node_modules', 'tool', 'package.json');
  npm(INSTALL, env);
  noteInstalled(folder);
  expect([existsSync(tool), isInstalled(folder)]).toEqual([true, true]);
  npm(['install', '--no-save', '--no-audit'], env);
  expect([existsSync(tool), isInstalled(folder)]).toEqual([false, false]);
});
