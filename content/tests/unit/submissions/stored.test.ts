import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex from 'knex';
import type { Context } from 'koa';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import databaseSettings from '../../../config/database';
import { openDatabase, type TestDatabase } from '../database';

const EMAIL = 'anna@poczta.example';

let database: TestDatabase;
let storeSubmission: typeof import('../../../src/submissions/store')['storeSubmission'];
let respondToWrite: typeof import('../../../src/submissions/intake')['respondToWrite'];

beforeEach(async () => {
  database = await openDatabase(['submission', 'delivery']);
  await database.index('submissions (idempotency_key)');
  ({ storeSubmission } = await import('../../../src/submissions/store'));
  ({ respondToWrite } = await import('../../../src/submissions/intake'));
});
afterEach(() => database.close());

/** A form is sent, and what its sender is answered. @param beside what happens between its row and its deliveries */
async function send(beside?: () => Promise<void>) {
  const headers: Record<string, string> = {};
  const asked = {
    status: 200,
    state: {},
    is: () => true,
    set: (name: string, value: string) => Object.assign(headers, { [name]: value }),
  };
  const form = {
    ...({
      kind: 'contact',
      payload: { email: EMAIL },
      name: 'Anna',
      email: EMAIL,
      language: 'pl-PL',
    } as const),
    ...{ idempotencyKey: 'k', hash: 'h', retainUntil: new Date('2027-01-01T00:00:00Z') },
  };
  const work = () => storeSubmission(form, ['contactNotice', 'receipt'], beside);
  await respondToWrite(asked as unknown as Context, 'contact', work, { limited: false });
  return { status: asked.status, headers };
}

/**
 * A connection of its own, by the library that the content system has: of two in one process neither sees the other's locks.
 */
const opened = (filename: string) =>
  knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });

/** How many rows of what was sent, and of what is to be delivered because of it, a database file holds. */
async function rowsIn(file: string): Promise<number[]> {
  const read = opened(file);
  try {
    const counts = ['submissions', 'deliveries'].map((name) => read(name).count({ rows: '*' }).first());
    return (await Promise.all(counts)).map((row) => Number(row?.rows));
  } finally {
    await read.destroy();
  }
}

describe('while another process holds the database', () => {
  it('nothing is said to be stored, and what is sent again under its key is there once', async () => {
    // What waits for a lock holds this thread, in which it would have to be given up.
    await strapi.db.connection.raw('PRAGMA busy_timeout = 0');
    const file = join(database.folder, 'test.db');
    const other = opened(file);
    try {
      await other.raw('BEGIN EXCLUSIVE');
      for (let tried = 0; tried < 2; tried += 1) {
        const { status, headers } = await send();
        expect(status).toBe(503);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      await other.raw('ROLLBACK');
    } finally {
      await other.destroy();
    }
    for (let tried = 0; tried < 2; tried += 1) expect((await send()).status).toBe(200);
    expect(await rowsIn(file)).toEqual([1, 2]);
  });

  it('a short lock is waited out', async () => {
    await asStarted();
    const [{ timeout }] = await strapi.db.connection.raw('PRAGMA busy_timeout');
    expect(timeout).toBeGreaterThan(3_000);
  });
});

describe('a program that is killed', () => {
  it('leaves a form with all that is to be delivered because of it once it has said so, and before that nothing', async () => {
    await asStarted();
    const killed = mkdtempSync(join(tmpdir(), 'killed-'));
    /** The files at this moment are what is left of them. */
    const left = (name: string) => {
      cpSync(database.folder, join(killed, name), { recursive: true });
      return rowsIn(join(killed, name, 'test.db'));
    };
    try {
      let between: number[] = [];
      const { status } = await send(async () => {
        between = await left('between');
      });
      expect({ status, between, after: await left('after') }).toEqual({
        ...{ status: 200, between: [0, 0] },
        after: [1, 2],
      });
    } finally {
      rmSync(killed, { recursive: true });
    }
  });

  it('has had each write on the disk before', async () => {
    await asStarted();
    const { ensureDurableWrites } = await import('../../../src/start/durable-writes');
    await ensureDurableWrites();
    expect(await strapi.db.connection.raw('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  });
});

/** Has the connection of the test opened as the product's is. */
async function asStarted() {
  const { pool } = databaseSettings().connection;
  const opens = 'afterCreate' in pool ? pool.afterCreate : undefined;
  if (!opens) throw new Error('these are the settings of another database');
  const asked: string[] = [];
  opens({ pragma: (source) => asked.push(source) }, () => undefined);
  for (const source of asked) await strapi.db.connection.raw(`PRAGMA ${source}`);
}
