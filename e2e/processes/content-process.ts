import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { DEMO_LOCALES } from '@mall/contract';
import { clockSettings } from '../../scripts/clock/pinned-clock.ts';
import { PUBLISHED_PASSWORD } from '../../scripts/programs/demo-settings.ts';
import { freePort } from '../../scripts/programs/free-port.ts';
import { CONTENT_COMMAND, HEAP_ENV } from '../../scripts/programs/prepare.ts';
import { answering } from '../../scripts/programs/test-programs.ts';
import { readOutput } from '../../scripts/tests/program-output.ts';
import { contentUnderTest } from '../content/content-under-test.ts';

const CONTENT = join(import.meta.dirname, '../../content');

/** A content system of a test's own, built already, on a free port. */
export interface ContentProcess {
  url: string;
  pid: number;
  /** What it has written to its log so far, line by line. */
  log(): Record<string, unknown>[];
  /** SIGTERM, and wait. The data stays. */
  stop(): Promise<void>;
  /** SIGKILL, and wait until nothing of it is left. */
  kill(): Promise<void>;
}

/** Ends a process and waits until it is gone. */
export function ended(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** The database file of a content system on SQLite. */
export const databaseOf = (dataDir: string): string => join(dataDir, 'content', 'content.db');

/** Reads from the database of a content system on SQLite, also of one that runs. */
export function readDatabase<T>(dataDir: string, read: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(databaseOf(dataDir), { readOnly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/**
 * Gives a content system that is still to be started the demo that the one under test has: much faster than seeding.
 * @param dataDir of the one to be started
 */
export function copyDemo(dataDir: string, from = contentUnderTest().dataDir): void {
  mkdirSync(dirname(databaseOf(dataDir)), { recursive: true, mode: 0o700 });
  readDatabase(from, (source) => source.prepare('VACUUM INTO ?').run(databaseOf(dataDir)));
}

/** What starts the content system of a folder: another version may do it in another way. */
async function commandIn(folder: string): Promise<string[]> {
  if (folder === CONTENT) return CONTENT_COMMAND;
  const prepare = join(folder, '..', 'scripts', 'programs', 'prepare.ts');
  return ((await import(pathToFileURL(prepare).href)) as { CONTENT_COMMAND: string[] }).CONTENT_COMMAND;
}

/**
 * Starts a content system in all languages of the demo and waits until it can serve.
 * @param env its settings; without CONTENT_PORT on a free port @param folder of another version than this one
 */
export async function startContent(
  dataDir: string,
  env: Record<string, string> = {},
  folder = CONTENT,
): Promise<ContentProcess> {
  const port = env.CONTENT_PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, await commandIn(folder), {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      ...clockSettings(),
      NODE_ENV: 'production',
      CONTENT_PORT: port,
      DATA_DIR: dataDir,
      DEMO: '1',
      DEMO_PASSWORD: process.env.DEMO_PASSWORD || PUBLISHED_PASSWORD,
      LOCALES: DEMO_LOCALES.join(),
      LAME_DUCK_SECONDS: '0',
      // Tests write more than any visitor does, and book more meetings.
      WRITES_PER_CLIENT: '1000000',
      BOOKING_DAYS: '180',
      ...HEAP_ENV,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = readOutput(`the content system on port ${port}`, child);
  const over = new Promise<never>((_, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`It ended with ${code} before it was ready: ${output.text().slice(-2000)}`)),
    );
  });
  await Promise.race([answering(`${url}/readyz`), over]);
  return {
    url,
    pid: child.pid ?? 0,
    log: output.log,
    stop: () => ended(child, 'SIGTERM'),
    kill: () => ended(child, 'SIGKILL'),
  };
}
