import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BackupError, type Target } from './command-line.ts';
import { BUSY_MS, postgres, sqliteFile } from './database.ts';

/** A backup that is whole. */
interface Made {
  /** When the database's copy was made, ISO. */
  at: string;
  bytes: number;
}

/** What came of one try. */
interface Outcome {
  /** When it ended, ISO. */
  at: string;
  /** What went wrong, which may be something beside the backup; null: nothing. */
  error: string | null;
  made: Made | undefined;
}

/** Nobody reads more of it than that, and PostgreSQL's client can say much. */
const ERROR_CHARACTERS = 400;

/**
 * Keys and form of Strapi's own store, in which the content system finds them (`content/src/observing/last-backup.ts`). In
 * the database, since every instance sees it there, and a backup may see no disk of theirs.
 */
const TABLE = 'strapi_core_store_settings';
const KEYS = { tried: 'core_mall_backupTried', made: 'core_mall_backupMade' };

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const put = (key: string, value: object) =>
  `DELETE FROM ${TABLE} WHERE "key" = ${quoted(key)}; INSERT INTO ${TABLE} ("key", value, type) VALUES (${quoted(key)}, ${quoted(JSON.stringify(value))}, 'object');`;

/**
 * Tells the content system what came of a backup. Where there is no database yet nobody is told; rejects where there is
 * one that takes nothing.
 */
async function noteOutcome(target: Target, { at, error, made }: Outcome): Promise<void> {
  const tried = put(KEYS.tried, { at, error: error === null ? null : error.slice(0, ERROR_CHARACTERS) });
  const sql = made ? `${tried} ${put(KEYS.made, made)}` : tried;
  if (target.databaseUrl) {
    await postgres('psql', ['-AtXqc', sql], target.databaseUrl);
    return;
  }
  const file = sqliteFile(target);
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    database.exec(`BEGIN IMMEDIATE; ${sql} COMMIT;`);
  } finally {
    database.close();
  }
}

/** What a backup says of itself. */
export interface Said {
  made: Made;
  /** For whoever runs it. */
  said: string;
  /** The backup is whole, but this is amiss. */
  amiss: string | undefined;
}

/** Does a backup and notes what came of it; what is wrong is thrown on. A note that fails is said, and changes nothing. */
export async function noted(target: Target, work: () => Promise<Said>): Promise<string> {
  const note = async (error: string | null, made: Made | undefined) => {
    const at = new Date().toISOString();
    await noteOutcome(target, { at, error, made }).catch((reason: Error) => {
      process.stderr.write(`The content system could not be told of it: ${reason.message}\n`);
    });
  };
  const done = await work().catch(async (error: Error) => {
    await note(error.message, undefined);
    throw error;
  });
  await note(done.amiss ?? null, done.made);
  if (done.amiss !== undefined) throw new BackupError(`${done.said} ${done.amiss}`);
  return done.said;
}
