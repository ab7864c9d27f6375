import type { Remark } from '../remark.ts';
import type { Teller } from './drawing.ts';

/** Writes remarks about one file into a list. */
export function tellerOf(file: string, remarks: Remark[]): Teller {
  const tell =
    (weight: Remark['weight']): Teller['guessed'] =>
    (at, problem, mend) => {
      remarks.push({ file, at, problem, mend, weight });
    };
  return { guessed: tell('guessed'), leftOut: tell('left-out') };
}

const MAX_NAMES = 8;

/** "1.01, 1.02 and 14 more". */
export function namesOf(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  const shown = names.slice(0, MAX_NAMES).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}
