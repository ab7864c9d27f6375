import { changedFields, isShared } from './changes';
import { aliveIn, currentState } from './entry-state';
import { type Attributes, dataOf, type Pointers, type SchemaOf, type State } from './state';
import { type EntryKey, isOwn, listVersions, ownVersionAt, type VersionRow } from './version-rows';
import { isLocalized, schemaOf } from './versioned-types';

const PAGE = 30;

/** A kept version, as a form of one language sees it. */
interface Seen {
  number: number;
  state: State;
}

/** Where undo goes to, and the fields that change on the way. */
interface Undo {
  number: number;
  fields: string[];
}

/**
 * The fields that restoring a state changes, in the order of the schema. What is gone meanwhile, and fields that the
 * state knows nothing of, stay as they are.
 * @param alive the files and entries that still exist
 */
export function restoredFields(of: SchemaOf, attributes: Attributes, now: State, to: State, alive: Pointers) {
  const data = dataOf(of, attributes, to, alive);
  return changedFields(attributes, dataOf(of, attributes, now, alive), data).filter((field) =>
    Object.hasOwn(data, field),
  );
}

/** The first of the versions, the newest first, whose content differs from how the entry stands; null for none. */
export function undoTarget(
  of: SchemaOf,
  attributes: Attributes,
  now: State,
  versions: readonly Seen[],
  alive: Pointers,
): Undo | null {
  for (const { number, state } of versions) {
    const fields = restoredFields(of, attributes, now, state, alive);
    if (fields.length > 0) return { number, fields };
  }
  return null;
}

/** How an entry stood in a language when another language changed what all share: its own fields, and theirs. */
export function withShared(attributes: Attributes, own: State, other: State): State {
  const shared = Object.entries(other).filter(([field]) => isShared(attributes[field]));
  return { ...own, ...Object.fromEntries(shared) };
}

/** How an entry stood for a form of this language when a version was kept, of this language or of another. */
export async function stateSeen(key: EntryKey, row: VersionRow): Promise<State> {
  if (isOwn(key, row)) return row.state;
  const own = (await ownVersionAt(key, row.number))?.state ?? (await currentState(key)) ?? {};
  return withShared(schemaOf(key.type), own, row.state);
}

/** Those of some fields that all languages of a type have in common. */
export function sharedFields(type: string, fields: readonly string[]): string[] {
  const attributes = schemaOf(type);
  return isLocalized(type) ? fields.filter((field) => isShared(attributes[field])) : [];
}

async function undoFrom(key: EntryKey, now: State, before?: number): Promise<Undo | null> {
  const rows = await listVersions(key, PAGE, before);
  const seen: Seen[] = [];
  for (const row of rows) seen.push({ number: row.number, state: await stateSeen(key, row) });
  const alive = await aliveIn(key.type, [now, ...seen.map(({ state }) => state)]);
  const found = undoTarget(schemaOf, schemaOf(key.type), now, seen, alive);
  return found || rows.length < PAGE ? found : undoFrom(key, now, rows.at(-1)?.number);
}

/** Where undo goes to from how an entry stands; null when nothing is kept that differs. */
export async function undoOf(key: EntryKey): Promise<Undo | null> {
  const now = await currentState(key);
  return now && undoFrom(key, now);
}
