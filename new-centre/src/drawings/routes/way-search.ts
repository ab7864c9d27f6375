import { heap } from './heap.ts';
import type { Link } from './shortest-ways.ts';

/** Links from point to point that can be added to. */
interface Mesh {
  has(link: Link): boolean;
  add(link: Link): void;
  from(point: number): readonly number[];
  links(): Link[];
}

export const linkOf = (a: number, b: number): Link => (a < b ? [a, b] : [b, a]);

export function meshOf(size: number, links: readonly Link[] = []): Mesh {
  const neighbours: number[][] = Array.from({ length: size }, () => []);
  const known = new Map<number, Link>();
  const keyOf = ([a, b]: Link) => a * size + b;
  const mesh: Mesh = {
    has: (link) => known.has(keyOf(link)),
    add: (link) => {
      if (known.has(keyOf(link))) return;
      known.set(keyOf(link), link);
      neighbours[link[0]]?.push(link[1]);
      neighbours[link[1]]?.push(link[0]);
    },
    from: (point) => neighbours[point] ?? [],
    links: () => [...known.entries()].sort(([a], [b]) => a - b).map(([, link]) => link),
  };
  links.forEach(mesh.add);
  return mesh;
}

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

/**
 * The cheapest way between two places, if it costs no more than the limit; none leads through another place.
 * @param places points below this are places
 */
export function wayBetween(
  [from, end]: Link,
  mesh: Mesh,
  places: number,
  costOf: (a: number, b: number) => number,
  limit: number,
): Link[] | null {
  const cost = new Map([[from, 0]]);
  const previous = new Map<number, number>();
  const open = heap();
  open.push(from, 0);
  for (let top = open.pop(); top; top = open.pop()) {
    const at = top.item;
    if (at === end) return linksTo(end, previous);
    if (top.cost > (cost.get(at) ?? 0) || (at < places && at !== from)) continue;
    for (const to of mesh.from(at)) {
      const through = top.cost + costOf(at, to);
      if (through > limit || through >= (cost.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(to, through);
      previous.set(to, at);
      open.push(to, through);
    }
  }
  return null;
}
