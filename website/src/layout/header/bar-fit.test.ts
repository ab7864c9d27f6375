import { describe, expect, it } from 'vitest';
import { BAR_STEPS, barSteps } from './bar-fit.ts';

describe('barSteps', () => {
  it('shows an item from the first width that holds it beside all before it', () => {
    expect(barSteps(700, [150, 150])).toEqual([1025, 1120]);
    expect(barSteps(700, [150, 150, 240])).toEqual([1025, 1120, 1360]);
  });

  it('leaves out what is absent or fits nowhere, and gives its room to what comes next', () => {
    expect(barSteps(700, [0, 150])).toEqual([undefined, 1025]);
    expect(barSteps(700, [4_000, 150])).toEqual([undefined, 1025]);
    expect(barSteps(4_000, [10])).toEqual([undefined]);
  });

  it('knows widths of desktops only', () => {
    expect(Math.min(...BAR_STEPS)).toBe(1025);
  });
});
