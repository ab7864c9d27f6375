/** What can be walked in a straight line between points, row after row; Infinity where nothing can. */
export interface Sight {
  size: number;
  /** The first points are places: ways begin and end there and do not lead through. */
  places: number;
  /** In millimetres. */
  lengths: Float64Array;
  /** The lengths, dearer near walls. */
  costs: Float64Array;
}

/** Two points, the lower first. */
export type Link = readonly [from: number, to: number];

/** The cheapest way between two places. */
export interface Shortest {
  pair: Link;
  cost: number;
  links: Link[];
}

interface Tree {
  cost: Float64Array;
  /** The point before each; -1 = none. */
  previous: Int32Array;
}

/** The cheapest ways from a place. */
function treeOf({ size, places, costs }: Sight, start: number): Tree {
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
    if (at < 0) return { cost, previous };
    done[at] = 1;
    if (at < places && at !== start) continue;
    for (let to = 0; to < size; to += 1) {
      const through = least + (costs[at * size + to] ?? Number.POSITIVE_INFINITY);
      if (through >= (cost[to] ?? 0)) continue;
      cost[to] = through;
      previous[to] = at;
    }
  }
}

function linksTo(end: number, previous: Int32Array): Link[] {
  const links: Link[] = [];
  let to = end;
  for (let from = previous[to] ?? -1; from >= 0; from = previous[to] ?? -1) {
    links.push(from < to ? [from, to] : [to, from]);
    to = from;
  }
  return links;
}

/** The cheapest ways between all places that have one, the cheapest first. */
export function shortestWays(sight: Sight): Shortest[] {
  const found: Shortest[] = [];
  for (let start = 0; start < sight.places; start += 1) {
    const { cost, previous } = treeOf(sight, start);
    for (let end = start + 1; end < sight.places; end += 1) {
      const so = cost[end] ?? Number.POSITIVE_INFINITY;
      if (so < Number.POSITIVE_INFINITY) {
        found.push({ pair: [start, end], cost: so, links: linksTo(end, previous) });
      }
    }
  }
  return found.sort((a, b) => a.cost - b.cost || a.pair[0] - b.pair[0] || a.pair[1] - b.pair[1]);
}
