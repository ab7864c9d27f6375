import { describe, expect, it } from 'vitest';
import { scaleDrawing } from './scale-drawing.ts';

const surface = (width: number, height: number) => ({ title: 'x', level: null, size: { width, height } });

describe('surfaces to scale', () => {
  it('stand on one ground line, the tallest first, at the same scale', () => {
    const row = scaleDrawing([surface(6, 3), surface(2, 4)]);
    expect(row?.ground).toBe(500);
    expect(row?.placed.map(({ y, height }) => y + height)).toEqual([500, 500]);
    expect(row?.placed.map(({ width }) => width)).toEqual([200, 600]);
    const [first, second] = row?.placed ?? [];
    expect(first && second && second.x > first.x + first.width).toBe(true);
    expect(first && first.personX > first.width).toBe(true);
  });

  it('leave out what has no size; with none there is no drawing', () => {
    expect(scaleDrawing([{ title: 'x', level: 0 }, surface(1, 1)])?.placed).toHaveLength(1);
    expect(scaleDrawing([{ title: 'x', level: 0 }])).toBeNull();
  });
});
