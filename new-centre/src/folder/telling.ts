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

const QUOTED_MOST = 60;

/** A text as it stands in a remark, cut where it is long. */
export const quoted = (text: string): string =>
  `"${text.length > QUOTED_MOST ? `${text.slice(0, QUOTED_MOST)}…` : text}"`;

const NAMED_MOST = 5;

/** "a, b, c and 4 more" */
export function listed(names: readonly string[]): string {
  const first = names.slice(0, NAMED_MOST).join(', ');
  return names.length > NAMED_MOST ? `${first} and ${names.length - NAMED_MOST} more` : first;
}

/** "1 shop", "3 shops" */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;
