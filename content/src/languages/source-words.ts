import { DEFAULT_LOCALE } from '@mall/contract';
import type { EntryType } from '../kit/entry-types';
import type { Row } from '../kit/table';
import { currentState } from '../versions/entry-state';
import type { State } from '../versions/state';
import { sourceThen } from './source-changes';
import { type Components, components, type PlacedText, placedTexts, textsOf } from './texts';
import { newWords, type Stretch } from './word-changes';

/** A text of a source, for whoever translates it. */
export interface SourceText extends Omit<PlacedText, 'path'> {
  /** All of it, with what came to it since the translation was made; null where it is as it was, or nobody knows. */
  words: Stretch[] | null;
}

export interface SourceWords {
  /** Code of the source's language. */
  source: string;
  /** In the order of the schema, empty ones left out; null where the entry is not written in that language. */
  texts: SourceText[] | null;
}

const asRow = (state: State): Row => state as unknown as Row;

const fieldOf = ({ path }: { path: string }): string => path.split('.')[0] ?? '';

/** @param was how the source stood when the translation was made, where that is known and another */
export function sourceTexts(
  type: Pick<EntryType, 'attributes'>,
  now: State,
  was: State | null,
  read: Components,
): SourceText[] {
  const before = was ? textsOf(type, asRow(was), read) : [];
  const textThen = new Map(before.map(({ path, text }) => [path, text]));
  return placedTexts(type, asRow(now), read).map((placed) => {
    const { place, path, text } = placed;
    // A part that has another place among its like says what it said.
    const isKept = before.some((one) => one.text === text && fieldOf(one) === fieldOf(placed));
    return { place, text, words: was && !isKept ? newWords(textThen.get(path) ?? '', text) : null };
  });
}

/** What the source of a translation says now, as it is saved. @param language the translation's, which may not be there yet */
export async function sourceWords(type: EntryType, entry: string, language: string): Promise<SourceWords> {
  const source = DEFAULT_LOCALE;
  const now = await currentState({ type: type.uid, entry, language: source });
  if (!now) return { source, texts: null };
  const was = await sourceThen(type, entry, language);
  return { source, texts: sourceTexts(type, now, typeof was === 'string' ? null : was, components) };
}
