import { describe, expect, it } from 'vitest';
import { landmarkAt, landmarksOn, nearestTo, passedBy } from './landmarks.ts';
import type { Spot } from './line.ts';
import type { Place, PlaceKind } from './places.ts';

const at = (kind: PlaceKind, name: string, x: number, y: number, level = 0): Place => ({
  kind,
  name,
  level,
  spots: [[x, y]],
  ...(kind === 'shop' ? { room: `${level}.${name}` } : {}),
});
const names = (places: readonly (Place | null)[]) => places.map((place) => place?.name);
const landmarks = (...places: Place[]) => landmarksOn(0, places, []);

describe('landmarksOn', () => {
  const all = [
    at('shop', 'here', 0, 0),
    at('shop', 'above', 0, 0, 1),
    at('kiosk', 'kiosk', 0, 0),
    at('entrance', 'A', 0, 0),
    at('restroom', 'restroom', 0, 0),
    at('atrium', 'atrium', 0, 0),
  ];

  it('takes what turns are told by, of one floor', () => {
    expect(names(landmarksOn(0, all, []))).toEqual(['here', 'restroom', 'atrium']);
    expect(names(landmarksOn(1, all, []))).toEqual(['above']);
  });

  it('leaves out the ends of the way, and nothing that is only alike', () => {
    const end = at('shop', 'here', 50, 50);
    expect(names(landmarksOn(0, all, [end]))).toEqual(['restroom', 'atrium']);
    for (const other of [
      { ...end, room: '0.99' },
      { ...end, name: 'other' },
      { ...end, kind: 'kiosk' as const },
    ]) {
      expect(names(landmarksOn(0, all, [other]))).toEqual(['here', 'restroom', 'atrium']);
    }
  });
});

describe('nearestTo', () => {
  const places = [at('shop', 'far', 11, 0), at('shop', 'near', 3, 0), at('shop', 'middle', 7, 0)];

  it('is the nearest within twelve metres', () => {
    expect(nearestTo([0, 0], places)?.name).toBe('near');
    expect(nearestTo([-1, 0], [at('shop', 'far', 11, 0)])).toBeNull();
    expect(nearestTo([-1, 0], [at('shop', 'far', 10.9, 0)])?.name).toBe('far');
    expect(nearestTo([0, 0], [at('shop', 'far', 20, 0)], 25)?.name).toBe('far');
  });

  it('is the first of two that are as near, and nothing without a spot', () => {
    expect(nearestTo([0, 0], [at('shop', 'one', 3, 0), at('shop', 'two', 0, 3)])?.name).toBe('one');
    expect(nearestTo(undefined, places)).toBeNull();
  });
});

describe('landmarkAt', () => {
  it('tells a turn by a shop before the atrium, though that is nearer', () => {
    const atrium = at('atrium', 'atrium', 1, 0);
    expect(landmarkAt([0, 0], landmarks(atrium, at('shop', 'shop', 9, 0)))?.name).toBe('shop');
    expect(landmarkAt([0, 0], landmarks(atrium, at('shop', 'shop', 19, 0)))?.name).toBe('atrium');
    expect(landmarkAt([0, 0], landmarks(at('shop', 'shop', 19, 0)))).toBeNull();
  });
});

describe('passedBy', () => {
  const line: Spot[] = [
    [0, 0],
    [40, 0],
  ];

  it('names shops beside the line in the order they are passed, each once', () => {
    expect(names(passedBy(line, landmarks(at('shop', 'b', 30, 5), at('shop', 'a', 10, -5)), []))).toEqual([
      'a',
      'b',
    ]);
  });

  it('leaves the first and the last four metres to the turns there', () => {
    const beside = (x: number) => names(passedBy(line, landmarks(at('shop', 'shop', x, 11.9)), []));
    expect(beside(4)).toEqual(['shop']);
    expect(beside(36)).toEqual(['shop']);
    expect(beside(1)).toEqual([]);
    expect(beside(39)).toEqual([]);
  });

  it('goes round corners', () => {
    const corner: Spot[] = [
      [0, 0],
      [10, 0],
      [10, 30],
    ];
    expect(names(passedBy(corner, landmarks(at('shop', 'shop', 21.9, 6)), []))).toEqual(['shop']);
    expect(names(passedBy(corner, landmarks(at('shop', 'shop', 21.9, 26)), []))).toEqual(['shop']);
    expect(names(passedBy(corner, landmarks(at('shop', 'shop', 21.9, 30)), []))).toEqual([]);
  });

  it('names two of many, from all of the length', () => {
    const many = landmarks(...[5, 12, 19, 26, 33].map((x) => at('shop', `at ${x}`, x, 2)));
    expect(names(passedBy(line, many, []))).toEqual(['at 12', 'at 26']);
    expect(names(passedBy(line, many.slice(0, 3), []))).toEqual(['at 5', 'at 19']);
  });

  it('names nothing that is told at its ends, and no other kind', () => {
    const some = landmarks(at('shop', 'told', 10, 2), at('shop', 'other', 30, 2), at('restroom', 'r', 20, 1));
    expect(names(passedBy(line, some, [some[0] ?? null, null]))).toEqual(['other']);
  });

  it('names the atrium where a line of twenty-five metres has no shop', () => {
    const atrium = landmarks(at('atrium', 'atrium', 12, 3), at('atrium', 'second', 20, 3));
    const long = (metres: number): Spot[] => [
      [0, 0],
      [metres, 0],
    ];
    expect(names(passedBy(long(25), atrium, []))).toEqual(['atrium']);
    expect(passedBy(long(24.9), atrium, [])).toEqual([]);
    expect(names(passedBy(long(25), [...atrium, ...landmarks(at('shop', 'shop', 12, 4))], []))).toEqual([
      'shop',
    ]);
    expect(names(passedBy(long(25), atrium, [atrium[0] ?? null]))).toEqual(['second']);
  });

  it('passes nothing on a line without length', () => {
    expect(passedBy([], landmarks(at('shop', 'shop', 0, 0)), [])).toEqual([]);
    expect(passedBy([[0, 0]], landmarks(at('shop', 'shop', 0, 0)), [])).toEqual([]);
  });
});
