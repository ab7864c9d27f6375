import type { Query } from '../../i18n/addresses.ts';
import type { SearchAsked } from './SearchView.tsx';
import { TABS } from './search-constants.ts';

/** Nobody pages further; a larger number in an address counts as this. */
const MOST_PAGES = 500;

/** What the search page's address asks for. What makes no sense in it is as good as left out. */
export function askedOf(query: Query): SearchAsked {
  const page = /^[1-9]\d{0,5}$/.test(query.page ?? '') ? Math.min(Number(query.page), MOST_PAGES) : 1;
  return {
    query: query.q ?? '',
    tab: TABS.find((tab) => tab === query.type) ?? 'all',
    specialty: query.category,
    clicks: page - 1,
  };
}

/** The reverse, without what is the default anyway. */
export function queryOf({ query, tab, specialty, clicks }: SearchAsked): Query {
  return {
    ...(query && { q: query }),
    ...(tab !== 'all' && { type: tab }),
    ...(specialty !== undefined && { category: specialty }),
    ...(clicks > 0 && { page: String(clicks + 1) }),
  };
}
