import { describe, expect, it } from 'vitest';
import { isShown } from './tenant-marks.ts';

describe('isShown', () => {
  it('shows everything while nothing is pressed', () => {
    expect(isShown([], '', false)).toBe(true);
    expect(isShown([], undefined, false)).toBe(true);
  });

  it('wants all that is pressed', () => {
    expect(isShown(['gift'], 'gift offer', false)).toBe(true);
    expect(isShown(['gift', 'offer'], 'gift', true)).toBe(false);
    expect(isShown(['gift', 'open'], 'gift', true)).toBe(true);
    expect(isShown(['open'], 'gift', false)).toBe(false);
  });

  it('leaves out what is not a shop', () => {
    expect(isShown(['open'], undefined, true)).toBe(false);
  });
});
