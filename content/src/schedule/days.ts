import { addDays, weekday } from '@mall/contract';

export type View = 'week' | 'month';

/** The Monday of a day's week. */
const mondayOf = (day: string): string => addDays(day, 1 - weekday(day));

/** The first of a month so many months later. */
export function plusMonths(day: string, months: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** The seven days of a week, or the whole weeks that a month touches. */
export function daysShown(view: View, day: string): string[] {
  const first = mondayOf(view === 'week' ? day : `${day.slice(0, 7)}-01`);
  const last = view === 'week' ? first : mondayOf(addDays(plusMonths(day, 1), -1));
  const days: string[] = [];
  for (let shown = first; shown < addDays(last, 7); shown = addDays(shown, 1)) days.push(shown);
  return days;
}
