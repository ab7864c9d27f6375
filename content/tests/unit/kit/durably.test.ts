import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@strapi/database';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { durably } from '../../../src/kit/durably';

/** Strapi's own way of running a transaction, on a real SQLite file. */
describe('durably', () => {
  let folder: string;
  let connection: Knex;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'durably-'));
    connection = knex({
      client: 'better-sqlite3',
      connection: { filename: join(folder, 'test.db') },
      useNullAsDefault: true,
      pool: { min: 1, max: 1 },
    });
    await connection.raw('PRAGMA foreign_keys = ON');
    await connection.raw('CREATE TABLE parents (id INTEGER PRIMARY KEY)');
    await connection.raw(
      'CREATE TABLE children (id INTEGER PRIMARY KEY, parent REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)',
    );
    const transaction = (work: never) => Database.prototype.transaction.call({ connection } as never, work);
    const db = { connection, transaction, dialect: { client: 'sqlite' }, inTransaction: () => false };
    Object.assign(globalThis, { strapi: { db } });
  });

  afterEach(async () => {
    Reflect.deleteProperty(globalThis, 'strapi');
    await connection.destroy();
    rmSync(folder, { recursive: true });
  });

  /** A row that COMMIT refuses, as it does when the disk is full; the statement itself succeeds. */
  const orphan = () => strapi.db.transaction(({ trx }) => trx('children').insert({ id: 1, parent: 7 }));
  const child = (id: number) =>
    durably(async () => {
      const { transaction } = strapi.db;
      return transaction.call(strapi.db, ({ trx }: { trx: Knex }) =>
        trx('children').insert({ id, parent: null }),
      );
    });

  it('fails when COMMIT fails, which Strapi’s transaction alone does not say', async () => {
    await expect(orphan()).resolves.toBeDefined();
    await connection.raw('ROLLBACK');
    await expect(durably(orphan)).rejects.toThrow(/FOREIGN KEY/);
    expect(await connection('children')).toEqual([]);
  });

  it('works again afterwards', async () => {
    await durably(orphan).catch(() => undefined);
    await child(2);
    expect(await connection('children')).toEqual([{ id: 2, parent: null }]);
  });

  it('undoes everything when the work fails', async () => {
    const work = durably(async () => {
      await strapi.db.transaction(({ trx }) => trx('children').insert({ id: 3, parent: null }));
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await connection('children')).toEqual([]);
  });
});
