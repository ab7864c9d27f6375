import type { Json } from '../../contract/src/reading/unwrap.ts';

/** A degree of latitude has some 111 km: the floor is about a hundred metres wide and deep. */
const [WEST, EAST, SOUTH, NORTH] = [20.94, 20.9415, 52.29, 52.291];
const MIDDLE = (WEST + EAST) / 2;

const ring = (north: number): Json => ({
  type: 'Polygon',
  coordinates: [
    [
      [WEST, SOUTH],
      [EAST, SOUTH],
      [EAST, north],
      [WEST, north],
      [WEST, SOUTH],
    ],
  ],
});
const point = (lat: number): Json => ({ type: 'Point', coordinates: [MIDDLE, lat] });
const feature = (id: string, type: string, geometry: Json, properties: { [key: string]: Json }): Json => ({
  ...{ type: 'Feature', id, feature_type: type, geometry },
  properties: { level: 1, ...properties },
});

const DOOR = SOUTH + (NORTH - SOUTH) / 2;
const HALL = NORTH - (NORTH - SOUTH) / 4;

/**
 * The source of a map with all that its pages are made of: a storey, a room with its door, an entrance, the way between them
 * and a kiosk beside it. @param room of the shops @param kiosk what it is called
 */
export function planOfFloor(room: string, kiosk: string): Json {
  const features: Json[] = [
    feature('level1', 'level', ring(NORTH), { ordinal: 1 }),
    feature('unit1', 'unit', ring(DOOR), { category: 'retail', room }),
    feature('door1', 'opening', point(DOOR), { kind: 'door', room }),
    feature('entrance1', 'opening', point(NORTH), { kind: 'entrance', sign: 'A' }),
    feature('node1', 'node', point(DOOR), { room }),
    feature('node2', 'node', point(HALL), {}),
    feature('node3', 'node', point(NORTH), { sign: 'A' }),
    feature('edge1', 'edge', way(DOOR, HALL), { from: 'node1', to: 'node2', kind: 'walk', metres: 28 }),
    feature('edge2', 'edge', way(HALL, NORTH), { from: 'node2', to: 'node3', kind: 'walk', metres: 28 }),
    feature('kiosk1', 'kiosk', point(HALL), { node: 'node2', name: kiosk }),
  ];
  return { type: 'FeatureCollection', features };
}

function way(from: number, to: number): Json {
  return {
    type: 'LineString',
    coordinates: [
      [MIDDLE, from],
      [MIDDLE, to],
    ],
  };
}
