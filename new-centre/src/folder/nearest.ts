import { slugOf } from './slugs.ts';

/** How many letters have to be put in, taken out, changed or swapped with their neighbour. */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const cells = [row];
    for (let column = 1; column <= other.length; column++) {
      const change = (last[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swap = isSwap ? (before[column - 2] ?? 0) + 1 : change;
      cells.push(Math.min((last[column] ?? 0) + 1, (cells[column - 1] ?? 0) + 1, change, swap));
    }
    before = last;
    last = cells;
  }
  return last[other.length] ?? 0;
}

/** Longer words may differ in more letters; those shorter than this in none, as they are near each other by chance. */
const LETTERS_A_FAULT = 4;
/** Nobody misspells more than this, and long texts cost time. */
const MAX_COMPARED = 60;

const bare = (word: string) => slugOf(word).replaceAll('-', '').slice(0, MAX_COMPARED);

/** The known word that was likely meant, whatever its case, accents and dashes; undefined where none is near. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const asked = bare(word);
  let best: string | undefined;
  let least = Math.floor(asked.length / LETTERS_A_FAULT) + 1;
  for (const one of known) {
    const candidate = bare(one);
    if (Math.abs(candidate.length - asked.length) >= least) continue;
    const far = distance(asked, candidate);
    if (far < least && far < candidate.length) [best, least] = [one, far];
  }
  return best;
}

/** "Did you mean x?", or what there is to choose from. @param other names that may be meant, and are not listed */
export function suggestion(word: string, known: readonly string[], other: readonly string[] = []): string {
  const meant = nearest(word, [...known, ...other]);
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  return known.length === 0 ? 'Take it out.' : `Known are: ${known.join(', ')}.`;
}
