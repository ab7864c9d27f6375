import { WEEKDAYS } from '@mall/contract/centre-time.ts';
import { trimmedOf } from '@mall/contract/fields.ts';
import { DEFAULT_LOCALE } from '@mall/contract/locales.ts';
import { dayRuns, parseDays } from '@mall/contract/opening/day-names.ts';
import type { Weekday } from '@mall/contract/opening/opening-models.ts';
import { type DayCell, readHours, type Span } from './typed-hours';

/** A component of the form, with whatever fields it has. */
export type FormRow = Readonly<Record<string, unknown>>;

/** Where a row keeps its times: shops' rows and the centre's differ. */
export interface TimeFields {
  opens: string;
  closes: string;
}

export const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/**
 * What was typed and is no time stays in the form as a list of that text: shown again as it was typed, and refused by
 * the form's own check of types, so that no save loses it.
 */
const typedIn = (value: unknown): string | undefined =>
  Array.isArray(value) && typeof value[0] === 'string' ? value[0] : undefined;

/** The days that a row's label names; none for 'Holidays'. */
export const daysOf = (row: FormRow): Weekday[] => parseDays(trimmedOf(row.day), DEFAULT_LOCALE);

/** The hours of one row: a special day's, or one span of a week. @param most how many spans may be typed into it */
export function cellOf(row: FormRow, { opens, closes }: TimeFields, most?: number): DayCell {
  const typed = typedIn(row[opens]);
  if (typed !== undefined) {
    const read = readHours(typed, most);
    return read.kind === 'wrong' ? read : { kind: 'wrong', text: typed, fault: 'unknown' };
  }
  const [from, to] = [trimmedOf(row[opens]).padStart(5, '0'), trimmedOf(row[closes]).padStart(5, '0')];
  if (from === '00000' || to === '00000') return { kind: 'closed' };
  return { kind: 'open', spans: [{ opens: from, closes: to === '00:00' ? '24:00' : to }] };
}

/** The fields that say a day's hours. @param span none = closed */
export function timesOf(cell: DayCell, { opens, closes }: TimeFields, span?: Span): FormRow {
  if (cell.kind === 'wrong') return { [opens]: [cell.text], [closes]: null };
  return { [opens]: span?.opens ?? null, [closes]: span?.closes ?? null };
}

/** Monday to Sunday of a place, from its rows. Several rows of one day are several spans of it. */
export function weekCells(rows: readonly FormRow[], fields: TimeFields): DayCell[] {
  return WEEK.map((day) => {
    const cells = rows.filter((row) => daysOf(row).includes(day)).map((row) => cellOf(row, fields));
    const wrong = cells.find((cell) => cell.kind === 'wrong');
    if (wrong) return wrong;
    const spans = cells.flatMap((cell) => (cell.kind === 'open' ? cell.spans : []));
    if (spans.length > 0) {
      return { kind: 'open', spans: spans.toSorted((a, b) => a.opens.localeCompare(b.opens)) };
    }
    return { kind: cells.length > 0 ? 'closed' : 'empty' };
  });
}

/** 'Monday-Friday, Sunday': in English, which the website reads in every language. */
export function dayLabel(days: readonly Weekday[]): string {
  const name = (day: Weekday) => WEEKDAYS[day - 1] ?? '';
  return dayRuns(days)
    .map(([first, last]) => (first === last ? name(first) : `${name(first)}-${name(last)}`))
    .join(', ');
}

const same = (row: FormRow, times: FormRow) =>
  Object.entries(times).every(([field, value]) =>
    typeof value === 'string' && typeof row[field] === 'string'
      ? trimmedOf(row[field]).padStart(5, '0') === value
      : (row[field] || null) === value,
  );

/** How a day is written into the rows of a place. */
export interface Writing {
  fields: TimeFields;
  /** A new row, without day and times. */
  made: () => FormRow;
  /** What a row that goes hands on to the first one, where no other row has it. */
  kept?: readonly string[];
  /** Whether an emptied week stays as a closed one: a place lives in its rows. */
  lastStays?: boolean;
}

/**
 * The rows of a place after somebody wrote a day's hours. Days with the same hours share a row; a row keeps its other
 * fields, and its label as long as its days are the same.
 */
export function withDay(
  rows: readonly FormRow[],
  day: Weekday,
  cell: DayCell,
  { fields, made, kept = [], lastStays = false }: Writing,
): FormRow[] {
  const freed: FormRow[] = [];
  const left = rows.flatMap((row) => {
    const days = daysOf(row);
    if (!days.includes(day)) return [row];
    const others = days.filter((other) => other !== day);
    if (others.length > 0) return [{ ...row, day: dayLabel(others) }];
    freed.push(row);
    return [];
  });
  const spans: readonly (Span | undefined)[] =
    cell.kind === 'open'
      ? cell.spans
      : cell.kind !== 'empty' || (lastStays && left.length === 0)
        ? [undefined]
        : [];
  const wanted = spans.map((span) => timesOf(cell, fields, span));
  for (const times of wanted) {
    const at =
      cell.kind === 'wrong' ? -1 : left.findIndex((row) => daysOf(row).length > 0 && same(row, times));
    const known = left[at];
    if (known) {
      const days = daysOf(known);
      left[at] = days.includes(day) ? known : { ...known, day: dayLabel([...days, day]) };
    } else left.push({ ...(freed.shift() ?? made()), day: dayLabel([day]), ...times });
  }
  return freed.reduce<FormRow[]>((all, gone) => handedOn(all, gone, kept), left);
}

function handedOn(rows: FormRow[], gone: FormRow, kept: readonly string[]): FormRow[] {
  const [first, ...rest] = rows;
  if (!first) return rows;
  const missing = kept.filter((field) => gone[field] && rows.every((row) => !row[field]));
  return [{ ...first, ...Object.fromEntries(missing.map((field) => [field, gone[field]])) }, ...rest];
}

/**
 * Rows with the keys by which the form's own list tells them apart; those that a row has are kept. Keys sort as texts, so
 * a new one is an old one made longer.
 */
export function keyed(rows: readonly FormRow[]): FormRow[] {
  let last = rows
    .map((row) => trimmedOf(row.__temp_key__))
    .sort()
    .at(-1);
  return rows.map((row) => {
    if (trimmedOf(row.__temp_key__) !== '') return row;
    last = last ? `${last}V` : 'a0';
    return { ...row, __temp_key__: last };
  });
}
