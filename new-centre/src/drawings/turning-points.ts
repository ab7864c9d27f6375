import { ramerDouglasPeucker } from 'clipper2-ts';
import type { Point, Ring } from './drawing.ts';
import { distance, nearestOf, rounded, turn } from './geometry.ts';
import { type Area, grown, wallsOf } from './polygons.ts';
import type { WallGrid } from './wall-grid.ts';

/** Where a way may turn: how far from the walls, and how exact their corners are followed, millimetres. */
const INSETS = [
  { by: 2500, exact: 300 },
  { by: 1500, exact: 300 },
  { by: 700, exact: 200 },
  // so that passages a person only just fits through are not lost
  { by: 250, exact: 100 },
] as const;
/** In front of a place one steps out so far from the wall, where there is the room. */
const STEP_OUT = INSETS.slice(1);
/** Points nearer than this are one, millimetres. */
const SAME = 200;

function cornersOf(ring: Ring, exact: number): Point[] {
  const simple = ramerDouglasPeucker(ring.map(({ x, y }) => ({ x, y })), exact);
  return simple.filter((at, index) => {
    const next = simple[(index + 1) % simple.length] ?? at;
    return turn(simple.at(index - 1), at, next) < 0;
  });
}

/** The first point before a place, out from the wall, that one sees from it. */
function before(place: Point, insets: readonly Area[], grid: WallGrid): Point[] {
  for (const inset of insets) {
    const point = nearestOf(wallsOf(inset), place);
    if (point && !grid.blocked(place, point)) return [point];
  }
  return [];
}

/**
 * Points of free space at which shortest ways turn or leave the wall: its inner corners, some way off the walls, and
 * a point in front of each place.
 */
export function turningPoints(free: Area, places: readonly Point[], grid: WallGrid): Point[] {
  const insets = INSETS.map(({ by, exact }) => ({ area: grown(free, -by), exact }));
  const steps = insets.slice(-STEP_OUT.length).map(({ area }) => area);
  const found: Point[] = [];
  const add = (point: Point) => {
    const whole = rounded(point);
    if (found.every((other) => distance(other, whole) >= SAME)) found.push(whole);
  };
  for (const { area, exact } of insets) {
    for (const ring of area) cornersOf(ring, exact).forEach(add);
  }
  for (const place of places) before(place, steps, grid).forEach(add);
  return found;
}
