import type { Figure, Teller } from '../drawing.ts';
import { hullOf } from '../geometry/geometry.ts';
import {
  type Area,
  areaOf,
  difference,
  intersection,
  type Piece,
  piecesOf,
  sizeOf,
  union,
} from '../geometry/polygons.ts';
import { isSolid, walkableOf, withoutGaps, withoutHairs } from './gaps.ts';
import { apart } from './overlaps.ts';
import { areaOfFigure, NOTHING, type Space, spacesOf, tidied } from './spaces.ts';

/** A floor in whole millimetres of the plan: x to the right of the sheet, y down. */
export interface Floor {
  level: number;
  outline: readonly Piece[];
  spaces: readonly Space[];
  /** Where one walks: corridors, squares, landings and car parks. */
  walkable: readonly Piece[];
  /** Of these the corridors: what no other space is. */
  walkways: readonly Piece[];
}

function outlineOf(figures: readonly Figure[], gap: number, tell: Teller): Area {
  const drawn = figures.filter(({ layer }) => layer === 'outline');
  const area = union(drawn.flatMap((figure) => areaOfFigure(figure, gap, tell)));
  if (area.length > 0) return area;
  tell.guessed(
    'outline',
    'There is no outline of the floor; a line round all that is drawn stands for it.',
    'Draw the outer walls as one closed shape in a layer "outline".',
  );
  return union([hullOf(figures.flatMap(({ rings }) => rings.flat()))]);
}

const visible = (pieces: readonly Piece[]) => pieces.filter((piece) => sizeOf(areaOf(piece)) > NOTHING);

/**
 * A floor of the shapes of its drawing; null when they enclose nothing.
 * @param figures in whole millimetres
 * @param gap how wide a gap may be that is a wall, millimetres
 */
export function floorOf(level: number, figures: readonly Figure[], gap: number, tell: Teller): Floor | null {
  if (figures.length === 0) return null;
  const outline = outlineOf(figures, gap, tell);
  if (sizeOf(outline) < NOTHING) {
    tell.leftOut(
      'outline',
      'The shapes of the floor enclose nothing.',
      'Draw the outer walls in a layer "outline".',
    );
    return null;
  }
  const drawn = apart(spacesOf(figures, gap, tell), outline, tell);
  const wider = withoutGaps(outline, drawn, gap).map(tidied);
  const walkable = withoutHairs(walkableOf(outline, wider));
  const spaces = wider.map((space) =>
    isSolid(space) ? space : tidied({ ...space, area: intersection(space.area, walkable) }),
  );
  const open = spaces.filter((space) => !isSolid(space));
  const walkways = difference(walkable, union(open.flatMap(({ area }) => area)));
  return {
    level,
    outline: piecesOf(outline),
    spaces: spaces.filter(({ area }) => area.length > 0),
    walkable: visible(piecesOf(walkable)),
    walkways: visible(piecesOf(withoutHairs(walkways))),
  };
}
