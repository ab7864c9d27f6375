import { describe, expect, it } from 'vitest';
import type { WayNode } from './network.ts';
import { distanceOf, type Named, type Place, placeOf } from './places.ts';

const NAMED: Named = {
  shops: new Map([['1.24', 'Halland']]),
  amenities: new Map([
    ['a', 'restroom.wheelchair'],
    ['b', 'fountain'],
    ['c', 'constructor'],
  ]),
  kiosks: new Map([['k', 'Information']]),
};
const node = (more: Partial<WayNode> = {}): WayNode => ({ id: 'n', level: 2, x: 3, y: 4, ...more });
const AT = { level: 2, spots: [[3, 4]] };

describe('placeOf', () => {
  it('is the shop of a door, the entrance of a sign, the kiosk of a node, the amenity that stands there', () => {
    expect(placeOf(node({ room: '1.24' }), NAMED)).toEqual({
      ...AT,
      kind: 'shop',
      name: 'Halland',
      room: '1.24',
    });
    expect(placeOf(node({ sign: 'A' }), NAMED)).toEqual({ ...AT, kind: 'entrance', name: 'A' });
    expect(placeOf(node({ id: 'k' }), NAMED)).toEqual({ ...AT, kind: 'kiosk', name: 'Information' });
    expect(placeOf(node({ amenity: 'a' }), NAMED)).toEqual({ ...AT, kind: 'wheelchair', name: '' });
  });

  it('is nothing at a crossing, at a door without a shop and at what has no word', () => {
    expect(placeOf(node(), NAMED)).toBeNull();
    expect(placeOf(node({ room: '9.99' }), NAMED)).toBeNull();
    for (const amenity of ['b', 'c', 'unknown']) expect(placeOf(node({ amenity }), NAMED)).toBeNull();
  });

  it('knows every amenity that texts have a word for', () => {
    const kinds = ['elevator', 'escalator', 'stairs', 'ramp', 'restroom', 'atm', 'information', 'parking'];
    for (const kind of [...kinds, 'firstaid', 'strollers']) {
      const named = { ...NAMED, amenities: new Map([['x', kind]]) };
      expect(placeOf(node({ amenity: 'x' }), named)?.kind).toBe(kind);
    }
  });
});

describe('distanceOf', () => {
  const place = (...spots: [number, number][]): Place => ({ kind: 'atrium', level: 0, name: '', spots });

  it('is that to the spot of a place', () => {
    expect(distanceOf(place([3, 4]), [0, 0])).toBe(5);
  });

  it('is that to the nearest side of an edge, which is closed', () => {
    const square = place([0, 0], [10, 0], [10, 10], [0, 10]);
    expect(distanceOf(square, [5, -2])).toBe(2);
    expect(distanceOf(square, [13, 5])).toBe(3);
    expect(distanceOf(square, [5, 14])).toBe(4);
    expect(distanceOf(square, [-1, 5])).toBe(1);
    expect(distanceOf(square, [13, 14])).toBe(5);
    expect(distanceOf(square, [5, 4])).toBe(4);
  });

  it('is endless to a place that is nowhere', () => {
    expect(distanceOf(place(), [0, 0])).toBe(Number.POSITIVE_INFINITY);
  });
});
