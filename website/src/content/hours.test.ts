import { describe, expect, it } from 'vitest';
import { htmlLang, LOCALES, type Locale } from '../i18n/locales.ts';
import { parseDays } from './day-names.ts';
import { daysInSight, openingPlaces, specialDays, tenantWeek } from './hours.ts';

/** 2024-01-01 was a Monday. */
const name = (tag: string, weekday: 'long' | 'short', day: number) =>
  new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));

describe('parseDays', () => {
  it.each(LOCALES)('knows the days of %s, long and short, and ranges of them', (locale) => {
    const tag = htmlLang(locale);
    for (const form of ['long', 'short'] as const) {
      for (const day of [1, 2, 3, 4, 5, 6, 7]) expect(parseDays(name(tag, form, day), locale)).toEqual([day]);
      const range = `${name(tag, form, 1).toUpperCase()} – ${name(tag, form, 5)}`;
      expect(parseDays(range, locale)).toEqual([1, 2, 3, 4, 5]);
    }
    expect(parseDays('Monday-Friday', locale)).toEqual([1, 2, 3, 4, 5]);
    expect(parseDays('Sat-Sun', locale)).toEqual([6, 7]);
  });

  it.each([
    ['pl-PL', 'Poniedziałek-Piątek', [1, 2, 3, 4, 5]],
    ['pl-PL', 'poniedzialek – sobota', [1, 2, 3, 4, 5, 6]],
    ['pl-PL', 'Pn-Pt', [1, 2, 3, 4, 5]],
    ['pl-PL', 'Niedziela-Wtorek', [7, 1, 2]],
    ['pl-PL', 'Sobota, Niedziela', [6, 7]],
    ['bg-BG', 'Понеделник-Събота', [1, 2, 3, 4, 5, 6]],
    ['sr', 'Понедељак-Петак', [1, 2, 3, 4, 5]],
    ['sr', 'Ponedeljak-Petak', [1, 2, 3, 4, 5]],
    ['hr-HR', 'Nedjelja', [7]],
    ['hu-HU', 'Hétfő–Péntek', [1, 2, 3, 4, 5]],
    ['ro-RO', 'Luni-Sambata', [1, 2, 3, 4, 5, 6]],
    ['lt-LT', 'Pirmadienis-sekmadienis', [1, 2, 3, 4, 5, 6, 7]],
    ['cs-CZ', 'Po-Pá', [1, 2, 3, 4, 5]],
  ] as const)('reads %s %s', (locale, label, days) => {
    expect(parseDays(label, locale)).toEqual(days);
  });

  it('reads nothing out of other words', () => {
    for (const label of ['Święta', '', '-', 'Poniedziałek-', 'Mon-Tue-Wed', '2026', 'p', 'Monday-Holiday']) {
      expect(parseDays(label, 'pl-PL')).toEqual([]);
    }
  });
});

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

  it('is closed when an hour is missing or none', () => {
    for (const [opens, closes] of [
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
    const places = openingPlaces(
      [
        { ...row, day: 'Sunday', for_what: 'Cinema', isActive: true, order: 3 },
        { ...row, day: 'Monday', for_what: 'Centre', isActive: true, order: 1 },
        { ...row, day: 'Tuesday', for_what: 'Centre', isActive: null, order: 2 },
        { ...row, day: 'Friday', for_what: 'Rink', isActive: false, order: 0 },
      ],
      'en',
    );
    expect(places.map(({ name: place, rows }) => [place, rows.flatMap(({ days }) => days)])).toEqual([
      ['Centre', [1, 2]],
      ['Cinema', [7]],
    ]);
  });
});
