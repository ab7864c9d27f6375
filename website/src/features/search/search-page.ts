import type { PageWords } from '../../i18n/page-words.ts';
import { createIndexes, type SearchIndexes } from './ranking/find.ts';
import type { SearchEntries } from './search-entries.ts';
import { searchItems } from './search-items.ts';
import { synonymsOf } from './words/synonyms.ts';

const known = new WeakMap<SearchEntries, SearchIndexes>();

/** Entries folded and indexed, once for as long as the loader gives the same ones. */
export function searchIndexes(entries: SearchEntries, words: PageWords): SearchIndexes {
  const kept = known.get(entries);
  if (kept) return kept;
  const made = createIndexes(searchItems(entries, words), words.locale, synonymsOf(words.locale));
  known.set(entries, made);
  return made;
}
