import type { Point, Space } from '../../map/building/building.ts';
import { inside } from '../../map/building/shapes.ts';

/** Units of the sheet between two places that are tried. */
const STEP = 40;

/**
 * Where a storey's sign begins, on the sheet: beside the front corner on the left, or as near to it as the walls let the
 * sign stand. A building that is turned has no walls at the corner of its sheet.
 * @param covers places beside its beginning that the sign lies over
 */
export function signSpot(walls: readonly Point[], [width, height]: Space, covers: readonly Point[]): Point {
  const wanted: Point = [56, height * 0.86 + 20];
  const stands = ([x, y]: Point) => covers.every(([dx, dy]) => inside(walls, [x + dx, y + dy]));
  if (walls.length === 0 || stands(wanted)) return wanted;
  let nearest: Point | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let x = 0; x < width; x += STEP)
    for (let y = 0; y < height; y += STEP) {
      const away = Math.hypot(x - wanted[0], y - wanted[1]);
      if (away >= least || !stands([x, y])) continue;
      nearest = [x, y];
      least = away;
    }
  return nearest ?? wanted;
}
