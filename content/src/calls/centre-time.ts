import { settings } from '../settings';

/** Today in the centre's calendar, YYYY-MM-DD. */
export function centreDate(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: settings().timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clock of a zone shows at an instant, written as if that were UTC, in milliseconds. */
export function wallTime(instant: number, zone: string): number {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    clocks.set(zone, clock);
  }
  return Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`);
}
