/** Dates of offers and events against the clock of the centre. */
import { addDays, centreDate, weekday } from '@mall/contract/centre-time.ts';

/** Between two midnights lie 23 to 25 hours. */
const LONGEST_DAY = 26 * 3_600_000;
let known: { zone: string; today: string; midnight: number } | undefined;

/** When the centre's day ends, an instant in ms: its next midnight, or the first moment after where that is skipped. */
export function dayEnds(now: Date, zone: string): number {
  const today = centreDate(now, zone);
  if (known?.zone === zone && known.today === today) return known.midnight;
  let [before, after] = [+now, +now + LONGEST_DAY];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (centreDate(new Date(middle), zone) === today) before = middle;
    else after = middle;
  }
  known = { zone, today, midnight: after };
  return after;
}

/** ISO 8601: "2026-W47". @param date YYYY-MM-DD */
export function weekOf(date: string): string {
  const thursday = addDays(date, 4 - weekday(date));
  const year = thursday.slice(0, 4);
  const days = (Date.parse(`${thursday}T00:00:00Z`) - Date.parse(`${year}-01-01T00:00:00Z`)) / 86_400_000;
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`;
}

export { validMoment } from '@mall/contract/fields.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

export type PeriodState = 'running' | 'coming' | 'ended';

/**
 * Whether now lies between start and end, both included; a date without time means that whole day in the
 * centre's zone. No start = since ever, no end = for good.
 * @param starts @param ends as `validMoment` gives them
 */
export function periodState(
  starts: string | null | undefined,
  ends: string | null | undefined,
  now: Date,
  zone: string,
): PeriodState {
  const today = centreDate(now, zone);
  if (starts && (DATE.test(starts) ? today < starts : +now < Date.parse(starts))) return 'coming';
  if (ends && (DATE.test(ends) ? today > ends : +now > Date.parse(ends))) return 'ended';
  return 'running';
}
