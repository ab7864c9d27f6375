import { afterEach, describe, expect, it } from 'vitest';
import { floorName, nameFloors, ownFloorNames } from './floor-name.ts';
import { translator } from './translator.ts';

const t = translator('en');

describe('the name of a floor', () => {
  afterEach(() => nameFloors(t, new Map()));

  it('is the dictionary’s, or its number, while the centre says none', () => {
    expect([0, 3, 4, -2].map((level) => floorName(level, t))).toEqual([
      'Ground floor',
      'Third floor',
      '4',
      '−2',
    ]);
    expect(ownFloorNames(t)).toEqual({});
  });

  it('is the centre’s where it says one', () => {
    nameFloors(
      t,
      new Map([
        [0, 'ground floor'],
        [1, 'Terrace'],
      ]),
    );
    expect([0, 1].map((level) => floorName(level, t))).toEqual(['ground floor', 'Terrace']);
    expect(ownFloorNames(t), 'a name of its own').toEqual({ 1: 'Terrace' });
  });
});
