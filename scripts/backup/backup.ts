/**
 * `npm run backup -- <folder>`: database, files and secrets of the content system into a folder of the moment, while it
 * runs. Exit code 1 with a sentence when there is no backup; then nothing is left that looks like one.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from '../steps.ts';
import { BackupError, backupCommand, runCommand, targetOf } from './command-line.ts';
import { BACKUP_NAME, FILES, LAST_BACKUP, nameOf, outdated, SECRETS } from './contents.ts';
import { copyDatabase } from './database.ts';
import { copyBelow } from './files.ts';
import { listed, MANIFEST, type Part, writeManifest } from './manifest.ts';

await runCommand(async () => {
  const { into, secrets, keep } = backupCommand(process.argv.slice(2));
  const target = targetOf(process.env);
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
  try {
    for (const place of Object.values(places)) await mkdir(place, { recursive: true, mode: 0o700 });
    const copyFiles = async () => {
      for (const path of FILES) await copyBelow(join(target.dataDir, path), join(places.files, path));
    };
    await copyFiles();
    const made = new Date();
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
    const files = await listed(places);
    await writeManifest(making, {
      ...{ made: made.toISOString(), version, database, node: process.versions.node },
      files,
    });
    await rename(making, folder);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    await writeFile(
      join(target.dataDir, LAST_BACKUP),
      `${JSON.stringify({ made: made.toISOString(), bytes, files: files.length })}\n`,
    );
    const old = keep === undefined ? [] : await removeOld(into, secrets, keep);
    const seconds = ((Date.now() - began.getTime()) / 1000).toFixed(1);
    const apart = secrets ? `, secrets in ${places.secrets}` : '';
    const removed = old.length > 0 ? ` Removed ${old.length} older.` : '';
    return `Backup ${folder}: ${files.length} files, ${(bytes / 1_048_576).toFixed(1)} MB, in ${seconds} s${apart}.${removed}`;
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    if (secrets) await rm(places.secrets, { recursive: true, force: true });
    throw error;
  }
});

/** Removes finished backups but for the newest ones, their secrets with them. */
async function removeOld(into: string, secrets: string | undefined, keep: number): Promise<string[]> {
  const finished = (await readdir(into)).filter(
    (name) => BACKUP_NAME.test(name) && existsSync(join(into, name, MANIFEST)),
  );
  const old = outdated(finished, keep);
  for (const name of old) {
    await rm(join(into, name), { recursive: true, force: true });
    if (secrets) await rm(join(secrets, name), { recursive: true, force: true });
  }
  return old;
}
