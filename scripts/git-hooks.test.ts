import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offerHooks } from './git-hooks.mjs';

let root: string;
/** As a developer's, whatever this machine's own settings say. */
const env = () => ({
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: join(root, 'global'),
  GIT_CONFIG_NOSYSTEM: '1',
});
const git = (...args: string[]) => spawnSync('git', args, { cwd: root, env: env(), encoding: 'utf8' });
const hooksPath = () => git('config', '--get', 'core.hooksPath').stdout.trim();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hooks-'));
  git('init', '--quiet');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('offerHooks', () => {
  it('sets the path of a clone that has no hooks, once', () => {
    expect(offerHooks(root, env())).toBe(true);
    expect(hooksPath()).toBe('.githooks');
    expect(offerHooks(root, env())).toBe(false);
  });

  it('leaves a path that is set alone, in the clone or for all of them', () => {
    git('config', 'core.hooksPath', 'elsewhere');
    expect(offerHooks(root, env())).toBe(false);
    expect(hooksPath()).toBe('elsewhere');
    git('config', '--unset', 'core.hooksPath');
    writeFileSync(join(root, 'global'), '[core]\n\thooksPath = mine\n');
    expect(offerHooks(root, env())).toBe(false);
    expect(hooksPath()).toBe('mine');
  });

  it('leaves a clone alone whose own folder holds a hook', () => {
    mkdirSync(join(root, '.git/hooks'), { recursive: true });
    writeFileSync(join(root, '.git/hooks/commit-msg'), '');
    expect(offerHooks(root, env())).toBe(false);
    expect(hooksPath()).toBe('');
  });

  it('keeps to a no: the commands after it do not ask again', () => {
    expect(offerHooks(root, { ...env(), GIT_HOOKS: '0' })).toBe(false);
    expect(offerHooks(root, env())).toBe(false);
    expect(hooksPath()).toBe('.git/hooks');
  });

  it('does nothing in continuous integration, outside of a clone, and without git', () => {
    expect(offerHooks(root, { ...env(), CI: 'true' })).toBe(false);
    expect(offerHooks(root, { ...env(), PATH: '/nowhere' })).toBe(false);
    expect(hooksPath()).toBe('');
    rmSync(join(root, '.git'), { recursive: true });
    expect(offerHooks(root, env())).toBe(false);
  });
});
