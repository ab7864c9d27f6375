import type { FloorLevel } from '../../../content/fields/place.ts';
import type { DirectoryLetter } from '../../tenants/tenant-models.ts';

/** A shop that stands in a room of the building. */
interface RoomShop {
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

/** Many pages share one directory: its floors are put in order once. */
const floors = new WeakMap<readonly DirectoryLetter[], Map<FloorLevel, readonly RoomShop[]>>();

/** The shops of one floor in the order of their doors. */
export function shopsOn(directory: readonly DirectoryLetter[], level: FloorLevel): readonly RoomShop[] {
  const byLevel = floors.get(directory) ?? new Map<FloorLevel, readonly RoomShop[]>();
  floors.set(directory, byLevel);
  const known = byLevel.get(level);
  if (known) return known;
  const shops = placed(directory)
    .filter((shop) => shop.level === level)
    .map(({ room, name, href }) => ({ room, name, href }))
    .sort(byRoom);
  byLevel.set(level, shops);
  return shops;
}
