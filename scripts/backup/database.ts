import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { BackupError, type Target } from './command-line.ts';
import type { Manifest } from './manifest.ts';

export const BUSY_MS = 30_000;
const SQLITE_COPY = 'content.db';
const POSTGRES_COPY = 'content.dump';

/** The content system's database where it is not PostgreSQL. */
export const sqliteFile = ({ dataDir }: Target) => join(dataDir, 'content', SQLITE_COPY);

export const kindOf = ({ databaseUrl }: Target): Manifest['database']['kind'] =>
  databaseUrl ? 'postgres' : 'sqlite';

/** Copies the database as it is at one moment, while the content system goes on writing. @param folder an empty one */
export async function copyDatabase(target: Target, folder: string): Promise<Manifest['database']> {
  return target.databaseUrl
    ? copyPostgres(target.databaseUrl, folder)
    : copySqlite(sqliteFile(target), folder);
}

function copySqlite(file: string, folder: string): Manifest['database'] {
  if (!existsSync(file))
    throw new BackupError(
      `${file} is not there. Has the content system run with this DATA_DIR? On PostgreSQL set DATABASE_URL.`,
    );
  const copy = join(folder, SQLITE_COPY);
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
  try {
    // One read transaction: writers go on, and what they write meanwhile is not in it.
    database.prepare('VACUUM INTO ?').run(copy);
  } finally {
    database.close();
  }
  const check = new DatabaseSync(copy, { readOnly: true });
  try {
    const [said] = Object.values(check.prepare('PRAGMA quick_check(1)').get() ?? {});
    if (said !== 'ok') throw new BackupError(`The copy of the database is damaged: ${String(said)}.`);
    const [version] = Object.values(check.prepare('SELECT sqlite_version()').get() ?? {});
    return { kind: 'sqlite', version: String(version) };
  } finally {
    check.close();
  }
}

async function copyPostgres(url: string, folder: string): Promise<Manifest['database']> {
  const version = await postgres('psql', ['-AtXqc', 'SHOW server_version'], url);
  await postgres(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', `--file=${join(folder, POSTGRES_COPY)}`],
    url,
  );
  return { kind: 'postgres', version: version.trim() };
}

const COUNT_TABLES = `SELECT count(*) FROM pg_catalog.pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`;

/** Rejects unless there is no database yet; on PostgreSQL one without tables. */
export async function expectNoDatabase(target: Target): Promise<void> {
  // SQLite's file is looked for with all the rest of the data.
  if (!target.databaseUrl) return;
  const tables = Number(await postgres('psql', ['-AtXqc', COUNT_TABLES], target.databaseUrl));
  if (tables > 0)
    throw new BackupError(
      `The database of DATABASE_URL has ${tables} tables. Restore into an empty one: make it with createdb, or drop this one first.`,
    );
}

/** Fills the empty database of the settings from a backup. */
export async function restoreDatabase(target: Target, folder: string): Promise<void> {
  if (!target.databaseUrl) {
    const file = sqliteFile(target);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await copyFile(join(folder, SQLITE_COPY), file);
    await chmod(file, 0o600);
    return;
  }
  await postgres(
    'pg_restore',
    [
      ...['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'],
      `--dbname=${postgresEnvironment(target.databaseUrl).PGDATABASE ?? ''}`,
      join(folder, POSTGRES_COPY),
    ],
    target.databaseUrl,
  );
}

/**
 * An address of a PostgreSQL server as libpq's variables: a password in arguments would stand in the list of
 * processes.
 */
export function postgresEnvironment(url: string): Record<string, string> {
  if (!URL.canParse(url) || !/^postgres(?:ql)?:/.test(url))
    throw new BackupError('DATABASE_URL must be an address such as postgres://user:password@host:5432/name.');
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const parts = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
}

/** Runs a program of PostgreSQL's client and returns what it printed. POSTGRES_BIN names its folder. */
export async function postgres(program: string, args: string[], url: string): Promise<string> {
  const own = process.env.POSTGRES_BIN;
  const child = spawn(own ? join(own, program) : program, args, {
    env: { ...process.env, ...postgresEnvironment(url) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new BackupError(
              `${program} is missing: install PostgreSQL's client (Debian: postgresql-client), not older than the server, or set POSTGRES_BIN to its folder.`,
            )
          : error,
      ),
    );
  });
  const [code, said, complaint] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new BackupError(`${program} failed: ${complaint.trim() || `exit code ${code}`}`);
  return said;
}
