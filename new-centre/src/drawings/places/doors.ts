import type { Figure, Point, Ring, Teller } from '../drawing.ts';
import type { Floor } from '../floor/floor.ts';
import { distance, nearest, rounded } from '../geometry/geometry.ts';
import { areaOf, type Piece } from '../geometry/polygons.ts';
import { frontsOf, middleOfLongest, nearestOnFronts } from './fronts.ts';
import { type Mark, marksOf } from './marks.ts';

interface Door {
  room: string;
  /** On the room's edge. */
  at: Point;
}

interface Fronted {
  room: string;
  fronts: Ring[];
}

/** How far from a room's front a door without the room's number may be drawn, millimetres. */
const NEAR = 4_000;

const awayFrom = (at: Point) => (room: Fronted) => distance(nearestOnFronts(room.fronts, at) ?? at, at);

function roomOf(mark: Mark, rooms: readonly Fronted[]): Fronted | undefined {
  const named = rooms.find(({ room }) => room === mark.label);
  if (named) return named;
  const found = nearest(rooms, awayFrom(mark.at));
  return found && awayFrom(mark.at)(found) <= NEAR ? found : undefined;
}

function drawnDoors(marks: readonly Mark[], rooms: readonly Fronted[], { leftOut }: Teller): Door[] {
  return marks.flatMap((mark): Door[] => {
    const room = roomOf(mark, rooms);
    const at = room && nearestOnFronts(room.fronts, mark.at);
    if (room && at) return [{ room: room.room, at: rounded(at) }];
    leftOut(
      mark.called,
      'No room is near this door that faces a walkway.',
      'Draw it on the edge of its room, or name it by the number of the room.',
    );
    return [];
  });
}

function guessedDoor({ room, fronts }: Fronted, { guessed }: Teller): Door[] {
  const at = middleOfLongest(fronts);
  if (!at) return [];
  guessed(
    room,
    'The room has no door; one is put into the middle of its longest edge on a walkway.',
    'Draw a mark in the layer "doors" on the edge of the room.',
  );
  return [{ room, at: rounded(at) }];
}

/**
 * The doors of a floor's rooms, in the order of the rooms; each room that faces a walkway has one at least.
 * @param visited the pieces that one can come to
 */
export function doorsOf(
  floor: Floor,
  visited: readonly Piece[],
  figures: readonly Figure[],
  tell: Teller,
): Door[] {
  const walkable = visited.flatMap(areaOf);
  const all = floor.spaces.flatMap(({ layer, label, area }): Fronted[] =>
    layer === 'rooms' && label !== undefined ? [{ room: label, fronts: frontsOf(area, walkable) }] : [],
  );
  const rooms = all.filter(({ fronts }) => fronts.length > 0);
  for (const { room } of all.filter(({ fronts }) => fronts.length === 0)) {
    tell.leftOut(
      room,
      'The room faces no walkway that one can come to; no way leads to it.',
      'Leave a corridor free in front of it, wider than the gaps that are walls.',
    );
  }
  const drawn = drawnDoors(marksOf(figures, 'doors'), rooms, tell);
  return rooms.flatMap((room) => {
    const own = drawn.filter((door) => door.room === room.room);
    return own.length > 0 ? own : guessedDoor(room, tell);
  });
}
