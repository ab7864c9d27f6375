import { table } from '../kit/table';
import type { State } from './state';

export type Action = 'before' | 'created' | 'saved' | 'published' | 'unpublished' | 'discarded' | 'restored';

/** An entry of a type in one language; `language` is null where a type knows none. */
export interface EntryKey {
  type: string;
  entry: string;
  language: string | null;
}

export interface VersionRow extends EntryKey {
  id: number;
  /** Counts on over all languages of an entry. */
  number: number;
  action: Action;
  author: string | null;
  changes: string[];
  /** It changed fields that all languages share. */
  shared: boolean;
  state: State;
  createdAt: string;
}

const rows = () => table('content-version');

const asRow = (row: unknown) => row as unknown as VersionRow;

const ownOf = ({ type, entry, language }: EntryKey) => ({
  type,
  entry,
  language: language === null ? { $null: true } : language,
});

/** What a form of this language shows was made by these versions. */
const seenIn = (key: EntryKey) => {
  const { language, ...entry } = ownOf(key);
  return { ...entry, $or: [{ language }, { shared: true }] };
};

/** Whether a version is of this language, not of another that changed what all share. */
export const isOwn = (key: EntryKey, row: VersionRow): boolean => (row.language ?? null) === key.language;

/** Whether a version changed what a form of this language shows. */
export const isSeen = (key: EntryKey, row: VersionRow): boolean => isOwn(key, row) || row.shared === true;

/** The newest number that changed what a form of this language shows; 0 before the first kept version. */
export async function newestNumber(key: EntryKey): Promise<number> {
  const [row] = await rows().findMany({
    select: ['id', 'number'],
    where: seenIn(key),
    orderBy: [{ number: 'desc' }],
    limit: 1,
  });
  return row ? Number(row.number) : 0;
}

/** The versions that changed what a form of this language shows, the newest first; only those before a number, if given. */
export async function listVersions(key: EntryKey, limit: number, before?: number): Promise<VersionRow[]> {
  const found = await rows().findMany({
    where: { ...seenIn(key), ...(before === undefined ? {} : { number: { $lt: before } }) },
    orderBy: [{ number: 'desc' }],
    limit,
  });
  return found.map(asRow);
}

/**
 * The version of this very language that says how it stood at a number: the newest until then; where the language has
 * none so early, its oldest, which is kept before its first change. Null for a language without versions.
 */
export async function ownVersionAt(key: EntryKey, number: number): Promise<VersionRow | null> {
  const own = ownOf(key);
  const [until] = await rows().findMany({
    where: { ...own, number: { $lte: number } },
    orderBy: [{ number: 'desc' }],
    limit: 1,
  });
  if (until) return asRow(until);
  const [oldest] = await rows().findMany({ where: own, orderBy: [{ number: 'asc' }], limit: 1 });
  return oldest ? asRow(oldest) : null;
}

export async function versionOf({ type, entry }: EntryKey, number: number): Promise<VersionRow | null> {
  const row = await rows().findOne({ where: { type, entry, number } });
  return row ? asRow(row) : null;
}

/** The versions after a number that changed what a form of this language shows, the oldest first. */
export async function versionsAfter(key: EntryKey, number: number): Promise<VersionRow[]> {
  const found = await rows().findMany({
    where: { ...seenIn(key), number: { $gt: number } },
    orderBy: [{ number: 'asc' }],
  });
  return found.map(asRow);
}

/** Keeps a version under the entry's next number. */
export async function keepVersion(version: Omit<VersionRow, 'id' | 'number' | 'createdAt'>): Promise<number> {
  const [last] = await rows().findMany({
    select: ['id', 'number'],
    where: { type: version.type, entry: version.entry },
    orderBy: [{ number: 'desc' }],
    limit: 1,
  });
  const number = (last ? Number(last.number) : 0) + 1;
  await rows().create({ data: { ...version, number } });
  return number;
}

/** A save and the publishing that follows it in one request are one version. */
export async function renameVersion(key: EntryKey, number: number, action: Action): Promise<void> {
  await rows().update({ where: { type: key.type, entry: key.entry, number }, data: { action } });
}
