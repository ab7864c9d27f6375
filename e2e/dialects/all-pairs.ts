/** A whole number from 0 to below `most`. */
type Dice = (most: number) => number;

/**
 * Rows in which every level of every factor meets every level of every other factor at least once: far fewer than all
 * combinations, and enough for whatever two factors break together.
 * @param levels how many levels each factor has, one at least
 * @param dice breaks ties; the same dice give the same rows
 * @returns of each row the level of each factor
 */
export function allPairs(levels: readonly number[], dice: Dice): number[][] {
  const first: number[] = [];
  let total = 0;
  for (const count of levels) {
    first.push(total);
    total += count;
  }
  const met = new Uint8Array(total * total);
  const at = (factor: number, level: number) => (first[factor] ?? 0) + level;
  const open: [factor: number, level: number, other: number, otherLevel: number][] = [];
  for (let factor = 0; factor < levels.length; factor++)
    for (let other = factor + 1; other < levels.length; other++)
      for (let level = 0; level < (levels[factor] ?? 0); level++)
        for (let otherLevel = 0; otherLevel < (levels[other] ?? 0); otherLevel++)
          open.push([factor, level, other, otherLevel]);
  shuffle(open, dice);
  const rows: number[][] = [];
  const factors = levels.map((_, factor) => factor);

  /** The level of a factor that meets the most levels of the factors set which it has not met yet. */
  function bestLevel(factor: number, set: readonly number[], row: readonly number[]): number {
    const count = levels[factor] ?? 1;
    const start = dice(count);
    let best = start;
    let most = -1;
    for (let step = 0; step < count; step++) {
      const level = (start + step) % count;
      const gain = set.filter((other) => !met[at(factor, level) * total + at(other, row[other] ?? 0)]).length;
      if (gain > most) [best, most] = [level, gain];
    }
    return best;
  }

  for (const [factor, level, other, otherLevel] of open) {
    if (met[at(factor, level) * total + at(other, otherLevel)]) continue;
    const row: number[] = levels.map(() => 0);
    row[factor] = level;
    row[other] = otherLevel;
    const set = [factor, other];
    for (const next of shuffle([...factors], dice)) {
      if (next === factor || next === other) continue;
      row[next] = bestLevel(next, set, row);
      set.push(next);
    }
    for (const one of factors)
      for (const two of factors) met[at(one, row[one] ?? 0) * total + at(two, row[two] ?? 0)] = 1;
    rows.push(row);
  }
  // One factor alone meets nobody, and has its levels for all that.
  return levels.length === 1 ? Array.from({ length: levels[0] ?? 0 }, (_, level) => [level]) : rows;
}

function shuffle<T>(items: T[], dice: Dice): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = dice(last + 1);
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
  return items;
}
