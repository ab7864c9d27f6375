import type { Teller } from '../drawing.ts';
import type { Storey } from '../floor/storey.ts';
import { distance, nearestOf, rounded } from '../geometry/geometry.ts';
import { areaOf, type Piece, wallsOf } from '../geometry/polygons.ts';
import type { KeyOf } from '../keys.ts';
import { doorsOf } from './doors.ts';
import { type Mark, marksOf, standingNear, visitedPieces } from './marks.ts';
import type { Place } from './place.ts';

const AMENITIES = [
  'restroom',
  'restroom.wheelchair',
  'atm',
  'information',
  'firstaid',
  'strollers',
  'parking',
] as const;

/** How far from the outer wall an entrance may be drawn, millimetres. */
const WALL = 5_000;
const NUMBERED = /[\s_-]*\d+$/;

export function tooFar({ called }: Mark, { leftOut }: Teller): void {
  leftOut(called, 'No walkway is near it; it is not on the map.', 'Draw it on a walkway, or beside one.');
}

function standing(
  mark: Mark,
  { file, floor, tell }: Storey,
  pieces: readonly Piece[],
  what: Pick<Place, 'key' | 'kind' | 'name'>,
): Place[] {
  const at = standingNear(pieces, mark.at);
  if (!at) {
    tooFar(mark, tell);
    return [];
  }
  const { called } = mark;
  return [{ ...what, level: floor.level, file, called, mark: rounded(mark.at), at: rounded(at) }];
}

/** The first letter, or pair of letters, that no entrance has. */
function freeSign(used: ReadonlySet<string>): string {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const signs = [...letters, ...letters.flatMap((a) => letters.map((b) => a + b))];
  return signs.find((sign) => !used.has(sign)) ?? 'A';
}

function entrancesOf(storey: Storey, pieces: readonly Piece[], keyOf: KeyOf, signs: Set<string>): Place[] {
  const { floor, figures, tell } = storey;
  return marksOf(figures, 'entrances').flatMap((mark) => {
    const sign = mark.label ?? freeSign(signs);
    if (mark.label === undefined) {
      tell.guessed(
        mark.called,
        `The entrance has no sign; it gets "${sign}".`,
        'Name it as on its sign: "A".',
      );
    }
    signs.add(sign);
    const wall = nearestOf(wallsOf(floor.outline.flatMap(areaOf)), mark.at) ?? mark.at;
    if (distance(wall, mark.at) > WALL) {
      tell.guessed(
        sign,
        'The entrance is drawn far from the outer wall.',
        'Draw it on the outline of the floor.',
      );
    }
    const what = { key: keyOf(floor.level, 'entrance', sign), kind: 'entrance', name: sign } as const;
    return standing({ ...mark, at: distance(wall, mark.at) > WALL ? mark.at : wall }, storey, pieces, what);
  });
}

function amenitiesOf(storey: Storey, pieces: readonly Piece[], keyOf: KeyOf): Place[] {
  return marksOf(storey.figures, 'amenities').flatMap((mark) => {
    const label = mark.label?.toLowerCase().replace(NUMBERED, '');
    const category = AMENITIES.find((one) => one === label);
    if (category) {
      const key = keyOf(storey.floor.level, category);
      return standing(mark, storey, pieces, { key, kind: 'amenity', name: category });
    }
    storey.tell.leftOut(
      mark.called,
      'This is no kind of amenity.',
      `Name it as one of ${AMENITIES.join(', ')}.`,
    );
    return [];
  });
}

function kiosksOf(storey: Storey, pieces: readonly Piece[], keyOf: KeyOf): Place[] {
  const { floor, figures, tell } = storey;
  return marksOf(figures, 'kiosks').flatMap((mark, index) => {
    const name = mark.label ?? `K${index + 1}`;
    if (mark.label === undefined) {
      tell.guessed(mark.called, `The kiosk has no name; it gets "${name}".`, 'Name it as on its screen.');
    }
    return standing(mark, storey, pieces, { key: keyOf(floor.level, 'kiosk', name), kind: 'kiosk', name });
  });
}

function doorPlaces(storey: Storey, pieces: readonly Piece[], keyOf: KeyOf): Place[] {
  const { file, floor, figures, tell } = storey;
  return doorsOf(floor, pieces, figures, tell).map(({ room, at }) => ({
    key: keyOf(floor.level, 'door', room),
    level: floor.level,
    file,
    kind: 'door',
    name: room,
    called: room,
    mark: at,
    at,
  }));
}

/**
 * The places of a floor except for what leads to other floors.
 * @param signs all signs that entrances have; those that are given to entrances without one are added
 */
export function placesOf(storey: Storey, keyOf: KeyOf, signs: Set<string>): Place[] {
  const pieces = visitedPieces(storey.floor, storey.figures);
  return [
    ...doorPlaces(storey, pieces, keyOf),
    ...entrancesOf(storey, pieces, keyOf, signs),
    ...amenitiesOf(storey, pieces, keyOf),
    ...kiosksOf(storey, pieces, keyOf),
  ];
}
