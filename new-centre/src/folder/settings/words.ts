import type { Locale } from '@mall/contract';
import type { Languages, Words } from '../centre.ts';
import { lacking, languageAmong, type Missing, withDefault, wordsFrom } from '../languages.ts';
import { leftOut, type Tell } from '../telling.ts';
import { type Path, placeOf, type YamlData } from './yaml-data.ts';

/** What texts of a YAML file are read with. */
export interface WordsContext {
  file: string;
  yaml: YamlData;
  languages: Languages;
  tell: Tell;
  missing: Missing;
}

interface WordsField {
  path: Path;
  /** A name may be the same in all languages; written once it is no missing translation. */
  isProper?: boolean;
  /** Whose text it is, where one key stands in many entries. */
  whose?: string;
}

/** "floors, name" of "floors 2, name": what texts of all entries have in common. */
const common = (path: Path): string => `key ${path.filter((part) => typeof part === 'string').join(', ')}`;

/** A text, or texts by language. A text alone is one in the default language. Undefined where no text can be read. */
export function readWords(value: unknown, asked: WordsField, context: WordsContext): Words | undefined {
  const { languages, yaml, tell } = context;
  if (typeof value === 'string') {
    const words = { [languages[0]]: value };
    if (!asked.isProper) noteMissing(words, asked, context);
    return words;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const found = new Map<Locale, string>();
  for (const [code, text] of Object.entries(value)) {
    const place = placeOf(yaml, [...asked.path, code]);
    const { value: locale, fault } = languageAmong(code, languages);
    if (fault) tell(place, fault);
    if (!locale) continue;
    if (typeof text === 'string' && text !== '') found.set(locale, text);
    else tell(place, leftOut('The text is empty or no text.', `Write the text in ${locale}.`));
  }
  const read = withDefault(wordsFrom(found), languages);
  if (!read) return undefined;
  if (read.fault) tell(placeOf(yaml, asked.path), read.fault);
  noteMissing(read.words, asked, context);
  return read.words;
}

function noteMissing(
  words: Words,
  { path, whose }: WordsField,
  { file, languages, missing }: WordsContext,
): void {
  for (const locale of lacking(words, languages))
    missing.note(file, common(path), locale, whose ?? (path.length > 1 ? (words[languages[0]] ?? '') : ''));
}
