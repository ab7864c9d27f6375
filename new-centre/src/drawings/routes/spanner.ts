import type { Link, Shortest, Sight } from './shortest-ways.ts';
import { meshOf, wayBetween } from './way-search.ts';

/** A way between two places may be so many times as long, and as dear, as the cheapest. */
const STRETCH = 1.08;
/** What is in the network already counts this much of its cost, so that ways share their links. */
const SHARED = [0.5, 0.8] as const;
/** Links that no cheapest way has, but that ways may share, are shorter than this, millimetres. */
const SHARED_REACH = 25_000;

/** The links of the cheapest ways, and short ones with a turning point, by which ways can come together. */
function sharedLinks(ways: readonly Shortest[], { size, places, lengths }: Sight): Link[] {
  const links = ways.flatMap((way) => way.links);
  for (let a = 0; a < size; a += 1) {
    for (let b = Math.max(a + 1, places); b < size; b += 1) {
      if ((lengths[a * size + b] ?? SHARED_REACH) < SHARED_REACH) links.push([a, b]);
    }
  }
  return links;
}

/**
 * Few links, with which no way between two places is longer or dearer than 1.08 times the cheapest: way by way, from
 * the shortest, one is added where there is none as good.
 */
export function spanner(ways: readonly Shortest[], sight: Sight): Link[] {
  const { size, places, lengths, costs } = sight;
  const costOf = (a: number, b: number) => costs[a * size + b] ?? Number.POSITIVE_INFINITY;
  const sum = (table: Float64Array, links: readonly Link[]) =>
    links.reduce((total, [a, b]) => total + (table[a * size + b] ?? 0), 0);
  const chosen = meshOf(size);
  const shared = meshOf(size, sharedLinks(ways, sight));
  const sharing = SHARED.map((part) => (a: number, b: number) => {
    const cost = costOf(a, b);
    return chosen.has(a < b ? [a, b] : [b, a]) ? cost * part : cost;
  });
  const isGood = (links: readonly Link[] | null, way: Shortest): links is Link[] =>
    links !== null &&
    sum(costs, links) <= way.cost * STRETCH &&
    sum(lengths, links) <= sum(lengths, way.links) * STRETCH;
  for (const way of ways) {
    const limit = way.cost * STRETCH;
    if (isGood(wayBetween(way.pair, chosen, places, costOf, limit), way)) continue;
    const others = sharing.map((cost) => wayBetween(way.pair, shared, places, cost, limit));
    for (const link of others.find((links) => isGood(links, way)) ?? way.links) chosen.add(link);
  }
  return chosen.links();
}
