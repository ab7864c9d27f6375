import { addDays, clockAt, instantOf } from '@mall/contract';

/** What is wrong with a typed moment; the admin has a sentence for each. */
type MomentIssue = 'day' | 'time' | 'skipped' | 'past' | 'far';

type Moment = { at: Date } | { issue: MomentIssue };

/** Further away is a slip of the year. */
const MAX_DAYS = 3 * 366;

const DAY_FIRST = /^(\d{1,2})[.\-/ ]+(\d{1,2})(?:[.\-/ ]+(\d{4}))?\.?$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const TIME = /^(\d{1,2})(?:[:.](\d{2}))?$/;

const two = (number: number | string) => String(number).padStart(2, '0');

/** YYYY-MM-DD, when the calendar has such a day. */
function dayOf(year: number, month: string, day: string): string | undefined {
  const written = `${year}-${two(Number(month))}-${two(Number(day))}`;
  const read = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written) ? written : undefined;
}

/** A day as people type it: 24.12.2026, 24/12, 2026-12-24. Without a year it is the next one that comes. */
export function readDay(text: string, today: string): string | undefined {
  const typed = text.trim();
  const [, year, month = '', day = ''] = YEAR_FIRST.exec(typed) ?? [];
  if (year) return dayOf(Number(year), month, day);
  const [, first = '', second = '', named] = DAY_FIRST.exec(typed) ?? [];
  if (!first) return undefined;
  if (named) return dayOf(Number(named), second, first);
  const thisYear = Number(today.slice(0, 4));
  return [0, 1, 2, 3, 4]
    .map((later) => dayOf(thisYear + later, second, first))
    .find((found) => found !== undefined && found >= today);
}

/** A time as people type it, as HH:mm: 9, 9:00, 09.30. */
export function readTime(text: string): string | undefined {
  const [, hour, minute = '00'] = TIME.exec(text.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${two(hour)}:${minute}`;
}

/**
 * A typed day and time on the centre's clock as an instant that is still to come. Of a time that a clock change gives
 * twice the first is meant; one that it skips is refused, since nobody can say what was meant.
 */
export function readMoment(day: string, time: string, now: Date, zone: string): Moment {
  const [today] = clockAt(now.getTime(), zone);
  const onDay = readDay(day, today);
  if (!onDay) return { issue: 'day' };
  const atTime = readTime(time);
  if (!atTime) return { issue: 'time' };
  const at = instantOf(onDay, atTime, zone);
  const [shownDay, shownTime] = clockAt(at.getTime(), zone);
  if (shownDay !== onDay || shownTime !== atTime) return { issue: 'skipped' };
  if (at.getTime() <= now.getTime()) return { issue: 'past' };
  return onDay > addDays(today, MAX_DAYS) ? { issue: 'far' } : { at };
}
