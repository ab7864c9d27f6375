import type { Locale } from '@mall/contract';
import type { Languages } from '../centre.ts';
import { languageAmong, looksLikeLanguage } from '../languages.ts';
import { suggestion } from '../nearest.ts';
import { leftOut, quoted, type Read } from '../telling.ts';
import type { Specs } from './columns.ts';

/** What a column holds: of which language, undefined = written without one. */
export interface Title<K extends string> {
  key: K;
  locale?: Locale;
}

const bare = (title: string) => title.toLowerCase().replace(/[\s\-_.:/*]+/g, '');

/** "Description (lt-LT)", "description_lt" as the title and the language. */
const WITH_LANGUAGE = /^(.*?)[\s_\-.([]+([a-z]{2}(?:[-_][a-z]{2,4})?)[)\]]?$/i;

function keyOf<K extends string>(title: string, specs: Specs<K>): K | undefined {
  const asked = bare(title);
  for (const key in specs) if (specs[key].names.some((name) => bare(name) === asked)) return key;
  return undefined;
}

function split(title: string): { base: string; code: string } | undefined {
  const [, base = '', code = ''] = WITH_LANGUAGE.exec(title.trim()) ?? [];
  return base !== '' && looksLikeLanguage(code) ? { base, code } : undefined;
}

/** Whether a text is the title of a column, with or without a language. */
export function isTitle<K extends string>(title: string, specs: Specs<K>): boolean {
  const parts = split(title);
  return keyOf(title, specs) !== undefined || (parts !== undefined && keyOf(parts.base, specs) !== undefined);
}

export function readTitle<K extends string>(
  title: string,
  specs: Specs<K>,
  languages: Languages,
): Read<Title<K>> {
  const key = keyOf(title, specs);
  if (key) return { value: { key } };
  const parts = split(title);
  const base = parts && keyOf(parts.base, specs);
  const names: string[] = [];
  for (const one in specs) names.push(...specs[one].names.slice(0, 1));
  if (!parts || !base)
    return {
      fault: leftOut(`There is no column ${quoted(title)}; it was not read.`, suggestion(title, names)),
    };
  if (!specs[base].byLanguage)
    return {
      fault: leftOut(
        `The column ${quoted(title)} was not read.`,
        `${specs[base].names[0]} stands once for all languages.`,
      ),
    };
  const { value: locale, fault } = languageAmong(parts.code, languages);
  return { value: locale && { key: base, locale }, fault };
}
