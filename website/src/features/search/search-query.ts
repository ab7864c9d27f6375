import { omitUndefined } from '@mall/contract/fields.ts';
import { floorLevel } from '../../content/fields/place.ts';
import type { Query } from '../../i18n/addresses.ts';
import { OPEN_CHOICES, type ShopChoices } from './ranking/shop-choices.ts';
import { STEP_FREE, TABS, type Tab } from './search-constants.ts';

/** Nobody pages further; a larger number in an address counts as this. */
const MAX_PAGES = 500;

/** What of the address the search page reads; `clicks` on "show more", 0 at first. */
export interface SearchAsked {
  query: string;
  tab: Tab;
  choices: ShopChoices;
  clicks: number;
}

/** What the search page's address asks for. What makes no sense in it is as good as left out. */
export function askedOf(query: Query): SearchAsked {
  const page = /^[1-9]\d{0,5}$/.test(query.page ?? '') ? Math.min(Number(query.page), MAX_PAGES) : 1;
  return {
    query: query.q ?? '',
    tab: TABS.find((tab) => tab === query.type) ?? 'all',
    choices: omitUndefined({
      specialty: query.category,
      open: OPEN_CHOICES.find((open) => open === query.open),
      floor: /^-?\d$/.test(query.floor ?? '') ? (floorLevel(query.floor) ?? undefined) : undefined,
      stepFree: query.access === STEP_FREE || undefined,
    }),
    clicks: page - 1,
  };
}

/** The reverse, without what is the default anyway. */
export function queryOf({ query, tab, choices, clicks }: SearchAsked): Query {
  const { specialty, open, floor, stepFree } = choices;
  return {
    ...(query && { q: query }),
    ...(tab !== 'all' && { type: tab }),
    ...(specialty !== undefined && { category: specialty }),
    ...(open && { open }),
    ...(floor !== undefined && { floor: String(floor) }),
    ...(stepFree && { access: STEP_FREE }),
    ...(clicks > 0 && { page: String(clicks + 1) }),
  };
}
