import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../../scripts/tests/drawing.ts';
import { exceptionsOf, isTaken, writtenExceptions } from '../../../src/admin/hours/exceptions';
import { readHours } from '../../../src/admin/hours/typed-hours';
import { dayLabel, type FormRow, keyed, WEEK, weekCells, withDay } from '../../../src/admin/hours/week-rows';

const FIELDS = { opens: 'opening_hour', closes: 'closing_hour' };
const row = (day: string, hours: string | null, more: FormRow = {}): FormRow => {
  const [opening_hour = null, closing_hour = null] = hours?.split('-') ?? [];
  return { day, opening_hour, closing_hour, ...more };
};
const WRITING = { fields: FIELDS, made: () => ({ for_what: 'Shops' }), kept: ['icon'], lastStays: true };
const brief = (rows: readonly FormRow[]) =>
  rows.map(({ day, opening_hour, closing_hour }) => `${day} ${opening_hour ?? '?'}-${closing_hour ?? '?'}`);

describe('a day written into a week', () => {
  const week = [row('Poniedziałek-Sobota', '09:00-22:00', { id: 7, icon: 'clock' })];

  it('leaves its row, and is given one of its own', () => {
    const rows = withDay(week, 6, readHours('10-20'), WRITING);
    expect(brief(rows)).toEqual(['Monday-Friday 09:00-22:00', 'Saturday 10:00-20:00']);
    expect(rows[0]).toMatchObject({ id: 7, icon: 'clock' });
    expect(rows[1]).toMatchObject({ for_what: 'Shops' });
  });

  it('joins the days that have the same hours', () => {
    const rows = withDay(week, 7, readHours('9-22'), WRITING);
    expect(brief(rows)).toEqual(['Monday-Sunday 09:00-22:00']);
    expect(rows[0]).toMatchObject({ id: 7 });
  });

  it('changes nothing when it says what stands there', () => {
    const rows = withDay([...week, row('Sunday', null, { id: 8 })], 7, readHours('nieczynne'), WRITING);
    expect(brief(rows)).toEqual(['Poniedziałek-Sobota 09:00-22:00', 'Sunday ?-?']);
    expect(rows[1]).toMatchObject({ id: 8 });
  });

  it('takes over the row that was its own, with its id', () => {
    const rows = withDay([...week, row('Sunday', '10:00-18:00', { id: 8 })], 7, readHours('11-17'), WRITING);
    expect(rows[1]).toMatchObject({ id: 8, day: 'Sunday', opening_hour: '11:00', closing_hour: '17:00' });
  });

  it('hands the place’s picture on when its row goes', () => {
    const rows = withDay(
      [row('Monday', '09:00-22:00', { icon: 'clock' }), row('Tuesday', '10:00-20:00')],
      1,
      readHours('10-20'),
      WRITING,
    );
    expect(rows).toEqual([row('Monday-Tuesday', '10:00-20:00', { icon: 'clock' })]);
  });

  it('keeps what was typed wrong as it is, in a value that the form refuses', () => {
    const rows = withDay(week, 7, readHours('9-'), WRITING);
    expect(rows[1]).toMatchObject({ day: 'Sunday', opening_hour: ['9-'] });
    expect(weekCells(rows, FIELDS)[6]).toEqual({ kind: 'wrong', text: '9-', fault: 'both' });
  });

  it('leaves the last row of a place as a closed one, and none of a shop', () => {
    const sunday = [row('Sunday', '10:00-18:00')];
    expect(brief(withDay(sunday, 7, readHours(''), WRITING))).toEqual(['Sunday ?-?']);
    expect(withDay(sunday, 7, readHours(''), { fields: FIELDS, made: () => ({}) })).toEqual([]);
  });

  it('says what was written, whatever stood there', () => {
    const typed = fc.constantFrom('9-21', '10:30-20', '9-13, 15-18', '18-2', 'closed', 'x', '', '9-');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), typed), { maxLength: 30 }), (edits) => {
        const writing = { fields: FIELDS, made: () => ({}) };
        const expected = weekCells(week, FIELDS);
        let rows: FormRow[] = week;
        for (const [day, text] of edits) {
          rows = withDay(rows, day as (typeof WEEK)[number], readHours(text), writing);
          expected[day - 1] = readHours(text);
        }
        expect(weekCells(rows, FIELDS)).toEqual(expected);
      }),
      drawing(300),
    );
  });
});

it('days are named by what every language of the site reads', () => {
  expect(dayLabel([1, 2, 3, 5, 7])).toBe('Monday-Wednesday, Friday, Sunday');
  expect(dayLabel(WEEK)).toBe('Monday-Sunday');
});

it('new rows get keys that sort after all others', () => {
  const rows = keyed([{ __temp_key__: 'a1' }, {}, {}, { __temp_key__: 'a0' }]);
  expect(rows.map((one) => one.__temp_key__)).toEqual(['a1', 'a1V', 'a1VV', 'a0']);
});

describe('other days', () => {
  const whole = [
    { id: 1, date: '2026-12-25', special_day_name: 'Święta', opening_hour: null, closing_hour: null },
    { id: 2, date: '2026-12-06', special_day_name: null, opening_hour: '10:00', closing_hour: '20:00' },
  ];
  const places = [
    {
      id: 9,
      for_what: 'Kino',
      days: [{ id: 3, date: '2026-12-24', opening_hour: '10:00', closing_hour: '16:00' }],
    },
  ];

  it('come as one list, the nearest first, and go back to where they were', () => {
    const all = exceptionsOf(whole, places);
    expect(all.map(({ place, date, cell }) => [place, date, cell.kind])).toEqual([
      [null, '2026-12-06', 'open'],
      ['Kino', '2026-12-24', 'open'],
      [null, '2026-12-25', 'closed'],
    ]);
    const back = writtenExceptions(all, places);
    expect(back.whole.map(({ id }) => id)).toEqual([2, 1]);
    expect(back.places).toEqual([
      { ...places[0], days: [{ ...places[0]?.days[0], special_day_name: null }] },
    ]);
  });

  it('move to a place that had none, and leave none behind that is empty', () => {
    const moved = exceptionsOf(whole, places).map((one) => ({ ...one, place: one.place ? null : 'Parking' }));
    const { whole: left, places: groups } = writtenExceptions(moved, places);
    expect(left.map(({ id }) => id)).toEqual([3]);
    expect(groups.map(({ for_what, id }) => [for_what, id])).toEqual([['Parking', undefined]]);
  });

  it('stand once for a place and date', () => {
    const all = exceptionsOf(whole, places);
    const [first, second] = all;
    if (!first || !second) throw new Error('There are three.');
    expect(isTaken(all, { ...first, date: '2026-12-25' })).toBe(true);
    expect(isTaken(all, { ...first, date: '2026-12-24' })).toBe(false);
    expect(isTaken(all, first)).toBe(false);
  });
});
