/** Room outlines of a plan made of straight bands and quarter turns. Angles in degrees clockwise from east. */
import type { PlanRoom, Point, Space } from './plan.ts';

const round = (n: number) => Math.round(n * 10) / 10;

function polar(centre: Point, radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [round(centre[0] + radius * Math.cos(turn)), round(centre[1] + radius * Math.sin(turn))];
}

const at = ([x, y]: Point) => `${x} ${y}`;

/** Which wall of a straight room the corridor runs along. */
export type Side = 'north' | 'east' | 'south' | 'west';

/** A straight room. */
export function straight(room: string, x: number, y: number, w: number, h: number, door: Side): PlanRoom {
  const centre: Point = [x + w / 2, y + h / 2];
  const doors: Record<Side, Point> = {
    north: [centre[0], y],
    east: [x + w, centre[1]],
    south: [centre[0], y + h],
    west: [x, centre[1]],
  };
  return { room, path: `M${x} ${y}h${w}v${h}h${-w}Z`, centre, spaces: [[w - 12, h - 12]], door: doors[door] };
}

/** The two radii between which the rooms of a bend lie, and its middle. */
export interface Bend {
  centre: Point;
  inner: number;
  outer: number;
}

/** The outline of a part of a bend; also used for cores. */
export function bendPath({ centre, inner, outer }: Bend, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${at(polar(centre, outer, from))}A${outer} ${outer} 0 ${large} 1 ${at(polar(centre, outer, to))}L${at(polar(centre, inner, to))}A${inner} ${inner} 0 ${large} 0 ${at(polar(centre, inner, from))}Z`;
}

/** A room in a bend, its door in the middle of the inner wall. */
export function curved(room: string, bend: Bend, from: number, to: number): PlanRoom {
  const middle = (from + to) / 2;
  return {
    room,
    path: bendPath(bend, from, to),
    centre: polar(bend.centre, (bend.inner + bend.outer) / 2, middle),
    spaces: uprightSpaces(bend, from, to),
    door: polar(bend.centre, bend.inner, middle),
  };
}

/** Air between a label and the walls; the outer wall is thicker. */
const AIR = 2;
const OUTER_AIR = 7;

/** Rectangles round the middle of a curved room, from one line of text high to four. */
function uprightSpaces(bend: Bend, from: number, to: number): Space[] {
  const [x, y] = polar([0, 0], (bend.inner + bend.outer) / 2, (from + to) / 2);
  const inside = (px: number, py: number) => {
    const radius = Math.hypot(px, py);
    const turn = (Math.atan2(py, px) * 180) / Math.PI;
    const air = ((AIR / radius) * 180) / Math.PI;
    return (
      radius > bend.inner + AIR && radius < bend.outer - OUTER_AIR && turn > from + air && turn < to - air
    );
  };
  // centred lines leave the corners free: only a blunt rectangle has to lie within the walls
  const fits = (w: number, h: number) =>
    [-0.5, 0, 0.5].every((t) =>
      [
        [x + t * w * 0.8, y - h / 2],
        [x + t * w * 0.8, y + h / 2],
        [x - w / 2, y + t * h * 0.45],
        [x + w / 2, y + t * h * 0.45],
      ].every(([px = 0, py = 0]) => inside(px, py)),
    );
  return [20, 34, 40, 54, 62, 74, 82].flatMap((h): Space[] => {
    let w = 0;
    while (w < 160 && fits(w + 2, h)) w += 2;
    return w > 0 ? [[w, h]] : [];
  });
}

/** A band that runs along the top from `x` and then turns down through the bend to `to`. */
export function fromTop(room: string, bend: Bend, x: number, to: number): PlanRoom {
  const [cx, cy] = bend.centre;
  const label: Point = polar(bend.centre, (bend.inner + bend.outer) / 2, -90);
  return {
    room,
    path: `M${x} ${cy - bend.outer}H${cx}A${bend.outer} ${bend.outer} 0 0 1 ${at(polar(bend.centre, bend.outer, to))}L${at(polar(bend.centre, bend.inner, to))}A${bend.inner} ${bend.inner} 0 0 0 ${cx} ${cy - bend.inner}H${x}Z`,
    centre: [round((x + cx) / 2), label[1]],
    spaces: [[cx - x - 16, bend.outer - bend.inner - 12]],
    door: [round((x + cx) / 2), cy - bend.inner],
  };
}

/** A bend from `from` down to the bottom, then a band back to `x`. */
export function toBottom(room: string, bend: Bend, from: number, x: number): PlanRoom {
  const [cx, cy] = bend.centre;
  const label: Point = polar(bend.centre, (bend.inner + bend.outer) / 2, 90);
  return {
    room,
    path: `M${x} ${cy + bend.inner}H${cx}A${bend.inner} ${bend.inner} 0 0 0 ${at(polar(bend.centre, bend.inner, from))}L${at(polar(bend.centre, bend.outer, from))}A${bend.outer} ${bend.outer} 0 0 1 ${cx} ${cy + bend.outer}H${x}Z`,
    centre: [round((x + cx) / 2), label[1]],
    spaces: [[cx - x - 16, bend.outer - bend.inner - 12]],
    door: [round((x + cx) / 2), cy + bend.inner],
  };
}
