import { roomNumber } from '@mall/contract/fields.ts';

/**
 * Reading of map data that somebody else wrote. Nothing here throws; what is not what it should be is left out.
 */

export type LonLat = readonly [lon: number, lat: number];

export interface MapFeature {
  id: string;
  type: string;
  /** Outer rings of polygons, lines, or a point as a line of one. Holes are not read: a void is a unit of its own. */
  lines: LonLat[][];
  properties: Readonly<Record<string, unknown>>;
}

/** A building has hundreds of features; its graph may have some ten thousand. */
const MAX_FEATURES = 60_000;
const MAX_POINTS = 2_000;
const MAX_TEXT = 120;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lonLat(value: unknown): LonLat | null {
  if (!Array.isArray(value)) return null;
  const [lon, lat] = value as unknown[];
  if (typeof lon !== 'number' || typeof lat !== 'number') return null;
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 85 ? [lon, lat] : null;
}

/** Null unless every point is one. */
function line(value: unknown): LonLat[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_POINTS) return null;
  const points = value.map(lonLat);
  return points.every((point) => point !== null) ? points : null;
}

function linesOf(geometry: unknown): LonLat[][] {
  if (!isRecord(geometry) || !Array.isArray(geometry.coordinates)) return [];
  const { type, coordinates } = geometry as { type: unknown; coordinates: unknown[] };
  const wanted: unknown[] =
    type === 'Point'
      ? [[coordinates]]
      : type === 'LineString'
        ? [coordinates]
        : type === 'MultiLineString'
          ? coordinates
          : type === 'Polygon'
            ? coordinates.slice(0, 1)
            : type === 'MultiPolygon'
              ? coordinates.map((polygon) => (Array.isArray(polygon) ? polygon[0] : null))
              : [];
  return wanted
    .slice(0, MAX_POINTS)
    .map(line)
    .filter((one) => one !== null);
}

/** The features of a FeatureCollection that have an id, a type and a place. */
export function readFeatures(source: unknown): MapFeature[] {
  if (!isRecord(source) || !Array.isArray(source.features)) return [];
  return source.features.slice(0, MAX_FEATURES).flatMap((feature: unknown) => {
    if (!isRecord(feature)) return [];
    const id = typeof feature.id === 'number' ? String(feature.id) : textOf(feature.id);
    const type = textOf(feature.feature_type);
    const lines = linesOf(feature.geometry);
    if (id === undefined || type === undefined || lines.length === 0) return [];
    return [{ id, type, lines, properties: isRecord(feature.properties) ? feature.properties : {} }];
  });
}

/** Trimmed; undefined for anything but a text of some length. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/\p{Cc}+/gu, ' ').trim();
  return text !== '' && text.length <= MAX_TEXT ? text : undefined;
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** A point among the properties, as longitude and latitude. */
export function pointOf(value: unknown): LonLat | undefined {
  return lonLat(value) ?? undefined;
}

/** The room that a unit is, or that a door or node leads to, with a plain minus: "-1.03". */
export function roomOf({ properties }: MapFeature): string | undefined {
  const room = textOf(properties.room);
  return room === undefined ? undefined : roomNumber(room);
}
