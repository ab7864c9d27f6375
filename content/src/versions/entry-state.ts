import { type Row, table } from '../kit/table';
import { type Pointers, pointersOf, populateFor, type State, stateOf } from './state';
import type { EntryKey } from './version-rows';
import { contentType, hasDrafts, isLocalized, schemaOf } from './versioned-types';

/** The row that a form shows: the draft, or the only one there is. */
async function editedRow({ type, entry, language }: EntryKey, populate?: Record<string, unknown>) {
  return table(type).findOne({
    where: {
      documentId: entry,
      ...(language === null ? {} : { locale: language }),
      ...(hasDrafts(type) ? { publishedAt: { $null: true } } : {}),
    },
    ...(populate ? { populate } : {}),
  });
}

/** The row of an entry in a language, with what roles may be limited by; null where it is not there. */
export function ruledRow(key: EntryKey): Promise<Row | null> {
  return editedRow(key, { createdBy: { select: ['id'], populate: { roles: { select: ['id'] } } } });
}

/** How an entry stands now in a language; null where it is not there. */
export async function currentState(key: EntryKey): Promise<State | null> {
  const attributes = schemaOf(key.type);
  const row = await editedRow(key, populateFor(schemaOf, attributes));
  return row ? stateOf(schemaOf, attributes, row) : null;
}

/** The languages in which an entry is there; `[null]` for types without languages. */
export async function languagesOf(type: string, entry: string): Promise<(string | null)[]> {
  if (!isLocalized(type)) return [null];
  const rows = await table(type).findMany({ select: ['id', 'locale'], where: { documentId: entry } });
  return [...new Set(rows.map(({ locale }) => String(locale)))];
}

const TITLES = [
  'entryTitle',
  'name',
  'title',
  'heading',
  'pageName',
  'room_id',
  'locationId',
  'floorName',
  'text',
  'caption',
];

/** What an entry is called, by the first of its fields that names it. */
export function titleOf(row: Row | Record<string, unknown>): string {
  const field = TITLES.find((name) => typeof row[name] === 'string' && row[name] !== '');
  return field ? String(row[field]) : '';
}

/** Those files and entries of `pointers` that are still there, with what they are called. */
async function aliveOf(
  pointers: Pointers,
): Promise<Pointers & { titles: Map<string, string>; fileNames: Map<number, string> }> {
  const fileNames = new Map<number, string>();
  const titles = new Map<string, string>();
  const entries = new Map<string, Set<string>>();
  if (pointers.files.size > 0) {
    const files = await table('plugin::upload.file').findMany({
      select: ['id', 'name'],
      where: { id: { $in: [...pointers.files] } },
    });
    for (const { id, name } of files) fileNames.set(id, String(name));
  }
  for (const [uid, ids] of pointers.entries) {
    if (!contentType(uid) || ids.size === 0) continue;
    const rows = await table(uid).findMany({ where: { documentId: { $in: [...ids] } } });
    entries.set(uid, new Set(rows.map(({ documentId }) => documentId)));
    for (const row of rows) if (!titles.get(row.documentId)) titles.set(row.documentId, titleOf(row));
  }
  return { files: new Set(fileNames.keys()), entries, titles, fileNames };
}

/** All files and entries that states of a type name, as far as they are still there. */
export function aliveIn(type: string, states: readonly State[]) {
  return aliveOf(pointersOf(schemaOf, schemaOf(type), states));
}
