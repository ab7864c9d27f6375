import type { Point } from '../drawing.ts';
import { middleOf, nearest, rounded } from './geometry.ts';
import { type Area, areaOf, contains, grown, type Piece, piecesOf } from './polygons.ts';

/** How near the search comes to the largest inset, millimetres. */
const PRECISION = 40;

function middle(area: Area): Point | undefined {
  const piece = piecesOf(area)[0];
  if (!piece) return undefined;
  const centre = middleOf(piece.outer);
  if (contains(areaOf(piece), centre)) return centre;
  return nearest(piece.outer, ({ x, y }) => Math.hypot(x - centre.x, y - centre.y));
}

/**
 * A point as far from all walls as may be, for a label: the middle of what is left of a piece when it is shrunk as
 * much as it can be.
 */
export function innerPoint(piece: Piece): Point {
  const area = areaOf(piece);
  const xs = piece.outer.map(({ x }) => x);
  let [low, high] = [0, (Math.max(...xs) - Math.min(...xs)) / 2 + PRECISION];
  let kept: Area = area;
  while (high - low > PRECISION) {
    const by = (low + high) / 2;
    const inset = grown(area, -by);
    if (inset.length > 0) [low, kept] = [by, inset];
    else high = by;
  }
  return rounded(middle(kept) ?? middleOf(piece.outer));
}
