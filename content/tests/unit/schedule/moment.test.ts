import { addDays, clockAt, instantOf } from '@mall/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../../scripts/tests/drawing.ts';
import { readDay, readMoment, readTime } from '../../../src/schedule/moment';

const ZONE = 'Europe/Warsaw';
const NOW = new Date('2026-11-23T10:00:00Z');

describe('a day as people type it', () => {
  it.each([
    ['24.12.2026', '2026-12-24'],
    ['24.12', '2026-12-24'],
    ['24.12.', '2026-12-24'],
    [' 24/12/2026 ', '2026-12-24'],
    ['24 12', '2026-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['1.2', '2027-02-01'],
    ['23.11', '2026-11-23'],
    ['22.11', '2027-11-22'],
    // The next year that has it.
    ['29.2', '2028-02-29'],
  ])('%s', (typed, day) => expect(readDay(typed, '2026-11-23')).toBe(day));

  it.each(['', '24', '31.11', '29.2.2027', '0.1', '12.24', 'jutro', '24.12.26', '2026-13-01'])(
    '%j is none',
    (typed) => expect(readDay(typed, '2026-11-23')).toBeUndefined(),
  );
});

describe('a time as people type it', () => {
  it.each([
    ['9', '09:00'],
    ['9:30', '09:30'],
    ['09.05', '09:05'],
    ['0', '00:00'],
    ['23:59', '23:59'],
  ])('%s', (typed, time) => expect(readTime(typed)).toBe(time));
  it.each(['', '24', '9:60', '9:5', '930', '9 rano'])('%j is none', (typed) =>
    expect(readTime(typed)).toBeUndefined(),
  );
});

describe('a moment on the centre’s clock', () => {
  const read = (day: string, time: string) => readMoment(day, time, NOW, ZONE);

  it('is winter’s or summer’s time, as the clock on the wall will show', () => {
    expect(read('24.12.2026', '10')).toEqual({ at: new Date('2026-12-24T09:00:00Z') });
    expect(read('24.6.2027', '10')).toEqual({ at: new Date('2027-06-24T08:00:00Z') });
  });

  it('is refused when the clocks skip it, and the first of two when they show it twice', () => {
    expect(read('28.3.2027', '2:30')).toEqual({ issue: 'skipped' });
    expect(read('28.3.2027', '3:00')).toEqual({ at: new Date('2027-03-28T01:00:00Z') });
    expect(read('31.10.2027', '2:30')).toEqual({ at: new Date('2027-10-31T00:30:00Z') });
  });

  it('names the field, when nobody can know what is meant', () => {
    expect(read('31.11', '9')).toEqual({ issue: 'day' });
    expect(read('24.12', '9 rano')).toEqual({ issue: 'time' });
    expect(read('23.11.2026', '11:00')).toEqual({ issue: 'past' });
    expect(read('24.12.2062', '9')).toEqual({ issue: 'far' });
  });

  it('shows on the clock what was typed, on every day and in every zone, or is refused as skipped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(ZONE, 'Europe/London', 'Europe/Bucharest', 'America/New_York', 'Asia/Tokyo'),
        fc.integer({ min: 1, max: 1_000 }),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        (zone, days, hour, minute) => {
          const day = addDays(clockAt(NOW.getTime(), zone)[0], days);
          const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
          const moment = readMoment(day, time, NOW, zone);
          const shown = clockAt(instantOf(day, time, zone).getTime(), zone);
          if ('issue' in moment) {
            expect(moment.issue).toBe('skipped');
            expect(shown).not.toEqual([day, time]);
          } else expect(clockAt(moment.at.getTime(), zone)).toEqual([day, time]);
        },
      ),
      drawing(500),
    );
  });
});
