import type { Figure, Layer, Ring, Teller } from '../drawing.ts';
import { distance } from '../geometry/geometry.ts';
import { type Area, areaOf, enclosed, filled, piecesOf, sizeOf, union } from '../geometry/polygons.ts';

/** Layers whose shapes are areas, and the outline. What stands first is cut out of what stands later. */
export const AREA_LAYERS = ['landings', 'rooms', 'staff', 'voids', 'squares', 'parking'] as const;
export type AreaLayer = (typeof AREA_LAYERS)[number];

/** An area of a floor with a use. */
export interface Space {
  layer: AreaLayer;
  label: string | undefined;
  called: string;
  area: Area;
}

/** Square millimetres below which nobody sees a difference: a tenth of a square metre. */
export const NOTHING = 100_000;
/** Differences of a ring's area that rounding may bring, square millimetres. */
const ROUNDING = 10_000;

const ORIGIN = { x: 0, y: 0 };

const metres = (millimetres: number) => `${(millimetres / 1000).toFixed(1)} m`;

const openingOf = (ring: Ring) => distance(ring[0] ?? ORIGIN, ring.at(-1) ?? ORIGIN);

const crosses = (ring: Ring) => Math.abs(Math.abs(sizeOf([ring])) - sizeOf(filled(ring))) > ROUNDING;

/**
 * What a shape encloses. Loops of an outline that crosses itself count as inside.
 * @param gap how far the ends of a path may be apart without a word, millimetres
 */
export function areaOfFigure(figure: Figure, gap: number, tell: Teller): Area {
  const rings = figure.rings.map((ring) => (openingOf(ring) === 0 ? ring.slice(0, -1) : ring));
  const crossing = rings.filter(crosses);
  const area = enclosed(rings.flatMap((ring) => (crossing.includes(ring) ? filled(ring) : [ring])));
  if (sizeOf(area) < NOTHING) {
    tell.leftOut(figure.called, `A shape in ${figure.layer} encloses nothing.`, 'Draw a closed outline.');
    return [];
  }
  const open = Math.max(...figure.rings.map(openingOf));
  if (open > gap) {
    const problem = `The outline is open by ${metres(open)}; a straight line closes it.`;
    tell.guessed(figure.called, problem, 'Close the path.');
  }
  if (crossing.length > 0) {
    tell.guessed(
      figure.called,
      'The outline crosses itself; all of its loops count as inside.',
      'Draw the outline without a crossing.',
    );
  }
  return area;
}

const visiblePieces = ({ area }: Space) => piecesOf(area).filter((piece) => sizeOf(areaOf(piece)) > NOTHING);

/** Without pieces and holes that are too small to see; of a room the largest piece alone. */
export function tidied(space: Space): Space {
  const pieces = visiblePieces(space);
  const rings = (space.layer === 'rooms' ? pieces.slice(0, 1) : pieces).flatMap(areaOf);
  return { ...space, area: rings.filter((ring) => Math.abs(sizeOf([ring])) > NOTHING) };
}

/** As `tidied`, with a remark when that takes a piece of a room away. */
export function inOnePiece(space: Space, { leftOut }: Teller): Space {
  const { length } = visiblePieces(space);
  if (space.layer === 'rooms' && length > 1) {
    leftOut(
      space.called,
      `It lies in ${length} pieces; only the largest is on the map.`,
      'Draw each as a room of its own, or join them.',
    );
  }
  return tidied(space);
}

const isAreaLayer = (layer: Layer): layer is AreaLayer => AREA_LAYERS.some((one) => one === layer);

/** All areas of a floor as they are drawn; the parts of a room that is drawn in parts are joined. */
export function spacesOf(figures: readonly Figure[], gap: number, tell: Teller): Space[] {
  const spaces = figures.flatMap((figure): Space[] => {
    const { layer, label, called } = figure;
    if (!isAreaLayer(layer)) return [];
    const area = areaOfFigure(figure, gap, tell);
    if (area.length === 0) return [];
    if (layer !== 'rooms')
      return piecesOf(area).map((piece) => ({ layer, label, called, area: areaOf(piece) }));
    if (label !== undefined) return [{ layer, label, called, area }];
    tell.leftOut(
      called,
      'The room has no number; it is on the map as a place for staff.',
      'Name it as on its door.',
    );
    return [{ layer: 'staff', label, called, area }];
  });
  return joinedRooms(spaces, tell);
}

const roomOf = ({ layer, label }: Space) => (layer === 'rooms' ? label : undefined);

function joinedRooms(spaces: readonly Space[], { guessed }: Teller): Space[] {
  return spaces.flatMap((space, index): Space[] => {
    const room = roomOf(space);
    if (room === undefined) return [space];
    const parts = spaces.filter((other) => roomOf(other) === room);
    if (parts.length === 1) return [space];
    if (spaces.findIndex((other) => roomOf(other) === room) < index) return [];
    guessed(
      room,
      `${parts.length} shapes of the floor have this number; they are one room.`,
      'Give each room its own.',
    );
    return [{ ...space, area: union(parts.flatMap(({ area }) => area)) }];
  });
}
