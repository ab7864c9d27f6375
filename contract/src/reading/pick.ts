import type { Fields } from './coercions.ts';
import { folded } from './folded.ts';
import type { Json } from './unwrap.ts';

export const absent = (value: Json | undefined): value is null | undefined | '' =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Whether nothing stands there: no value, no sign, no entry. */
export const empty = (value: Json | undefined) =>
  absent(value) || (Array.isArray(value) && value.length === 0);

/** Whether it is a text that says something. */
export const isWords = (value: Json | undefined) => typeof value === 'string' && !absent(value);

export const present = (value: Json | undefined): value is Json =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The first of the names that is there, whatever its case, underscores and dashes. */
export function pick(from: Fields, names: readonly string[]): Json | undefined {
  for (const name of names) if (present(from[name])) return from[name];
  const keys = Object.keys(from);
  for (const name of names) {
    const key = keys.find((one) => folded(one) === folded(name) && present(from[one]));
    if (key !== undefined) return from[key];
  }
  return undefined;
}

/** The field of an object that goes by one of the names. */
export function keyOf(
  from: Fields,
  names: readonly string[],
  good: (value: Json) => boolean,
): string | undefined {
  const folds = names.map(folded);
  return Object.keys(from)
    .filter((key) => folds.includes(folded(key)) && good(from[key] ?? null))
    .toSorted((a, b) => folds.indexOf(folded(a)) - folds.indexOf(folded(b)))[0];
}

/** Holds the key that an entry had in an object; no system has a field of this name. */
export const KEY = '#key';

/** Names under which an object says what it is called. */
export const NAMES = ['name', 'title', 'label', 'heading', 'displayName', 'headline', 'caption'];

/** A text that begins with a day, and one that begins with an instant. */
export const DAY = /^\d{4}-\d{2}-\d{2}/;
export const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
