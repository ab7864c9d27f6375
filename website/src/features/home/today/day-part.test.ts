import { describe, expect, it } from 'vitest';
import { DAY, dayPart, HEADINGS, headingIndex, isDark, shownDay } from './day-part.ts';

const at = (hour: number, minute = 0) => hour * 60 + minute;

describe('dayPart', () => {
  it('turns at five, eleven, six and eleven in the evening', () => {
    const parts = [at(4, 59), at(5), at(10, 59), at(11), at(17, 59), at(18), at(22, 59), at(23), at(0)];
    expect(parts.map(dayPart)).toEqual([
      'night',
      'morning',
      'morning',
      'day',
      'day',
      'evening',
      'evening',
      'night',
      'night',
    ]);
  });

  it('goes round the clock in both directions', () => {
    expect(dayPart(DAY + at(19))).toBe('evening');
    expect(dayPart(-at(1))).toBe('night');
  });

  it('is dark from six to five', () => {
    expect([at(4), at(5), at(17), at(18)].map((minute) => isDark(dayPart(minute)))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('headingIndex', () => {
  const both = (minute: number) => [0, 1].map((day) => HEADINGS[headingIndex(day, minute)]);

  it('says today by day, and tomorrow for the day after', () => {
    expect(both(at(9))).toEqual(['heading', 'tomorrow']);
    expect(both(at(19))).toEqual(['evening', 'tomorrow']);
    expect(both(at(23, 30))).toEqual(['night', 'tomorrow']);
  });

  it('calls the day that has begun at midnight today, while the night before goes on', () => {
    expect(both(DAY + at(1))).toEqual(['night', 'heading']);
  });

  it('makes tomorrow today on a page that was kept until then', () => {
    expect(both(DAY + at(12))[1]).toBe('heading');
    expect(both(DAY + at(19))[1]).toBe('evening');
  });
});

describe('shownDay', () => {
  it('shows tomorrow once nothing of today is to come, and nothing of a page two days old', () => {
    expect(shownDay(at(22), at(21, 59))).toBe(0);
    expect(shownDay(at(22), at(22))).toBe(1);
    expect(shownDay(0, at(8))).toBe(1);
    expect(shownDay(at(22), 2 * DAY + at(4, 59))).toBe(1);
    expect(shownDay(at(22), 2 * DAY + at(5))).toBe(2);
  });
});
