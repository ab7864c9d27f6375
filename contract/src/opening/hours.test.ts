import { describe, expect, it } from 'vitest';
import type { Locale } from '../locales.ts';
import {
  datesByName,
  daysInSight,
  nameKey,
  onlyDates,
  openingPlaces,
  sameName,
  specialDays,
  tenantWeek,
  weekOf,
} from './hours.ts';

const at = (locale: Locale) => ({ locale, now: new Date('2026-11-21T09:00:00Z'), timeZone: 'Europe/Warsaw' });

describe('tenantWeek', () => {
  const row = (openingHour: string | null, closingHour: string | null) =>
    tenantWeek([{ day: 'Monday', openingHour, closingHour }], 'en')[0];

  it('takes either spelling of the fields', () => {
    const either = {
      day: 'Monday',
      openingHour: null,
      closingHour: null,
      opening_hour: '9:00',
      closing_hour: '17.30',
    };
    expect(tenantWeek([either], 'en')[0]).toMatchObject({ opens: '09:00', closes: '17:30' });
  });

  it('writes midnight closing as 24:00 and leaves the small hours to the evening before', () => {
    expect(row('10:00', '00:00')).toMatchObject({ opens: '10:00', closes: '24:00' });
    expect(row('18:00', '03:00')).toMatchObject({ opens: '18:00', closes: '03:00' });
    expect(row('00:00', '24:00')).toMatchObject({ opens: '00:00', closes: '24:00' });
    expect(row('09:00:00.000', '21:30:00.000')).toMatchObject({ opens: '09:00', closes: '21:30' });
  });

  it('reads the last minute of an hour, and midnight from both sides', () => {
    expect(row('09:59', '21:59')).toMatchObject({ opens: '09:59', closes: '21:59' });
    expect(row('24:00', '06:00')).toMatchObject({ opens: '00:00', closes: '06:00' });
    expect(row(' 7.05', '12:00')).toMatchObject({ opens: '07:05', closes: '12:00' });
  });

  it('is closed when an hour is missing or none', () => {
    for (const [opens, closes] of [
      ['24:30', '18:00'],
      ['od 09:00', '18:00'],
      [null, null],
      ['09:00', null],
      ['', '18:00'],
      ['25:00', '18:00'],
      ['09:61', '18:00'],
    ] as const) {
      expect(row(opens, closes)).toMatchObject({ opens: null, closes: null });
    }
  });

  it('keeps a row whose label is no day, and leaves out an empty one', () => {
    const rows = [
      { day: 'Święta', openingHour: '10:00', closingHour: '18:00' },
      { day: ' ', openingHour: '10:00', closingHour: '18:00' },
    ];
    expect(tenantWeek(rows, 'pl-PL')).toEqual([
      { days: [], label: 'Święta', opens: '10:00', closes: '18:00' },
    ]);
  });
});

describe('specialDays', () => {
  it('drops those on dates that do not exist', () => {
    const day = { special_day_name: 'X', opening_hour: null, closing_hour: null };
    const special = [
      { ...day, date: '2026-12-24' },
      { ...day, date: '2026-02-30' },
    ];
    expect(specialDays(special, at('en'))).toEqual([
      { date: '2026-12-24', name: 'X', opens: null, closes: null },
    ]);
  });

  it('takes midnight by Greenwich for the date, any other instant by the centre’s clock', () => {
    const day = { special_day_name: null, opening_hour: null, closing_hour: null };
    const dates = ['2026-12-24T00:00:00.000Z', '2026-12-23T23:00:00.000Z', '2026-12-24T12:00:00+01:00'];
    const special = specialDays(
      dates.map((date) => ({ ...day, date })),
      at('en'),
    );
    expect(special.map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-24', '2026-12-24']);
  });

  it('are kept from yesterday to two months ahead', () => {
    const dates = ['2026-11-19', '2026-11-20', '2026-11-21', '2027-01-20', '2027-01-21'];
    const special = dates.map((date) => ({
      date,
      special_day_name: null,
      opening_hour: null,
      closing_hour: null,
    }));
    const kept = daysInSight(specialDays(special, at('en')), at('en')).map(({ date }) => date);
    expect(kept).toEqual(['2026-11-20', '2026-11-21', '2027-01-20']);
  });
});

describe('openingPlaces', () => {
  it('groups active rows by place, in their order', () => {
    const row = {
      opening_hour: '09:00',
      closing_hour: '21:00',
      opening_hours_text: null,
      link: null,
      link_target: null,
    };
    const icon = {
      id: 1,
      name: null,
      mime: null,
      hash: 'clock_a1',
      ext: '.svg',
      url: null,
      width: null,
      height: null,
      alternativeText: null,
    };
    const places = openingPlaces(
      [
        { ...row, day: 'Sunday', for_what: 'Cinema', isActive: true, order: 3 },
        { ...row, day: 'Monday', for_what: 'Centre', isActive: true, order: 1 },
        { ...row, day: 'Tuesday', for_what: 'Centre', isActive: null, order: 2, icon },
        { ...row, day: 'Friday', for_what: 'Rink', isActive: false, order: 0 },
      ],
      'en',
    );
    expect(places.map(({ name: place, rows }) => [place, rows.flatMap(({ days }) => days)])).toEqual([
      ['Centre', [1, 2]],
      ['Cinema', [7]],
    ]);
    expect(places.map((place) => place.icons)).toEqual([[icon], []]);
  });
});

describe('names of special days', () => {
  const special = (name: string | null, date: string | null, opens: string | null = null) => ({
    special_day_name: name,
    date,
    opening_hour: opens,
    closing_hour: opens && '20:00',
  });

  it('are matched whatever their case and spaces', () => {
    expect(nameKey('  Black   FRIDAY ')).toBe('black friday');
    expect([nameKey(null), nameKey(undefined), nameKey('  ')]).toEqual(['', '', '']);
    expect(sameName(' black friday', 'Black  Friday')).toBe(true);
    expect([sameName('', ' '), sameName(null, undefined), sameName('A', 'B')]).toEqual([false, false, false]);
  });

  it('give their dates, all that are whole', () => {
    const records = [
      special('Wigilia', '2026-12-24'),
      special('WIGILIA', '2027-12-24'),
      special('', '2026-12-25'),
      special('Sylwester', null),
      special(null, null),
    ];
    expect([...datesByName(records, at('pl-PL'))]).toEqual([['wigilia', ['2026-12-24', '2027-12-24']]]);
  });

  it('take rows that are written for them out of the week', () => {
    const dates = new Map([
      ['monday', ['2026-11-30']],
      ['wigilia', ['2026-12-24', '2027-12-24']],
    ]);
    const monday = { days: [1 as const], label: 'Monday', opens: '09:00', closes: '21:00' };
    const eve = { days: [], label: 'Wigilia', opens: '09:00', closes: '14:00' };
    const other = { days: [], label: 'Święta', opens: null, closes: null };
    expect(weekOf([monday, eve, other], dates)).toEqual({
      week: [monday, other],
      special: ['2026-12-24', '2027-12-24'].map((date) => ({
        date,
        name: 'Wigilia',
        opens: '09:00',
        closes: '14:00',
      })),
    });
  });

  it('only date a row where they say no hours themselves', () => {
    const rows = [{ day: 'Wigilia' }, { day: '' }];
    expect(onlyDates(special('wigilia', '2026-12-24'), rows)).toBe(true);
    expect(onlyDates(special('wigilia', '2026-12-24', '09:00'), rows)).toBe(false);
    expect(onlyDates(special('Sylwester', '2026-12-31'), rows)).toBe(false);
    expect(onlyDates(special('', '2026-12-31'), rows)).toBe(false);
    expect(onlyDates(special(null, '2026-12-31'), rows)).toBe(false);
  });
});
