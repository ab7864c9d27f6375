/** Query parameters of addresses: their names in each language, reading, writing. */
import { QUERY_NAMES, type QueryKey } from './address-segments.ts';
import { LOCALES, type Locale } from './locales.ts';

/** Decoded values by key; the keys are the English names. */
export type Query = Partial<Record<QueryKey, string>>;

/** Characters of one param or query value. */
export const MAX_PARAM = 200;
const MAX_PAIRS = 64;

function queryTable(locales: readonly Locale[]): ReadonlyMap<string, QueryKey> {
  const table = new Map<string, QueryKey>();
  for (const locale of locales) {
    for (const key of Object.keys(QUERY_NAMES[locale]) as QueryKey[])
      table.set(QUERY_NAMES[locale][key], key);
  }
  return table;
}

const BY_NAME = new Map(LOCALES.map((locale) => [locale, queryTable([locale])]));
const BY_KEY = queryTable(['en']);
const BY_ANY_NAME = queryTable(LOCALES);

/** The names that query parameters bear in this language, e.g. for a form's fields. */
export function queryNames(locale: Locale): Readonly<Record<QueryKey, string>> {
  return QUERY_NAMES[locale];
}

/** Percent-encoded; never throws, half a surrogate pair becomes U+FFFD. */
export function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** With its question mark, or '' when nothing of `wanted` is given. */
export function writeQuery(query: Query, wanted: readonly QueryKey[], locale: Locale): string {
  const pairs = wanted.flatMap((key) => {
    const value = query[key];
    return value ? [`${QUERY_NAMES[locale][key]}=${encode(value)}`] : [];
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Null: badly encoded, or with control characters (NUL among them). */
export function decode(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text);
    return /\p{Cc}/u.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

/**
 * A query as it stands in an address, its names those of a language, or of any, or the keys.
 *
 * Null: the query is not to be answered. `foreign`: a name was used that is not this language's own.
 * Of doubled parameters the first counts; an unknown one may hold anything: `rest` has them as they came, for a
 * redirect, as far as they may stand in a header.
 */
export function readQuery(
  search: string,
  wanted: readonly QueryKey[],
  names: Locale | 'any',
): { query: Query; foreign: boolean; rest: string[] } | null {
  const own = names === 'any' ? BY_ANY_NAME : BY_NAME.get(names);
  const found = new Map<QueryKey, string>();
  const rest: string[] = [];
  let foreign = false;
  const pairs = search.replace(/^\?/, '').split('&');
  for (const pair of pairs.slice(0, MAX_PAIRS)) {
    const at = pair.indexOf('=');
    const name = decode((at < 0 ? pair : pair.slice(0, at)).replaceAll('+', ' ')) ?? '';
    const ownKey = own?.get(name);
    const key = ownKey ?? BY_KEY.get(name);
    if (key === undefined || !wanted.includes(key)) {
      if (/^[!-~]+$/.test(pair)) rest.push(pair);
      continue;
    }
    const value = decode((at < 0 ? '' : pair.slice(at + 1)).replaceAll('+', ' '))?.trim();
    if (value === undefined || value.length > MAX_PARAM) return null;
    if (ownKey === undefined) foreign = true;
    if (value !== '' && !found.has(key)) found.set(key, value);
  }
  const query: Query = {};
  for (const key of wanted) {
    const value = found.get(key);
    if (value !== undefined) query[key] = value;
  }
  return { query, foreign, rest };
}
