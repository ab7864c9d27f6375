import type { Locale } from '../../../i18n/locales.ts';
import type { FloorLevel } from '../../../ui/floors/floor.ts';
import { PAGE_SIZES, RESULT_TYPES, type ResultType, type Tab } from '../search-constants.ts';
import type { SearchItem, SearchItems } from '../search-items.ts';
import { createIndex, type Ranked, rank, type SearchIndex } from './ranking.ts';
import { type Clock, type ShopChoices, shopFits } from './shop-choices.ts';

export type SearchIndexes = Record<ResultType, SearchIndex<SearchItem>>;

/** The lists folded and indexed: once for each set of data. */
export function createIndexes(
  items: SearchItems,
  locale: Locale,
  synonyms: readonly (readonly string[])[] = [],
): SearchIndexes {
  return {
    tenants: createIndex(items.tenants, locale, synonyms),
    offers: createIndex(items.offers, locale, synonyms),
    events: createIndex(items.events, locale, synonyms),
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
  /** Floors of the shops found, from the top down. */
  floors: FloorLevel[];
  /** Whether hours are known of some shop found, and whether somebody knows which are reached without steps. */
  known: { hours: boolean; stepFree: boolean };
  /** What applies; a specialty or a floor that no shop found has does not. */
  choices: ShopChoices;
}

/**
 * @param all the language's word for all
 * @param choices filter the shops; a specialty or a floor that no shop found has is as good as none
 * @param clock for who is open now
 */
export function find(
  indexes: SearchIndexes,
  query: string,
  all: string,
  lang: string,
  choices: ShopChoices = {},
  clock: Clock = { now: new Date(), timeZone: 'UTC' },
): Found {
  const lists = {
    tenants: rank(indexes.tenants, query, all),
    offers: rank(indexes.offers, query, all),
    events: rank(indexes.events, query, all),
  };
  const shops = lists.tenants.exact;
  const specialties = [...new Set(shops.flatMap((item) => item.specialties))];
  specialties.sort(new Intl.Collator(lang).compare);
  const floors = [...new Set(shops.flatMap(({ level }) => level ?? []))].sort((a, b) => b - a);
  const known = { hours: shops.some(({ hours }) => hours), stepFree: shops.some(({ stepFree }) => stepFree) };
  const { specialty, floor, open, stepFree } = choices;
  const applied: ShopChoices = {
    ...(specialty !== undefined && specialties.includes(specialty) && { specialty }),
    ...(floor !== undefined && floors.includes(floor) && { floor }),
    ...(open && known.hours && { open }),
    ...(stepFree && known.stepFree && { stepFree }),
  };
  if (Object.keys(applied).length > 0) {
    const fits = shopFits(applied, clock);
    const has = (item: SearchItem) =>
      fits(item) && (applied.specialty === undefined || item.specialties.includes(applied.specialty));
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
  return { query, lists, counts, specialties, floors, known, choices: applied };
}

/** How many of a list of `total` are shown after so many clicks on "show more", and how many the next one adds. */
export function portion(type: ResultType, total: number, clicks: number): { shown: number; next: number } {
  const { first, more } = PAGE_SIZES[type];
  const shown = Math.min(total, first + more * clicks);
  return { shown, next: Math.min(more, total - shown) };
}
