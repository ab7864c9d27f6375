import { asMoment, clocksOf, type Fields, isFields } from '../reading/coercions.ts';
import { DAY, KEY, pick } from '../reading/pick.ts';
import type { Json } from '../reading/unwrap.ts';

export const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const NESTED = [
  'hours',
  'opening_hours',
  'openingHours',
  'openingTimes',
  'opening_times',
  'times',
  'rows',
  'week',
  'days',
  'schedule',
];
const HOURS = [
  'opening_hour',
  'openingHour',
  'open',
  'opens',
  'from',
  'start',
  'opening',
  'hours',
  'time',
  'times',
  'openingTime',
];

/** 1 to 7 from Monday on, 0 is Sunday too. */
function dayName(day: Json | undefined): Json | undefined {
  if (typeof day === 'number' || (typeof day === 'string' && /^[0-7]$/.test(day.trim())))
    return WEEK[(Number(day) + 6) % 7];
  return day;
}

export const DAY_FIELDS = ['day', 'days', 'weekday', 'dayOfWeek', 'day_of_week', 'dayName', 'day_name'];

/** Rows with a day each: those of a place that holds them together, seven without names, one for every day. */
export function dayRows(value: Json): Json {
  if (isFields(value) && pick(value, HOURS) !== undefined && !Array.isArray(pick(value, NESTED)))
    return dayRows([value]);
  if (!Array.isArray(value)) return value;
  const rows = value.flatMap((row): Json[] => {
    if (!isFields(row)) return [row];
    const nested = pick(row, NESTED);
    const isNest = isFields(nested)
      ? clocksOf(nested) === undefined
      : Array.isArray(nested) && nested.some(isFields);
    if (!isNest) return [row];
    const place = Object.fromEntries(Object.entries(row).filter(([key]) => !NESTED.includes(key)));
    const inside: Json[] = Array.isArray(nested)
      ? nested
      : Object.entries(nested as Fields).map(([day, hours]) =>
          isFields(hours) ? ({ day, ...hours } as Json) : { day, hours },
        );
    return inside.map((one) => (isFields(one) ? { ...place, ...one } : one));
  });
  const dayIn = (row: Fields) =>
    pick(row, DAY_FIELDS) ?? (/^(?:[0-7]$|\D{2})/.test(String(row[KEY] ?? '')) ? row[KEY] : undefined);
  const named = (row: Json) => isFields(row) && dayIn(row) !== undefined;
  const bare = rows.every((row) => !named(row));
  const everyDay = (index: number) => (rows.length === 7 ? (WEEK[index] ?? null) : 'monday-sunday');
  return rows.map((row, index) => {
    const span = isFields(row) || !bare ? undefined : clocksOf(row);
    if (span) return { opening_hour: span[0], closing_hour: span[1], day: everyDay(index) };
    if (!isFields(row)) return row;
    const day = dayIn(row);
    if (day !== undefined) return typeof day === 'object' ? row : { ...row, day: dayName(day) ?? null };
    if (pick(row, HOURS) === undefined || !bare) return row;
    return { ...row, day: everyDay(index) };
  });
}

/** A date as the day of the week it is. */
export function weekdayOf(day: Json | undefined): Json | undefined {
  const date = typeof day === 'string' && /\d{4}/.test(day) ? asMoment(day) : undefined;
  if (typeof date !== 'string' || !DAY.test(date)) return dayName(day);
  return WEEK[(new Date(`${date.slice(0, 10)}T12:00:00Z`).getUTCDay() + 6) % 7];
}

/** A day's hours in one text: both ends, or the words where the day has a field for them. */
export function hoursFromText(words?: string): (value: Json) => Json {
  return (value) => {
    const span = clocksOf(value);
    if (span) return { opening_hour: span[0], closing_hour: span[1] };
    if (typeof value !== 'string') return value;
    return words === undefined ? {} : { [words]: value };
  };
}
