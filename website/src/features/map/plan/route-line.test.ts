import { describe, expect, it } from 'vitest';
import { routeLine } from './route-line.ts';

describe('routeLine', () => {
  it('draws a leg on the sheet, with arrows the way one walks', () => {
    const line = routeLine(
      {
        level: 0,
        points: [
          [0, 0],
          [100, 0],
          [100, 60],
        ],
      },
      3,
    );
    expect(line?.path).toBe('M0 0L300 0L300 180');
    expect(line?.turn).toBe(90);
    expect(new Set(line?.arrows.map(({ turn }) => turn))).toEqual(new Set([0, 90]));
    expect(line?.arrows.every(({ at }) => Math.hypot(at[0], at[1]) > 30)).toBe(true);
  });

  it('is a mere place where nobody walks', () => {
    expect(routeLine({ level: 0, points: [[2, 3]] }, 2)).toMatchObject({
      start: [4, 6],
      end: [4, 6],
      arrows: [],
    });
    expect(routeLine({ level: 0, points: [] }, 2)).toBeNull();
  });
});
