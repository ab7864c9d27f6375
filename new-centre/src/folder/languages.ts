import { isLocale, LOCALES, type Locale } from '@mall/contract';
import type { Remark } from '../remark.ts';
import type { Languages, Words } from './centre.ts';
import { counted, type Fault, guessed, leftOut, listed, quoted, type Read } from './telling.ts';

const plain = (code: string) => code.trim().replaceAll('_', '-').toLowerCase();
const stem = (code: string) => plain(code).split('-')[0] ?? '';

/** Whether a word can be the name of a language: "lt", "lt-LT". */
export const looksLikeLanguage = (word: string): boolean =>
  /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(word.trim());

const exactly = (code: string): Locale | undefined => LOCALES.find((locale) => plain(locale) === plain(code));

/** A language of the product, by its code or the first part of it; the latter is a guess. */
export function readLanguage(code: string): Read<Locale> {
  const exact = exactly(code);
  if (exact) return { value: exact };
  const near = stem(code) === '' ? undefined : LOCALES.find((locale) => stem(locale) === stem(code));
  if (near)
    return {
      value: near,
      fault: guessed(`There is no language ${quoted(code)}; ${near} was taken.`, `Write "${near}".`),
    };
  return { fault: leftOut(`There is no language ${quoted(code)}.`, `Known are: ${LOCALES.join(', ')}.`) };
}

/** One of the centre's languages, by its code or the first part of it ("lt"). */
export function languageAmong(code: string, languages: Languages): Read<Locale> {
  const exact = languages.find((locale) => plain(locale) === plain(code));
  const found = exact ?? languages.find((locale) => stem(locale) === plain(code));
  if (found) return { value: found };
  const known = exactly(code) ?? LOCALES.find((locale) => stem(locale) === plain(code));
  const problem = `The centre has no language ${quoted(code)}.`;
  if (known) return { fault: leftOut(problem, `Add "${known}" to the languages in centre.yaml.`) };
  return { fault: leftOut(problem, `Its languages are: ${languages.join(', ')}.`) };
}

/** Texts that some languages lack, told once for each place and language. */
export interface Missing {
  /** @param at what all of them have in common: a column, a key */
  note(file: string, at: string, locale: Locale, whose: string): void;
  tell(remarks: Remark[], languages: Languages): void;
}

export function missingTexts(): Missing {
  const all = new Map<string, { file: string; at: string; locale: Locale; whose: Set<string> }>();
  return {
    note(file, at, locale, whose) {
      const id = JSON.stringify([file, at, locale]);
      const known = all.get(id) ?? { file, at, locale, whose: new Set() };
      all.set(id, known);
      known.whose.add(whose);
    },
    tell(remarks, [main]) {
      for (const { file, at, locale, whose } of all.values()) {
        const named = [...whose].filter(Boolean);
        const who =
          named.length > 0 ? ` for ${counted(named.length, 'entry', 'entries')}: ${listed(named)}` : '';
        remarks.push({
          file,
          at,
          ...leftOut(`No text in ${locale}${who}.`, `Add it; until then visitors read it in ${main}.`),
        });
      }
    },
  };
}

/** Languages that a text lacks. */
export const lacking = (words: Words, languages: Languages): Locale[] =>
  languages.filter((locale) => words[locale] === undefined);

/** Fills the default language from the first that there is; undefined for no text at all. */
export function withDefault(found: Words, languages: Languages): { words: Words; fault?: Fault } | undefined {
  const [main] = languages;
  if (found[main] !== undefined) return { words: found };
  const other = languages.find((locale) => found[locale] !== undefined);
  if (other === undefined) return undefined;
  return {
    words: { ...found, [main]: found[other] },
    fault: guessed(
      `There is no text in ${main}, the default language; the one in ${other} was taken.`,
      `Write it in ${main} too.`,
    ),
  };
}

/** Texts by language out of pairs, languages of the centre alone. */
export function wordsFrom(pairs: Iterable<readonly [string, string]>): Words {
  return Object.fromEntries([...pairs].filter(([locale]) => isLocale(locale)));
}
