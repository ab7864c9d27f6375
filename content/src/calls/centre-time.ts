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
