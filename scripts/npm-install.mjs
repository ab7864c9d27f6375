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
