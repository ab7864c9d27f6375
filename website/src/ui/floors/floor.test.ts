import { floorPaint } from '@mall/contract/colours/floor-paint.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  allFloors,
  describeFloors,
  FLOOR_SHEET,
  type FloorLooks,
  floorClass,
  floorSheet,
  floorSign,
  isInky,
  roomSign,
} from './floor.ts';
import { floorColours } from './floor-colours.ts';

describe('floors', () => {
  it('every floor has its class, and no floor the neutral one', () => {
    expect([-1, 0, 1, 2, 3, null].map((level) => floorClass(level as -1 | 0 | 1 | 2 | 3 | null))).toEqual([
      'f-1',
      'f0',
      'f1',
      'f2',
      'f3',
      'fx',
    ]);
  });

  it('gives a floor that the style sheet does not know the neutral class with its own, and its numeral', () => {
    expect([floorClass(4), floorClass(-2), floorClass(12)]).toEqual(['fx c4', 'fx c-2', 'fx c12']);
    expect([floorSign(12), floorSign(-2)]).toEqual(['12', '\u22122']);
  });

  it('writes minus one with a minus sign, not a hyphen', () => {
    expect(floorSign(-1)).toBe('\u22121');
    expect(floorSign(0)).toBe('0');
    expect(floorSign(null)).toBe('');
    expect(roomSign('-1.03')).toBe('\u22121.03');
    expect(roomSign('1.24')).toBe('1.24');
  });

  describe('of a centre with its own', () => {
    const own: FloorLooks = new Map([
      [4, { sign: 'T' }],
      [1, { paint: floorPaint('#1a1512') }],
      [0, {}],
    ]);
    beforeEach(() => describeFloors(own));
    afterEach(() => {
      globalThis.mallFloors = undefined;
    });

    it('have its signs and colours, and are those that there are', () => {
      expect(allFloors()).toEqual([4, 1, 0]);
      expect([4, 1, 0].map(floorSign)).toEqual(['T', '1', '0']);
      expect([4, 1, 0].map(floorClass)).toEqual(['fx c4', 'fx c1', 'f0']);
      expect([4, 1, 0, -1].map(isInky)).toEqual([false, true, false, true]);
      expect(floorColours(1)).toEqual({ field: '#1a1512', on: '#ffffff', tint: '#d1d0d0' });
    });

    it('stand in the page for the browser, ordered and painted', () => {
      const sheet = floorSheet(own);
      expect(sheet).toContain('.fx.c4{--storey:-4}');
      expect(sheet).toMatch(/@media screen\{\.fx\.c1\{--f:#1a1512;--on:#ffffff;.*--ring:.*\}\}$/);
      expect(sheet).not.toContain('c0');
      globalThis.mallFloors = undefined;
      const looks = JSON.stringify([...own]);
      vi.stubGlobal('document', {
        getElementById: (id: string) => (id === FLOOR_SHEET ? { dataset: { looks } } : null),
      });
      expect([floorSign(4), floorClass(1)]).toEqual(['T', 'fx c1']);
      vi.unstubAllGlobals();
    });
  });
});
