import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../steps.ts';

/** What stops a backup or a restore; the message says what is wrong and how to mend it. */
export class BackupError extends Error {}

/** Where the content system of these settings keeps its data. */
export interface Target {
  /** `DATA_DIR`, absolute. */
  dataDir: string;
  /** Set: PostgreSQL instead of SQLite. */
  databaseUrl: string | undefined;
}

/** The settings that both programs are started with, as far as backups need them. */
export function targetOf(env: NodeJS.ProcessEnv): Target {
  return {
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
  };
}

interface BackupCommand {
  /** Folder in which a folder for each backup is made. */
  into: string;
  /** Folder for the secrets; without it they lie in the backup. */
  secrets: string | undefined;
  /** How many backups to leave there; all of them without it. */
  keep: number | undefined;
}

const BACKUP_USAGE = 'npm run backup -- <folder> [--secrets <folder>] [--keep <number>]';

export function backupCommand(args: string[]): BackupCommand {
  const { values, positionals } = read(args, BACKUP_USAGE, {
    secrets: { type: 'string' },
    keep: { type: 'string' },
  });
  const [into, ...more] = positionals;
  if (!into || more.length > 0) throw new BackupError(`Say where to put the backup: ${BACKUP_USAGE}`);
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1))
    throw new BackupError(`--keep is "${values.keep}", but must be a whole number from 1 on.`);
  return {
    into: resolve(into),
    secrets: typeof values.secrets === 'string' ? resolve(values.secrets) : undefined,
    keep,
  };
}

interface RestoreCommand {
  backup: string;
  /** Folder of the secrets where they lie apart; false: none are wanted. */
  secrets: string | undefined | false;
}

const RESTORE_USAGE = 'npm run restore -- <backup> [--secrets <folder> | --without-secrets]';

export function restoreCommand(args: string[]): RestoreCommand {
  const { values, positionals } = read(args, RESTORE_USAGE, {
    secrets: { type: 'string' },
    'without-secrets': { type: 'boolean' },
  });
  const [backup, ...more] = positionals;
  if (!backup || more.length > 0) throw new BackupError(`Say which backup to restore: ${RESTORE_USAGE}`);
  if (values['without-secrets'] && values.secrets !== undefined)
    throw new BackupError('Say either --secrets or --without-secrets.');
  if (values['without-secrets']) return { backup: resolve(backup), secrets: false };
  return {
    backup: resolve(backup),
    secrets: typeof values.secrets === 'string' ? resolve(values.secrets) : undefined,
  };
}

function read(
  args: string[],
  usage: string,
  options: Record<string, { type: 'string' } | { type: 'boolean' }>,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new BackupError(`${error instanceof Error ? error.message : String(error)}. Usage: ${usage}`);
  }
}

/** Runs a command of this folder: what goes wrong is one sentence and exit code 1. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    const known = error instanceof BackupError || (error as NodeJS.ErrnoException).code !== undefined;
    const said = error instanceof Error ? (known ? error.message : error.stack) : String(error);
    process.stderr.write(`${said}\n`);
    process.exitCode = 1;
  }
}
