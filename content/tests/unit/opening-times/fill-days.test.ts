import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../../scripts/tests/drawing.ts';
import { coveredDays, dayAt, withCarried } from '../../../src/admin/hours/fill-days';
import { readHours } from '../../../src/admin/hours/typed-hours';
import { type FormRow, WEEK, weekCells, withDay } from '../../../src/admin/hours/week-rows';

const WRITING = { fields: { opens: 'openingHour', closes: 'closingHour' }, made: () => ({}) };
const written = (...week: string[]): FormRow[] =>
  week.reduce<FormRow[]>((rows, typed, at) => withDay(rows, WEEK[at] ?? 1, readHours(typed), WRITING), []);
const brief = (rows: readonly FormRow[]) =>
  rows.map(({ day, openingHour, closingHour }) => `${day} ${openingHour ?? '?'}-${closingHour ?? '?'}`);

describe('the days that a pull covers', () => {
  it('are those between, up to the one under the pointer', () => {
    expect(coveredDays(1, 6)).toEqual([2, 3, 4, 5, 6]);
    expect(coveredDays(3, 4)).toEqual([4]);
  });

  it('are those before, where it goes back', () => {
    expect(coveredDays(5, 2)).toEqual([2, 3, 4]);
  });

  it('are none at the day itself', () => {
    for (const day of WEEK) expect(coveredDays(day, day)).toEqual([]);
  });
});

describe('hours carried to other days', () => {
  it('are one row with the day they come from', () => {
    expect(brief(withCarried(written('9-21'), 1, coveredDays(1, 7), WRITING))).toEqual([
      'Monday-Sunday 09:00-21:00',
    ]);
  });

  it('replace what stood there, and leave the days beyond', () => {
    const week = written('9-21', '10-18', '10-18', '8-12', 'closed');
    expect(brief(withCarried(week, 2, [3, 4], WRITING))).toEqual([
      'Monday 09:00-21:00',
      'Tuesday-Thursday 10:00-18:00',
      'Friday ?-?',
    ]);
  });

  it('have all the spans of the day, and say that it is closed', () => {
    const split = withCarried(written('9-13, 15-18'), 1, [2], WRITING);
    expect(brief(split)).toEqual(['Monday-Tuesday 09:00-13:00', 'Monday-Tuesday 15:00-18:00']);
    expect(brief(withCarried(written('9-21', 'closed'), 2, [1], WRITING))).toEqual(['Monday-Tuesday ?-?']);
  });

  it('are as they were where the day’s cannot be read', () => {
    const week = written('9-', '10-18');
    expect(withCarried(week, 1, [2, 3], WRITING)).toEqual(week);
  });

  it('are those of the day on every day covered, and of no other', () => {
    const typed = fc.constantFrom('9-21', '10:30-20', '9-13, 15-18', '18-2', 'closed', '', '9-');
    const day = fc.constantFrom(...WEEK);
    fc.assert(
      fc.property(fc.array(typed, { minLength: 7, maxLength: 7 }), day, day, (texts, from, to) => {
        const week = written(...texts);
        const before = weekCells(week, WRITING.fields);
        const carried = before[from - 1];
        const covered = carried?.kind === 'wrong' ? [] : coveredDays(from, to);
        expect(weekCells(withCarried(week, from, covered, WRITING), WRITING.fields)).toEqual(
          before.map((cell, at) => (covered.some((other) => other === at + 1) ? carried : cell)),
        );
      }),
      drawing(200),
    );
  });
});

describe('the day under a pointer', () => {
  const cells = WEEK.map((day) => ({ left: day * 100 + 2, right: day * 100 + 98 }));

  it('is the one whose cell it is over', () => {
    expect(dayAt(150, cells)).toBe(1);
    expect(dayAt(702, cells)).toBe(7);
  });

  it('is the nearest one, between two cells and beyond the grid', () => {
    expect(dayAt(299, cells)).toBe(2);
    expect(dayAt(301, cells)).toBe(3);
    expect(dayAt(-400, cells)).toBe(1);
    expect(dayAt(4000, cells)).toBe(7);
  });

  it('is none where there are no cells', () => {
    expect(dayAt(150, [])).toBeUndefined();
  });
});
