import { describe, expect, it } from 'vitest';
import { floorClass, floorSign, roomSign } from './floor.ts';

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

  it('writes minus one with a minus sign, not a hyphen', () => {
    expect(floorSign(-1)).toBe('\u22121');
    expect(floorSign(0)).toBe('0');
    expect(floorSign(null)).toBe('');
    expect(roomSign('-1.03')).toBe('\u22121.03');
    expect(roomSign('1.24')).toBe('1.24');
  });
});
