import type { Point } from '../drawing.ts';
import { distance, nearestOnSegment, type Segment, turn } from '../geometry/geometry.ts';

/** Walls by the square they pass, so that a question looks at few of them. */
export interface WallGrid {
  /** Whether the straight line from one point to another meets a wall. */
  blocked(from: Point, to: Point): boolean;
  /** Millimetres from a point to the nearest wall, at most `reach`. */
  clearance(at: Point, reach: number): number;
}

/** Side of a square, millimetres. */
const SIDE = 4_000;
const COLUMNS = 100_000;

const cellOf = (n: number) => Math.floor(n / SIDE);
const keyOf = (column: number, row: number) => (row + COLUMNS / 2) * COLUMNS + column + COLUMNS / 2;

/** Calls back for each square of a line; stops when the answer is true. */
function someCell(a: Point, b: Point, test: (key: number) => boolean): boolean {
  const [left, right] = a.x <= b.x ? [a, b] : [b, a];
  const slope = right.x === left.x ? 0 : (right.y - left.y) / (right.x - left.x);
  const yAt = (x: number) => left.y + (Math.min(right.x, Math.max(left.x, x)) - left.x) * slope;
  for (let column = cellOf(left.x); column <= cellOf(right.x); column += 1) {
    const isSteep = right.x === left.x;
    const from = isSteep ? left.y : yAt(column * SIDE);
    const to = isSteep ? right.y : yAt((column + 1) * SIDE);
    const [low, high] = from <= to ? [from, to] : [to, from];
    for (let row = cellOf(low - 1); row <= cellOf(high + 1); row += 1) {
      if (test(keyOf(column, row))) return true;
    }
  }
  return false;
}

/** Touching counts as meeting. */
function meets([a, b]: Segment, c: Point, d: Point): boolean {
  if (Math.max(a.x, b.x) < Math.min(c.x, d.x) || Math.max(c.x, d.x) < Math.min(a.x, b.x)) return false;
  if (Math.max(a.y, b.y) < Math.min(c.y, d.y) || Math.max(c.y, d.y) < Math.min(a.y, b.y)) return false;
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}

export function wallGrid(walls: readonly Segment[]): WallGrid {
  const cells = new Map<number, Segment[]>();
  for (const wall of walls) {
    someCell(wall[0], wall[1], (key) => {
      const cell = cells.get(key);
      if (cell) cell.push(wall);
      else cells.set(key, [wall]);
      return false;
    });
  }
  return {
    blocked: (from, to) =>
      someCell(from, to, (key) => cells.get(key)?.some((wall) => meets(wall, from, to)) === true),
    clearance: (at, reach) => {
      let least = reach;
      for (let row = cellOf(at.y - reach); row <= cellOf(at.y + reach); row += 1) {
        for (let column = cellOf(at.x - reach); column <= cellOf(at.x + reach); column += 1) {
          for (const [a, b] of cells.get(keyOf(column, row)) ?? []) {
            least = Math.min(least, distance(at, nearestOnSegment(a, b, at)));
          }
        }
      }
      return least;
    },
  };
}
