import { DEFAULT_LOCALE } from '@mall/contract';
import type { EntryType } from '../kit/entry-types';
import type { Row } from '../kit/table';
import { changedFields } from '../versions/changes';
import { describe, type Names } from '../versions/describe';
import { currentState, languagesOf } from '../versions/entry-state';
import type { State } from '../versions/state';
import { type EntryKey, isOwn, listVersions } from '../versions/version-rows';
import { type Components, components, textsOf, translated, versionOf } from './texts';
import { states } from './track';
import { type Stretch, wordChanges } from './word-changes';

/** A field of the source whose texts have changed. */
interface ChangedField {
  field: string;
  /** Empty where spaces alone differ. */
  words: Stretch[];
}

/**
 * What has changed in a source since a translation was made, or last called right. `not-kept`: nobody knows any more;
 * `no-source`: the entry is not written in the language that is translated from.
 */
export interface SourceChanges {
  state: 'same' | 'changed' | 'not-kept' | 'no-source';
  /** Code of the source's language. */
  source: string;
  fields: ChangedField[];
}

/** Texts alone name neither entries nor files. */
const NO_NAMES: Names = { entry: () => '', file: () => '' };

/** The first of some kept states whose texts have the mark of a translation. */
export function stateWith(
  mark: string,
  type: Pick<EntryType, 'attributes'>,
  kept: readonly State[],
  read: Components,
): State | undefined {
  return kept.find((state) => versionOf(textsOf(type, state as unknown as Row, read)) === mark);
}

/** The fields whose texts differ, in the order of the schema, with the words that went and came. */
export function changedTexts(
  { attributes }: Pick<EntryType, 'attributes'>,
  was: State,
  now: State,
  read: Components,
): ChangedField[] {
  const own = Object.fromEntries(translated(attributes, false));
  const texts: Components = (uid) => Object.fromEntries(translated(read(uid), true));
  return changedFields(own, was, now).flatMap((field): ChangedField[] => {
    const attribute = own[field];
    if (!attribute) return [];
    const say = (state: State) =>
      describe(texts, attribute, state[field], NO_NAMES, Number.POSITIVE_INFINITY);
    const [textThen, textNow] = [say(was), say(now)];
    return textThen === textNow ? [] : [{ field, words: wordChanges(textThen, textNow) }];
  });
}

const PAGE = 30;

/** The newest kept version of a source that has that mark. */
async function keptWith(
  mark: string,
  type: EntryType,
  key: EntryKey,
  before?: number,
): Promise<State | undefined> {
  const rows = await listVersions(key, PAGE, before);
  const own = rows.filter((row) => isOwn(key, row)).map(({ state }) => state);
  const found = stateWith(mark, type, own, components);
  return found || rows.length < PAGE ? found : keptWith(mark, type, key, rows.at(-1)?.number);
}

/**
 * How a source stood when a translation was made, or last called right: `same` as it stands now, or `not-kept`.
 * @see track.ts for the marks
 */
export async function sourceThen(
  type: EntryType,
  entry: string,
  language: string,
): Promise<State | 'same' | 'not-kept'> {
  const noted = await states().findMany({ where: { contentType: type.uid, entry } });
  const markIn = (code: string) => noted.find((row) => row.language === code)?.version;
  const [mark, sourceMark] = [markIn(language), markIn(DEFAULT_LOCALE)];
  if (typeof mark !== 'string' || typeof sourceMark !== 'string' || mark === sourceMark) return 'same';
  const kept = await keptWith(mark, type, { type: type.uid, entry, language: DEFAULT_LOCALE });
  return kept ?? 'not-kept';
}

/** What a translation's source says otherwise than when the translation was made. @param entry may have no source, or be '' */
export async function sourceChanges(
  type: EntryType,
  entry: string,
  language: string,
): Promise<SourceChanges> {
  const source = DEFAULT_LOCALE;
  if (!(await languagesOf(type.uid, entry)).includes(source))
    return { state: 'no-source', source, fields: [] };
  const was = await sourceThen(type, entry, language);
  if (typeof was === 'string') return { state: was, source, fields: [] };
  const now = await currentState({ type: type.uid, entry, language: source });
  if (!now) return { state: 'no-source', source, fields: [] };
  return { state: 'changed', source, fields: changedTexts(type, was, now, components) };
}
