import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../scripts/tests/drawing.ts';
import { addDays, centreDate, clockAt, instantOf, momentInZone, wallTime, weekday } from './centre-time.ts';

const ZONE = 'Europe/Warsaw';

describe('the instant of a time of day', () => {
  it.each([
    ['2026-11-24', '14:00', '2026-11-24T13:00:00.000Z'],
    ['2026-07-01', '10:00', '2026-07-01T08:00:00.000Z'],
    ['2026-07-01', '10:00:30', '2026-07-01T08:00:30.000Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    // Skipped by the clock change.
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    // Comes twice: the first.
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
  ])('%s %s is %s', (day, time, instant) => {
    expect(instantOf(day, time, ZONE).toISOString()).toBe(instant);
    expect(momentInZone(`${day} ${time}`, ZONE)).toBe(instant);
  });

  it.each([
    '2026-11-24',
    '2026-11-24T13:00:00Z',
    '2026-11-24T13:00:00+02:00',
    '2026-13-40 10:00',
    'soon',
    '',
  ])('is not looked for in %j', (moment) => expect(momentInZone(moment, ZONE)).toBe(moment));

  it('keeps parts of a second', () => {
    expect(momentInZone('2026-11-24T14:00:00.250', ZONE)).toBe('2026-11-24T13:00:00.250Z');
    expect(wallTime(-250, 'UTC')).toBe(-250);
  });

  it('is told within the very minute of a change that the minute before was asked for', () => {
    // Newfoundland changed at a minute past midnight until 2011.
    const change = Date.parse('2010-03-14T03:31:00Z');
    const shown = (instant: number) => clockAt(instant, 'America/St_Johns')[1];
    const around = [change - 60_000, change - 1, change, change + 60_000];
    expect(around.map(shown)).toEqual(['00:00', '00:00', '01:01', '01:02']);
    expect(around.map(shown)).toEqual(['00:00', '00:00', '01:01', '01:02']);
  });

  it('is told to the second where a zone changed within a minute', () => {
    // Liberia, 44 minutes and 30 seconds behind until 1972.
    const change = Date.parse('1972-01-07T00:44:30Z');
    expect(wallTime(change - 1, 'Africa/Monrovia')).toBe(change - 1 - 2_670_000);
    expect(wallTime(change, 'Africa/Monrovia')).toBe(change);
  });

  it('is the one that the clock shows, in every zone, but where a change skips it', () => {
    const zones = fc.constantFrom(
      'Europe/Warsaw',
      'Europe/London',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'UTC',
    );
    const minutes = fc
      .integer({ min: 0, max: 20 * 525_960 })
      .map((minute) => Date.UTC(2020, 0) + minute * 60_000);
    fc.assert(
      fc.property(minutes, zones, (at, zone) => {
        const [day, time] = clockAt(at, zone);
        const instant = instantOf(day, time, zone).getTime();
        // The same, or the earlier of two at which the clock shows the same.
        expect(wallTime(instant, zone)).toBe(wallTime(at, zone));
        expect(at - instant === 0 || (at > instant && at - instant <= 3_600_000)).toBe(true);
      }),
      drawing(100),
    );
  });
});

describe('the centre’s day', () => {
  it('is the one on its wall', () => {
    expect(centreDate(new Date('2026-11-21T22:59:59.999Z'), ZONE)).toBe('2026-11-21');
    expect(centreDate(new Date('2026-11-21T23:00:00Z'), ZONE)).toBe('2026-11-22');
    expect(clockAt(Date.parse('2026-06-30T22:30:59.500Z'), ZONE)).toEqual(['2026-07-01', '00:30']);
    expect(clockAt(-1, 'UTC')).toEqual(['1969-12-31', '23:59']);
  });

  it('is counted by the calendar', () => {
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect([weekday('2026-11-22'), weekday('2026-11-23')]).toEqual([7, 1]);
  });
});
