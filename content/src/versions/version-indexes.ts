/** One version a number: two saves at once that both passed the look at the newest one cannot both be kept. */
export async function ensureVersionIndexes(): Promise<void> {
  const { connection } = strapi.db;
  await connection.raw(
    'CREATE UNIQUE INDEX IF NOT EXISTS content_versions_number_row ON content_versions (type, entry, number)',
  );
  await connection.raw('CREATE INDEX IF NOT EXISTS content_versions_age ON content_versions (created_at)');
  await connection.raw('CREATE INDEX IF NOT EXISTS open_forms_of ON open_forms (type, entry)');
}
