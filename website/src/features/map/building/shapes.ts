/** Plane geometry of the drawing; y downwards. */
import type { Point, Space } from './building.ts';

const round = (n: number) => Math.round(n * 10) / 10;

const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** Steps are relative and short: a plan is mostly numbers, and each page with one carries them. */
export function pathOf(points: readonly Point[], close: boolean): string {
  const [first, ...rest] = points.map(([x, y]): Point => [round(x), round(y)]);
  if (!first || rest.length === 0) return '';
  let from = first;
  const steps = rest.map((to) => {
    const [dx, dy] = [round(to[0] - from[0]), round(to[1] - from[1])];
    from = to;
    if (dy === 0) return `h${dx}`;
    return dx === 0 ? `v${dy}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
  return `M${at(first)}${steps.join('')}${close ? 'z' : ''}`;
}

/** Without the last point when it repeats the first, as rings in GeoJSON do. */
export function openRing(ring: readonly Point[]): Point[] {
  const [first, last] = [ring[0], ring.at(-1)];
  return first && last && ring.length > 1 && first[0] === last[0] && first[1] === last[1]
    ? ring.slice(0, -1)
    : [...ring];
}

function sides(ring: readonly Point[]): [Point, Point][] {
  return ring.flatMap((point, index): [Point, Point][] => {
    const next = ring[(index + 1) % ring.length];
    return next ? [[point, next]] : [];
  });
}

export function inside(ring: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  let a = ring.at(-1);
  for (const b of ring) {
    if (a && a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
      within = !within;
    a = b;
  }
  return within;
}

function nearestOn([a, b]: readonly [Point, Point], [x, y]: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / length));
  return [a[0] + part * dx, a[1] + part * dy];
}

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Whether a point lies within `reach` of one of a ring's walls. */
export function isNear(ring: readonly Point[], point: Point, reach: number): boolean {
  const [x, y] = point;
  let a = ring.at(-1);
  for (const b of ring) {
    if (
      a &&
      x >= Math.min(a[0], b[0]) - reach &&
      x <= Math.max(a[0], b[0]) + reach &&
      y >= Math.min(a[1], b[1]) - reach &&
      y <= Math.max(a[1], b[1]) + reach &&
      apart(nearestOn([a, b], point), point) <= reach
    )
      return true;
    a = b;
  }
  return false;
}

/** The place on a ring's walls nearest to a point, with the wall's direction (a unit) and its distance. */
export function nearestWall(ring: readonly Point[], point: Point) {
  let found: { on: Point; along: Point; distance: number } | undefined;
  for (const side of sides(ring)) {
    const on = nearestOn(side, point);
    const distance = apart(on, point);
    const length = apart(side[0], side[1]);
    if (length === 0 || (found && found.distance <= distance)) continue;
    const along: Point = [(side[1][0] - side[0][0]) / length, (side[1][1] - side[0][1]) / length];
    found = { on, along, distance };
  }
  return found;
}

/** The middle of the ring's area; of its points when it has none. */
export function middleOf(ring: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  for (const [a, b] of sides(ring)) {
    const cross = a[0] * b[1] - b[0] * a[1];
    area += cross;
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  }
  if (Math.abs(area) > 1e-9) return [x / (3 * area), y / (3 * area)];
  const sum = ring.reduce<Point>((all, point) => [all[0] + point[0], all[1] + point[1]], [0, 0]);
  return [sum[0] / Math.max(1, ring.length), sum[1] / Math.max(1, ring.length)];
}

/** Sheet units between a label and the walls. */
const AIR = 6;
/** From one line of small text to a tall label of several. */
const HEIGHTS = [10, 20, 34, 40, 54, 62, 74, 92, 120, 160];
const WIDEST = 240;
const FINE = 2;

/** Buildings are read anew in each language and after each change; their rooms stay. */
const known = new Map<string, Space[]>();
const MAX_KNOWN = 4_000;

/** Upright rectangles round `centre` within the walls, one for each height that fits. */
export function labelSpaces(ring: readonly Point[], centre: Point): Space[] {
  const key = `${pathOf(ring, true)} ${at(centre)}`;
  const found = known.get(key);
  if (found) return found;
  const made = measured(ring, centre);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, made);
  return made;
}

function measured(ring: readonly Point[], centre: Point): Space[] {
  const walls = sides(ring);
  const free = (x: number, y: number) =>
    walls.every((wall) => apart(nearestOn(wall, [x, y]), [x, y]) >= AIR) && inside(ring, [x, y]);
  // centred lines leave the corners free: only a blunt rectangle has to lie within the walls
  const fits = (w: number, h: number) =>
    [-0.4, 0, 0.4].every(
      (part) =>
        free(centre[0] + part * w, centre[1] - h / 2) && free(centre[0] + part * w, centre[1] + h / 2),
    ) &&
    [-0.25, 0, 0.25].every(
      (part) =>
        free(centre[0] - w / 2, centre[1] + part * h) && free(centre[0] + w / 2, centre[1] + part * h),
    );
  return HEIGHTS.flatMap((h): Space[] => {
    let [low, high] = [0, WIDEST];
    while (high - low > FINE) {
      const w = (low + high) / 2;
      if (fits(w, h)) low = w;
      else high = w;
    }
    return low > FINE ? [[Math.floor(low), h]] : [];
  });
}
