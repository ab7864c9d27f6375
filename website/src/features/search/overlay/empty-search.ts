import { searchedWords } from '@mall/contract/validation/searched-words.ts';
import { useEffect, useRef } from 'react';
import type { Locale } from '../../../i18n/locales.ts';
import { EMPTY_SEARCH_FIELD, EMPTY_SEARCH_PATH, EMPTY_SEARCH_RESTS_MS } from '../search-constants.ts';

/**
 * Tells the site once of words that found nothing, when they have stood a while: who types on has not searched for what
 * stands there yet. Without cookies, without an answer, and without anybody to wait for it; words that may be about a
 * person stay in the browser. @param query undefined = there is nothing to tell
 */
export function useEmptySearch(query: string | undefined, locale: Locale): void {
  const told = useRef(new Set<string>());
  useEffect(() => {
    const words = query && searchedWords(query);
    if (!words || told.current.has(words)) return;
    const timer = setTimeout(() => {
      told.current.add(words);
      void fetch(`${EMPTY_SEARCH_PATH}?${new URLSearchParams({ locale })}`, {
        method: 'POST',
        body: new URLSearchParams({ [EMPTY_SEARCH_FIELD]: words }),
        credentials: 'omit',
        keepalive: true,
      }).catch(() => undefined);
    }, EMPTY_SEARCH_RESTS_MS);
    return () => clearTimeout(timer);
  }, [query, locale]);
}
