// Offers the hooks of .githooks/ to a clone that has none. Runs on the system's own Node, as bootstrap.mjs does.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Sets `core.hooksPath` of this clone, unless it is told not to, or anything about hooks has been decided before: a path
 * at any level, a hook in the clone's own folder. Never throws; without git, or outside of a clone, nothing happens.
 * @param {string} root the repository's root folder
 * @param {NodeJS.ProcessEnv} env `CI` means not this time; `GIT_HOOKS=0` sets the path to git's own folder, so that no
 *   later command asks again
 * @returns {boolean} whether the hooks were switched on just now
 */
export function offerHooks(root, env) {
  if (env.CI || !existsSync(join(root, '.git'))) return false;
  const git = (...args) => spawnSync('git', args, { cwd: root, env, encoding: 'utf8' });
  // 1 is git's word for "not set"; anything else is a path that is set, or no git.
  if (git('config', '--get', 'core.hooksPath').status !== 1) return false;
  const found = git('rev-parse', '--git-path', 'hooks');
  if (found.status !== 0) return false;
  const folder = resolve(root, found.stdout.trim());
  if (existsSync(folder) && readdirSync(folder).some((name) => !name.endsWith('.sample'))) return false;
  const wanted = env.GIT_HOOKS !== '0';
  const set = git('config', '--local', 'core.hooksPath', wanted ? '.githooks' : '.git/hooks').status === 0;
  return wanted && set;
}
