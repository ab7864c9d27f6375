import { addDays, centreDate, instantOf, isHour, WEEKDAYS, weekday } from '@mall/contract';

/** How many days the programme shows: today and the seven after. */
export const DAYS_AHEAD = 8;

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

const WEEK: readonly string[] = WEEKDAYS;

function falls(days: string, date: string): boolean {
  if (days === 'daily') return true;
  const [first = -1, last = first] = days.split('-').map((name) => WEEK.indexOf(name));
  const day = weekday(date) - 1;
  return day >= first && day <= last;
}

/**
 * The instants (ISO 8601, UTC, in order, none twice) of all showings from the beginning of today in the centre's
 * zone, for `length` days.
 */
export function showtimes(showings: readonly Showing[], now: Date, zone: string, length: number): string[] {
  const today = centreDate(now, zone);
  const instants = new Set<number>();
  for (let ahead = 0; ahead < length; ahead += 1) {
    const date = addDays(today, ahead);
    for (const { days, time, firstDate, lastDate } of showings) {
      if (!isHour(time) || !falls(days, date)) continue;
      if ((firstDate && date < firstDate) || (lastDate && date > lastDate)) continue;
      instants.add(instantOf(date, time, zone).getTime());
    }
  }
  return [...instants].sort((a, b) => a - b).map((instant) => new Date(instant).toISOString());
}
