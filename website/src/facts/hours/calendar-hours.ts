import { addDays } from '@mall/contract/centre-time.ts';
import { minuteOf, rowsOf } from '@mall/contract/opening/opening-state.ts';
import type { Hours } from '../../content/opening-times/opening-models.ts';

/** Minutes from the midnight before it begins; `to` may lie in the next day, at most 24 hours later. */
export interface Span {
  from: number;
  to: number;
}

/** Hours by the calendar day on which they begin, ready for formats that know no "night of the day before". */
interface CalendarHours {
  /** Monday first. */
  week: readonly (readonly Span[])[];
  /** Dates that differ from their weekday, in order; an empty list is closed. */
  dates: ReadonlyMap<string, readonly Span[]>;
}

export const DAY_MINUTES = 1440;
const NIGHT_ENDS = 5 * 60;
const DAY_MS = 86_400_000;
/** 1970-01-05, in days. */
const SOME_MONDAY = 4;

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const dateOf = (day: number) => addDays('1970-01-01', day);
const weekdayIndex = (day: number) => (((day - SOME_MONDAY) % 7) + 7) % 7;

/** One row as pages read it (`openingState`); `from` of 24 hours or more belongs to the next day. */
function spanOf({ opens, closes }: { opens: string | null; closes: string | null }): Span[] {
  if (!opens || !closes) return [];
  const from = minuteOf(opens);
  const to = minuteOf(closes);
  if (to <= from) return [{ from, to: to + DAY_MINUTES }];
  if (to <= NIGHT_ENDS) return [{ from: from + DAY_MINUTES, to: to + DAY_MINUTES }];
  return from < to ? [{ from, to }] : [];
}

function startingOn(day: number, hours: Hours): Span[] {
  const own = rowsOf(day, hours).flatMap(spanOf);
  const nightBefore = rowsOf(day - 1, hours).flatMap(spanOf);
  const spans = [
    ...nightBefore
      .filter(({ from }) => from >= DAY_MINUTES)
      .map(({ from, to }) => ({ from: from - DAY_MINUTES, to: to - DAY_MINUTES })),
    ...own.filter(({ from }) => from < DAY_MINUTES),
  ];
  return [...new Map(spans.map((span) => [`${span.from} ${span.to}`, span])).values()].sort(
    (a, b) => a.from - b.from || a.to - b.to,
  );
}

export const spansKey = (spans: readonly Span[]) => spans.map(({ from, to }) => `${from}-${to}`).join();

/** The days that are not like any other of their weekday, of the given ones. */
function exceptions(
  days: Iterable<number>,
  spansOf: (day: number) => Span[],
  week: readonly (readonly Span[])[],
): Map<string, readonly Span[]> {
  const dates = new Map<string, readonly Span[]>();
  for (const day of [...new Set(days)].sort((a, b) => a - b)) {
    const spans = spansOf(day);
    if (spansKey(spans) !== spansKey(week[weekdayIndex(day)] ?? [])) dates.set(dateOf(day), spans);
  }
  return dates;
}

const weekOf = (spansOf: (day: number) => Span[]) =>
  Array.from({ length: 7 }, (_, index) => spansOf(SOME_MONDAY + index));

/** Special days and the day after each, where a night that they changed may end. */
const touched = ({ special }: Hours) =>
  special.flatMap(({ date }) => [dayOf(date), dayOf(date) + 1]).filter((day) => Number.isFinite(day));

/** The hours of a place by the days on which they begin. */
export function calendarHours(hours: Hours): CalendarHours {
  const usual: Hours = { week: hours.week, special: [] };
  const week = weekOf((day) => startingOn(day, usual));
  return { week, dates: exceptions(touched(hours), (day) => startingOn(day, hours), week) };
}

function within(day: number, hours: Hours): Span[] {
  const spans = [
    ...startingOn(day - 1, hours).map(({ to }) => ({ from: 0, to: to - DAY_MINUTES })),
    ...startingOn(day, hours).map(({ from, to }) => ({ from, to: Math.min(to, DAY_MINUTES) })),
  ];
  const joined: Span[] = [];
  for (const span of spans.filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

/** The same cut at midnight: what each day of the calendar has, a night's end on the day after it began. */
export function midnightHours(hours: Hours): CalendarHours {
  const usual: Hours = { week: hours.week, special: [] };
  const week = weekOf((day) => within(day, usual));
  const days = touched(hours).flatMap((day) => [day, day + 1]);
  return { week, dates: exceptions(days, (day) => within(day, hours), week) };
}

/** "09:05"; midnight at the end of the day is 24:00. */
export function clockOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Neighbouring dates with the same hours, as one period each. */
export function datePeriods(
  dates: CalendarHours['dates'],
): { from: string; to: string; spans: readonly Span[] }[] {
  const periods: { from: string; to: string; spans: readonly Span[] }[] = [];
  for (const [date, spans] of dates) {
    const last = periods.at(-1);
    if (last && addDays(last.to, 1) === date && spansKey(last.spans) === spansKey(spans)) last.to = date;
    else periods.push({ from: date, to: date, spans });
  }
  return periods;
}
