/** Days, weeks and months that the list of events can be narrowed to, in the centre's calendar. */
import { addDays, centreDate, weekday } from '@mall/contract/centre-time.ts';
import type { EventCard } from '../../content/cards.ts';
import { centreDay, weekOf } from '../../content/fields/periods.ts';

export interface Period {
  kind: 'day' | 'week' | 'month';
  /** As in addresses, the same in every language and meaning the same on every day: 2026-11-22, 2026-W47, 2026-11. */
  value: string;
  /** YYYY-MM-DD, both included; never before today. */
  from: string;
  to: string;
}

/** Days from today on that have a filter of their own, and months: as many addresses as may be asked for. */
const DAYS = 14;
const MONTHS = 12;

const day = (date: string): Period => ({ kind: 'day', value: date, from: date, to: date });

function week(date: string, today: string): Period {
  const monday = addDays(date, 1 - weekday(date));
  return {
    kind: 'week',
    value: weekOf(date),
    from: monday < today ? today : monday,
    to: addDays(monday, 6),
  };
}

function month(first: string, today: string): Period {
  const from = first < today ? today : first;
  const to = addDays(nextMonth(first), -1);
  return { kind: 'month', value: first.slice(0, 7), from, to };
}

const nextMonth = (first: string) => `${addDays(first, 31).slice(0, 7)}-01`;

/** Every period that an address may name today: days, this week and the next, months. @param today YYYY-MM-DD */
export function periodsFrom(today: string): Period[] {
  const days = Array.from({ length: DAYS }, (_, index) => day(addDays(today, index)));
  const months: Period[] = [];
  for (let first = `${today.slice(0, 7)}-01`; months.length < MONTHS; first = nextMonth(first)) {
    months.push(month(first, today));
  }
  return [...days, week(today, today), week(addDays(today, 7), today), ...months];
}

/** Whether any of it happens on these days; without a start or an end it has begun, or goes on. */
export function happensIn(
  { starts, ends }: Pick<EventCard, 'starts' | 'ends'>,
  { from, to }: Pick<Period, 'from' | 'to'>,
  timeZone: string,
): boolean {
  return (!starts || centreDay(starts, timeZone) <= to) && (!ends || lastDay(ends, timeZone) >= from);
}

/** What ends at midnight ends on the day before. */
const lastDay = (ends: string, timeZone: string) =>
  ends.length === 10 ? ends : centreDate(new Date(Date.parse(ends) - 1), timeZone);

/** What begins within these days, by its hour; then what has begun before and goes on, that which ends soonest first. */
export function byStartIn(
  events: readonly EventCard[],
  { from }: Pick<Period, 'from'>,
  timeZone: string,
): EventCard[] {
  const goesOn = ({ starts }: EventCard) => !starts || centreDay(starts, timeZone) < from;
  return events.toSorted((a, b) => {
    const [first, second] = [goesOn(a), goesOn(b)];
    if (first !== second) return Number(first) - Number(second);
    return first ? (a.ends ?? '9999').localeCompare(b.ends ?? '9999') : a.starts.localeCompare(b.starts);
  });
}
