import { describe, expect, it } from 'vitest';
import { availableDays, hoursTaken } from '../../../src/stylists/stylist-times';
import { centreDays } from '../../../src/stylists/stylists';

/** A Saturday. */
const TODAY = '2026-11-21';
const MONDAYS = [{ day: 'Monday', opens: '10:00', closes: '14:00' }];

describe('free times of a stylist', () => {
  it('are those of her weekdays in the two weeks from tomorrow, the last in time for two hours', () => {
    expect(availableDays(TODAY, MONDAYS, [], [])).toEqual([
      { date: '2026-11-23', hours: ['10:00', '11:00', '12:00'] },
      { date: '2026-11-30', hours: ['10:00', '11:00', '12:00'] },
    ]);
    const daily = ['Saturday', 'Sunday'].map((day) => ({ day, opens: '10:00', closes: '12:00' }));
    expect(availableDays(TODAY, daily, [], []).map(({ date }) => date)).toEqual([
      '2026-11-22',
      '2026-11-28',
      '2026-11-29',
      '2026-12-05',
    ]);
  });

  it('leave out what would run into a meeting already made', () => {
    const taken = ['2026-11-23', '2026-11-30'].flatMap((date, at) =>
      hoursTaken(date, at === 0 ? '11:00' : '12:00', 2).map(({ hour }) => `${date} ${hour}`),
    );
    expect(taken).toEqual(['2026-11-23 11:00', '2026-11-23 12:00', '2026-11-30 12:00', '2026-11-30 13:00']);
    expect(availableDays(TODAY, MONDAYS, [], taken)).toEqual([{ date: '2026-11-30', hours: ['10:00'] }]);
  });

  it('reach as far ahead as is wished', () => {
    expect(availableDays(TODAY, MONDAYS, [], [], 2)).toHaveLength(1);
    expect(availableDays(TODAY, MONDAYS, [], [], 23)).toHaveLength(4);
  });

  it('begin with what is later today for whoever tells the time, and with tomorrow for others', () => {
    const monday = (time?: string) => availableDays('2026-11-23', MONDAYS, [], [], 7, time);
    const next = { date: '2026-11-30', hours: ['10:00', '11:00', '12:00'] };
    expect(monday()).toEqual([next]);
    expect(monday('10:00')).toEqual([{ date: '2026-11-23', hours: ['11:00', '12:00'] }, next]);
    expect(monday('11:59')).toEqual([{ date: '2026-11-23', hours: ['12:00'] }, next]);
    expect(monday('12:00')).toEqual([next]);
  });

  it('count every hour of the clock that a meeting touches, past midnight too', () => {
    expect(hoursTaken('2026-11-23', '14:30', 2).map(({ hour }) => hour)).toEqual(['14:00', '15:00', '16:00']);
    expect(hoursTaken('2026-12-31', '23:00', 2)).toEqual([
      { date: '2026-12-31', hour: '23:00' },
      { date: '2027-01-01', hour: '00:00' },
    ]);
  });

  it('keep within the hours of the centre on its special days', () => {
    const short = { date: '2026-11-23', opening_hour: '11:00', closing_hour: '13:00' };
    const closed = { date: '2026-11-30', opening_hour: null, closing_hour: null };
    expect(availableDays(TODAY, MONDAYS, [short, closed], [])).toEqual([
      { date: '2026-11-23', hours: ['11:00'] },
    ]);
  });

  it('know breaks, half hours, midnight and nonsense', () => {
    const week = [
      { day: 'Monday', opens: '09:30', closes: '12:00' },
      { day: 'Monday', opens: '22:00', closes: '00:00' },
      { day: 'Monday', opens: 'later', closes: '12:00' },
      { day: 'Blue Monday', opens: '10:00', closes: '12:00' },
    ];
    expect(availableDays(TODAY, week, [], [])[0]?.hours).toEqual(['10:00', '22:00']);
  });
});

describe('the centre’s special days', () => {
  it('are the first place’s own before those of the whole centre, none of another place', () => {
    const day = (date: string, opening_hour: string | null) => ({
      date,
      opening_hour,
      closing_hour: opening_hour,
    });
    const times = {
      id: 1,
      documentId: 'd',
      opening_hours: [
        { for_what: 'Parking', order: 2 },
        { for_what: 'Sklepy', order: 1 },
      ],
      special_opening_days: [day('2026-12-24', null), day('2026-12-25', null)],
      place_special_days: [
        { for_what: 'Parking', days: [day('2026-12-25', '05:30')] },
        { for_what: 'Sklepy', days: [day('2026-12-24', '09:00')] },
      ],
    };
    expect(centreDays(times)).toEqual([day('2026-12-24', '09:00'), day('2026-12-25', null)]);
    expect(centreDays(null)).toEqual([]);
  });
});
