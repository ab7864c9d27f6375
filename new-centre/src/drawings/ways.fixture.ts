import type { Link } from './shortest-ways.ts';

/**
 * Lengths of the shortest ways between all of the first points, row by row; no way leads through another of them.
 * @param lengthOf the length of a straight way, Infinity where there is none
 */
export function shortestLengths(places: number, size: number, lengthOf: (a: number, b: number) => number) {
  return Array.from({ length: places }, (_, start) => {
    const least = Array.from({ length: size }, (_, i) => (i === start ? 0 : Number.POSITIVE_INFINITY));
    const open = new Set(least.keys());
    while (open.size > 0) {
      let at = -1;
      for (const i of open) if (at < 0 || (least[i] ?? 0) < (least[at] ?? 0)) at = i;
      open.delete(at);
      if (at < places && at !== start) continue;
      for (const to of open) least[to] = Math.min(least[to] ?? 0, (least[at] ?? 0) + lengthOf(at, to));
    }
    return least.slice(0, places);
  });
}

/** Those links as a table of lengths. */
export function lengthsOfLinks(links: readonly Link[], lengthOf: (a: number, b: number) => number) {
  const linked = new Set(links.map(([a, b]) => `${a} ${b}`));
  return (a: number, b: number) =>
    linked.has(`${Math.min(a, b)} ${Math.max(a, b)}`) ? lengthOf(a, b) : Number.POSITIVE_INFINITY;
}
