import { expect, test } from '../base-test.ts';
import type { FaultNumber } from './faults.ts';

/** What a fault came to, for the table at the end (`table.ts`). */
export interface Figure {
  fault: FaultNumber;
  /** What was injected, with its count. */
  injected: string;
  /** What was measured. */
  what: string;
  reached: number;
  bound: 'at most' | 'at least';
  limit: number;
  unit: string;
}

export const FIGURE = 'fault figure';

/** The whole counts (`npm run test:faults`) or the short form that belongs to `npm test`. */
export const WHOLE = process.env.FAULTS === 'whole';

/** A count: the first in `npm test`, the second in `npm run test:faults`. */
export const inFull = (short: number, whole: number): number => (WHOLE ? whole : short);

const tags = (numbers: readonly FaultNumber[]) => numbers.map((number): `@${string}` => `@fault-${number}`);

/** Makes a test one of the suite of faults: `test('…', fault(7), async () => …)`. Some test of it must tell a `figure`. */
export const fault = (...numbers: FaultNumber[]) => ({ tag: tags(numbers) });

/** As `fault`, for a test that measures time, processor or memory: the whole suite runs it with nothing beside it. */
export const faultAlone = (...numbers: FaultNumber[]) => ({ tag: [...tags(numbers), '@alone' as const] });

type Limit = ({ atMost: number } | { atLeast: number }) & { unit?: string };

/**
 * Notes what a fault came to and holds it to its limit. The test goes on, so that all its figures are told. How long
 * something took is held to its limit by the whole suite alone: beside other work it says how busy the machine is.
 * @param injected what was done, with its count @param what was measured
 */
export function figure(
  number: FaultNumber,
  injected: string,
  what: string,
  reached: number,
  { unit = '', ...limit }: Limit,
): void {
  const bound = 'atMost' in limit ? 'at most' : 'at least';
  const value = 'atMost' in limit ? limit.atMost : limit.atLeast;
  const noted: Figure = { fault: number, injected, what, reached, bound, limit: value, unit };
  test.info().annotations.push({ type: FIGURE, description: JSON.stringify(noted) });
  if (!WHOLE && bound === 'at most' && (unit === 'ms' || unit === 's')) return;
  const said = expect.soft(reached, `fault ${number}: ${what}`);
  if (bound === 'at most') said.toBeLessThanOrEqual(value);
  else said.toBeGreaterThanOrEqual(value);
}
