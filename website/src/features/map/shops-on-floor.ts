import type { DirectoryLetter, FloorLevel } from '../../content/view-models.ts';

/** A shop that stands in a room of the building. */
export interface RoomShop {
  room: string;
  name: string;
  href: string;
}

interface Placed extends RoomShop {
  level: FloorLevel;
}

function placed(directory: readonly DirectoryLetter[]): Placed[] {
  return directory
    .flatMap((letter) => letter.shops)
    .flatMap(({ name, href, place }) =>
      place.room !== undefined && place.level !== null
        ? [{ name, href, room: place.room, level: place.level }]
        : [],
    );
}

/** Rooms as people count them: 1.2 before 1.10. */
function byRoom(a: RoomShop, b: RoomShop): number {
  return a.room.localeCompare(b.room, 'en', { numeric: true });
}

/** The shops of one floor in the order of their doors. */
export function shopsOn(directory: readonly DirectoryLetter[], level: FloorLevel): RoomShop[] {
  return placed(directory)
    .filter((shop) => shop.level === level)
    .map(({ room, name, href }) => ({ room, name, href }))
    .sort(byRoom);
}

/** The shop in a room, with its floor. */
export function shopAt(directory: readonly DirectoryLetter[], room: string): Placed | undefined {
  return placed(directory).find((shop) => shop.room === room);
}

/** Floors that have shops, the highest first, each with the room that stands for it in addresses. */
export function floorsOf(directory: readonly DirectoryLetter[]): { level: FloorLevel; firstRoom: string }[] {
  const levels = [...new Set(placed(directory).map((shop) => shop.level))].sort((a, b) => b - a);
  return levels.flatMap((level) => {
    const [first] = shopsOn(directory, level);
    return first ? [{ level, firstRoom: first.room }] : [];
  });
}
