/**
 * The instant by the one clock that all programs on this database go by when they take turns: PostgreSQL's own, however
 * the clocks of their machines differ. On SQLite, which one program has to itself, its own.
 * @throws where the database does not answer
 */
export async function sharedNow(): Promise<Date> {
  const { connection, dialect } = strapi.db;
  if (dialect.client !== 'postgres') return new Date();
  // Not now(), which stands still within a transaction; in milliseconds, which no time zone of a session changes.
  const { rows } = await connection.raw(
    'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS milliseconds',
  );
  return new Date(Number((rows as { milliseconds: unknown }[])[0]?.milliseconds));
}
