import { describe, expect, it } from 'vitest';
import { openingTimeProblems, tenantHoursProblems } from '../../../src/opening-times/hours-problems';

const day = (date: string, opening_hour: string | null = null, closing_hour: string | null = null) => ({
  date,
  opening_hour,
  closing_hour,
});

const times = {
  opening_hours: [
    { for_what: 'Sklepy', day: 'Monday-Saturday', opening_hour: '09:00', closing_hour: '00:00' },
    { for_what: 'Restauracje', day: 'Sunday', opening_hour: null, closing_hour: '' },
  ],
  special_opening_days: [day('2026-12-24'), day('2026-12-25')],
  place_special_days: [
    {
      for_what: 'Restauracje',
      days: [day('2026-12-24', '11:00', '16:00'), day('2026-12-25', '00:00', '24:00')],
    },
  ],
};

const paths = (data: Record<string, unknown>) => openingTimeProblems(data).map(({ path }) => path.join('.'));

describe('opening times that are saved', () => {
  it('pass when they are right, or when an edit does not touch them', () => {
    expect(openingTimeProblems(times)).toEqual([]);
    expect(openingTimeProblems({})).toEqual([]);
    expect(openingTimeProblems({ place_special_days: [{ id: 3 }], opening_hours: [{ id: 1 }] })).toEqual([]);
  });

  it('need times as HH:mm, and both or neither', () => {
    for (const time of ['9:00', '09.00', '24:30', '25:00', '09:60', 'dziewiąta']) {
      const special_opening_days = [day('2026-12-24', time, '17:00')];
      expect(paths({ special_opening_days }), time).toEqual(['special_opening_days.0.opening_hour']);
    }
    expect(
      openingTimeProblems({ special_opening_days: [day('2026-12-24', '9:00', '17:00')] })[0]?.message,
    ).toContain('“9:00” is no time. Write HH:mm, such as 09:00.');
    expect(paths({ special_opening_days: [day('2026-12-24', '09:00')] })).toEqual([
      'special_opening_days.0.closing_hour',
    ]);
    expect(paths({ opening_hours: [{ opening_hour: '', closing_hour: '17:00' }] })).toEqual([
      'opening_hours.0.opening_hour',
    ]);
  });

  it('say a day once for the whole centre and once a place', () => {
    expect(paths({ special_opening_days: [day('2026-12-24'), day('2026-12-24')] })).toEqual([
      'special_opening_days.1.date',
    ]);
    const days = [day('2026-12-24'), day('2026-12-25'), day('2026-12-24')];
    expect(paths({ place_special_days: [{ for_what: 'Kino', days }] })).toEqual([
      'place_special_days.0.days.2.date',
    ]);
    const apart = [
      { for_what: 'Kino', days: [day('2026-12-24')] },
      { for_what: 'Parking', days: [day('2026-12-24')] },
      { for_what: 'Kino', days: [day('2026-12-24')] },
    ];
    expect(paths({ place_special_days: apart })).toEqual(['place_special_days.2.days.0.date']);
  });

  it('know the places by the names of their opening hours', () => {
    const unknown = { ...times, place_special_days: [{ for_what: 'Restauracja', days: [] }] };
    expect(paths(unknown)).toEqual(['place_special_days.0.for_what']);
    expect(openingTimeProblems(unknown)[0]?.message).toContain('only: Sklepy, Restauracje');
  });
});

describe('a shop’s hours', () => {
  it('need the same times; a date may stand twice, for a day with a break', () => {
    expect(
      tenantHoursProblems({
        openingHours: [{ day: 'Monday', openingHour: '10:00', closingHour: '6pm' }],
        specialOpeningDays: [day('2026-12-24', '09:00', '11:00'), day('2026-12-24', '12:00', '14:00')],
      }).map(({ path }) => path.join('.')),
    ).toEqual(['openingHours.0.closingHour']);
  });
});
