import type { Weekday } from './opening-models.ts';

/** The part of `Hours` (opening-models.ts) that decides open or closed. */
export interface OpeningHours {
  week: readonly { days: readonly Weekday[]; opens: string | null; closes: string | null }[];
  special: readonly { date: string; name?: string; opens: string | null; closes: string | null }[];
}

export interface OpeningState {
  /** `soon`: a new shop that has not opened yet (its `opening_soon` flag); it hides open and closed. */
  state: 'open' | 'closed' | 'soon';
  /** Only when open: local 'HH:mm' of closing, '24:00' = midnight. Absent: open for more than a day from now. */
  until?: string;
  /** Only when not open: the next opening, at most 14 days ahead; for `soon` the first special day to come. */
  next?: { date: string; time: string; daysAhead: number; day: Weekday };
  /** The day whose row counts now: yesterday's while its night lasts. `special`: name of a special day, or ''. */
  today: { date: string; day: Weekday; opens: string | null; closes: string | null; special?: string };
}

const DAY = 1440;
const NIGHT_ENDS = 5 * 60;
const DAYS_AHEAD = 14;
const formats: Record<string, Intl.DateTimeFormat> = {};

function shownMinute(at: number, zone: string): number {
  formats[zone] ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = (
    formats[zone].format(at).match(/\d+/g) ?? []
  ).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute) / 6e4;
}

/**
 * What the clock on the centre's wall shows, as minutes since 1970-01-01 00:00 of that clock. In the hour that
 * autumn repeats it stands at its last minute, so that a bar closing at 02:30 does not open again at 02:00.
 */
export function wallMinute(now: Date, zone: string): number {
  const minute = shownMinute(+now, zone);
  return shownMinute(+now - 36e5, zone) === minute ? minute - (minute % 60) + 59 : minute;
}

const dateOf = (day: number) => new Date(day * 864e5).toISOString().slice(0, 10);
// 1970-01-01 was a Thursday.
const weekdayOf = (day: number) => (((((day + 3) % 7) + 7) % 7) + 1) as Weekday;
/** Minutes of a day, of 'HH:mm'. */
export const minuteOf = (time: string) => {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
};
const timeOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * The rows that hold for a day: special days replace the week's of their date (special-days.ts says whose);
 * several rows of one day are several spans. @param day days since 1970-01-01
 */
export function rowsOf(day: number, { week, special }: OpeningHours) {
  const date = dateOf(day);
  const weekday = weekdayOf(day);
  const own = special.filter((row) => row.date === date);
  return own.length ? own : week.filter((row) => row.days.includes(weekday));
}

/** Same as `openingState`, for many shops at one minute: @param wall from `wallMinute`. */
export function stateAt(wall: number, hours: OpeningHours, openingSoon?: boolean): OpeningState {
  const day = Math.floor(wall / DAY);
  const spans: { from: number; to: number; row: number }[] = [];
  for (let row = day - 1; row <= day + DAYS_AHEAD; row++) {
    for (const { opens, closes } of rowsOf(row, hours)) {
      if (!opens || !closes) continue;
      let from = minuteOf(opens);
      let to = minuteOf(closes);
      if (to <= from) to += DAY;
      else if (to <= NIGHT_ENDS) {
        from += DAY;
        to += DAY;
      }
      // False for a time that is not one.
      if (from < to) spans.push({ from: from + row * DAY, to: to + row * DAY, row });
    }
  }
  spans.sort((a, b) => a.from - b.from);

  let counts = day;
  let until = 0;
  let next: number | undefined;
  for (const { from, to, row } of spans) {
    if (until ? from <= until : from <= wall && wall < to) {
      if (!until) counts = row;
      until = Math.max(until, to);
    } else if (from > wall) next ??= from;
  }

  const rows = rowsOf(counts, hours);
  const open = rows.filter((row) => row.opens && row.closes);
  const today: OpeningState['today'] = {
    date: dateOf(counts),
    day: weekdayOf(counts),
    opens: open[0]?.opens ?? null,
    closes: open.at(-1)?.closes ?? null,
  };
  const special = hours.special.find((row) => row.date === today.date);
  if (special) today.special = special.name ?? '';

  const ahead = (minute: number) => {
    const date = Math.floor(minute / DAY);
    return { date: dateOf(date), time: timeOf(minute % DAY), daysAhead: date - day, day: weekdayOf(date) };
  };
  if (openingSoon) {
    const first = hours.special
      .filter((row) => row.opens && row.date >= dateOf(day))
      .map((row) => Date.parse(row.date) / 6e4 + minuteOf(row.opens ?? ''))
      .sort((a, b) => a - b)[0];
    return first ? { state: 'soon', next: ahead(first), today } : { state: 'soon', today };
  }
  if (!until)
    return next === undefined ? { state: 'closed', today } : { state: 'closed', next: ahead(next), today };
  return until - wall > DAY
    ? { state: 'open', today }
    : { state: 'open', until: until % DAY ? timeOf(until % DAY) : '24:00', today };
}

/**
 * Open, closed or opening soon at `now`, by the centre's clock (spec section 4). Special days go before the week,
 * a day without an opening or a closing time is closed, and closing at or before opening means after midnight:
 * 00:00 to 05:00 belongs to the evening before.
 * @param zone IANA zone of the centre; neither the server's nor the visitor's zone matters
 */
export function openingState(
  now: Date,
  hours: OpeningHours,
  zone: string,
  openingSoon?: boolean,
): OpeningState {
  return stateAt(wallMinute(now, zone), hours, openingSoon);
}
