import { openingState, wallMinute } from '@mall/contract/opening/opening-state.ts';
import fc from 'fast-check';
import OpeningHours from 'opening_hours';
import { expect, it } from 'vitest';
import { drawing } from '../../../scripts/tests/drawing.ts';
import type { DayHours, SpecialDay, Weekday } from '../content/opening-times/opening-models.ts';
import { isOpenBySchema } from '../facts/hours/schema-hours.fixture.ts';
import { schemaHours } from '../facts/hours/schema-hours.ts';
import { hoursRecord } from '../facts/open-data/records.ts';
import { toldState } from '../features/assistants/told-hours.ts';
import { LOCALES } from '../i18n/locales.ts';
import { pageWords } from '../i18n/page-words.ts';

const ZONES = ['Europe/Warsaw', 'Europe/Sofia', 'Atlantic/Azores', 'Asia/Kathmandu', 'America/New_York'];
const FIRST = Date.parse('2026-10-01T00:00:00Z');
const DAY_MINUTES = 1440;
const DAYS = 200;

const time = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => new Date(quarter * 900_000).toISOString().slice(11, 16));
const times = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ opens: null, closes: null }) },
  {
    weight: 4,
    arbitrary: fc.record({
      opens: fc.oneof(time, fc.constantFrom('00:00', '03:00', '22:00')),
      closes: fc.oneof(time, fc.constantFrom('24:00', '00:15', '05:00', '05:15')),
    }),
  },
);
const dateOf = (day: number) => new Date(FIRST + day * DAY_MINUTES * 60_000).toISOString().slice(0, 10);
const day = fc.integer({ min: 0, max: DAYS });
const weekdays = fc.uniqueArray(
  fc.integer({ min: 1, max: 7 }).map((one) => one as Weekday),
  { maxLength: 7 },
);
const week = fc.array(
  fc.tuple(weekdays, times).map(([days, hours]): DayHours => ({ days, label: '', ...hours })),
  { maxLength: 5 },
);
// Special days come in rows, as holidays do: a night of one ends on the next.
const special = fc
  .tuple(day, fc.array(times, { maxLength: 3 }))
  .map(([first, list]) => list.map((hours, at): SpecialDay => ({ date: dateOf(first + at), ...hours })));
const world = fc
  .record({ first: day, week, special: fc.array(special, { maxLength: 3 }) })
  .map(({ first, week, special }) => ({ first, hours: { week, special: special.flat() } }));

/** The reference parser reads the clock of the process: the same figures on it as on the centre's wall. */
function onOurClock(wall: number): Date | undefined {
  const shown = new Date(wall * 60_000);
  const [year, month, date] = [shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate()];
  const local = new Date(year, month, date, shown.getUTCHours(), shown.getUTCMinutes());
  // An hour that this machine's clocks skip.
  return local.getHours() === shown.getUTCHours() ? local : undefined;
}

interface Exceptions {
  exceptions: { date: string; hours: string[] }[];
}

/** Whether the exceptions of open data have it open, where they say something of the day and of the one before. */
function isOpenByExceptions({ exceptions }: Exceptions, wall: number): boolean | undefined {
  const at = (back: number) => new Date((wall - back * DAY_MINUTES) * 60_000).toISOString().slice(0, 10);
  const [today, before] = [0, 1].map((back) => exceptions.find(({ date }) => date === at(back)));
  if (!today || !before) return undefined;
  const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const minute = wall % DAY_MINUTES;
  return [today.hours, before.hours].some((list, back) =>
    list.some((span) => {
      const [from = '', to = ''] = span.split('-');
      const now = minute + back * DAY_MINUTES;
      return minuteOf(from) <= now && now < minuteOf(to);
    }),
  );
}

it('page, JSON-LD, open data, OpenStreetMap’s reader and assistants say the same at any time', () => {
  let byExceptions = 0;
  const moments = fc.array(fc.integer({ min: -DAY_MINUTES, max: 4 * DAY_MINUTES }), {
    minLength: 40,
    maxLength: 40,
  });
  fc.assert(
    fc.property(
      world,
      moments,
      fc.constantFrom(...LOCALES),
      fc.constantFrom(...ZONES),
      (drawn, list, locale, zone) => {
        const { hours, first } = drawn;
        const name = 'Halland';
        const { row, more } = hoursRecord({ name, openingSoon: false, hours }, 'shop', {
          base: 'https://centre.example',
        });
        const rule = row.opening_hours;
        const osm = typeof rule === 'string' ? new OpeningHours(rule) : undefined;
        const schema = schemaHours(hours);
        const around =
          hours.special.length > 0
            ? Date.parse(hours.special[0]?.date ?? '')
            : FIRST + first * DAY_MINUTES * 60_000;
        for (const minutes of list) {
          const at = new Date(around + minutes * 60_000);
          const where = `${JSON.stringify(hours)} at ${at.toISOString()} in ${zone}`;
          const page = openingState(at, hours, zone);
          const open = page.state === 'open';
          const wall = wallMinute(at, zone);
          const local = onOurClock(wall);
          if (local) expect(osm?.getState(local) ?? false, `${rule}: ${where}`).toBe(open);
          expect(isOpenBySchema(schema, wall), `JSON-LD: ${where}`).toBe(open);
          const excepted = isOpenByExceptions(more as unknown as Exceptions, wall);
          if (excepted !== undefined) {
            byExceptions += 1;
            expect(excepted, `open data: ${where}`).toBe(open);
          }
          const told = toldState(hours, false, { at, timeZone: zone }, pageWords(locale, zone, at));
          expect(told.state, `assistants: ${where}`).toBe(page.state);
        }
      },
    ),
    // Forty moments each: ten thousand.
    drawing(250),
  );
  expect(byExceptions).toBeGreaterThan(0);
}, 600_000);
