import { DEFAULT_LOCALE } from '@mall/contract';
import { entryType } from '../kit/entry-types';
import { type Row, table } from '../kit/table';
import { titleOf } from '../versions/entry-state';
import { schemaOf } from '../versions/versioned-types';

/** An entry that shows a file. */
export interface FilePlace {
  /** uid of its type */
  type: string;
  /** Of the type, "Polish / English". */
  label: string;
  single: boolean;
  entry: string;
  /** Empty where nothing of the entry can be a name: then its type names it. */
  title: string;
}

/** Descriptions of pictures go with their picture: they are no use of it. */
const NO_USE = new Set(['api::picture-text.picture-text']);

interface Metadata {
  uid: string;
  tableName: string;
  attributes: Record<string, { joinTable?: { name: string }; columnName?: string }>;
}

const models = (): Metadata[] => [...strapi.db.metadata.values()] as unknown as Metadata[];

const rowsOf = (name: string) => strapi.db.getConnection(name);

/** The tables that say which entry or component holds a component. */
function holders(): { holder: string; name: string }[] {
  return models().flatMap(({ uid, attributes }) => {
    const names = Object.values(attributes).flatMap(({ joinTable }) => joinTable?.name ?? []);
    return [...new Set(names.filter((name) => name.endsWith('_cmps')))].map((name) => ({
      holder: uid,
      name,
    }));
  });
}

/** The entries in which rows of a type or component lie, by uid. */
async function entriesOf(uid: string, ids: readonly number[]): Promise<FilePlace[]> {
  if (ids.length === 0 || NO_USE.has(uid)) return [];
  if (uid.includes('::')) {
    if (!uid.startsWith('api::')) return [];
    const rows = await table(uid).findMany({ where: { id: { $in: ids } } });
    const { label = uid, single = false } = entryType(uid) ?? {};
    // The last one names the entry: its Polish version, where there is one.
    const inOrder = [...rows].sort(
      (a, b) => Number(a.locale === DEFAULT_LOCALE) - Number(b.locale === DEFAULT_LOCALE),
    );
    return inOrder.map((row: Row) => ({
      type: uid,
      label,
      single,
      entry: row.documentId,
      title: titleOf(row),
    }));
  }
  const found: FilePlace[] = [];
  for (const { holder, name } of holders()) {
    const rows: { entity_id: number }[] = await rowsOf(name)
      .where({ component_type: uid })
      .whereIn('cmp_id', [...ids])
      .select('entity_id');
    found.push(
      ...(await entriesOf(
        holder,
        rows.map(({ entity_id }) => entity_id),
      )),
    );
  }
  return found;
}

/** Rows whose texts hold the file's address. */
async function mentions(hash: string): Promise<FilePlace[]> {
  const found: FilePlace[] = [];
  for (const { uid, tableName, attributes } of models()) {
    const fields = Object.entries(schemaOf(uid)).filter(([, { type }]) => type === 'richtext');
    for (const [field] of fields) {
      const column = attributes[field]?.columnName ?? field;
      const rows: { id: number }[] = await rowsOf(tableName).whereLike(column, `%/${hash}%`).select('id');
      found.push(
        ...(await entriesOf(
          uid,
          rows.map(({ id }) => id),
        )),
      );
    }
  }
  return found;
}

/** Where a file is used: in which entries, drafts among them, each once. */
export async function placesOf(file: { id: number; hash: string }): Promise<FilePlace[]> {
  const related: { related_id: number; related_type: string }[] = await rowsOf('files_related_mph')
    .where({ file_id: file.id })
    .select('related_id', 'related_type');
  const ids = Map.groupBy(related, ({ related_type: type }) => type);
  const found = await mentions(file.hash);
  for (const [uid, rows] of ids)
    found.push(
      ...(await entriesOf(
        uid,
        rows.map(({ related_id: id }) => id),
      )),
    );
  return [...new Map(found.map((place) => [`${place.type} ${place.entry}`, place])).values()];
}
