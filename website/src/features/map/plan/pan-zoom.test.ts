import { describe, expect, it } from 'vitest';
import { clampView, MAX_ZOOM, panned, type View, WHOLE, zoomAt, zoomStep } from './pan-zoom.ts';

const SIZE = { width: 800, height: 600 };
/** Where a point of the drawing at rest stands on the stage. */
const shown = ({ zoom, x, y }: View, px: number, py: number) => [px * zoom + x, py * zoom + y];

describe('the view of the plan', () => {
  it('keeps the point under the finger where it is', () => {
    const once = zoomAt(WHOLE, 2, [300, 200], SIZE);
    expect(shown(once, 300, 200)).toEqual([300, 200]);
    const [px, py] = [(500 - once.x) / once.zoom, (100 - once.y) / once.zoom];
    const twice = zoomAt(once, 1.5, [500, 100], SIZE);
    const [x = 0, y = 0] = shown(twice, px, py);
    expect(x).toBeCloseTo(500);
    expect(y).toBeCloseTo(100);
  });

  it('is whole at rest, wherever it was', () => {
    expect(zoomAt({ zoom: 3, x: -900, y: -700 }, 0.01, [10, 10], SIZE)).toEqual(WHOLE);
    expect(panned(WHOLE, 300, 300, SIZE)).toEqual(WHOLE);
  });

  it('never loses the plan', () => {
    const far = panned({ zoom: 2, x: 0, y: 0 }, -5_000, 5_000, SIZE);
    expect(far).toEqual({ zoom: 2, x: -1_000, y: 150 });
    expect(clampView({ zoom: 99, x: 0, y: 0 }, SIZE).zoom).toBe(MAX_ZOOM);
  });

  it('counts steps at which longer names have room', () => {
    expect([1, 1.4, 1.5, 2.5, 2.6, 8].map(zoomStep)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
