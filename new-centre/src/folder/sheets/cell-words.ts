import type { Locale } from '@mall/contract';
import type { Languages, Words } from '../centre.ts';
import { lacking, type Missing, withDefault, wordsFrom } from '../languages.ts';
import { lineOf, textOf } from './cells.ts';
import type { Table, TableRow } from './table.ts';

interface WordsColumn<K extends string> {
  key: K;
  /** Of several lines; else line breaks are spaces. */
  isLong?: boolean;
  /** The same in all languages unless there are columns for them. */
  isProper?: boolean;
}

/** A text by language out of a row; undefined where it has none. @param whose for what is said of missing languages */
export function wordsOf<K extends string>(
  { file, has, place, tell }: Pick<Table<K>, 'file' | 'has' | 'place' | 'tell'>,
  row: TableRow<K>,
  { key, isLong, isProper }: WordsColumn<K>,
  languages: Languages,
  missing: Missing,
  whose?: string,
): Words | undefined {
  const [main] = languages;
  const read = (locale?: Locale) => (isLong ? textOf : lineOf)(row.cell(key, locale));
  const found = languages.flatMap((locale): [Locale, string][] => {
    const text = read(locale) || (locale === main ? read() : '');
    return text === '' ? [] : [[locale, text]];
  });
  const filled = withDefault(wordsFrom(found), languages);
  if (!filled) return undefined;
  if (filled.fault) tell(row.at(key, has(key, main) ? main : undefined), filled.fault);
  const { words } = filled;
  for (const locale of lacking(words, languages))
    if (!isProper || has(key, locale))
      missing.note(file, place(key, locale), locale, whose ?? words[main] ?? '');
  return words;
}
