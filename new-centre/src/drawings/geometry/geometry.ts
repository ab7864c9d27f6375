import type { Point, Ring } from '../drawing.ts';

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function nearestOnSegment(a: Point, b: Point, to: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  if (length === 0) return a;
  const t = Math.min(1, Math.max(0, ((to.x - a.x) * dx + (to.y - a.y) * dy) / length));
  return { x: a.x + t * dx, y: a.y + t * dy };
}

export type Segment = readonly [Point, Point];

/** From corner to corner, back to the first. */
export function segmentsOf(ring: Ring): Segment[] {
  return ring.map((from, index): Segment => [from, ring[(index + 1) % ring.length] ?? from]);
}

/** From corner to corner of a line. */
export function partsOf(line: readonly Point[]): Segment[] {
  return line.slice(1).map((to, index): Segment => [line[index] ?? to, to]);
}

/** The point of some segments that is nearest; undefined without segments. */
export function nearestOf(segments: readonly Segment[], to: Point): Point | undefined {
  let best: Point | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [a, b] of segments) {
    const point = nearestOnSegment(a, b, to);
    const away = distance(point, to);
    if (away >= least) continue;
    least = away;
    best = point;
  }
  return best;
}

/** The first of those that are least far; undefined without any. */
export function nearest<T>(things: readonly T[], awayOf: (thing: T) => number): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const away = awayOf(thing);
    if (away >= least) continue;
    least = away;
    best = thing;
  }
  return best;
}

/** The middle of the box round some points. */
export function middleOf(points: readonly Point[]): Point {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const half = (numbers: readonly number[]) =>
    (numbers.reduce((a, b) => Math.min(a, b)) + numbers.reduce((a, b) => Math.max(a, b))) / 2;
  return { x: half(xs), y: half(ys) };
}

export const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** The smallest ring without a dent round some points. */
export function hullOf(points: readonly Point[]): Ring {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Above 0 when three points turn from the x axis towards the y axis. */
export function turn(a: Point | undefined, b: Point | undefined, c: Point): number {
  if (!a || !b) return 0;
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
