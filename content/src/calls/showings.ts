import { wallTime } from './centre-time';

/** A rule of the programme, as editors write it: at this time on these days, between two dates if they are given. */
export interface Showing {
  /** `daily`, a weekday, or two with a dash; English. */
  days: string;
  /** HH:mm in the centre's zone. */
  time: string;
  /** YYYY-MM-DD, both included. */
  firstDate?: string | null;
  lastDate?: string | null;
}

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const DAY_MS = 86_400_000;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The instant of a wall time. One that a clock change skips becomes the one an hour later. */
function instantOf(wall: number, zone: string): number {
  let instant = wall;
  for (let pass = 0; pass < 2; pass += 1) instant += wall - wallTime(instant, zone);
  return instant;
}

function falls(days: string, date: number): boolean {
  if (days === 'daily') return true;
  const [first = -1, last = first] = days.split('-').map((day) => WEEK.indexOf(day));
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  return weekday >= first && weekday <= last;
}

/**
 * The instants (ISO 8601, UTC, in order, none twice) of all showings from the beginning of today in the centre's
 * zone, for `length` days.
 */
export function showtimes(showings: readonly Showing[], now: Date, zone: string, length: number): string[] {
  const today = Math.floor(wallTime(now.getTime(), zone) / DAY_MS) * DAY_MS;
  const instants = new Set<number>();
  for (let ahead = 0; ahead < length; ahead += 1) {
    const date = today + ahead * DAY_MS;
    const named = new Date(date).toISOString().slice(0, 10);
    for (const { days, time, firstDate, lastDate } of showings) {
      if (!TIME.test(time) || !falls(days, date)) continue;
      if ((firstDate && named < firstDate) || (lastDate && named > lastDate)) continue;
      instants.add(instantOf(Date.parse(`${named}T${time}:00Z`), zone));
    }
  }
  return [...instants].sort((a, b) => a - b).map((instant) => new Date(instant).toISOString());
}
