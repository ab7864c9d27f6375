import { distanceTo, type Spot } from './line.ts';
import type { WayNode } from './network.ts';

/** Amenities that a way may begin or end at, as they are called in the texts. */
type AmenityPlace =
  | 'elevator'
  | 'escalator'
  | 'stairs'
  | 'ramp'
  | 'restroom'
  | 'wheelchair'
  | 'atm'
  | 'information'
  | 'parking'
  | 'firstaid'
  | 'strollers';

/** What a sentence may name. Only shops, entrances and kiosks have names of their own. */
export type PlaceKind = 'shop' | 'entrance' | 'kiosk' | 'atrium' | AmenityPlace;

export interface Place {
  kind: PlaceKind;
  level: number;
  /** Where it is; of an atrium its edge, closed. */
  spots: readonly Spot[];
  /** Name of a shop, sign of an entrance, name of a kiosk. Empty: the place is not named in the sentences. */
  name: string;
  /** Number of a shop's room. */
  room?: string;
}

/** What the building knows beside its ways. */
export interface Named {
  /** Names of shops by room. */
  shops: ReadonlyMap<string, string>;
  /** IMDF categories of amenities by id. */
  amenities: ReadonlyMap<string, string>;
  /** Names of kiosks by node. */
  kiosks: ReadonlyMap<string, string>;
}

const AMENITIES: Readonly<Record<string, AmenityPlace>> = {
  elevator: 'elevator',
  escalator: 'escalator',
  stairs: 'stairs',
  ramp: 'ramp',
  restroom: 'restroom',
  'restroom.wheelchair': 'wheelchair',
  atm: 'atm',
  information: 'information',
  parking: 'parking',
  firstaid: 'firstaid',
  strollers: 'strollers',
};

/** What stands at a node; null at a bare crossing and at a door without a shop. */
export function placeOf(node: WayNode, named: Named): Place | null {
  const at = { level: node.level, spots: [[node.x, node.y]] as const };
  const shop = node.room === undefined ? undefined : named.shops.get(node.room);
  if (shop) return { ...at, kind: 'shop', name: shop, room: node.room };
  if (node.sign) return { ...at, kind: 'entrance', name: node.sign };
  const kiosk = named.kiosks.get(node.id);
  if (kiosk) return { ...at, kind: 'kiosk', name: kiosk };
  const category = named.amenities.get(node.amenity ?? '') ?? '';
  const kind = Object.hasOwn(AMENITIES, category) ? AMENITIES[category] : undefined;
  return kind ? { ...at, kind, name: '' } : null;
}

/** Metres from a spot to a place of the same floor. */
export function distanceOf(place: Place, spot: Spot): number {
  const [only] = place.spots;
  if (only && place.spots.length === 1) return distanceTo(spot, only, only);
  return place.spots.reduce((nearest, corner, index) => {
    const next = place.spots[(index + 1) % place.spots.length] ?? corner;
    return Math.min(nearest, distanceTo(spot, corner, next));
  }, Number.POSITIVE_INFINITY);
}
