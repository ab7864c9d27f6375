/**
 * Outlines of rooms, all in the units of the plan's sheet: 570 × 800, y downwards, north up. Arcs are lines of
 * corners. Angles in degrees, clockwise from east.
 */
export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];

/** The two radii between which the rooms of a bend lie, and its middle. */
export interface Bend {
  centre: Point;
  inner: number;
  outer: number;
}

/** Degrees between two corners of a line that stands for an arc: on paper and on screens it reads as round. */
const FINE = 3;

export function polar([cx, cy]: Point, radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [cx + radius * Math.cos(turn), cy + radius * Math.sin(turn)];
}

/** Corners of an arc from one angle to the other, both included, in whichever direction that is. */
export function arc(centre: Point, radius: number, from: number, to: number, fine = FINE): Point[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / fine));
  return Array.from({ length: steps + 1 }, (_, step) =>
    polar(centre, radius, from + ((to - from) * step) / steps),
  );
}

export function box(x: number, y: number, w: number, h: number): Ring {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
}

/** A part of a bend. */
export function sector({ centre, inner, outer }: Bend, from: number, to: number): Ring {
  return [...arc(centre, outer, from, to), ...arc(centre, inner, to, from)];
}

/** A band along the top from `x` that turns down through the bend to `to`. */
export function fromTop({ centre, inner, outer }: Bend, x: number, to: number): Ring {
  const [, cy] = centre;
  return [[x, cy - outer], ...arc(centre, outer, -90, to), ...arc(centre, inner, to, -90), [x, cy - inner]];
}

/** A bend from `from` down to the bottom, then a band back to `x`. */
export function toBottom({ centre, inner, outer }: Bend, from: number, x: number): Ring {
  const [, cy] = centre;
  return [[x, cy + inner], ...arc(centre, inner, 90, from), ...arc(centre, outer, from, 90), [x, cy + outer]];
}

/** A band with a round end in the east: an atrium, or the square in its place. */
export function bullet(x: number, [cx, cy]: Point, radius: number): Ring {
  return [[x, cy - radius], ...arc([cx, cy], radius, -90, 90), [x, cy + radius]];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
