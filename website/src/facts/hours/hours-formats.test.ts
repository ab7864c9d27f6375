import { openingState, wallMinute } from '@mall/contract/opening/opening-state.ts';
import fc from 'fast-check';
import OpeningHours from 'opening_hours';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../fixtures/properties.ts';
import type { DayHours, Hours, SpecialDay, Weekday } from '../../content/opening-times/opening-models.ts';
import { osmHours } from './osm-hours.ts';
import { isOpenBySchema } from './schema-hours.fixture.ts';
import { schemaHours } from './schema-hours.ts';

const ZONE = 'Europe/Warsaw';
const FIRST = Date.parse('2026-10-01T00:00:00Z');
const DAY_MS = 86_400_000;
const DAYS = 90;

const clock = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarter % 4]}`,
  );
// Where a night ends, and where a day does, are what formats differ in.
const opening = fc.oneof(clock, fc.constantFrom('00:00', '03:00', '22:00'));
const closing = fc.oneof(clock, fc.constantFrom('24:00', '00:15', '05:00', '05:15'));
const times = fc.oneof(
  fc.constant({ opens: null, closes: null }),
  fc.record({ opens: opening, closes: closing }),
);
const weekday = fc.integer({ min: 1, max: 7 }).map((day) => day as Weekday);
const row = fc
  .tuple(fc.uniqueArray(weekday, { maxLength: 7 }), times)
  .map(([days, hours]): DayHours => ({ days, label: '', ...hours }));
const special = fc.tuple(fc.integer({ min: 0, max: DAYS }), times).map(
  ([day, hours]): SpecialDay => ({
    date: new Date(FIRST + day * DAY_MS).toISOString().slice(0, 10),
    ...hours,
  }),
);
const anyHours: fc.Arbitrary<Hours> = fc.record({
  week: fc.array(row, { maxLength: 5 }),
  special: fc.array(special, { maxLength: 6 }),
});
const anyMoment = fc.integer({ min: 0, max: DAYS * 1440 }).map((minute) => new Date(FIRST + minute * 60_000));

/** The reference parser reads the clock of the process: the same figures on it as on the centre's wall. */
function onOurClock(wall: number): Date | undefined {
  const shown = new Date(wall * 60_000);
  const local = new Date(
    shown.getUTCFullYear(),
    shown.getUTCMonth(),
    shown.getUTCDate(),
    shown.getUTCHours(),
    shown.getUTCMinutes(),
  );
  // An hour that this machine's clocks skip.
  return local.getHours() === shown.getUTCHours() ? local : undefined;
}

describe('hours in other formats', () => {
  it('say open and closed as pages do, at any time, whatever the rows', () => {
    fc.assert(
      fc.property(anyHours, fc.array(anyMoment, { minLength: 40, maxLength: 40 }), (hours, moments) => {
        const osm = osmHours(hours);
        const parsed = osm === undefined ? undefined : new OpeningHours(osm);
        const schema = schemaHours(hours);
        for (const now of moments) {
          const open = openingState(now, hours, ZONE).state === 'open';
          const wall = wallMinute(now, ZONE);
          const local = onOurClock(wall);
          if (local) expect(parsed?.getState(local) ?? false, `${osm} at ${local}`).toBe(open);
          expect(isOpenBySchema(schema, wall), `${JSON.stringify(schema)} at ${now.toISOString()}`).toBe(
            open,
          );
        }
      }),
      drawing(40),
    );
  }, 600_000);

  it('are written as people would', () => {
    const hours: Hours = {
      week: [
        { days: [1, 2, 3, 4], label: '', opens: '09:00', closes: '21:00' },
        { days: [5, 6], label: '', opens: '18:00', closes: '02:00' },
        { days: [7], label: '', opens: null, closes: null },
      ],
      special: [
        { date: '2026-12-25', opens: null, closes: null },
        { date: '2026-12-28', opens: '10:00', closes: '24:00' },
        { date: '2026-12-29', opens: '10:00', closes: '24:00' },
      ],
    };
    expect(osmHours(hours)).toBe(
      'Mo-Th 09:00-21:00; Fr 18:00-24:00; Sa 00:00-02:00,18:00-24:00; Su 00:00-02:00; ' +
        '2026 Dec 25 off; 2026 Dec 26 18:00-24:00; 2026 Dec 28-2026 Dec 29 10:00-24:00',
    );
    expect(schemaHours(hours)).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
        opens: '09:00',
        closes: '21:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Friday', 'Saturday'],
        opens: '18:00',
        closes: '02:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
        opens: '00:00',
        closes: '00:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-28',
        validThrough: '2026-12-29',
        opens: '10:00',
        closes: '00:00',
      },
    ]);
  });

  it('are nothing where none are known', () => {
    for (const hours of [null, { week: [], special: [] }]) {
      expect(osmHours(hours)).toBeUndefined();
      expect(schemaHours(hours)).toBeUndefined();
    }
  });
});
