import type { Costs, Link } from './shortest-ways.ts';

/** A link is left out when there is a way round that costs at most so many times as much. */
const STRETCH = 1.08;

type Neighbours = Map<number, { to: number; cost: number }[]>;

/** Whether some way costs no more than a limit, through no place. */
function reaches(neighbours: Neighbours, places: number, [from, to]: Link, limit: number): boolean {
  const cost = new Map([[from, 0]]);
  const open = new Set([from]);
  while (open.size > 0) {
    let at = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const one of open) {
      const so = cost.get(one) ?? least;
      if (so < least) [at, least] = [one, so];
    }
    if (at === to) return true;
    open.delete(at);
    if (at < places && at !== from) continue;
    for (const next of neighbours.get(at) ?? []) {
      const through = least + next.cost;
      if (through > limit || through >= (cost.get(next.to) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(next.to, through);
      open.add(next.to);
    }
  }
  return false;
}

/** Few of the links, with which no way gets dearer than 1.08 times: the greedy spanner. */
export function spanner(links: readonly Link[], { size, places, between }: Costs): Link[] {
  const costOf = ([a, b]: Link) => between[a * size + b] ?? Number.POSITIVE_INFINITY;
  const neighbours: Neighbours = new Map();
  const join = (from: number, to: number, cost: number) => {
    const list = neighbours.get(from) ?? [];
    neighbours.set(from, [...list, { to, cost }]);
  };
  const cheapFirst = [...links].sort((a, b) => costOf(a) - costOf(b) || a[0] - b[0] || a[1] - b[1]);
  return cheapFirst.filter((link) => {
    const cost = costOf(link);
    if (reaches(neighbours, places, link, cost * STRETCH)) return false;
    join(link[0], link[1], cost);
    join(link[1], link[0], cost);
    return true;
  });
}
