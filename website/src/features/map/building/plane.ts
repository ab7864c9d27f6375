import type { Point } from './building.ts';
import type { LonLat } from './geojson.ts';

const EARTH = (6_378_137 * Math.PI) / 180;

/** A plane of metres and the way there and back. */
export interface Plane {
  toMetres(point: LonLat): Point;
  toLonLat(point: Point): LonLat;
  width: number;
  height: number;
}

/** Metres on a plane that touches the earth at the building; its north-western corner is 0, 0. */
export function planeOf(corners: readonly LonLat[]): Plane {
  const lons = corners.map(([lon]) => lon);
  const lats = corners.map(([, lat]) => lat);
  const [west, east] = [least(lons), most(lons)];
  const [south, north] = [least(lats), most(lats)];
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  return {
    toMetres: ([lon, lat]) => [(lon - west) * EARTH * shrink, (north - lat) * EARTH],
    toLonLat: ([x, y]) => [west + x / (EARTH * shrink), north - y / EARTH],
    width: (east - west) * EARTH * shrink,
    height: (north - south) * EARTH,
  };
}

const least = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b), Infinity);
const most = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b), -Infinity);
