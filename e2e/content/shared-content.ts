import type { DatabaseSync } from 'node:sqlite';

/** Where a content system notes each change of its content, and what one of them is called. */
const NOTES = {
  content_versions: 'author, action, type, entry, language',
  bin_items: "author, 'deleted', kind, title",
  files: "'file', name",
  schedules: "'planned', content_type, entry",
} as const;

/**
 * Reads what of a centre's content is changed from now on, by whomever and whichever way.
 * @param database of a content system on SQLite @returns tells what has been changed since it was asked last
 */
export function contentChanges(database: DatabaseSync): () => string[] {
  const tables = Object.keys(NOTES).map((name) => `'${name}'`);
  const counters = database.prepare(`SELECT name, seq FROM sqlite_sequence WHERE name IN (${tables.join()})`);
  // They count on when a row is deleted too.
  const counted = () => new Map(counters.all().map(({ name, seq }) => [String(name), Number(seq)]));
  let known = counted();
  return () => {
    const now = counted();
    const changes = Object.entries(NOTES).flatMap(([table, words]) => {
      const since = known.get(table) ?? 0;
      const more = (now.get(table) ?? 0) - since;
      if (more <= 0) return [];
      const rows = database
        .prepare(`SELECT concat_ws(' ', ${words}) AS said FROM ${table} WHERE id > ?`)
        .all(since);
      const said = rows.map((row) => String(row.said));
      return said.length < more
        ? [...said, `${more - said.length} more of ${table}, which are gone again`]
        : said;
    });
    known = now;
    return changes;
  };
}
