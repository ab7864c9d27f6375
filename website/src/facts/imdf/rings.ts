/** Outlines that somebody else drew, made what GeoJSON (RFC 7946) asks of them. Degrees, longitude before latitude. */
import { inside, middleOf } from '../../features/map/building/shapes.ts';
import type { Geometry, Position } from './imdf.ts';

/** A ring without its last point, which repeats the first. */
type Ring = readonly Position[];

/** Seven decimals are a centimetre. */
const DECIMALS = 1e7;

/** More parts than this are no outline of one thing. */
const MAX_PARTS = 20;

export const rounded = ([longitude, latitude]: Position): Position => [
  Math.round(longitude * DECIMALS) / DECIMALS,
  Math.round(latitude * DECIMALS) / DECIMALS,
];

const same = (a: Position | undefined, b: Position | undefined) =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/** Twice the area to the left of a → b → c: above 0 when c lies on the left. */
const turn = (a: Position, b: Position, c: Position) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function areaOf(ring: Ring): number {
  const [origin] = ring;
  if (!origin) return 0;
  return ring.reduce((sum, a, index) => sum + turn(origin, a, ring[index + 1] ?? origin), 0) / 2;
}

type Side = readonly [from: Position, to: Position];

const sidesOf = (ring: Ring): Side[] =>
  ring.flatMap((from, index): Side[] => {
    const to = ring[index + 1] ?? ring[0];
    return to ? [[from, to]] : [];
  });

const west = ([a, b]: Side) => Math.min(a[0], b[0]);
const east = ([a, b]: Side) => Math.max(a[0], b[0]);

function within([a, b]: Side, p: Position): boolean {
  return (
    Math.min(a[0], b[0]) <= p[0] &&
    p[0] <= Math.max(a[0], b[0]) &&
    Math.min(a[1], b[1]) <= p[1] &&
    p[1] <= Math.max(a[1], b[1])
  );
}

/** Whether two sides have a point in common. */
function meet([a, b]: Side, [c, d]: Side): boolean {
  const [c1, d1, a1, b1] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)].map(Math.sign);
  if (c1 !== d1 && a1 !== b1) return true;
  return (
    (c1 === 0 && within([a, b], c)) ||
    (d1 === 0 && within([a, b], d)) ||
    (a1 === 0 && within([c, d], a)) ||
    (b1 === 0 && within([c, d], b))
  );
}

/** Whether two sides cross, and do not merely touch. */
function cross([a, b]: Side, [c, d]: Side): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** Whether a ring touches itself nowhere but from each side to the next. */
function isSimple(ring: Ring): boolean {
  const sides = sidesOf(ring)
    .map((side, index) => ({ side, index }))
    .sort((one, other) => west(one.side) - west(other.side));
  for (const [place, { side, index }] of sides.entries())
    for (let next = place + 1; next < sides.length; next += 1) {
      const other = sides[next];
      if (!other || west(other.side) > east(side)) break;
      const steps = Math.abs(index - other.index);
      const beside = steps === 1 || steps === ring.length - 1;
      if (beside ? folds(side, other.side) : meet(side, other.side)) return false;
    }
  return true;
}

/** Whether two neighbouring sides lie on each other. */
function folds(one: Side, other: Side): boolean {
  const [first, second] = same(one[1], other[0]) ? [one, other] : [other, one];
  const [[a, b], [, c]] = [first, second];
  return turn(a, b, c) === 0 && (a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1]) > 0;
}

/** A line as an outline that runs against the clock; undefined for what encloses nothing or crosses itself. */
function ringOf(line: Ring): Ring | undefined {
  const points = line.map(rounded).filter((point, index, all) => !same(point, all[index - 1]));
  if (points.length > 1 && same(points[0], points.at(-1))) points.pop();
  if (points.length < 3 || !isSimple(points)) return undefined;
  const area = areaOf(points);
  if (area === 0) return undefined;
  return area > 0 ? points : points.reverse();
}

/** The outlines among lines, none of which lies on an earlier one. */
export function ringsOf(lines: readonly Ring[]): Ring[] {
  const kept: Ring[] = [];
  for (const line of lines.slice(0, MAX_PARTS)) {
    const ring = ringOf(line);
    if (ring && kept.every((other) => isApart(ring, other))) kept.push(ring);
  }
  return kept;
}

function isApart(one: Ring, other: Ring): boolean {
  if (inside(one, innerPoint(other)) || inside(other, innerPoint(one))) return false;
  const sides = sidesOf(other);
  return sidesOf(one).every((side) => !sides.some((that) => cross(side, that)));
}

/** About a metre in degrees: sums over a room lose their digits when they are taken from Greenwich and the equator. */
const METRE = 1e-5;

/** A point inside an outline: the middle of its area, or, where that lies outside, of its widest part at half its corners. */
export function innerPoint(ring: Ring): Position {
  const [x0, y0] = ring[0] ?? [0, 0];
  const near = ring.map(([x, y]): Position => [(x - x0) / METRE, (y - y0) / METRE]);
  const middle = middleOf(near);
  const [x, y] = inside(near, middle) ? middle : widestMiddle(near);
  return rounded([x0 + x * METRE, y0 + y * METRE]);
}

function widestMiddle(ring: Ring): Position {
  const heights = [...new Set(ring.map(([, y]) => y))].sort((a, b) => a - b);
  const half = Math.floor(heights.length / 2);
  // Between two corners' heights: a line through a corner has no clear inside.
  const y = ((heights[half] ?? 0) + (heights[half - 1] ?? 0)) / 2;
  const crossings = sidesOf(ring)
    .filter(([a, b]) => a[1] > y !== b[1] > y)
    .map(([a, b]) => a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]))
    .sort((a, b) => a - b);
  let widest: Position = [0, 0];
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from = 0, to = 0] = [crossings[index], crossings[index + 1]];
    if (to - from > widest[1] - widest[0]) widest = [from, to];
  }
  return [(widest[0] + widest[1]) / 2, y];
}

/** The smallest outline without a dent round all points. */
export function hullOf(points: readonly Position[]): Ring {
  const sorted = points.map(rounded).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (along: readonly Position[]) => {
    const chain: Position[] = [];
    for (const point of along) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)];
        if (!before || !last || turn(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const closed = (ring: Ring): Position[] => [...ring, ...ring.slice(0, 1)];

/** @param rings one at least */
export function polygonal(rings: readonly Ring[]): Geometry {
  const parts = rings.map((ring) => [closed(ring)]);
  const [first, ...more] = parts;
  return first && more.length === 0
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: parts };
}
