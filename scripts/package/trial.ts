import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps.ts';
import { archiveName } from './contents.ts';

/** What `npm run package` has made. */
export interface Archive {
  /** Of the folder that it unpacks to. */
  name: string;
  /** Where it lies, beside its checksum. */
  folder: string;
  file: string;
}

/** The archive that `npm run package` has made of this version. @throws where there is none */
export function builtArchive(): Archive {
  const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const name = archiveName(version);
  const archive = { name, folder: join(ROOT, 'dist'), file: `${name}.tar.gz` };
  if (!existsSync(join(archive.folder, archive.file)))
    throw new Error(`There is no ${archive.file} in dist: run "npm run package" first.`);
  return archive;
}

/** @returns what it printed @throws with what it said, where it is missing or fails */
export function command(name: string, args: string[], cwd = ROOT): string {
  const { error, status, stdout, stderr } = spawnSync(name, args, { cwd, encoding: 'utf8' });
  if (error) throw new Error(`${name} is missing: install it (apt-get install ${name}).`, { cause: error });
  if (status !== 0) throw new Error(`${name} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/** Seconds since it was made. */
export function stopwatch(): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / 1000;
}

/** Prints a line of what a trial found. @param atMost seconds; more of them fail the run */
export function said(what: string, seconds: number, more = '', atMost = Number.POSITIVE_INFINITY): void {
  const late = seconds > atMost;
  const limit = Number.isFinite(atMost) && `${late ? 'TOO LONG, ' : ''}at most ${atMost.toFixed(1)} s`;
  process.stdout.write(`${[`${what}: ${seconds.toFixed(1)} s`, more, limit].filter(Boolean).join(', ')}\n`);
  if (late) process.exitCode = 1;
}
