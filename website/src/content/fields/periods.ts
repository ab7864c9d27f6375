/** Dates of offers and events against the clock of the centre. */
import { addDays, centreDate, instantOf, weekday } from '@mall/contract/centre-time.ts';

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

/** The centre's day of a date or an instant, YYYY-MM-DD. @param moment as `validMoment` gives it */
export function centreDay(moment: string, zone: string): string {
  return DATE.test(moment) ? moment : centreDate(new Date(moment), zone);
}

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

/** From how many days before its start or end on an offer or a coupon says how far that is: "ends tomorrow". */
export const SOON_DAYS = 6;

/** Of a loader's context: the moment, the centre's zone (IANA), and the reader, which is told until when a page is true. */
interface Clock {
  now: Date;
  timeZone: string;
  content: { trueUntil(instant: number): void };
}

/** No page is kept until then: what changes later is not worth asking for. */
const FAR_MS = 30 * 86_400_000;

/**
 * `periodState` for a page, which then ends when that is true no more (`ContentReader.trueUntil`).
 * @param soonDays from how many days before on the page also says how far the start or the end is: then it ends with
 * each of those days; undefined where it never does
 */
export function shownState(
  starts: string | null | undefined,
  ends: string | null | undefined,
  { now, timeZone, content }: Clock,
  soonDays?: number,
): PeriodState {
  const state = periodState(starts, ends, now, timeZone);
  const next = state === 'coming' ? starts : state === 'running' ? ends : undefined;
  if (!next || Date.parse(next) - +now > FAR_MS) return state;
  const isDay = DATE.test(next);
  if (isDay) content.trueUntil(dayBegins(state === 'coming' ? next : addDays(next, 1), timeZone));
  else content.trueUntil(Date.parse(next) + (state === 'coming' ? 0 : 1));
  if (soonDays !== undefined) {
    const soon = addDays(centreDay(next, timeZone), -soonDays);
    content.trueUntil(Math.max(dayEnds(now, timeZone), dayBegins(soon, timeZone)));
  }
  return state;
}

/** Lists ask for the same few days again and again. */
const beginnings = new Map<string, number>();

/** The first instant of a day of the centre, in ms. */
function dayBegins(day: string, zone: string): number {
  const key = `${day} ${zone}`;
  const at = beginnings.get(key) ?? +instantOf(day, '00:00:00', zone);
  beginnings.set(key, at);
  return at;
}
