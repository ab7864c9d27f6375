import type { Feature } from './features';
import { type Position, positionOf, positionsOf } from './geometry';

type Point = readonly [x: number, y: number];
type Ring = readonly Point[];

export interface PlanRoom {
  ring: Ring;
  at: Point;
  /** Number on the door, as signed. */
  number: string;
  /** Null = not let. */
  name: string | null;
}

/** One floor, ready to be drawn: metres from the north-west corner of the building, y downwards. */
export interface PlanFloor {
  level: number;
  outlines: Ring[];
  areas: { category: string; ring: Ring }[];
  lines: Ring[];
  rooms: PlanRoom[];
  amenities: { category: string; at: Point }[];
  entrances: { sign: string; at: Point }[];
}

export interface PlanDrawing {
  width: number;
  height: number;
  /** From the top floor down. */
  floors: PlanFloor[];
}

const METRES_A_DEGREE = 111_320;

function ringsOf({ geometry }: Feature): Position[][] {
  const coordinates = Array.isArray(geometry?.coordinates) ? geometry.coordinates : [];
  const polygons = geometry?.type === 'MultiPolygon' ? coordinates.flat() : coordinates;
  return polygons.map(positionsOf).filter((ring) => ring !== null);
}

function linesOf({ geometry }: Feature): Position[][] {
  const coordinates = geometry?.type === 'LineString' ? [geometry.coordinates] : geometry?.coordinates;
  return (Array.isArray(coordinates) ? coordinates : []).map(positionsOf).filter((line) => line !== null);
}

/** Where all floors lie on one sheet: the same place on each. Null = there is nothing to draw. */
function sheetOf(levels: readonly Feature[]) {
  const all = levels.flatMap(ringsOf).flat();
  if (all.length === 0) return null;
  const west = Math.min(...all.map(([x]) => x));
  const north = Math.max(...all.map(([, y]) => y));
  const narrowing = Math.cos((north * Math.PI) / 180);
  const put = ([longitude, latitude]: Position): Point => [
    (longitude - west) * METRES_A_DEGREE * narrowing,
    (north - latitude) * METRES_A_DEGREE,
  ];
  const [width] = put([Math.max(...all.map(([x]) => x)), north]);
  const [, height] = put([west, Math.min(...all.map(([, y]) => y))]);
  return width > 0 && height > 0 ? { put, width, height } : null;
}

const said = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** The map as a plan to print; null when it has no floors. Features that cannot be read are left out. */
export function planDrawing(features: readonly Feature[]): PlanDrawing | null {
  const of = (type: string, level: unknown) =>
    features.filter((feature) => feature.feature_type === type && feature.properties?.level === level);
  const levels = features.filter(({ feature_type: type }) => type === 'level');
  const sheet = sheetOf(levels);
  if (!sheet) return null;
  const { put } = sheet;
  const floors = [...new Set(levels.map((level) => level.properties?.level))]
    .filter((level) => typeof level === 'number')
    .sort((a, b) => b - a)
    .map((level): PlanFloor => {
      const point = (feature: Feature) => {
        const position = positionOf(feature.geometry?.coordinates);
        return position ? put(position) : null;
      };
      const drawn = (feature: Feature) => ringsOf(feature).map((ring) => ring.map(put));
      const units = of('unit', level);
      return {
        level,
        outlines: of('level', level).flatMap(drawn),
        areas: units
          .filter(({ properties }) => !properties?.room)
          .flatMap((unit) =>
            drawn(unit).map((ring) => ({ category: String(unit.properties?.category), ring })),
          ),
        lines: of('fixture', level).flatMap((fixture) => linesOf(fixture).map((line) => line.map(put))),
        rooms: units.flatMap((unit): PlanRoom[] => {
          const [ring] = drawn(unit);
          const number = said(unit.properties?.room);
          const label = positionOf(unit.properties?.display_point);
          if (!ring?.[0] || !number) return [];
          return [{ ring, number, at: label ? put(label) : ring[0], name: said(unit.properties?.name) }];
        }),
        amenities: of('amenity', level).flatMap((amenity) => {
          const at = point(amenity);
          return at ? [{ category: String(amenity.properties?.category), at }] : [];
        }),
        entrances: of('opening', level).flatMap((opening) => {
          const at = point(opening);
          const sign = said(opening.properties?.sign);
          return at && sign ? [{ sign, at }] : [];
        }),
      };
    });
  return { width: sheet.width, height: sheet.height, floors };
}
