import type { Locale } from '../../i18n/locales.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import type { SearchEntries } from './search-entries.ts';
import { type SearchItems, searchItems } from './search-items.ts';
import { type SearchWords, searchWords } from './search-words.ts';
import { synonymsOf } from './words/synonyms.ts';

/** What the overlay loads once, as JSON. */
interface SearchData {
  words: SearchWords;
  items: SearchItems;
  /** Words that mean the same, a group a thing. */
  synonyms: string[][];
}

/** Where a language's data is served from. */
export function searchDataPath(locale: Locale): string {
  return `/search-data-${locale}.json`;
}

export function searchData(entries: SearchEntries, words: PageWords): SearchData {
  return {
    words: searchWords(words.t),
    items: searchItems(entries, words),
    synonyms: synonymsOf(words.locale),
  };
}

const isList = (value: unknown) => Array.isArray(value);

/** The data out of an answer's body; throws when it is something else, e.g. an error page of a proxy. */
export function readSearchData(body: unknown): SearchData {
  const { words, items, synonyms } = (body ?? {}) as Partial<SearchData>;
  if (!words?.tabs || !isList(items?.tenants) || !isList(items?.offers) || !isList(items?.events)) {
    throw new Error('This is no search data.');
  }
  return { words, items: items as SearchItems, synonyms: isList(synonyms) ? (synonyms ?? []) : [] };
}
