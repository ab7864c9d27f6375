import { simplifyPath } from 'clipper2-ts';
import type { Ring } from './drawing.ts';
import { segmentsOf, turn } from './geometry.ts';
import { areaOf, type Piece, piecesOf, union } from './polygons.ts';

/** How much walls may be moved to keep them from crossing, in the units of the rings. */
const MOVES = [0, 0, 1, 2, 4, 8] as const;

/** Whether two walls of a ring cross, ends apart. */
export function crossesItself(ring: Ring): boolean {
  const walls = segmentsOf(ring);
  return walls.some(([a, b], i) =>
    walls
      .slice(i + 2)
      .some(([c, d]) => turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0),
  );
}

const simpler = (ring: Ring, by: number): Ring =>
  by === 0
    ? ring
    : simplifyPath(
        ring.map(({ x, y }) => ({ x, y })),
        by,
      );

/** The largest piece of some rings in whole numbers, in which no wall crosses another: rounding may make them. */
export function cleanPiece(rings: readonly Ring[]): Piece | undefined {
  let [piece] = piecesOf(union(rings));
  for (const move of MOVES) {
    if (!piece || !areaOf(piece).some(crossesItself)) return piece;
    [piece] = piecesOf(union(areaOf(piece).map((ring) => simpler(ring, move))));
  }
  return piece;
}
