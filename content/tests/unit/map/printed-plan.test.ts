import { LOCALES } from '@mall/contract';
import { mapSource } from '@mall/demo/map/source.ts';
import { TENANTS } from '@mall/demo/structure/tenants.ts';
import { describe, expect, it } from 'vitest';
import { type Feature, withAdditions } from '../../../src/map/features';
import { planDrawing } from '../../../src/map/plan-drawing';
import { floorName, levelSign, planWords } from '../../../src/map/plan-words';

const shops = new Map(
  TENANTS.map(({ room, name, slug }) => [room as string, { name, tenantSlug: slug, menuCategorySlug: null }]),
);
const features = withAdditions(mapSource().features, { shops, broken: new Set(), kiosk: null });
describe('the drawing of the printed plan', () => {
  const drawing = planDrawing(features);

  it('has the floors from the top down, with every shop', () => {
    expect(drawing?.floors.map(({ level }) => level)).toEqual([3, 2, 1, 0, -1]);
    const named = drawing?.floors.flatMap(({ rooms }) => rooms.filter(({ name }) => name !== null)) ?? [];
    expect(named.map(({ number }) => number).sort()).toEqual(TENANTS.map(({ room }) => room).sort());
    expect(drawing?.floors.find(({ level }) => level === 0)?.entrances.map(({ sign }) => sign)).toEqual([
      'A',
      'B',
      'C',
    ]);
  });

  it('is to scale, in metres', () => {
    expect(drawing?.width).toBeCloseTo(570 * 0.32, 0);
    expect(drawing?.height).toBeCloseTo(800 * 0.32, 0);
  });

  it('is none without floors, and leaves out what cannot be read', () => {
    expect(planDrawing([])).toBeNull();
    expect(planDrawing([{ feature_type: 'level', geometry: null, properties: { level: 0 } }])).toBeNull();
    const broken: Feature[] = [
      ...features,
      {
        feature_type: 'unit',
        geometry: { type: 'Polygon', coordinates: 'x' },
        properties: { level: 0, room: 'x' },
      },
      { feature_type: 'amenity', geometry: null, properties: { level: 0, category: 'atm' } },
      {
        feature_type: 'opening',
        geometry: { type: 'Point', coordinates: [null] },
        properties: { level: 0, sign: 'Z' },
      },
      { feature_type: 'fixture', geometry: { type: 'LineString' }, properties: { level: 0 } },
      { feature_type: 'level', properties: null },
    ];
    expect(planDrawing(broken)).toEqual(drawing);
  });
});

describe('the words of the printed plan', () => {
  it.each(LOCALES)('name every floor and amenity: %s', (locale) => {
    const words = planWords(locale);
    const categories = new Set(
      features.flatMap(({ feature_type: type, properties }) =>
        type === 'amenity' ? [String(properties?.category)] : [],
      ),
    );
    for (const category of categories) {
      expect(words.amenities[category], category).toBeTruthy();
      expect(words.amenities[category]).not.toBe(category);
    }
    expect(new Set(Object.values(words.amenities)).size).toBe(Object.keys(words.amenities).length);
    expect(new Set(words.floors).size).toBe(5);
  });

  it('number floors that have no name, with a true minus', () => {
    expect(floorName(planWords('en'), 7)).toBe('7');
    expect(floorName(planWords('en'), -2)).toBe('−2');
    expect(levelSign(-1)).toBe('−1');
  });
});
