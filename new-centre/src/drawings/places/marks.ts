import type { Figure, Layer, Point } from '../drawing.ts';
import type { Floor } from '../floor/floor.ts';
import { distance, middleOf, nearest } from '../geometry/geometry.ts';
import { areaOf, nearestIn, type Piece } from '../geometry/polygons.ts';

/** A shape of which only the place and the name count. */
export interface Mark {
  label: string | undefined;
  called: string;
  at: Point;
}

/** How far from what one walks on a mark may stand, millimetres: a lift is drawn in its shaft. */
const FAR = 12_000;

export function marksOf(figures: readonly Figure[], layer: Layer): Mark[] {
  return figures
    .filter((figure) => figure.layer === layer)
    .map(({ label, called, rings }) => ({ label, called, at: middleOf(rings.flat()) }));
}

/** The nearest point to stand on; undefined when all are too far. */
export function standingNear(pieces: readonly Piece[], mark: Point): Point | undefined {
  const at = nearestIn(pieces.flatMap(areaOf), mark);
  return at && distance(at, mark) <= FAR ? at : undefined;
}

const COMES_BY: readonly Layer[] = ['entrances', 'elevators', 'escalators', 'stairs', 'ramps'];

/** The pieces of a floor that one comes to from the street or from another floor; without any, the largest. */
export function visitedPieces({ walkable }: Floor, figures: readonly Figure[]): Piece[] {
  const marks = COMES_BY.flatMap((layer) => marksOf(figures, layer));
  const visited = new Set(
    marks.flatMap(({ at }) => {
      const awayOf = (piece: Piece) => distance(nearestIn(areaOf(piece), at) ?? at, at);
      const piece = nearest(walkable, awayOf);
      return piece && awayOf(piece) <= FAR ? [piece] : [];
    }),
  );
  return visited.size > 0 ? walkable.filter((piece) => visited.has(piece)) : walkable.slice(0, 1);
}
