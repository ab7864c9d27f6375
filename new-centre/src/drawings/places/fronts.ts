import { ramerDouglasPeucker } from 'clipper2-ts';
import type { Point, Ring } from '../drawing.ts';
import { distance, nearest, nearestOf, partsOf } from '../geometry/geometry.ts';
import { type Area, around, boxOf, grown, inBox, linesWithin } from '../geometry/polygons.ts';

/** How far a room's edge may be from what one walks on and still face it, millimetres. */
const TOUCHING = 30;
/** A front that is shorter has no room for a door, millimetres. */
const SHORTEST = 600;
/** Corners of an edge that count as none when the longest edge is looked for, millimetres. */
const STRAIGHT = 300;

const lengthOf = (line: Ring) => partsOf(line).reduce((sum, [a, b]) => sum + distance(a, b), 0);

/** Lines of a room's edge that face a walkable area. */
export function frontsOf(room: Area, walkable: Area): Ring[] {
  const near = grown(inBox(walkable, around(boxOf(room), 10 * TOUCHING)), TOUCHING);
  const edges = room.flatMap((ring) => [[...ring, ...ring.slice(0, 1)]]);
  return joined(linesWithin(edges, near)).filter((line) => lengthOf(line) >= SHORTEST);
}

const same = (a: Point | undefined, b: Point | undefined) => !!a && !!b && a.x === b.x && a.y === b.y;

/** Lines that a ring's first corner has parted are one. */
function joined(lines: readonly Ring[]): Ring[] {
  const found: Ring[] = [];
  for (const line of lines) {
    const before = found.findIndex((other) => same(other.at(-1), line[0]));
    const after = found.findIndex((other) => same(line.at(-1), other[0]));
    if (before >= 0) found[before] = [...(found[before] ?? []), ...line.slice(1)];
    else if (after >= 0) found[after] = [...line, ...(found[after] ?? []).slice(1)];
    else found.push(line);
  }
  return found;
}

export const nearestOnFronts = (fronts: readonly Ring[], to: Point): Point | undefined =>
  nearestOf(fronts.flatMap(partsOf), to);

/** The middle of the longest edge of some fronts. */
export function middleOfLongest(fronts: readonly Ring[]): Point | undefined {
  const edges = fronts.flatMap((front) =>
    partsOf(
      ramerDouglasPeucker(
        front.map(({ x, y }) => ({ x, y })),
        STRAIGHT,
      ),
    ),
  );
  const longest = nearest(edges, ([a, b]) => -distance(a, b));
  if (!longest) return undefined;
  const [a, b] = longest;
  return nearestOnFronts(fronts, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
}
