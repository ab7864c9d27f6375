import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseBefore } from './release-before.ts';

const IDENTITY = ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false'];

let folder = '';
let repository = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  repository = join(folder, 'repository');
  execFileSync('git', ['init', '--quiet', repository]);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', [...IDENTITY, ...args], { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();

/** @param versions as the changelog has them, newest first @returns the new commit */
function commit(...versions: string[]): string {
  const sections = ['## [Unreleased]', ...versions.map((version) => `## [${version}] - 2026-11-21`)];
  writeFileSync(join(repository, 'CHANGELOG.md'), `# Changelog\n\n${sections.join('\n\n- A line.\n\n')}\n`);
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '-m', versions.join() || 'nothing');
  return git('rev-parse', '--short', 'HEAD');
}

it('is the commit that wrote the newest version into the changelog, be it long ago', () => {
  commit();
  commit('0.1.0');
  const released = commit('0.2.0', '0.1.0');
  commit('0.2.0', '0.1.0');
  commit('0.2.0', '0.1.0');
  expect(releaseBefore(repository)).toBe(released);
});

it('is the release before, on the commit of a release', () => {
  const before = commit('0.1.0');
  commit('0.1.0');
  commit('0.2.0', '0.1.0');
  expect(releaseBefore(repository)).toBe(before);
});

it('is the newest tag where there is one, and not the one of this commit', () => {
  commit('0.1.0');
  git('tag', '-a', 'v0.1.0', '-m', '0.1.0');
  commit('0.2.0', '0.1.0');
  git('tag', '-a', 'v0.2.0', '-m', '0.2.0');
  expect(releaseBefore(repository)).toBe('v0.1.0');
});

it('is never the commit before, for want of a release', () => {
  expect(() => releaseBefore(repository)).toThrow('no release to upgrade from');
  commit();
  commit('0.1.0');
  expect(() => releaseBefore(repository)).toThrow('no release to upgrade from');
});

it('is not looked for in a history that is cut off', () => {
  for (const each of ['0.1.0', '0.1.0', '0.1.0']) commit(each);
  const cut = join(folder, 'cut');
  git('clone', '--quiet', '--depth', '2', pathToFileURL(repository).href, cut);
  expect(() => releaseBefore(cut)).toThrow('git fetch --unshallow');
});
