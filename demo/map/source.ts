import { METRES } from './equipment.ts';
import { BAYS, ENTRANCES, LEVELS, OUTLINE, SPACES } from './floors.ts';
import { network } from './network.ts';
import { AMENITIES, KIOSKS } from './places.ts';
import { levelOf, ROOMS } from './rooms.ts';
import type { Point, Ring } from './shapes.ts';

interface MapFeature {
  type: 'Feature';
  id: string;
  feature_type: string;
  geometry: { type: string; coordinates: unknown[] };
  properties: Record<string, unknown>;
}

/** Where the sheet's corner lies in Warsaw. */
const CORNER = { longitude: 20.9405, latitude: 52.2923 };
const METRES_A_DEGREE = 111_320;

/** Seven decimals are a centimetre. */
const round = (n: number) => Math.round(n * 1e7) / 1e7;

function place([x, y]: Point): [longitude: number, latitude: number] {
  const narrowing = Math.cos((CORNER.latitude * Math.PI) / 180);
  return [
    round(CORNER.longitude + (x * METRES) / (METRES_A_DEGREE * narrowing)),
    round(CORNER.latitude - (y * METRES) / METRES_A_DEGREE),
  ];
}

/** Outer rings run against the clock on the map, as RFC 7946 asks; ours run with it. */
function area(ring: Ring) {
  const turned = signedArea(ring) > 0 ? [...ring].reverse() : ring;
  const points = turned.map(place);
  const [first] = points;
  return { type: 'Polygon', coordinates: [first ? [...points, first] : points] };
}

function signedArea(ring: Ring): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);
}

const point = (at: Point) => ({ type: 'Point', coordinates: place(at) });
const line = (points: readonly Point[]) => ({ type: 'LineString', coordinates: points.map(place) });

function feature(
  id: string,
  feature_type: string,
  geometry: MapFeature['geometry'],
  properties: MapFeature['properties'],
): MapFeature {
  return { type: 'Feature', id, feature_type, geometry, properties };
}

const middleOf = (ring: Ring): Point => [
  ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
  ring.reduce((sum, [, y]) => sum + y, 0) / ring.length,
];

function units(): MapFeature[] {
  return [
    ...LEVELS.flatMap((level) =>
      SPACES[level].map(({ category, ring }, index) =>
        feature(`${category}-${level}-${index}`, 'unit', area(ring), {
          level,
          category,
          display_point: place(middleOf(ring)),
        }),
      ),
    ),
    ...ROOMS.map(({ room, ring, centre }) =>
      feature(`unit-${room}`, 'unit', area(ring), {
        level: levelOf(room),
        category: 'retail',
        room,
        display_point: place(centre),
      }),
    ),
  ];
}

function openings(): MapFeature[] {
  return [
    ...ENTRANCES.map(({ sign, at }) =>
      feature(`opening-${sign}`, 'opening', point(at), { level: 0, kind: 'entrance', sign }),
    ),
    ...ROOMS.map(({ room, door }) =>
      feature(`opening-${room}`, 'opening', point(door), { level: levelOf(room), kind: 'door', room }),
    ),
  ];
}

function routing(): MapFeature[] {
  const { nodes, edges } = network();
  return [
    ...nodes.map(({ id, at, ...properties }) => feature(id, 'node', point(at), properties)),
    ...edges.map(({ id, line: points, metres, level: _, ...properties }) =>
      feature(id, 'edge', line(points), {
        ...properties,
        metres: Math.ceil(metres * 100) / 100,
        outOfOrder: false,
      }),
    ),
  ];
}

/**
 * Galeria Borealis as GeoJSON in the manner of IMDF (docs/map-data.md), without any words: the content system puts
 * the shops of a language into the units, and equipment that is out of order into the edges.
 */
export function mapSource(): { type: 'FeatureCollection'; features: MapFeature[] } {
  return {
    type: 'FeatureCollection',
    features: [
      ...LEVELS.map((level) => feature(`level-${level}`, 'level', area(OUTLINE), { level, ordinal: level })),
      ...units(),
      ...openings(),
      feature(
        'bays',
        'fixture',
        { type: 'MultiLineString', coordinates: BAYS.map((bay) => bay.map(place)) },
        { level: -1, kind: 'bays' },
      ),
      ...AMENITIES.map(({ id, at, node: _, ...properties }) => feature(id, 'amenity', point(at), properties)),
      ...routing(),
      ...KIOSKS.map(({ id, at, ...properties }) => feature(id, 'kiosk', point(at), properties)),
    ],
  };
}
