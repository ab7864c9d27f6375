import fc from 'fast-check';

/**
 * Dice that fall alike for the same seed: a whole number from 0 to below `most`.
 * @param length numbers after which they begin anew
 */
export function diceOf(seed: number, length = 5_000): (most: number) => number {
  const random =
    fc.sample(fc.array(fc.nat(), { minLength: length, maxLength: length }), { seed, numRuns: 1 })[0] ?? [];
  let at = 0;
  return (most) => (random[at++ % random.length] ?? 0) % most;
}
