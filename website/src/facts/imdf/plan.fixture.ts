type Corner = readonly [x: number, y: number];

/** Metres from a corner in the north-west, y to the south, as degrees. */
export const at = ([x, y]: Corner): [number, number] => [20.94 + x / 68_000, 52.29 - y / 111_320];

export const area = (...corners: readonly Corner[]) => {
  const ring = corners.map(at);
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] };
};

export const box = (x: number, y: number, w: number, h: number) =>
  area([x, y], [x + w, y], [x + w, y + h], [x, y + h]);

export const spot = (...corner: Corner) => ({ type: 'Point', coordinates: at(corner) });

export const mapFeature = (
  id: string,
  feature_type: string,
  geometry: unknown,
  properties: Record<string, unknown>,
) => ({ type: 'Feature', id, feature_type, geometry, properties });

/** A building of 100 by 60 metres with two floors; its rings run with the clock. */
export const PLAN = [
  mapFeature('level-0', 'level', box(0, 0, 100, 60), { level: 0, ordinal: 0 }),
  mapFeature('level--1', 'level', box(0, 0, 100, 60), { level: -1, ordinal: -1 }),
  mapFeature('level-1', 'level', box(0, 0, 100, 60), { level: 1, ordinal: 1 }),
  mapFeature('unit-1.24', 'unit', box(10, 0, 20, 15), { level: 1, category: 'retail', room: '1.24' }),
  // Like a horseshoe: the middle of its area lies outside of it.
  mapFeature(
    'unit-1.25',
    'unit',
    area([40, 0], [80, 0], [80, 30], [70, 30], [70, 5], [50, 5], [50, 30], [40, 30]),
    { level: 1, category: 'retail', room: '1.25', display_point: at([60, 20]) },
  ),
  mapFeature('void', 'unit', box(40, 40, 20, 10), { level: 1, category: 'void' }),
  mapFeature('hall', 'unit', box(0, 50, 100, 10), { level: 0, category: 'walkway' }),
  mapFeature('opening-1.24', 'opening', spot(20, 15.4), { level: 1, kind: 'door', room: '1.24' }),
  mapFeature('opening-A', 'opening', spot(50, 60), { level: 0, kind: 'entrance', sign: 'A' }),
  mapFeature('lift-0', 'amenity', spot(50, 55), { level: 0, category: 'elevator', equipment: 'lift' }),
  mapFeature('lift-1', 'amenity', spot(50, 55), { level: 1, category: 'elevator', equipment: 'lift' }),
  mapFeature('prams', 'amenity', spot(5, 55), { level: 0, category: 'strollers' }),
  mapFeature(
    'bays',
    'fixture',
    {
      type: 'MultiLineString',
      coordinates: [
        [at([10, 10]), at([10, 15])],
        [at([13, 10]), at([13, 15])],
      ],
    },
    { level: -1, kind: 'bays' },
  ),
  mapFeature('n1', 'node', spot(50, 55), { level: 0 }),
];
