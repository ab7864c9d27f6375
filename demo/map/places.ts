import type { DemoLevel } from '../structure/shapes.ts';
import { SHAFTS, stopId } from './equipment.ts';
import { ENTRANCES } from './floors.ts';
import { levelOf, ROOMS } from './rooms.ts';
import type { Point } from './shapes.ts';

/** What is found beside the shops. */
interface Amenity {
  id: string;
  category: string;
  level: DemoLevel;
  /** Where its sign is drawn. */
  at: Point;
  /** Where a way to it ends, by the id of a node; several stop at the same. */
  node: string;
  equipment?: string;
}

/** A point of the network that has a meaning. */
export interface Place {
  id: string;
  level: DemoLevel;
  at: Point;
  room?: string;
  sign?: string;
  amenity?: string;
}

const ALL: readonly DemoLevel[] = [-1, 0, 1, 2, 3];
const SHOPPING: readonly DemoLevel[] = [0, 1, 2, 3];

interface Facility {
  category: string;
  levels: readonly DemoLevel[];
  at: Point;
  /** The door or the spot before it; absent = its sign's own place. */
  stop?: Point;
}

const FACILITIES: Readonly<Record<string, Facility>> = {
  toilet: { category: 'restroom', levels: ALL, at: [412, 355], stop: [410.8, 325.5] },
  'toilet-wheelchair': {
    category: 'restroom.wheelchair',
    levels: SHOPPING,
    at: [412, 445],
    stop: [410.8, 474.5],
  },
  information: { category: 'information', levels: [0], at: [288, 256] },
  'cash-north': { category: 'atm', levels: [0], at: [288, 144] },
  'cash-south': { category: 'atm', levels: [0], at: [288, 656] },
  'cash-parking': { category: 'atm', levels: [-1], at: [300, 200], stop: [300, 237] },
  'first-aid': { category: 'firstaid', levels: [0], at: [40, 316], stop: [40, 300] },
  strollers: { category: 'strollers', levels: [0], at: [400, 144] },
  ramp: { category: 'ramp', levels: [0], at: [246, 772], stop: [250, 752] },
  'parking-west': { category: 'parking', levels: [-1], at: [90, 230], stop: [84, 230] },
  'parking-east': { category: 'parking', levels: [-1], at: [470, 200], stop: [455, 237] },
};

const SIGN_OF_STAIRS = { north: [381, 352], south: [381, 448] } as const;
/** In the car park the signs stand on the walls of the shafts. */
const SIGN_IN_BASEMENT = { elevator: [344, 200], escalator: [235, 200] } as const;

function signOf({ key, kind }: (typeof SHAFTS)[number], level: DemoLevel, at: Point): Point {
  if (kind === 'stairs') return SIGN_OF_STAIRS[key];
  return level === -1 ? SIGN_IN_BASEMENT[kind] : at;
}

const placed = Object.entries(FACILITIES).flatMap(([key, { category, levels, at, stop }]) =>
  levels.map((level) => {
    const id = levels.length > 1 ? `${key}-${level < 0 ? `b${-level}` : level}` : key;
    return { id: `amenity-${id}`, node: id, category, level, at, stop: stop ?? at };
  }),
);

const shaftStops = SHAFTS.flatMap((shaft) =>
  shaft.stops.map(({ level, at }) => {
    const node = stopId(shaft, level);
    return {
      id: `amenity-${node}`,
      node,
      category: shaft.kind,
      level,
      at: signOf(shaft, level, at),
      stop: at,
      ...(shaft.kind === 'elevator' ? { equipment: `lift-${shaft.key}` } : {}),
    };
  }),
);

export const AMENITIES: readonly Amenity[] = [...shaftStops, ...placed].map(
  ({ stop: _, ...amenity }) => amenity,
);

/** Screens that show the way; each knows where it stands. */
export const KIOSKS: readonly { id: string; level: DemoLevel; at: Point; node: string; name: string }[] = [
  { id: 'kiosk-1', level: 0, at: [300, 244], node: 'kiosk-1-place', name: 'K1' },
  { id: 'kiosk-2', level: 1, at: [165, 560], node: 'kiosk-2-place', name: 'K2' },
];

/** Where ways begin and end: doors of rooms, doors of the house, amenities, kiosks. */
export const PLACES: readonly Place[] = [
  ...ROOMS.map(
    ({ room, door }): Place => ({ id: `door-${room}`, level: levelOf(room) as DemoLevel, at: door, room }),
  ),
  ...ENTRANCES.map(({ sign, at }): Place => ({ id: `entrance-${sign}`, level: 0, at, sign })),
  ...[...shaftStops, ...placed].map(
    ({ id, node, level, stop }): Place => ({ id: node, level, at: stop, amenity: id }),
  ),
  ...KIOSKS.map(({ node, level, at }): Place => ({ id: node, level, at })),
];
