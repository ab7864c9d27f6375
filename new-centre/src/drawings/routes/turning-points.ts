import { ramerDouglasPeucker } from 'clipper2-ts';
import type { Point, Ring } from '../drawing.ts';
import { distance, nearestOf, rounded, turn } from '../geometry/geometry.ts';
import { type Area, grown, wallsOf } from '../geometry/polygons.ts';
import type { WallGrid } from './wall-grid.ts';

/**
 * Where a way may turn: how far from the walls, how exactly their corners are followed, and how near to another such
 * point is the same, millimetres.
 */
const INSETS = [
  { by: 2500, exact: 300, same: 1500 },
  { by: 1500, exact: 300, same: 1500 },
  { by: 700, exact: 200, same: 800 },
  // so that passages a person only just fits through are not lost
  { by: 150, exact: 80, same: 200 },
] as const;
/** In front of a place one steps out from the wall, 1.5 m where there is the room. */
const STEPS_OUT = 3;
/** A turning point so near to a place, and seen from it, is in front of it already, millimetres. */
const IN_FRONT = 2_000;

function cornersOf(ring: Ring, exact: number): Point[] {
  const simple = ramerDouglasPeucker(
    ring.map(({ x, y }) => ({ x, y })),
    exact,
  );
  return simple.filter((at, index) => {
    const next = simple[(index + 1) % simple.length] ?? at;
    return turn(simple.at(index - 1), at, next) < 0;
  });
}

/** A point out from the wall that one sees from a place. */
function inFrontOf(place: Point, insets: readonly Area[], grid: WallGrid): Point | undefined {
  return insets
    .map((inset) => nearestOf(wallsOf(inset), place))
    .find((point) => point && !grid.blocked(place, point));
}

/**
 * Points of free space at which shortest ways turn or leave the wall: its inner corners, some way off the walls, and
 * a point in front of each place.
 */
export function turningPoints(free: Area, places: readonly Point[], grid: WallGrid): Point[] {
  const insets = INSETS.map(({ by, ...inset }) => ({ ...inset, area: grown(free, -by) }));
  const steps = insets.slice(-STEPS_OUT).map(({ area }) => area);
  const found: Point[] = [];
  for (const { area, exact, same } of insets) {
    for (const corner of area.flatMap((ring) => cornersOf(ring, exact)).map(rounded)) {
      if (found.every((other) => distance(other, corner) >= same)) found.push(corner);
    }
  }
  for (const place of places) {
    const point = inFrontOf(place, steps, grid);
    const isNear = (other: Point) => distance(place, other) <= IN_FRONT && !grid.blocked(place, other);
    if (point && !found.some(isNear)) found.push(rounded(point));
  }
  return found;
}
