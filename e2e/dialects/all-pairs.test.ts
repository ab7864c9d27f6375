import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawing } from '../../scripts/tests/drawing.ts';
import { allPairs } from './all-pairs.ts';
import { diceOf } from './dice.ts';

/** Every two factors with their levels, as a row has them. */
const pairsIn = (row: readonly number[]) =>
  row.flatMap((level, factor) =>
    row.slice(factor + 1).map((other, more) => `${factor}:${level} ${factor + 1 + more}:${other}`),
  );

it('lets every level meet every level of every other factor, in levels that there are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 8 }),
      fc.nat(),
      (levels, seed) => {
        const rows = allPairs(levels, diceOf(seed));
        const wanted = levels.flatMap((count, factor) =>
          levels
            .slice(factor + 1)
            .flatMap((others, more) =>
              Array.from({ length: count }, (_, level) =>
                Array.from(
                  { length: others },
                  (_unused, other) => `${factor}:${level} ${factor + 1 + more}:${other}`,
                ),
              ).flat(),
            ),
        );
        expect(new Set(rows.flatMap(pairsIn))).toEqual(new Set(wanted));
      },
    ),
    drawing(200),
  );
});

it('needs few rows: no more than twice the pairs of the two largest factors', () => {
  expect(
    allPairs(
      Array.from({ length: 20 }, () => 4),
      diceOf(1),
    ).length,
  ).toBeLessThanOrEqual(32 + 16);
  expect(allPairs([3, 3], diceOf(1))).toHaveLength(9);
});

it('gives one factor alone each of its levels, and none a row', () => {
  expect(allPairs([3], diceOf(1))).toEqual([[0], [1], [2]]);
  expect(allPairs([], diceOf(1))).toEqual([]);
});

it('draws the same of the same seed, and another of another', () => {
  const levels = [3, 4, 3, 4, 5];
  expect(allPairs(levels, diceOf(5))).toEqual(allPairs(levels, diceOf(5)));
  expect(allPairs(levels, diceOf(5))).not.toEqual(allPairs(levels, diceOf(6)));
});
