import { describe, expect, it } from 'vitest';
import { cleanRing, crossesItself, trimmed } from './clean-ring.ts';

const ring = (...corners: [number, number][]) => corners.map(([x, y]) => ({ x, y }));
const SQUARE = ring([0, 0], [9, 0], [9, 9], [0, 9]);

describe('a trimmed ring', () => {
  it.each([
    ['as it is', SQUARE],
    ['with a corner twice', ring([0, 0], [9, 0], [9, 0], [9, 9], [0, 9], [0, 0])],
    ['with a corner on a wall', ring([0, 0], [4, 0], [9, 0], [9, 9], [0, 9], [0, 5])],
    ['with a spike', ring([0, 0], [9, 0], [9, 9], [12, 9], [0, 9])],
    ['with a spike at its end', ring([0, 0], [9, 0], [9, 9], [0, 9], [0, -3])],
    ['with a spike of several corners', ring([0, 0], [9, 0], [9, 9], [12, 9], [12, 15], [12, 9], [0, 9])],
  ])('is the square %s', (_, corners) => {
    expect(trimmed(corners)).toEqual(SQUARE);
  });

  it('is nothing without an area', () => {
    expect(trimmed(ring([0, 0], [5, 0], [9, 0]))).toEqual([]);
    expect(trimmed([])).toEqual([]);
  });
});

describe('a clean ring', () => {
  it('loses the corner that makes walls cross', () => {
    const crossing = ring([0, 0], [90, 0], [90, 90], [50, 90], [51, 91], [50, 91], [51, 89], [0, 90]);
    expect(crossesItself(crossing)).toBe(true);
    const clean = cleanRing(crossing);
    expect(crossesItself(clean)).toBe(false);
    expect(clean).toEqual(expect.arrayContaining(ring([0, 0], [90, 0], [90, 90], [0, 90])));
  });

  it('stays as it is when nothing crosses', () => {
    expect(cleanRing(SQUARE)).toEqual(SQUARE);
  });
});
