import type { Locale } from '../../i18n/locales.ts';
import { createIndex, type Ranked, rank, type SearchIndex } from './ranking.ts';
import { PAGE_SIZES, RESULT_TYPES, type ResultType, type Tab } from './search-constants.ts';
import type { SearchItem, SearchItems } from './search-items.ts';

export type SearchIndexes = Record<ResultType, SearchIndex<SearchItem>>;

/** The lists folded and indexed: once for each set of data. */
export function createIndexes(items: SearchItems, locale: Locale): SearchIndexes {
  return {
    tenants: createIndex(items.tenants, locale),
    offers: createIndex(items.offers, locale),
    events: createIndex(items.events, locale),
  };
}

/** What a query finds of each kind, and what the tabs and the filter say about it. */
export interface Found {
  query: string;
  lists: Record<ResultType, Ranked<SearchItem>>;
  /** How many exact results each tab has. */
  counts: Record<Tab, number>;
  /** Specialties of the shops found, by the language's order; a filter is worth showing from two on. */
  specialties: string[];
  /** The applied one; undefined when none is, or when no shop found has the asked one. */
  specialty?: string;
}

/**
 * @param all the language's word for all
 * @param specialty filters the shops; one that no shop found has is as good as none
 */
export function find(
  indexes: SearchIndexes,
  query: string,
  all: string,
  lang: string,
  specialty?: string,
): Found {
  const lists = {
    tenants: rank(indexes.tenants, query, all),
    offers: rank(indexes.offers, query, all),
    events: rank(indexes.events, query, all),
  };
  const specialties = [...new Set(lists.tenants.exact.flatMap((item) => item.specialties))];
  specialties.sort(new Intl.Collator(lang).compare);
  const applied = specialty !== undefined && specialties.includes(specialty) ? specialty : undefined;
  if (applied !== undefined) {
    const has = (item: SearchItem) => item.specialties.includes(applied);
    lists.tenants = {
      exact: lists.tenants.exact.filter(has),
      related: lists.tenants.related.filter(has),
    };
  }
  const counts = { all: 0, tenants: 0, offers: 0, events: 0 };
  for (const type of RESULT_TYPES) {
    counts[type] = lists[type].exact.length;
    counts.all += counts[type];
  }
  return { query, lists, counts, specialties, specialty: applied };
}

/** How many of a list of `total` are shown after so many clicks on "show more", and how many the next one adds. */
export function portion(type: ResultType, total: number, clicks: number): { shown: number; next: number } {
  const { first, more } = PAGE_SIZES[type];
  const shown = Math.min(total, first + more * clicks);
  return { shown, next: Math.min(more, total - shown) };
}
