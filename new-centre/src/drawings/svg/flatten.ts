import svgpath from 'svgpath';
import type { Point, Ring } from '../drawing.ts';

/** More steps than this no curve of a building needs. */
const MAX_STEPS = 400;

type Curve = readonly [Point, Point, Point, Point];

function along([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
}

/** How far the hull of three of a curve's points bends. */
const bend = (a: Point, b: Point, c: Point) => Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y);

/** Points of a cubic after its start. The chord of a step of 1/n errs by at most 3/4 of the bend over n². */
function cubic(curve: Curve, tolerance: number): Point[] {
  const most = Math.max(bend(curve[0], curve[1], curve[2]), bend(curve[1], curve[2], curve[3]));
  const steps = Math.min(MAX_STEPS, Math.max(1, Math.ceil(Math.sqrt((0.75 * most) / tolerance))));
  return Array.from({ length: steps }, (_, step) => along(curve, (step + 1) / steps));
}

const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

function quadratic(from: Point, by: Point, to: Point, tolerance: number): Point[] {
  return cubic([from, between(from, by, 2 / 3), between(to, by, 2 / 3), to], tolerance);
}

const isFinitePoint = ({ x, y }: Point) => Number.isFinite(x) && Number.isFinite(y);

/**
 * The lines of a path after a transform, each subpath a ring. Ends as a path ends: whether it is closed is for the
 * reader to say; a subpath without a line or with a number that is none is left out. What follows a mistake in `d` is left out, as browsers do.
 * @param tolerance how far a chord may be from its curve, in units of the result
 */
export function flatten(d: string, transform: string, tolerance: number): Ring[] {
  const rings: Point[][] = [];
  const last = () => rings.at(-1) ?? [];
  svgpath(d)
    .abs()
    .unarc()
    .unshort()
    .transform(transform)
    .abs()
    .iterate((segment, _, x, y) => {
      const from = { x, y };
      switch (segment[0]) {
        case 'M':
          rings.push([{ x: segment[1], y: segment[2] }]);
          break;
        case 'L':
          last().push({ x: segment[1], y: segment[2] });
          break;
        case 'H':
          last().push({ x: segment[1], y });
          break;
        case 'V':
          last().push({ x, y: segment[1] });
          break;
        case 'C': {
          const [, bx, by, cx, cy, dx, dy] = segment;
          last().push(...cubic([from, { x: bx, y: by }, { x: cx, y: cy }, { x: dx, y: dy }], tolerance));
          break;
        }
        case 'Q': {
          const [, bx, by, cx, cy] = segment;
          last().push(...quadratic(from, { x: bx, y: by }, { x: cx, y: cy }, tolerance));
          break;
        }
        case 'Z':
        case 'z':
          last().push(...last().slice(0, 1));
          if (rings.length > 0) rings.push(last().slice(0, 1));
          break;
      }
    });
  return rings.filter((ring) => ring.length > 1 && ring.every(isFinitePoint));
}
