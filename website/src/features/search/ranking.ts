import Fuse from 'fuse.js/basic';
import type { Locale } from '../../i18n/locales.ts';
import { fold, foldQuery } from './fold.ts';
import {
  DESCRIPTION_WEIGHT,
  FUZZY_LENGTH,
  FUZZY_THRESHOLD,
  NAME_WEIGHT,
  SHORT_LIST,
} from './search-constants.ts';

/** What search reads of a thing. */
export interface Searchable {
  name: string;
  /** Its description, plain. */
  text: string;
  /** Names. */
  specialties: readonly string[];
}

interface Folded {
  name: string;
  text: string;
  specialties: readonly string[];
}

/** Things folded once, to be searched many times. */
export interface SearchIndex<T extends Searchable> {
  items: readonly T[];
  locale: Locale;
  folded: readonly Folded[];
  fuse: Fuse<Folded>;
}

export interface Ranked<T> {
  /** Hold the query as it stands, the one that has it earliest first. */
  exact: T[];
  /** Resemble it, the closest first; none of them is in `exact`. */
  related: T[];
}

/** @param locale of the things' texts; it decides what counts as the same letter */
export function createIndex<T extends Searchable>(items: readonly T[], locale: Locale): SearchIndex<T> {
  const folded = items.map(
    (item): Folded => ({
      name: fold(item.name, locale),
      text: fold(item.text, locale),
      specialties: item.specialties.map((name) => fold(name, locale)),
    }),
  );
  const fuse = new Fuse(folded, {
    threshold: FUZZY_THRESHOLD,
    keys: [
      { name: 'name', weight: NAME_WEIGHT },
      { name: 'text', weight: DESCRIPTION_WEIGHT },
    ],
    // Folded already.
    isCaseSensitive: true,
  });
  return { items, locale, folded, fuse };
}

/** Two fields that have the match at the same place: the name counts before a specialty, that before the text. */
const FIELDS = 3;

/** Where a thing has the query, and in which field: smaller is better, -1 is nowhere. */
function placeOf({ name, text, specialties }: Folded, wanted: string): number {
  let best = -1;
  const look = (field: string, rank: number) => {
    const at = field.indexOf(wanted);
    const place = at * FIELDS + rank;
    if (at >= 0 && (best < 0 || place < best)) best = place;
  };
  look(name, 0);
  for (const specialty of specialties) look(specialty, 1);
  look(text, 2);
  return best;
}

/**
 * What a query finds (spec sections 4 and 9). Exact: name, a specialty or description holds it, ordered by the
 * position of the match within its field, then by field, then as given. Related: what the fuzzy search finds
 * besides. An empty query finds nothing, the word for all everything, as given.
 *
 * @param all the language's word for all, e.g. "wszystko"
 */
export function rank<T extends Searchable>(index: SearchIndex<T>, query: string, all: string): Ranked<T> {
  const { items, locale, folded, fuse } = index;
  const wanted = foldQuery(query, locale);
  if (wanted === '') return { exact: [], related: [] };
  if (wanted === foldQuery(all, locale)) return { exact: [...items], related: [] };
  const places = folded.map((item) => placeOf(item, wanted));
  const exact = places
    .flatMap((place, at) => (place < 0 ? [] : [{ place, at }]))
    .sort((a, b) => a.place - b.place || a.at - b.at);
  const compared = items.length > SHORT_LIST ? FUZZY_LENGTH.longList : FUZZY_LENGTH.shortList;
  const related = fuse.search(wanted.slice(0, compared)).flatMap(({ refIndex }) => {
    const item = items[refIndex];
    return item && places[refIndex] === -1 ? [item] : [];
  });
  return { exact: exact.flatMap(({ at }) => items[at] ?? []), related };
}
