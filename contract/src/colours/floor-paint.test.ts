import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../scripts/tests/drawing.ts';
import { contrast } from './contrast.ts';
import { bestContrast, floorPaint, SIGN_INK } from './floor-paint.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('colours of a floor', () => {
  it('can be read, each on the ground it is for, whatever was chosen', () => {
    fc.assert(
      fc.property(colour, (chosen) => {
        const paint = floorPaint(chosen);
        if (!paint) {
          expect(bestContrast(chosen)).toBeLessThan(4.5);
          return;
        }
        expect(contrast(paint.on, paint.field)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(SIGN_INK, paint.tint)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(paint.lit, SIGN_INK)).toBeGreaterThanOrEqual(3);
        const rings = paint.ring === 'paper' ? ['#0047d6', '#ffffff'] : ['#ffc926', SIGN_INK];
        expect(Math.max(...rings.map((ring) => contrast(ring, paint.field)))).toBeGreaterThanOrEqual(3);
      }),
      drawing(300),
    );
  });

  it('are none for a grey on which neither white nor ink is read, and for what is no colour', () => {
    expect(floorPaint('#7a7a7a')).toBeUndefined();
    expect(bestContrast('#7a7a7a')).toBeCloseTo(4.31, 2);
    expect(floorPaint('red')).toBeUndefined();
    expect(floorPaint('#12')).toBeUndefined();
    expect(floorPaint(null)).toBeUndefined();
  });

  it('knows a field as dark as the signs', () => {
    expect(floorPaint('#1A1512')).toMatchObject({ field: '#1a1512', on: '#ffffff', ring: 'ink', inky: true });
    expect(floorPaint('#ffc926')).toMatchObject({ on: SIGN_INK, ring: 'paper', inky: false, lit: '#ffc926' });
  });
});
