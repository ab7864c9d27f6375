import { addDays, instantOf } from '@mall/contract/centre-time.ts';
import { CENTRE } from './centre.ts';

/** The moment (ISO 8601, UTC) of a time of day in the centre's zone, some days after the date of the first start. */
export function momentOf(
  firstStart: string,
  days: number,
  time: string,
  zone: string = CENTRE.timeZone,
): string {
  return instantOf(addDays(firstStart, days), time, zone).toISOString();
}
