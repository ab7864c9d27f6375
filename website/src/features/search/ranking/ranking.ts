import Fuse from 'fuse.js/basic';
import { fold, foldQuery } from '../../../i18n/fold/fold.ts';
import type { Locale } from '../../../i18n/locales.ts';
import {
  DESCRIPTION_WEIGHT,
  FUZZY_LENGTH,
  FUZZY_THRESHOLD,
  NAME_WEIGHT,
  SHORT_LIST,
} from '../search-constants.ts';
import { alternativesOf, foldGroups } from './same-words.ts';

/** What search reads of a thing. */
export interface Searchable {
  name: string;
  /** Its description, plain. */
  text: string;
  /** Names. */
  specialties: readonly string[];
  /** What it is found by besides: its kind, its brands, words that staff have given it. */
  keywords?: readonly string[];
}

interface Folded {
  name: string;
  text: string;
  specialties: readonly string[];
  keywords: readonly string[];
  /** Name, specialties and keywords as words between single blanks, `|` between the fields. */
  called: string;
}

/** Things folded once, to be searched many times. */
export interface SearchIndex<T extends Searchable> {
  items: readonly T[];
  locale: Locale;
  folded: readonly Folded[];
  fuse: Fuse<Folded>;
  /** Words that mean the same, folded. */
  groups: readonly (readonly string[])[];
}

export interface Ranked<T> {
  /** Hold the query as it stands, the one that has it earliest first. */
  exact: T[];
  /** Resemble it, the closest first; none of them is in `exact`. */
  related: T[];
}

/**
 * @param locale of the things' texts; it decides what counts as the same letter
 * @param synonyms of that language, a group a thing
 */
export function createIndex<T extends Searchable>(
  items: readonly T[],
  locale: Locale,
  synonyms: readonly (readonly string[])[] = [],
): SearchIndex<T> {
  const folded = items.map((item): Folded => {
    const name = fold(item.name, locale);
    const specialties = item.specialties.map((specialty) => fold(specialty, locale));
    const keywords = (item.keywords ?? []).map((word) => fold(word, locale));
    const called = [name, ...specialties, ...keywords].map(inWords).join(' | ');
    return { name, text: fold(item.text, locale), specialties, keywords, called: ` ${called} ` };
  });
  const fuse = new Fuse(folded, {
    threshold: FUZZY_THRESHOLD,
    keys: [
      { name: 'name', weight: NAME_WEIGHT },
      { name: 'text', weight: DESCRIPTION_WEIGHT },
      { name: 'keywords', weight: DESCRIPTION_WEIGHT },
    ],
    // Folded already.
    isCaseSensitive: true,
  });
  return { items, locale, folded, fuse, groups: foldGroups(synonyms, locale) };
}

/** Fields that have the match at the same place: the name counts before a specialty, that before a keyword and the text. */
const FIELDS = 4;
/** Behind everything that has the query itself stands what has another word for it. */
const OTHER_WORD = 1_000_000;

/** Where a thing has the query, and in which field: smaller is better, -1 is nowhere. */
function placeOf({ name, text, specialties, keywords }: Folded, wanted: string): number {
  let best = -1;
  const look = (field: string, rank: number) => {
    const at = field.indexOf(wanted);
    const place = at * FIELDS + rank;
    if (at >= 0 && (best < 0 || place < best)) best = place;
  };
  look(name, 0);
  for (const specialty of specialties) look(specialty, 1);
  for (const word of keywords) look(word, 2);
  look(text, 3);
  return best;
}

/** Whether a thing is of a kind that has this name: a text may mention anything, and half a word is none. */
function isCalled({ called }: Folded, word: string): boolean {
  return called.includes(` ${inWords(word)} `);
}

const inWords = (folded: string) => folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/**
 * What a query finds (spec sections 4 and 9). Exact: name, a specialty, a keyword or description holds it, ordered
 * by the position of the match within its field, then by field, then as given; behind them what is called by another
 * word for the same. Related: what is called by a word that the query misspells by one letter, then what the fuzzy
 * search finds besides. An empty query finds nothing, the word for all everything, as given.
 *
 * @param all the language's word for all, e.g. "wszystko"
 */
export function rank<T extends Searchable>(index: SearchIndex<T>, query: string, all: string): Ranked<T> {
  const { items, locale, folded, fuse, groups } = index;
  const wanted = foldQuery(query, locale);
  if (wanted === '') return { exact: [], related: [] };
  if (wanted === foldQuery(all, locale)) return { exact: [...items], related: [] };
  const { same, near } = alternativesOf(wanted, groups);
  const places = folded.map((item) => {
    const place = placeOf(item, wanted);
    return place < 0 && same.some((word) => isCalled(item, word)) ? OTHER_WORD : place;
  });
  const exact = places
    .flatMap((place, at) => (place < 0 ? [] : [{ place, at }]))
    .sort((a, b) => a.place - b.place || a.at - b.at);
  const compared = items.length > SHORT_LIST ? FUZZY_LENGTH.longList : FUZZY_LENGTH.shortList;
  const meant = folded.flatMap((item, at) => (near.some((word) => isCalled(item, word)) ? [at] : []));
  const alike = fuse.search(wanted.slice(0, compared)).map(({ refIndex }) => refIndex);
  const related = [...new Set([...meant, ...alike])].filter((at) => places[at] === -1);
  return {
    exact: exact.flatMap(({ at }) => items[at] ?? []),
    related: related.flatMap((at) => items[at] ?? []),
  };
}
