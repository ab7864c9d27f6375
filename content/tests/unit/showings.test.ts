import { describe, expect, it } from 'vitest';
import { showtimes } from '../../src/cinema/showings';

const ZONE = 'Europe/Warsaw';
/** A Saturday, 16:00 in Warsaw. */
const NOW = new Date('2026-11-21T15:00:00Z');

describe('showtimes', () => {
  it('repeat every week on their days, from the beginning of today', () => {
    const daily = showtimes([{ days: 'daily', time: '10:15' }], NOW, ZONE, 3);
    expect(daily).toEqual([
      '2026-11-21T09:15:00.000Z',
      '2026-11-22T09:15:00.000Z',
      '2026-11-23T09:15:00.000Z',
    ]);
    expect(showtimes([{ days: 'Monday-Thursday', time: '14:30' }], NOW, ZONE, 8)).toHaveLength(4);
    expect(showtimes([{ days: 'Saturday', time: '14:30' }], NOW, ZONE, 8)).toEqual([
      '2026-11-21T13:30:00.000Z',
      '2026-11-28T13:30:00.000Z',
    ]);
    const years = new Date('2031-01-04T12:00:00Z');
    expect(showtimes([{ days: 'daily', time: '10:15' }], years, ZONE, 1)).toEqual([
      '2031-01-04T09:15:00.000Z',
    ]);
  });

  it('keep to their dates', () => {
    const once = { days: 'daily', time: '20:00', firstDate: '2026-11-23', lastDate: '2026-11-23' };
    expect(showtimes([once], NOW, ZONE, 8)).toEqual(['2026-11-23T19:00:00.000Z']);
    expect(showtimes([{ ...once, firstDate: null, lastDate: '2026-11-20' }], NOW, ZONE, 8)).toEqual([]);
  });

  it('keep the hour of the wall across a clock change, and late in the evening', () => {
    const spring = new Date('2027-03-27T22:30:00Z');
    expect(showtimes([{ days: 'daily', time: '18:00' }], spring, ZONE, 2)).toEqual([
      '2027-03-27T17:00:00.000Z',
      '2027-03-28T16:00:00.000Z',
    ]);
    const afterMidnight = new Date('2026-11-21T23:30:00Z');
    expect(showtimes([{ days: 'daily', time: '10:00' }], afterMidnight, ZONE, 1)).toEqual([
      '2026-11-22T09:00:00.000Z',
    ]);
  });

  it('are in order, none twice, and none of what is no rule', () => {
    const rules = [
      { days: 'daily', time: '20:00' },
      { days: 'Saturday', time: '20:00' },
      { days: 'daily', time: '18:00' },
      { days: 'Someday', time: '19:00' },
      { days: 'daily', time: '25:00' },
    ];
    expect(showtimes(rules, NOW, ZONE, 1)).toEqual(['2026-11-21T17:00:00.000Z', '2026-11-21T19:00:00.000Z']);
  });
});
