import { foldQuery } from '../../../i18n/fold/fold.ts';
import type { Locale } from '../../../i18n/locales.ts';

type Groups = readonly (readonly string[])[];

/** Shorter words are another word as soon as one letter differs. */
const MIN_MISSPELT = 5;

/** Groups of words that mean the same, as queries are folded. */
export function foldGroups(synonyms: Groups, locale: Locale): Groups {
  return synonyms.map((group) => group.map((word) => foldQuery(word, locale)));
}

/**
 * Other words for a folded query: `same` where a group has it, `near` where one has a word that differs from it by
 * one letter (left out, added, exchanged, or two turned round).
 */
export function alternativesOf(wanted: string, groups: Groups): { same: string[]; near: string[] } {
  const others = (fits: (word: string) => boolean) => [
    ...new Set(groups.filter((group) => group.some(fits)).flat()),
  ];
  const same = others((word) => word === wanted);
  const near = same.length > 0 || wanted.length < MIN_MISSPELT ? [] : others((word) => oneOff(word, wanted));
  return { same, near };
}

/** Whether one letter makes the difference. */
export function oneOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
