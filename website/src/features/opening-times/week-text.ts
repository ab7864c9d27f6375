import { clockText } from '@mall/contract/formats.ts';
import type { Hours, Weekday } from '../../content/opening-times/opening-models.ts';
import { shortWeekday } from '../../i18n/dates.ts';

/** Names of days in the page's language, runs of three or more as a range: "pn–sob", "sob, nd". */
export function daysText(days: readonly Weekday[], lang: string): string {
  const parts: string[] = [];
  const sorted = [...new Set(days)].sort();
  for (let start = 0; start < sorted.length; ) {
    let end = start;
    while (sorted[end + 1] === (sorted[end] ?? 0) + 1) end++;
    const run = sorted.slice(start, end + 1).map((day) => shortWeekday(lang, day));
    parts.push(...(run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run));
    start = end + 1;
  }
  return parts.join(', ');
}

/** '09:00' and '22:00' as "9:00–22:00". */
export const hoursText = (opens: string, closes: string) => `${clockText(opens)}–${clockText(closes)}`;

/**
 * The week's main hours in one line, e.g. "pn–sob 9:00–22:00": true on any day, so that it may stand in a page
 * that is kept for days. Null when the shop has no hours.
 */
export function mainHoursText({ week }: Hours, lang: string): string | null {
  const open = week.filter((row) => row.days.length > 0 && row.opens && row.closes);
  const main = open.toSorted((a, b) => b.days.length - a.days.length)[0];
  if (!main?.opens || !main.closes) return null;
  const alike = open.filter((row) => row.opens === main.opens && row.closes === main.closes);
  const days = alike.flatMap((row) => row.days);
  return `${daysText(days, lang)} ${hoursText(main.opens, main.closes)}`;
}
