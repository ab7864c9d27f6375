/** What the lock is called in the database. */
const LOCK = 'mall-content-start';

let release: (() => Promise<void>) | undefined;

/** What is used of Knex, which names its own type for a connection nowhere. */
interface Connections {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
}

/**
 * Programs on one PostgreSQL start one after the other: each may have tables to change, and the first fills the
 * database. The lock belongs to a connection, so it falls when its program ends, in whatever way. On SQLite there is one
 * program only.
 */
export async function waitForTurn(): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  const knex = strapi.db.connection;
  const pool = knex.client as Connections;
  const held = await pool.acquireConnection();
  const ask = async (call: string) => {
    const { rows } = await knex.raw(`SELECT ${call}(hashtext(?)) AS done`, [LOCK]).connection(held);
    return (rows as { done: unknown }[])[0]?.done;
  };
  if ((await ask('pg_try_advisory_lock')) !== true) {
    strapi.log.info('start.waiting', { for: 'another program that starts on the same database' });
    await ask('pg_advisory_lock');
  }
  release = async () => {
    await ask('pg_advisory_unlock');
    await pool.releaseConnection(held);
  };
}

/** Lets the next one start. */
export async function endTurn(): Promise<void> {
  await release?.();
  release = undefined;
}
