import { MAP_EDGE_KINDS } from '@mall/contract/payloads/map-kinds.ts';
import type { WayEdge, WayNode } from '../way/network.ts';
import { type LonLat, type MapFeature, numberOf, roomOf, textOf } from './geojson.ts';

/** The graph's nodes; x and y in metres. */
export function readNodes(
  features: readonly MapFeature[],
  toMetres: (point: LonLat) => readonly [number, number],
): WayNode[] {
  return features.flatMap((feature): WayNode[] => {
    const point = feature.lines[0]?.[0];
    const level = numberOf(feature.properties.level);
    if (feature.type !== 'node' || !point || level === undefined) return [];
    const [x, y] = toMetres(point);
    const room = roomOf(feature);
    const sign = textOf(feature.properties.sign);
    const amenity = textOf(feature.properties.amenity);
    return [
      {
        id: feature.id,
        level,
        x,
        y,
        ...(room && { room }),
        ...(sign && { sign }),
        ...(amenity && { amenity }),
      },
    ];
  });
}

/** The graph's edges; one without a length gets that of the straight line from its ends (`createNetwork`). */
export function readEdges(features: readonly MapFeature[]): WayEdge[] {
  return features.flatMap((feature): WayEdge[] => {
    const { properties } = feature;
    const [from, to] = [textOf(properties.from), textOf(properties.to)];
    const kind = MAP_EDGE_KINDS.find((one) => one === properties.kind);
    if (feature.type !== 'edge' || from === undefined || to === undefined || !kind) return [];
    const equipment = textOf(properties.equipment);
    return [
      {
        from,
        to,
        kind,
        metres: Math.max(0, numberOf(properties.metres) ?? 0),
        oneWay: properties.oneWay === true,
        ...(equipment && { equipment }),
        outOfOrder: properties.outOfOrder === true,
      },
    ];
  });
}
