import type { PlanSettings, Point, Ring } from './drawing.ts';
import { cleanRing } from './geometry/clean-ring.ts';
import { areaOf, type Piece } from './geometry/polygons.ts';
import { metresBetween, type Position, positionOf, stepsOf } from './geometry/projection.ts';

export interface MapFeature {
  type: 'Feature';
  id: string;
  feature_type: string;
  geometry: { type: string; coordinates: unknown[] };
  properties: Record<string, unknown>;
}

export interface FeatureCollection {
  type: 'FeatureCollection';
  features: MapFeature[];
}

/** Puts what is on the plan, in millimetres, onto the earth. */
export interface Drafting {
  point(at: Point): MapFeature['geometry'];
  line(points: readonly Point[]): MapFeature['geometry'];
  /** Outer ring against the clock and first, as RFC 7946 asks; null when too small for the precision. */
  polygon(piece: Piece): MapFeature['geometry'] | null;
  position(at: Point): Position;
  /** The length of an edge: at least that of the straight line between its ends, to the centimetre above. */
  metres(along: number, from: Point, to: Point): number;
}

const closed = (ring: readonly Position[]) => [...ring, ...ring.slice(0, 1)];

/** @param corners all corners of the building, by which its southern- or northernmost reach is known */
export function draftingOf(settings: PlanSettings, corners: Ring): Drafting {
  const steps = stepsOf(settings);
  const position = (at: Point) => positionOf(settings, steps(at));
  const leastLatitude = corners.reduce((least, at) => Math.min(least, Math.abs(position(at)[1])), 90);
  return {
    position,
    point: (at) => ({ type: 'Point', coordinates: position(at) }),
    line: (points) => ({ type: 'LineString', coordinates: points.map(position) }),
    polygon: (piece) => {
      const [outer, ...holes] = areaOf(piece).map((ring) => cleanRing(ring.map(steps)));
      if (!outer || outer.length === 0) return null;
      const rings = [outer, ...holes.filter((hole) => hole.length > 0)];
      return {
        type: 'Polygon',
        coordinates: rings.map((ring) => closed(ring.map((at) => positionOf(settings, at)))),
      };
    },
    metres: (along, from, to) => {
      const straight = metresBetween(position(from), position(to), leastLatitude);
      return Math.max(1, Math.ceil(Math.max(along, straight) * 100)) / 100;
    },
  };
}

export function feature(
  id: string,
  feature_type: string,
  geometry: MapFeature['geometry'],
  properties: MapFeature['properties'],
): MapFeature {
  return { type: 'Feature', id, feature_type, geometry, properties };
}
