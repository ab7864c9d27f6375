import type { Remark } from '../remark.ts';

/** What is wrong with a value, wherever it stands. */
export type Fault = Pick<Remark, 'problem' | 'mend' | 'weight'>;

/** A value, a fault, or both where something was assumed. */
export interface Read<T> {
  value?: T;
  fault?: Fault;
}

export const leftOut = (problem: string, mend: string): Fault => ({ problem, mend, weight: 'left-out' });
export const guessed = (problem: string, mend: string): Fault => ({ problem, mend, weight: 'guessed' });

/** Notes a fault at a place of one file. */
export type Tell = (at: string, fault: Fault) => void;

export const tellOf =
  (remarks: Remark[], file: string): Tell =>
  (at, fault) =>
    void remarks.push({ file, at, ...fault });

const MAX_QUOTED = 60;

/** A text as it stands in a remark, cut where it is long. */
export const quoted = (text: string): string =>
  `"${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}"`;

const MAX_NAMED = 5;

/** "a, b, c and 4 more" */
export function listed(names: readonly string[]): string {
  const first = names.slice(0, MAX_NAMED).join(', ');
  return names.length > MAX_NAMED ? `${first} and ${names.length - MAX_NAMED} more` : first;
}

/** "1 shop", "3 shops" */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;
