import { describe, expect, it } from 'vitest';
import { readBuilding } from './read-building.ts';

/** Degrees for metres at the equator, near enough. */
const DEGREE = 111_319.49;
const at = (x: number, y: number): [number, number] => [x / DEGREE, -y / DEGREE];
const box = (x: number, y: number, w: number, h: number) => ({
  type: 'Polygon',
  coordinates: [[at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h), at(x, y)]],
});
const feature = (id: string, feature_type: string, geometry: unknown, properties: unknown = {}) => ({
  type: 'Feature',
  id,
  feature_type,
  geometry,
  properties,
});
const point = (x: number, y: number) => ({ type: 'Point', coordinates: at(x, y) });

const HALL = feature('l0', 'level', box(0, 0, 200, 100), { level: 0, ordinal: 0 });
const SHOP = feature('u1', 'unit', box(0, 0, 50, 40), { level: 0, category: 'retail', room: '0.01' });
const source = (...features: unknown[]) => ({ type: 'FeatureCollection', features });

describe('readBuilding', () => {
  it('lays the building on a sheet, its longer side 800 units, north up', () => {
    const building = readBuilding(source(HALL, SHOP));
    expect(building?.scale).toBeCloseTo(4, 2);
    expect(building?.sheet).toEqual([800, 400]);
    const [floor] = building?.floors ?? [];
    expect(floor?.level).toBe(0);
    expect(floor?.rooms[0]?.path).toBe('M0 0h200v160h-200z');
    expect(floor?.rooms[0]?.centre).toEqual([100, 80]);
  });

  it('has any number of floors, from the top down', () => {
    const storey = (level: number) => [
      feature(`l${level}`, 'level', box(0, 0, 200, 100), { level }),
      feature(`u${level}`, 'unit', box(0, 0, 50, 40), { level, category: 'retail', room: `${level}.01` }),
    ];
    const levels = (...wanted: number[]) =>
      readBuilding(source(...wanted.flatMap(storey)))?.floors.map(({ level }) => level);
    expect(levels(0, -3, 12, 4)).toEqual([12, 4, 0, -3]);
    expect(levels(0, 0.5, 400)).toEqual([0]);
  });

  it('finds upright rectangles for labels inside the walls', () => {
    const spaces = readBuilding(source(HALL, SHOP))?.floors[0]?.rooms[0]?.spaces ?? [];
    expect(spaces.length).toBeGreaterThan(3);
    for (const [w, h] of spaces) {
      expect(w).toBeLessThanOrEqual(192);
      expect(h).toBeLessThanOrEqual(152);
    }
    expect(Math.max(...spaces.map(([w]) => w))).toBeGreaterThan(180);
  });

  it('puts an entrance’s sign outside the wall and its gap into it', () => {
    const door = feature('a', 'opening', point(100, 0), { level: 0, kind: 'entrance', sign: 'A' });
    const [entrance] = readBuilding(source(HALL, SHOP, door))?.floors[0]?.entrances ?? [];
    expect(entrance).toMatchObject({ sign: 'A', at: [400, -36] });
    expect(entrance?.gap).toMatch(/^M(373|427) 0h-?54$/);
  });

  it('keeps metres for the network and says which equipment stands still', () => {
    const building = readBuilding(
      source(
        HALL,
        SHOP,
        feature('lift', 'amenity', point(100, 50), { level: 0, category: 'elevator', equipment: 'e1' }),
        feature('n1', 'node', point(100, 50), { level: 0, amenity: 'lift' }),
        feature('n2', 'node', point(25, 40), { level: 0, room: '0.01' }),
        feature(
          'w',
          'edge',
          { type: 'LineString', coordinates: [at(100, 50), at(25, 40)] },
          {
            from: 'n1',
            to: 'n2',
            kind: 'elevator',
            metres: Number.NaN,
            equipment: 'e1',
            outOfOrder: true,
          },
        ),
      ),
    );
    expect(building?.nodes[0]?.x).toBeCloseTo(100, 3);
    expect(building?.nodes[0]?.y).toBeCloseTo(50, 3);
    expect(building?.edges).toEqual([
      { from: 'n1', to: 'n2', kind: 'elevator', metres: 0, oneWay: false, equipment: 'e1', outOfOrder: true },
    ]);
    expect(building?.floors[0]?.amenities[0]).toMatchObject({ kind: 'elevator', outOfOrder: true });
  });

  it('answers the same object for the same source', () => {
    const one = source(HALL, SHOP);
    expect(readBuilding(one)).toBe(readBuilding(one));
  });

  it.each([
    ['nothing', null],
    ['a text', 'map'],
    ['no features', source()],
    ['features that are none', { features: 'many' }],
    ['no floor', source(SHOP)],
    ['a floor without rooms', source(HALL)],
    ['a floor as wide as a country', source(feature('l', 'level', box(0, 0, 9e5, 10), { level: 0 }), SHOP)],
    ['a floor without width', source(feature('l', 'level', box(0, 0, 0, 0), { level: 0 }), SHOP)],
  ])('has no building in %s', (_, value) => {
    expect(readBuilding(value)).toBeNull();
  });

  it('leaves out what is hostile and draws the rest', () => {
    const proto = JSON.parse(
      '{"__proto__": {"level": 0}, "level": 0, "category": "retail", "room": {"x": 1}}',
    );
    const building = readBuilding(
      source(
        HALL,
        null,
        7,
        { type: 'Feature' },
        feature('', 'unit', box(0, 0, 5, 5), { level: 0, category: 'retail', room: '0.02' }),
        feature('x1', 'unit', box(0, 0, 5, 5), proto),
        feature(
          'x2',
          'unit',
          { type: 'Polygon', coordinates: [[[1, 'a']]] },
          { level: 0, category: 'retail' },
        ),
        feature(
          'x3',
          'unit',
          { type: 'Polygon', coordinates: null },
          { level: 0, category: 'retail', room: '9' },
        ),
        feature('x4', 'unit', box(60, 0, 5, 5), { level: 9, category: 'retail', room: '9.01' }),
        feature(
          'x5',
          'amenity',
          { type: 'Point', coordinates: [Infinity, 0] },
          { level: 0, category: 'atm' },
        ),
        feature('x6', 'amenity', point(1, 1), { level: 0, category: '<script>' }),
        feature('x7', 'opening', point(1, 1), { level: 0, kind: 'entrance', sign: '<img src=x onerror=a>' }),
        feature('x8', 'edge', null, { from: 'a', to: 'b', kind: 'walk' }),
        SHOP,
        SHOP,
      ),
    );
    expect(building?.floors[0]?.rooms.map(({ room }) => room)).toEqual(['0.01']);
    expect(building?.floors[0]?.amenities).toEqual([]);
    expect(building?.floors[0]?.entrances).toEqual([]);
    expect(JSON.stringify(building)).not.toMatch(/NaN|undefined|script|onerror/);
  });
});
