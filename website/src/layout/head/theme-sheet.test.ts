import { describe, expect, it } from 'vitest';
import { themeSheet } from './theme-sheet.ts';

describe('the sheet of a theme', () => {
  it('is empty for the design’s own look', () => {
    expect(themeSheet()).toBe('');
    expect(themeSheet('square', 'golos')).toBe('');
  });

  it('sets another typeface, and rounds what is pressed and written into', () => {
    expect(themeSheet('soft', 'system')).toMatch(
      /^:root\{--font:system-ui,.*sans-serif\}:root :is\(\.rounded,.*\)\{border-radius:6px\}$/,
    );
    expect(themeSheet('round')).toMatch(/\{border-radius:24px\}$/);
    expect(themeSheet('square', 'serif')).toMatch(/^:root\{--font:Charter,.*serif\}$/);
  });
});
