/** Business constants of search (spec sections 4 and 9). */

/** How long the field rests before the overlay searches. Milliseconds. */
export const SEARCH_DEBOUNCE_MS = 400;

/** Fuse.js: 0 finds only what is exact, 1 finds anything. */
export const FUZZY_THRESHOLD = 0.6;
export const NAME_WEIGHT = 2;
export const DESCRIPTION_WEIGHT = 1;

/**
 * How much of a query the fuzzy search compares, characters: its work grows with the square of that, and a long list
 * must still be searched within a frame. 32 is Fuse.js's own limit.
 */
export const FUZZY_LENGTH = { shortList: 32, longList: 10 } as const;
/** More things than this make a long list. */
export const SHORT_LIST = 200;

/** How many results of a kind stand there at first, and how many each "show more" adds. */
export const PAGE_SIZES = {
  tenants: { first: 4, more: 8 },
  offers: { first: 3, more: 6 },
  events: { first: 3, more: 6 },
} as const;

export const RESULT_TYPES = ['tenants', 'offers', 'events'] as const;
export type ResultType = (typeof RESULT_TYPES)[number];

/** The first tab shows all kinds. */
export const TABS = ['all', ...RESULT_TYPES] as const;
export type Tab = (typeof TABS)[number];

/** Where words that found nothing are told, by their field, and how long they stand before. Milliseconds. */
export const EMPTY_SEARCH_PATH = '/empty-search';
export const EMPTY_SEARCH_FIELD = 'words';
export const EMPTY_SEARCH_RESTS_MS = 3_000;

/** Longest query the overlay takes, characters; the page's address allows more. */
export const LONGEST_QUERY = 100;

/** A link with this hash opens the overlay, with what follows as its query. */
export const OVERLAY_HASH = '#search=';

/** The value of the address's `access`. */
export const STEP_FREE = 'step-free';
