import type { Point } from '../drawing.ts';
import { distance, rounded } from '../geometry/geometry.ts';
import { type Area, grown, nearestIn, wallsOf } from '../geometry/polygons.ts';
import { type Link, type Sight, shortestWays } from './shortest-ways.ts';
import { spanner } from './spanner.ts';
import { turningPoints } from './turning-points.ts';
import { type WallGrid, wallGrid } from './wall-grid.ts';

/** The ways of a floor: the places in their order, then the points between them. */
interface FloorNetwork {
  points: readonly Point[];
  links: readonly Link[];
}

/** A place on a wall is seen from this far inside, millimetres. */
const OFF_WALL = 100;
/** Walls make ways dearer up to this distance, millimetres, and by this much when one walks along them. */
const WALL_REACH = 2_500;
const WALL_TAX = 0.1;
/** Distance between two looks at the walls along a way, millimetres, and how many looks at most. */
const STRIDE = 800;
const MAX_LOOKS = 24;
/** The least cost: two places may be drawn at one point. */
const LEAST = 1;

/** The length in millimetres, more where walls are near. */
function costOf(from: Point, to: Point, grid: WallGrid): number {
  const length = distance(from, to);
  const looks = Math.min(MAX_LOOKS, Math.max(1, Math.round(length / STRIDE)));
  let nearness = 0;
  for (let look = 0; look < looks; look += 1) {
    const t = (look + 0.5) / looks;
    const at = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
    nearness += 1 - grid.clearance(at, WALL_REACH) / WALL_REACH;
  }
  return Math.max(LEAST, length * (1 + (WALL_TAX * nearness) / looks));
}

/** All straight ways between places and turning points: the full visibility graph. */
export function sightOf(free: Area, places: readonly Point[]): { points: Point[]; sight: Sight } {
  const grid = wallGrid(wallsOf(free));
  const inside = grown(free, -OFF_WALL);
  const feet = places.map((place) => rounded(nearestIn(inside, place) ?? place));
  const turns = turningPoints(free, feet, grid);
  const points = [...places, ...turns];
  const seen = [...feet, ...turns];
  const size = seen.length;
  const lengths = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY);
  const costs = lengths.slice();
  const set = (table: Float64Array, i: number, j: number, value: number) => {
    table[i * size + j] = value;
    table[j * size + i] = value;
  };
  seen.forEach((from, i) => {
    for (let j = i + 1; j < size; j += 1) {
      const to = seen[j] ?? from;
      if (grid.blocked(from, to)) continue;
      set(costs, i, j, costOf(from, to, grid));
      set(lengths, i, j, distance(points[i] ?? from, points[j] ?? to));
    }
  });
  return { points, sight: { size, places: places.length, lengths, costs } };
}

/**
 * Few straight ways that keep to free space and connect all places about as shortly as can be walked.
 * @param free in whole millimetres
 */
export function networkOf(free: Area, places: readonly Point[]): FloorNetwork {
  const { points, sight } = sightOf(free, places);
  return { points, links: spanner(shortestWays(sight), sight) };
}
