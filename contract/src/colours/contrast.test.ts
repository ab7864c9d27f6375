import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

describe('contrast', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#fff', '#ffffff', 1],
    // The greys on either side of 4.5 on white.
    ['#767676', '#fff', 4.54],
    ['#777', '#fff', 4.48],
    ['#ff0000', '#fff', 4],
    ['rgb(0, 0, 255)', '#FFFFFF', 8.59],
  ])('of %s and %s is %f, whichever comes first', (one, other, figure) => {
    expect(contrast(one, other)).toBeCloseTo(figure, 2);
    expect(contrast(other, one)).toBeCloseTo(figure, 2);
  });

  it.each(['', 'red', '#12', 'rgba(0, 0, 0, 0.5)'])('takes no guess at "%s"', (colour) => {
    expect(() => contrast(colour, '#fff')).toThrow('no opaque colour');
  });
});
