import type { Costs, Link } from './shortest-ways.ts';

/** A way between two places may cost at most so many times as much as the cheapest. */
const STRETCH = 1.08;
/** What is in the network already counts this much of its cost, so that ways share their links. */
const SHARED = 0.8;

type Neighbours = ReadonlyMap<number, readonly number[]>;

interface Way {
  cost: number;
  links: Link[];
}

const linkOf = (a: number, b: number): Link => (a < b ? [a, b] : [b, a]);

/** The links of a way that was found backwards. */
function linksTo(end: number, previous: ReadonlyMap<number, number>): Link[] {
  const links: Link[] = [];
  let to = end;
  for (let from = previous.get(to); from !== undefined; from = previous.get(to)) {
    links.push(linkOf(from, to));
    to = from;
  }
  return links;
}

interface Search {
  neighbours: Neighbours;
  /** Points below this are places, which ways do not lead through. */
  places: number;
  costOf(a: number, b: number): number;
}

/** The cheapest way between two places, if it costs no more than the limit. */
function wayBetween(from: number, end: number, { neighbours, places, costOf }: Search, limit: number): Way | null {
  const cost = new Map([[from, 0]]);
  const previous = new Map<number, number>();
  const open = new Set([from]);
  while (open.size > 0) {
    let at = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const one of open) {
      const so = cost.get(one) ?? least;
      if (so < least) [at, least] = [one, so];
    }
    if (at === end) return { cost: least, links: linksTo(end, previous) };
    open.delete(at);
    if (at < places && at !== from) continue;
    for (const to of neighbours.get(at) ?? []) {
      const through = least + costOf(at, to);
      if (through > limit || through >= (cost.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(to, through);
      previous.set(to, at);
      open.add(to);
    }
  }
  return null;
}

function neighboursOf(links: readonly Link[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [a, b] of links) {
    found.set(a, [...(found.get(a) ?? []), b]);
    found.set(b, [...(found.get(b) ?? []), a]);
  }
  return found;
}

interface Pair {
  from: number;
  to: number;
  cost: number;
}

function pairsOf(search: Search): Pair[] {
  const pairs: Pair[] = [];
  for (let from = 0; from < search.places; from += 1) {
    for (let to = from + 1; to < search.places; to += 1) {
      const way = wayBetween(from, to, search, Number.POSITIVE_INFINITY);
      if (way) pairs.push({ from, to, cost: way.cost });
    }
  }
  return pairs.sort((a, b) => a.cost - b.cost || a.from - b.from || a.to - b.to);
}

/**
 * Few of the links, such that no way between two places costs more than 1.08 times the cheapest: pair by pair, the
 * near ones first, a way is added where there is none as cheap.
 */
export function spanner(links: readonly Link[], { size, places, between }: Costs): Link[] {
  const costOf = (a: number, b: number) => between[a * size + b] ?? Number.POSITIVE_INFINITY;
  const all: Search = { neighbours: neighboursOf(links), places, costOf };
  const chosen = new Map<number, Link>();
  const isChosen = (a: number, b: number) => chosen.has(Math.min(a, b) * size + Math.max(a, b));
  const sharing: Search = { ...all, costOf: (a, b) => costOf(a, b) * (isChosen(a, b) ? SHARED : 1) };
  const kept = new Map<number, number[]>();
  const only: Search = { ...all, neighbours: kept };
  const trueCost = (links: readonly Link[]) => links.reduce((sum, [a, b]) => sum + costOf(a, b), 0);
  const linksFor = ({ from, to, cost }: Pair): readonly Link[] => {
    const way = wayBetween(from, to, sharing, Number.POSITIVE_INFINITY);
    if (way && trueCost(way.links) <= cost * STRETCH) return way.links;
    return wayBetween(from, to, all, Number.POSITIVE_INFINITY)?.links ?? [];
  };
  for (const pair of pairsOf(all)) {
    if (wayBetween(pair.from, pair.to, only, pair.cost * STRETCH)) continue;
    for (const [a, b] of linksFor(pair)) {
      if (isChosen(a, b)) continue;
      chosen.set(a * size + b, [a, b]);
      kept.set(a, [...(kept.get(a) ?? []), b]);
      kept.set(b, [...(kept.get(b) ?? []), a]);
    }
  }
  return [...chosen.entries()].sort(([a], [b]) => a - b).map(([, link]) => link);
}
