import type { Point } from '../building/building.ts';
import type { Leg } from '../way/find-way.ts';
import { simplified } from '../way/line.ts';

/** Sheet units between two arrows of a way, and before its ends. */
const ARROW_STEP = 74;
const ARROW_FREE = 34;

export interface RouteLine {
  path: string;
  start: Point;
  end: Point;
  /** Degrees clockwise from east that the last stretch points to. */
  turn: number;
  arrows: { at: Point; turn: number }[];
}

/** Metres: a smaller jog would be a blot on the line. */
const JOG = 1;

const round = (n: number) => Math.round(n * 10) / 10;

/** One leg of a way as it is drawn: its line and the arrows along it. @param scale sheet units to a metre */
export function routeLine(leg: Leg, scale: number): RouteLine | null {
  const points = simplified(leg.points, JOG).map(([x, y]): Point => [round(x * scale), round(y * scale)]);
  const [start] = points;
  const end = points.at(-1);
  if (!start || !end) return null;
  const arrows: RouteLine['arrows'] = [];
  let turn = 0;
  let since = ARROW_STEP / 2;
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) return;
    turn = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
    for (let along = ARROW_STEP - since; along < length; along += ARROW_STEP) {
      const part = along / length;
      const at: Point = [
        round(from[0] + (to[0] - from[0]) * part),
        round(from[1] + (to[1] - from[1]) * part),
      ];
      const free = [start, end].every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > ARROW_FREE);
      const onCorner = along < 9 || length - along < 9;
      if (free && !onCorner) arrows.push({ at, turn });
    }
    since = (since + length) % ARROW_STEP;
  });
  return { path: `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`, start, end, turn, arrows };
}
