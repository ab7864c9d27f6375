import { centreDate } from '@mall/contract';
import { settings } from '../settings';

/** The centre's day (YYYY-MM-DD) at an instant. */
export function centreDay(now: Date): string {
  return centreDate(now, settings().timeZone);
}
