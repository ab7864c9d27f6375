import { roomNumber } from '@mall/contract/fields.ts';
import { DEFAULT_LOCALE } from '@mall/contract/locales.ts';
import { trimToUndefined } from './text.ts';

/** The storey, counted from the ground: 0, −1 below it. */
export type FloorLevel = number;

/** Where something is in the building; `level` is null when the content does not say. */
export interface Place {
  level: FloorLevel | null;
  /** As signed on the door: "1.24", "-1.03". */
  room?: string;
}

/** Whether it is known so well that a map can show it. */
export function isInRoom(place: Place): place is Required<Place> & { level: FloorLevel } {
  return place.level !== null && place.room !== undefined;
}

const LEVELS: Readonly<Record<string, FloorLevel>> = {
  underground: -1,
  basement: -1,
  ground: 0,
  first: 1,
  second: 2,
  third: 3,
};

/** Storeys that a shopping centre may have. */
const NUMBER = /^(?:-[1-9]|\d{1,2})$/;

/** Null for what is no floor. */
export function floorLevel(value: number | string | null | undefined): FloorLevel | null {
  const name = roomNumber(String(value ?? ''))
    .toLowerCase()
    .replace(/ floor$/, '');
  if (NUMBER.test(name)) return Number(name);
  return (Object.hasOwn(LEVELS, name) ? LEVELS[name] : undefined) ?? null;
}

interface Placed {
  location?: { level?: number | null; floorName?: string | null } | null;
  mall_room?: { room_id: string | null } | null;
  localizations?: readonly { locale: string | null; mall_room?: { room_id: string | null } | null }[];
}

/**
 * Floor from the location's level, its name, or the room's prefix ("1.24" is on 1). A missing room is filled
 * from the default locale's version (spec section 7).
 */
export function placeOf(entity: Placed | null | undefined): Place {
  const original = entity?.localizations?.find(({ locale }) => locale === DEFAULT_LOCALE);
  const typed = trimToUndefined(entity?.mall_room?.room_id ?? original?.mall_room?.room_id);
  const room = typed === undefined ? undefined : roomNumber(typed);
  const level =
    floorLevel(entity?.location?.level) ??
    floorLevel(entity?.location?.floorName) ??
    floorLevel(/^(-?\d{1,2})\./.exec(room ?? '')?.[1]);
  return room === undefined ? { level } : { level, room };
}
