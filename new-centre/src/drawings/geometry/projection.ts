import type { PlanSettings, Point } from '../drawing.ts';

export type Position = [longitude: number, latitude: number];

/** Metres of one degree of latitude: a ball with the earth's radius at the equator, as the website measures. */
const DEGREE = (6_378_137 * Math.PI) / 180;
/** Steps of a degree: seven decimals, a centimetre. */
const STEPS = 1e7;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Millimetres of the plan to steps of a degree from the origin, east and north, in whole numbers. */
export function stepsOf({ origin, bearingDegrees }: PlanSettings): (point: Point) => Point {
  const [sine, cosine] = [Math.sin(radians(bearingDegrees)), Math.cos(radians(bearingDegrees))];
  const perMetre = STEPS / DEGREE;
  const narrowing = Math.cos(radians(origin.latitude));
  return ({ x, y }) => {
    const [right, up] = [x / 1000, -y / 1000];
    const east = right * cosine + up * sine;
    const north = up * cosine - right * sine;
    return { x: Math.round((east * perMetre) / narrowing), y: Math.round(north * perMetre) };
  };
}

export function positionOf({ origin }: PlanSettings, { x, y }: Point): Position {
  const degrees = (start: number, steps: number) => Math.round(start * STEPS + steps) / STEPS;
  return [degrees(origin.longitude, x), degrees(origin.latitude, y)];
}

/** Metres between two positions, measured where the building is widest: never less than another measures there. */
export function metresBetween(a: Position, b: Position, leastLatitude: number): number {
  const narrowing = Math.cos(radians(leastLatitude));
  return Math.hypot((b[0] - a[0]) * DEGREE * narrowing, (b[1] - a[1]) * DEGREE);
}
