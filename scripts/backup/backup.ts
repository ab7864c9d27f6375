/**
 * `npm run backup -- <folder>`: database, files and secrets of the content system into a folder of the moment, while it
 * runs. Exit code 1 with a sentence when there is no backup, of which then nothing is left, or when older ones could not be
 * removed. The content system is told either way, through its database.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { takeSettings } from '../programs/kept-settings.ts';
import { ROOT } from '../steps.ts';
import { BackupError, backupCommand, runCommand, type Target, targetOf } from './command-line.ts';
import { FILES, nameOf, SECRETS } from './contents.ts';
import { copyDatabase } from './database.ts';
import { copyBelow } from './files.ts';
import { type ListedFile, listed, type Part, writeManifest } from './manifest.ts';
import { noted, type Said } from './outcome.ts';
import { removeOld } from './remove-old.ts';

await runCommand(async () => {
  // As the programs read them: the database may be named there.
  takeSettings();
  const target = targetOf(process.env);
  return noted(target, () => backUp(process.argv.slice(2), target));
});

async function backUp(args: string[], target: Target): Promise<Said> {
  const { into, secrets, keep } = backupCommand(args);
  const began = new Date();
  const name = nameOf(began);
  const folder = join(into, name);
  const making = `${folder}.partial`;
  if (existsSync(folder) || existsSync(making))
    throw new BackupError(`${folder} is there already: another backup began in this second.`);
  const places: Record<Part, string> = {
    database: join(making, 'database'),
    files: join(making, 'files'),
    secrets: secrets ? join(secrets, name) : join(making, 'secrets'),
  };
  let files: ListedFile[];
  let copied: Date;
  try {
    for (const place of Object.values(places)) await mkdir(place, { recursive: true, mode: 0o700 });
    const copyFiles = async () => {
      for (const path of FILES) await copyBelow(join(target.dataDir, path), join(places.files, path));
    };
    await copyFiles();
    copied = new Date();
    const database = await copyDatabase(target, places.database);
    // What the database speaks of and came after the first copy; a file is there before its row.
    await copyFiles();
    for (const path of SECRETS) {
      const from = join(target.dataDir, path);
      if (!existsSync(from)) continue;
      await mkdir(dirname(join(places.secrets, path)), { recursive: true, mode: 0o700 });
      await copyFile(from, join(places.secrets, path));
    }
    const { version }: { version: string } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
    files = await listed(places);
    await writeManifest(making, {
      ...{ made: copied.toISOString(), version, database, node: process.versions.node },
      files,
    });
    await rename(making, folder);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    if (secrets) await rm(places.secrets, { recursive: true, force: true });
    throw error;
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const seconds = ((Date.now() - began.getTime()) / 1000).toFixed(1);
  const apart = secrets ? `, secrets in ${places.secrets}` : '';
  const size = `${files.length} files, ${(bytes / 1_048_576).toFixed(1)} MB`;
  const whole = `Backup ${folder}: ${size}, in ${seconds} s${apart}.`;
  const made = { at: copied.toISOString(), bytes };
  if (keep === undefined) return { made, said: whole, amiss: undefined };
  const { removed, left } = await removeOld(into, secrets, keep);
  return {
    made,
    said: removed > 0 ? `${whole} Removed ${removed} older.` : whole,
    amiss: left.length > 0 ? `It is whole, but older ones stay: ${left.join('; ')}.` : undefined,
  };
}
