/** The Indoor Mapping Data Format 1.0.0, OGC 20-094: what an archive of it holds, as far as a centre's plan can say it. */
import type { AmenityKind } from '../../features/map/building/building.ts';

/** Each in a file of its own, `<type>.geojson`, in this order. */
export const IMDF_TYPES = [
  'address',
  'venue',
  'building',
  'footprint',
  'level',
  'unit',
  'opening',
  'amenity',
  'detail',
  'anchor',
  'occupant',
] as const;

export type ImdfType = (typeof IMDF_TYPES)[number];

/** Longitude before latitude, WGS 84, outer rings against the clock. */
export type Position = readonly [longitude: number, latitude: number];

export type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: readonly Position[] }
  | { type: 'MultiLineString'; coordinates: readonly (readonly Position[])[] }
  | { type: 'Polygon'; coordinates: readonly (readonly Position[])[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly (readonly Position[])[])[] };

export interface ImdfFeature {
  id: string;
  type: 'Feature';
  feature_type: ImdfType;
  /** Null for what has no place of its own: address, building, occupant. */
  geometry: Geometry | null;
  /** All that the standard names for the type; what is not known is null. */
  properties: Readonly<Record<string, unknown>>;
}

/** One thing's name by language (BCP 47). */
export type Labels = Readonly<Record<string, string>>;

/** What the plan calls a unit, in the words of the standard; anything else is `unspecified`. */
const UNITS: Readonly<Record<string, string>> = {
  retail: 'room',
  walkway: 'walkway',
  void: 'opentobelow',
  square: 'unenclosedarea',
  landing: 'walkway',
  nonpublic: 'nonpublic',
  parking: 'parking',
};

export const unitCategory = (category: unknown): string =>
  (typeof category === 'string' && Object.hasOwn(UNITS, category) ? UNITS[category] : undefined) ??
  'unspecified';

export const AMENITY_CATEGORIES: Readonly<Record<AmenityKind, string>> = {
  elevator: 'elevator',
  escalator: 'escalator',
  stairs: 'stairs',
  ramp: 'ramp',
  restroom: 'restroom',
  'restroom.wheelchair': 'restroom.wheelchair',
  atm: 'atm',
  information: 'information',
  parking: 'parking',
  firstaid: 'firstaid',
  strollers: 'strollerrental',
};
