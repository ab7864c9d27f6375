/** Costs between all points, row after row; Infinity where there is no straight way. */
export interface Costs {
  size: number;
  /** The first points are places: ways begin and end there and do not lead through. */
  places: number;
  between: Float64Array;
}

/** Pairs of points, the lower first. */
export type Link = readonly [from: number, to: number];

/** The point before each on the shortest way from a place; -1 = none. */
function predecessors({ size, places, between }: Costs, start: number): Int32Array {
  const cost = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const previous = new Int32Array(size).fill(-1);
  const done = new Uint8Array(size);
  cost[start] = 0;
  for (;;) {
    let at = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < size; i += 1) {
      const one = cost[i] ?? least;
      if (done[i] === 0 && one < least) [at, least] = [i, one];
    }
    if (at < 0) return previous;
    done[at] = 1;
    if (at < places && at !== start) continue;
    for (let to = 0; to < size; to += 1) {
      const through = least + (between[at * size + to] ?? Number.POSITIVE_INFINITY);
      if (through >= (cost[to] ?? 0)) continue;
      cost[to] = through;
      previous[to] = at;
    }
  }
}

/** The links of the shortest ways between all places, each once. */
export function linksOfShortestWays(costs: Costs): Link[] {
  const found = new Map<number, Link>();
  for (let start = 0; start < costs.places; start += 1) {
    const previous = predecessors(costs, start);
    for (let end = start + 1; end < costs.places; end += 1) {
      let to = end;
      for (let from = previous[to] ?? -1; from >= 0; from = previous[to] ?? -1) {
        const link: Link = from < to ? [from, to] : [to, from];
        found.set(link[0] * costs.size + link[1], link);
        to = from;
      }
    }
  }
  return [...found.entries()].sort(([a], [b]) => a - b).map(([, link]) => link);
}
