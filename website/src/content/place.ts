import { text } from './text.ts';
import type { FloorLevel, Place } from './view-models.ts';

const LEVELS: Readonly<Record<string, FloorLevel>> = {
  '-1': -1,
  '0': 0,
  '1': 1,
  '2': 2,
  '3': 3,
  underground: -1,
  basement: -1,
  ground: 0,
  first: 1,
  second: 2,
  third: 3,
};

/** Null for what is no floor of ours. */
export function floorLevel(value: number | string | null | undefined): FloorLevel | null {
  const name = String(value ?? '')
    .trim()
    .toLowerCase()
    .replace('−', '-')
    .replace(/ floor$/, '');
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
  const original = entity?.localizations?.find(({ locale }) => locale === 'pl-PL');
  const room = text(entity?.mall_room?.room_id ?? original?.mall_room?.room_id)?.replace('−', '-');
  const level =
    floorLevel(entity?.location?.level) ??
    floorLevel(entity?.location?.floorName) ??
    floorLevel(/^(-?\d)\./.exec(room ?? '')?.[1]);
  return room === undefined ? { level } : { level, room };
}
