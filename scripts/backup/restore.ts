/**
 * `npm run restore -- <backup>`: fills an empty DATA_DIR (and, with DATABASE_URL, an empty PostgreSQL database) from a
 * backup, after every byte of it was compared with its manifest. Exit code 1 with a sentence when it does not; then the
 * data folder is as empty as before.
 */
import { chmod, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SETTINGS_FILE } from '../programs/kept-settings.ts';
import { ROOT } from '../steps.ts';
import { BackupError, restoreCommand, runCommand, type Target, targetOf } from './command-line.ts';
import { SECRETS } from './contents.ts';
import { expectNoDatabase, kindOf, restoreDatabase } from './database.ts';
import { copyBelow, filesBelow } from './files.ts';
import { damages, isLater, type Manifest, type Part, readManifest } from './manifest.ts';

const NAMED = 3;

await runCommand(async () => {
  const { backup, secrets } = restoreCommand(process.argv.slice(2));
  const target = targetOf(process.env);
  const manifest = await readManifest(backup);
  const places: Record<Part, string> = {
    database: join(backup, 'database'),
    files: join(backup, 'files'),
    secrets: secrets || join(backup, 'secrets'),
  };
  const parts: Part[] = secrets === false ? ['database', 'files'] : ['database', 'files', 'secrets'];
  await expectRestorable(manifest, target);
  await expectWhole(manifest, places, parts);
  await expectEmpty(target);
  try {
    await mkdir(join(target.dataDir, 'content'), { recursive: true, mode: 0o700 });
    await copyBelow(places.files, target.dataDir);
    if (parts.includes('secrets')) {
      await copyBelow(places.secrets, target.dataDir);
      for (const path of SECRETS) await chmod(join(target.dataDir, path), 0o600).catch(() => undefined);
    }
    // Last, since a database that was filled can't be taken back as easily.
    await restoreDatabase(target, places.database);
  } catch (error) {
    await rm(join(target.dataDir, 'content'), { recursive: true, force: true });
    for (const path of parts.includes('secrets') ? SECRETS : [])
      await rm(join(target.dataDir, path), { force: true });
    throw error;
  }
  const without =
    secrets === false
      ? ' New secrets are made at the start: staff sign in again, and links in mails about meetings end.'
      : '';
  const settings =
    secrets === false && manifest.files.some(({ path }) => path === `secrets/${SETTINGS_FILE}`)
      ? ` ${SETTINGS_FILE} was left out with them: set LOCALES, DEFAULT_LOCALE and CENTRE_TIME_ZONE as they were.`
      : '';
  return `Restored the data of ${manifest.made} into ${target.dataDir}.${without}${settings} Start both programs with this DATA_DIR.`;
});

async function expectRestorable(manifest: Manifest, target: Target): Promise<void> {
  const { version: own }: { version: string } = JSON.parse(
    await readFile(join(ROOT, 'package.json'), 'utf8'),
  );
  if (isLater(manifest.version, own))
    throw new BackupError(
      `The backup was made by version ${manifest.version}, this is ${own}. Restore it with ${manifest.version} or later.`,
    );
  const { kind } = manifest.database;
  if (kind === kindOf(target)) return;
  throw new BackupError(
    kind === 'postgres'
      ? 'The backup holds a PostgreSQL database. Set DATABASE_URL to an empty one.'
      : 'The backup holds an SQLite database, so it is not restored into PostgreSQL. Leave DATABASE_URL empty.',
  );
}

async function expectWhole(
  manifest: Manifest,
  places: Record<Part, string>,
  parts: readonly Part[],
): Promise<void> {
  const found = await damages(manifest, places, parts);
  if (found.length === 0) return;
  const named = `${found.slice(0, NAMED).join('; ')}${found.length > NAMED ? `; and ${found.length - NAMED} more` : ''}`;
  const mend = found.every((one) => one.startsWith('secrets/'))
    ? 'Name the folder of the secrets with --secrets, or go on --without-secrets.'
    : 'Take another backup.';
  throw new BackupError(`The backup is not whole: ${named}. ${mend}`);
}

/** Nothing may be there that the restore would write over or mix with. */
async function expectEmpty(target: Target): Promise<void> {
  const there = await filesBelow(join(target.dataDir, 'content'));
  if (there.length > 0)
    throw new BackupError(
      `${join(target.dataDir, 'content')} is not empty (${there.slice(0, NAMED).join(', ')}${there.length > NAMED ? ', …' : ''}). Stop the content system and move the folder away, or set DATA_DIR to an empty one.`,
    );
  const secrets = await filesBelow(target.dataDir);
  const kept = SECRETS.filter((path) => secrets.includes(path));
  if (kept.length > 0)
    throw new BackupError(`${target.dataDir} holds ${kept.join(', ')}. Move them away first.`);
  await expectNoDatabase(target);
}
