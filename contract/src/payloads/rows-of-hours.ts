import { DEFAULT_LOCALE, type Locale } from '../locales.ts';
import { parseDays } from '../opening/day-names.ts';
import { asMoment, clocksOf, type Fields, isFields } from '../reading/coercions.ts';
import { DAY, KEY, pick } from '../reading/pick.ts';
import type { Json } from '../reading/unwrap.ts';
import type { ReadingContext } from '../wire.ts';

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

/** Numbers of days, with what lies between them: "1", "1-5", "6, 7". */
const NUMBERS_OF_DAYS = /^[0-7](?:\s*[-‐‑‒–—―−,;/+&]\s*[0-7])*$/;

/** 1 to 7 from Monday on, 0 is Sunday too. */
function dayName(day: Json | undefined): Json | undefined {
  if (typeof day === 'number') return WEEK[(day + 6) % 7];
  if (typeof day !== 'string' || !NUMBERS_OF_DAYS.test(day.trim())) return day;
  return day.replace(/[0-7]/g, (digit) => WEEK[(Number(digit) + 6) % 7] ?? digit).trim();
}

export const DAY_FIELDS = ['day', 'days', 'weekday', 'dayOfWeek', 'day_of_week', 'dayName', 'day_name'];

/** Names of a row's first and its last day; those of its hours may be taken for them as well. */
const ENDS: readonly (readonly [of: readonly string[], orHour: string])[] = [
  [['dayFrom', 'fromDay', 'firstDay', 'startDay', 'dayStart', 'weekdayFrom'], 'from'],
  [['dayTo', 'toDay', 'lastDay', 'endDay', 'dayEnd', 'weekdayTo'], 'to'],
];
const isWord = (value: Json | undefined) => typeof value === 'string' && /^\D{2,}$/.test(value);
/** A name of days and no sentence. */
const LONGEST_NAME = 80;
/** A week's hours and no story. */
const LONGEST_WEEK = 1_000;

const namesDays = (value: Json | undefined, locale: Locale): value is string =>
  typeof value === 'string' &&
  value.length > 2 &&
  value.length <= LONGEST_NAME &&
  parseDays(value, locale).length > 0;

/** The days that a row says by its first and its last. */
function daysBetween(row: Fields): string | undefined {
  const ends = ENDS.map(([of, orHour]) => dayName(pick(row, of)) ?? row[orHour]);
  const given = ends.filter((end) => end !== undefined && end !== null);
  return given.length > 0 && given.every(isWord) ? given.join('-') : undefined;
}

/** The day of a row, under whatever name: that of the field says more than what stands in it. */
function dayIn(row: Fields, locale: Locale): Json | undefined {
  return (
    pick(row, DAY_FIELDS) ??
    daysBetween(row) ??
    (/^(?:[0-7]$|\D{2})/.test(String(row[KEY] ?? '')) ? row[KEY] : undefined) ??
    Object.values(row).find((value) => namesDays(value, locale))
  );
}

/** Rows of a week in one text: "Mon–Sat 9–21, Sun 10–20"; undefined of one that is none, or names no days. */
function rowsOfText(text: string, locale: Locale): Fields[] | undefined {
  if (text.length > LONGEST_WEEK) return undefined;
  const rows: Fields[] = [];
  let days: string[] = [];
  const add = (opening_hour: Json, closing_hour: Json) => {
    rows.push({
      day: days.length > 0 ? days.join(', ') : (rows.at(-1)?.day ?? null),
      opening_hour,
      closing_hour,
    });
    days = [];
  };
  for (const part of text.split(/[\n,;|/]/).map((one) => one.trim())) {
    if (part === '') continue;
    const [, name = '', hours] = /^(\D*)(.*)$/.exec(part) ?? [];
    const day = name.replace(/[\s:‐‑‒–—―−-]+$/, '');
    if (day !== '' && parseDays(day, locale).length > 0) days.push(day);
    else if (day !== '' && hours === '') {
      // A day and a word that it is closed.
      const [, shut = ''] = /^(.*\S)[\s:]+\S+$/.exec(day.replaceAll(':', ' ')) ?? [];
      if (parseDays(shut, locale).length === 0) return undefined;
      days.push(shut);
      add(null, null);
    } else if (day !== '') return undefined;
    if (hours === '') continue;
    const span = clocksOf(hours);
    if (!span || (days.length === 0 && rows.length === 0)) return undefined;
    add(span[0], span[1]);
  }
  return days.length > 0 || rows.length === 0 ? undefined : rows;
}

/** A week that is told by words: one text, or a line a day. */
function rowsOfWords(value: Json, locale: Locale): Fields[] | undefined {
  const lines = Array.isArray(value) ? value : [value];
  return lines.every((line) => typeof line === 'string') ? rowsOfText(lines.join('\n'), locale) : undefined;
}

/** Rows with a day each: those of a place that holds them together, seven without names, one for every day. */
export function dayRows(value: Json, context: ReadingContext): Json {
  const { locale = DEFAULT_LOCALE } = context;
  const told = rowsOfWords(value, locale);
  if (told) return told;
  if (isFields(value) && pick(value, HOURS) !== undefined && !Array.isArray(pick(value, NESTED)))
    return dayRows([value], context);
  if (!Array.isArray(value)) return value;
  const rows = value.flatMap((row): Json[] => {
    if (!isFields(row)) return [row];
    const nested = rowsIn(row, locale);
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
  const named = (row: Json) => isFields(row) && dayIn(row, locale) !== undefined;
  const bare = rows.every((row) => !named(row));
  const everyDay = (index: number) => (rows.length === 7 ? (WEEK[index] ?? null) : 'monday-sunday');
  return rows.map((row, index) => {
    const span = isFields(row) || !bare ? undefined : clocksOf(row);
    if (span) return { opening_hour: span[0], closing_hour: span[1], day: everyDay(index) };
    if (!isFields(row)) return row;
    const day = dayIn(row, locale);
    if (day !== undefined && typeof day !== 'object')
      return { ...row, ...withoutDays(row), day: dayName(day) ?? null };
    if (day !== undefined) return row;
    if (pick(row, HOURS) === undefined || !bare) return row;
    return { ...row, day: everyDay(index) };
  });
}

/** What a row holds of the week. */
function rowsIn(row: Fields, locale: Locale): Json | undefined {
  const nested = pick(row, NESTED);
  const isText = typeof nested === 'string' && pick(row, DAY_FIELDS) === undefined;
  return isText ? (rowsOfText(nested, locale) ?? nested) : nested;
}

/** Nothing where a day stands in the place of an hour. */
function withoutDays(row: Fields): Fields {
  return Object.fromEntries(ENDS.filter(([, hour]) => isWord(row[hour])).map(([, hour]) => [hour, null]));
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
