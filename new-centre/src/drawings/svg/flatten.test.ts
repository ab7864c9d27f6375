import { describe, expect, it } from 'vitest';
import { flatten } from './flatten.ts';

const TOLERANCE = 0.05;
const flat = (d: string, transform = '') =>
  flatten(d, transform, TOLERANCE).map((ring) =>
    ring.map(({ x, y }) => [Number(x.toFixed(6)), Number(y.toFixed(6))]),
  );

describe('flattening', () => {
  it('keeps lines as they are', () => {
    expect(flat('M1 2h3v4H0V1l2 2z')).toEqual([
      [
        [1, 2],
        [4, 2],
        [4, 6],
        [0, 6],
        [0, 1],
        [2, 3],
        [1, 2],
      ],
    ]);
  });

  it('starts a ring at each subpath, and after a closed one where that began', () => {
    expect(flat('M0 0h1v1zm5 5h1v1M9 9h1').map((ring) => ring.length)).toEqual([4, 3, 2]);
    expect(flat('M0 0h1v1zh5')[1]).toEqual([
      [0, 0],
      [5, 0],
    ]);
  });

  it.each([1, 10, 200])('keeps an arc of radius %i within the tolerance', (radius) => {
    const [ring = []] = flat(`M${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0`);
    const middles = ring.slice(1).map(([x = 0, y = 0], index) => {
      const [px = 0, py = 0] = ring[index] ?? [];
      return Math.hypot((x + px) / 2, (y + py) / 2);
    });
    expect(Math.max(...middles.map((middle) => Math.abs(middle - radius)))).toBeLessThan(TOLERANCE * 1.1);
    expect(ring.length, 'no more points than it needs').toBeLessThan(8 + 8 * Math.sqrt(radius));
  });

  it('flattens after the transform, so that what is scaled up is as round', () => {
    const small = flat('M1 0A1 1 0 0 1 -1 0')[0]?.length ?? 0;
    const large = flat('M1 0A1 1 0 0 1 -1 0', 'scale(100)')[0]?.length ?? 0;
    expect(large).toBeGreaterThan(4 * small);
  });

  it('reads quadratic and shorthand curves', () => {
    for (const d of ['M0 0Q5 10 10 0', 'M0 0Q5 10 10 0T20 0', 'M0 0C0 5 10 5 10 0S20 -5 20 0']) {
      const [ring = []] = flat(d);
      expect(ring.length).toBeGreaterThan(4);
      expect(ring.at(-1)?.[1]).toBe(0);
    }
    expect(Math.max(...(flat('M0 0Q5 10 10 0')[0] ?? []).map(([, y = 0]) => y))).toBeCloseTo(5, 1);
  });

  it('applies nested transforms from the inside out', () => {
    expect(flat('M1 0h1', 'translate(10,0) rotate(90) scale(2)')).toEqual([
      [
        [10, 2],
        [10, 4],
      ],
    ]);
    expect(flat('M0 1h1', 'skewX(45)')[0]?.[0]).toEqual([1, 1]);
    expect(flat('M1 1h1', 'matrix(1 0 0 -1 0 8)')[0]?.[0]).toEqual([1, 7]);
  });

  it('leaves out what has no line or no number', () => {
    expect(flat('')).toEqual([]);
    expect(flat('M1 1')).toEqual([]);
    expect(flat('M1 1LNaN 3')).toEqual([]);
    expect(flat('M0 0h1 rubbish')).toHaveLength(1);
  });
});
