import type { Hours, Weekday } from '../../content/opening-times/opening-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import type { HoursRow } from '../../ui/HoursTable/hours-row.ts';
import { hoursText } from './week-text.ts';

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Special days further off than this are not announced yet. */
export const AHEAD_DAYS = 45;

interface Options {
  /** The word for closed. */
  closed: string;
  /** How many special days at most, the nearest first. */
  special?: number;
  /** How many days ahead they are announced. */
  ahead?: number;
}

/** Rows of a week and of the special days from today on, the nearest first. */
export function hoursRows(hours: Hours, words: PageWords, options: Options): HoursRow[] {
  const { dates, now, lang } = words;
  const { closed, special: most, ahead: farthest = AHEAD_DAYS } = options;
  const timesOf = (opens: string | null, closes: string | null) =>
    opens && closes ? hoursText(opens, closes) : undefined;
  const week: HoursRow[] = hours.week.map((row) => {
    const times = timesOf(row.opens, row.closes);
    // A day without hours is closed, as the badge says it; what names no day says what it is.
    const value = times ?? (row.days.length > 0 ? closed : (row.text ?? closed));
    const saysMore = row.text !== undefined && row.text.toLowerCase() !== value.toLowerCase();
    return {
      label: dates.weekdays(row.days) || row.label,
      value,
      ...(saysMore ? { note: row.text } : {}),
      days: row.days.join(' '),
    };
  });
  const shut = WEEK.filter((day) => !hours.week.some((row) => row.days.includes(day)));
  // A day that the content leaves out is a day without hours; saying so beats a gap (spec section 4, Sunday).
  if (week.length > 0 && shut.length > 0) {
    week.push({ label: dates.weekdays(shut), value: closed, days: shut.join(' ') });
  }
  const special = hours.special
    .map((day) => ({ ...day, ahead: dates.daysUntil(day.date, now) ?? -1 }))
    .filter((day) => day.ahead >= 0 && day.ahead <= farthest)
    .sort((a, b) => a.ahead - b.ahead)
    .slice(0, most)
    .map((day) => ({
      label: day.name
        ? `${day.name}, ${dates.dayAndMonth(day.date).replaceAll(' ', '\u00a0')}`
        : capital(dates.weekdayAndDay(day.date), lang),
      value: timesOf(day.opens, day.closes) ?? closed,
      date: day.date,
    }));
  return [...week, ...special];
}

export function capital(text: string, lang: string): string {
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
}
