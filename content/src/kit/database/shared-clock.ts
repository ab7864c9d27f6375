// Not now(), which stands still within a transaction; in milliseconds, which no time zone of a session changes.
const CLOCK = 'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS milliseconds';

/** What is used of Knex. */
interface Asking {
  raw(sql: string): PromiseLike<{ rows: { milliseconds: unknown }[] }>;
}

/**
 * The instant by the one clock that all programs on this database go by when they take turns: PostgreSQL's own, however
 * the clocks of their machines differ. On SQLite, which one program has to itself, its own. Within a transaction it is
 * asked there: as many of them as there are connections would else wait for one more.
 * @throws where the database does not answer
 */
export async function sharedNow(): Promise<Date> {
  const { db } = strapi;
  if (db.dialect.client !== 'postgres') return new Date();
  const ask = (connection: unknown) => (connection as Asking).raw(CLOCK);
  const { rows } = await (db.inTransaction() ? db.transaction(({ trx }) => ask(trx)) : ask(db.connection));
  return new Date(Number(rows[0]?.milliseconds));
}
