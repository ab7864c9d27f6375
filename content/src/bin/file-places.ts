import { DEFAULT_LOCALE } from '@mall/contract';
import type { UID } from '@strapi/strapi';
import { entryType, isContent } from '../kit/entry-types';
import { type Row, type Table, table } from '../kit/table';
import { keepMarks } from '../languages/track';
import { titleOf } from '../versions/entry-state';
import { schemaOf } from '../versions/versioned-types';
import { type Address, holdsAddress, renaming } from './address';
import { readdressKept } from './kept-addresses';

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
  attributes: Record<string, { joinTable?: { name: string } }>;
}

const models = (): Metadata[] => [...strapi.db.metadata.values()] as unknown as Metadata[];

/** Rows of a table that joins two others, by whose name Strapi knows it. */
const joins = (name: string) => strapi.db.query(name as UID.Schema) as unknown as Pick<Table, 'findMany'>;

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
    const rows = await joins(name).findMany({ where: { component_type: uid, cmp_id: { $in: [...ids] } } });
    found.push(
      ...(await entriesOf(
        holder,
        rows.map(({ entity_id }) => Number(entity_id)),
      )),
    );
  }
  return found;
}

/** The fields of each type and component of the content in which the address of a file may stand. */
function addressed(): { uid: string; fields: string[] }[] {
  return models().flatMap(({ uid }) => {
    if (uid.includes('::') && !isContent(uid)) return [];
    const fields = Object.entries(schemaOf(uid))
      .filter(([name, attribute]) => holdsAddress(name, attribute))
      .map(([name]) => name);
    return fields.length > 0 ? [{ uid, fields }] : [];
  });
}

/** Rows in whose texts and addresses a file stands. */
async function mentions(hash: string): Promise<{ uid: string; fields: string[]; rows: Row[] }[]> {
  const found = [];
  for (const { uid, fields } of addressed()) {
    const where = { $or: fields.map((field) => ({ [field]: { $contains: `/${hash}` } })) };
    const rows = await table(uid).findMany({ select: ['id', ...fields], where });
    if (rows.length > 0) found.push({ uid, fields, rows });
  }
  return found;
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

const once = (places: readonly FilePlace[]) => [
  ...new Map(places.map((place) => [`${place.type} ${place.entry}`, place])).values(),
];

async function placesOfMentions(found: Awaited<ReturnType<typeof mentions>>): Promise<FilePlace[]> {
  const places: FilePlace[] = [];
  for (const { uid, rows } of found) places.push(...(await entriesOf(uid, idsOf(rows))));
  return once(places);
}

interface StoredFile {
  id: number;
  hash: string;
}

/**
 * Where a file is used: in which entries, drafts among them, each once, and in which fields of types and components.
 * Texts that name it count among the entries alone.
 */
export async function usesOf(file: StoredFile): Promise<{ places: FilePlace[]; fields: string[] }> {
  const related = await joins('files_related_mph').findMany({ where: { file_id: file.id } });
  const places = await placesOfMentions(await mentions(file.hash));
  for (const [uid, rows] of Map.groupBy(related, ({ related_type: type }) => String(type)))
    places.push(
      ...(await entriesOf(
        uid,
        rows.map(({ related_id: id }) => Number(id)),
      )),
    );
  return {
    places: once(places),
    fields: [...new Set(related.map(({ related_type: type, field }) => `${type}.${field}`))],
  };
}

/** Where a file is used: the entries alone. */
export const placesOf = async (file: StoredFile): Promise<FilePlace[]> => (await usesOf(file)).places;

/**
 * Has texts and addresses name a file by another address, also where they are kept from before. They say what they said:
 * no translation becomes stale by it. To be called in the transaction that gives the file that address.
 */
export async function readdress(from: Address, to: Address): Promise<void> {
  const found = await mentions(from.hash);
  const rename = renaming(from, to);
  const renamed = (value: unknown) => (typeof value === 'string' ? rename(value) : value);
  await keepMarks(await placesOfMentions(found), async () => {
    for (const { uid, fields, rows } of found)
      for (const row of rows) {
        const data = Object.fromEntries(fields.map((field) => [field, renamed(row[field])]));
        await table(uid).update({ where: { id: row.id }, data });
      }
  });
  await readdressKept(from, to);
}
