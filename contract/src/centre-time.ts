/**
 * The calendar and the clock on the centre's wall, wherever a program runs. Days are YYYY-MM-DD, times of day HH:mm or
 * HH:mm:ss, zones IANA names. Browsers ask less and have less: `opening/opening-state.ts`.
 */

type Shown = readonly [day: string, time: string];

interface Minute {
  /** How far ahead of UTC the clock is, in ms. */
  ahead: number;
  /** Once it has been asked for. */
  shown?: Shown;
}

interface Clock {
  format: Intl.DateTimeFormat;
  /** By their numbers since 1970. */
  minutes: Map<number, Minute>;
}

const clocks = new Map<string, Clock>();
const MINUTE_MS = 60_000;
/** A centre's pages ask for the same moments again and again. */
const MAX_MINUTES = 5_000;
/** Since then (1973) no zone has changed its clock within a minute. */
const WHOLE_MINUTES_SINCE = 94_694_400_000;

function clockOf(zone: string): Clock {
  let clock = clocks.get(zone);
  if (!clock) {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    clock = { format, minutes: new Map() };
    clocks.set(zone, clock);
  }
  return clock;
}

function minuteAt(instant: number, zone: string): Minute {
  const { format, minutes } = clockOf(zone);
  const number = Math.floor(instant / MINUTE_MS);
  const known = minutes.get(number);
  if (known) return known;
  const read = Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
  const minute: Minute = { ahead: read + (((instant % 1_000) + 1_000) % 1_000) - instant };
  if (instant < WHOLE_MINUTES_SINCE) return minute;
  if (minutes.size >= MAX_MINUTES) minutes.clear();
  minutes.set(number, minute);
  return minute;
}

/** What the clock of a zone shows at an instant, written as if that were UTC, in milliseconds. */
export function wallTime(instant: number, zone: string): number {
  return instant + minuteAt(instant, zone).ahead;
}

const DAY_MS = 86_400_000;

/**
 * The instant at which a zone's clock shows something (see `wallTime`). What a clock change skips reads as an hour
 * later; of what comes twice the first is meant.
 */
function instantShowing(wall: number, zone: string): number {
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((near) => wallTime(near, zone) - near);
  const fitting = offsets
    .map((offset) => wall - offset)
    .filter((instant) => wallTime(instant, zone) === wall);
  return fitting.length > 0 ? Math.min(...fitting) : wall - Math.min(...offsets);
}

/** The instant of a time of day in a zone, with clock changes as `momentInZone` reads them. */
export function instantOf(day: string, time: string, zone: string): Date {
  return new Date(instantShowing(Date.parse(`${day}T${time}Z`), zone));
}

/**
 * A date with a time but no zone as the instant (ISO 8601) at which the zone's clocks show it: an hour later when a
 * clock change skips it, the first when it comes twice. Anything else as it is.
 */
export function momentInZone(moment: string, zone: string): string {
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(moment)) return moment;
  const wall = Date.parse(`${moment.replace(' ', 'T')}Z`);
  return Number.isNaN(wall) ? moment : new Date(instantShowing(wall, zone)).toISOString();
}

/** The zone's day and time at an instant: YYYY-MM-DD and HH:mm. */
export function clockAt(instant: number, zone: string): Shown {
  const minute = minuteAt(instant, zone);
  if (minute.shown) return minute.shown;
  const text = new Date(instant + minute.ahead).toISOString();
  minute.shown = [text.slice(0, 10), text.slice(11, 16)];
  return minute.shown;
}

/** The centre's day at an instant. */
export function centreDate(now: Date, zone: string): string {
  return clockAt(now.getTime(), zone)[0];
}

/** So many calendar days later, whatever clocks do in between. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 1 = Monday. */
export function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The days of the week as the content names them. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
