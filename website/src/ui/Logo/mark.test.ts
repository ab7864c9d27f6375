import { afterEach, describe, expect, it } from 'vitest';
import { describeMark, isUpright, markPath } from './mark.ts';

describe('the mark of the centre', () => {
  afterEach(() => describeMark(undefined));

  it('is a door where the centre has none', () => {
    expect(markPath()).toEqual({ d: 'M0 0H570V800H0ZM150 130V800H420V130Z' });
  });

  it('stands as it is drawn when its box is the one of marks', () => {
    describeMark({ box: [0, 0, 570, 800], outline: 'M0 0H9V9Z' });
    expect(markPath()).toEqual({ d: 'M0 0H9V9Z' });
  });

  it('is upright as a door is, and not as broad as a square', () => {
    expect(isUpright()).toBe(true);
    describeMark({ box: [0, 0, 24, 24], outline: 'M0 0H9V9Z' });
    expect(isUpright()).toBe(false);
  });

  it('is put into that box from any other, whole and in the middle', () => {
    describeMark({ box: [10, 20, 100, 50], outline: 'M10 20H110V70Z' });
    const [, x = 0, y = 0, scale = 0] =
      /^translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)$/.exec(markPath().transform ?? '')?.map(Number) ??
      [];
    const put = (left: number, top: number) => [left * scale + x, top * scale + y].map(Math.round);
    expect([put(10, 20), put(110, 70)]).toEqual([
      [0, 258],
      [570, 543],
    ]);
  });
});
