import type { Point, Ring } from '../drawing.ts';
import { segmentsOf, turn } from './geometry.ts';

/** Without corners that are none: what repeats the one before, lies on a straight line, or is the tip of a spike. */
export function trimmed(ring: Ring): Point[] {
  const kept: Point[] = [];
  const push = (point: Point) => {
    while (
      kept.length > 0 &&
      (isSame(kept.at(-1), point) || (kept.length > 1 && isFlat(kept.at(-2), kept.at(-1), point)))
    ) {
      kept.pop();
    }
    kept.push({ x: point.x, y: point.y });
  };
  ring.forEach(push);
  // the ends meet: what the first corners hid from the last
  for (let before = -1; kept.length > 2 && kept.length !== before; ) {
    before = kept.length;
    const [first, second] = kept;
    if (isSame(kept.at(-1), first) || isFlat(kept.at(-2), kept.at(-1), first)) kept.pop();
    else if (isFlat(kept.at(-1), first, second)) kept.shift();
  }
  return kept.length > 2 ? kept : [];
}

const isSame = (a: Point | undefined, b: Point | undefined) => a?.x === b?.x && a?.y === b?.y;

const isFlat = (a: Point | undefined, b: Point | undefined, c: Point | undefined) =>
  c !== undefined && turn(a, b, c) === 0;

/** Whether two walls of a ring cross, ends apart. */
export function crossesItself(ring: Ring): boolean {
  const walls = segmentsOf(ring);
  return walls.some(([a, b], i) =>
    walls
      .slice(i + 2)
      .some(([c, d]) => turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0),
  );
}

/** The ring without the corner that matters least to its area. */
function withoutLeast(ring: Ring): Point[] {
  const weightOf = (index: number) => {
    const corner = ring[index];
    return corner ? Math.abs(turn(ring.at(index - 1), corner, ring[(index + 1) % ring.length] ?? corner)) : 0;
  };
  const least = [...ring.keys()].reduce(
    (best, index) => (weightOf(index) < weightOf(best) ? index : best),
    0,
  );
  return ring.filter((_, index) => index !== least);
}

/**
 * A ring in which no wall crosses another: rounding may make a neighbouring pair cross. Empty when nothing is left.
 * @param ring in whole numbers
 */
export function cleanRing(ring: Ring): Point[] {
  let clean = trimmed(ring);
  while (crossesItself(clean)) clean = trimmed(withoutLeast(clean));
  return clean;
}
