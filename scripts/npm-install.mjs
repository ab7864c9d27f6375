import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How npm installs the packages of a folder here. Not `npm ci`: it refuses a lockfile that lacks the optional binaries of
 * other platforms, which `npm install` adds where they are wanted. Versions and checksums are the lockfile's either way,
 * and it is not rewritten. What builds the programs is installed too, wherever this runs: with NODE_ENV=production, or
 * an `omit` of its own, npm would leave it out and remove what is there.
 */
export const INSTALL = [
  'install',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--include=dev',
  '--include=optional',
];

const stampOf = (folder) => join(folder, 'node_modules', '.installed');

/** What the lockfile wants on this machine, and what npm says that it has put there. */
function stateOf(folder) {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`);
  const there = join(folder, 'node_modules', '.package-lock.json');
  return hash.update(existsSync(there) ? readFileSync(there) : '').digest('hex');
}

/** Whether exactly the lockfile's packages are in a folder: an `npm install` of somebody else may have taken some away. */
export function isInstalled(folder) {
  const stamp = stampOf(folder);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stateOf(folder);
}

/** Notes that a folder's packages have just been installed. */
export function noteInstalled(folder) {
  writeFileSync(stampOf(folder), stateOf(folder));
}
