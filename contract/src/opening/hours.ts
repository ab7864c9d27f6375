import { addDays, centreDate } from '../centre-time.ts';
import { omitUndefined, trimToUndefined, validMoment } from '../fields.ts';
import type { Locale } from '../locales.ts';
import type { OpeningRow, SpecialDayRecord, TenantHours } from '../payloads/opening-times.ts';
import { parseDays } from './day-names.ts';
import type { DayHours, Hours, SpecialDay } from './opening-models.ts';

interface HourFields {
  openingHour?: string | null;
  closingHour?: string | null;
  opening_hour?: string | null;
  closing_hour?: string | null;
}

/** "9:00", "09.00" or "09:00:00.000" as 'HH:mm'; null for no time of day. */
function clock(value: string | null | undefined): string | null {
  const [, hour = '', minute = ''] = /^\s*(\d{1,2})[:.](\d{2})/.exec(value ?? '') ?? [];
  if (hour === '' || Number(minute) > 59) return null;
  const whole = Number(hour);
  if (whole > 24 || (whole === 24 && minute !== '00')) return null;
  return `${String(whole).padStart(2, '0')}:${minute}`;
}

/** Both or neither: a day with one of them missing is closed. Midnight closing is '24:00' (spec section 4). */
function span(fields: HourFields): { opens: string | null; closes: string | null } {
  const opens = clock(trimToUndefined(fields.openingHour) ?? fields.opening_hour);
  const closes = clock(trimToUndefined(fields.closingHour) ?? fields.closing_hour);
  if (opens === null || closes === null) return { opens: null, closes: null };
  return { opens: opens === '24:00' ? '00:00' : opens, closes: closes === '00:00' ? '24:00' : closes };
}

/** One row; null when it says neither a day nor a text. A label that is no day keeps its row, without days. */
function row(day: string | null, fields: HourFields, note: string | null, locale: Locale): DayHours | null {
  const label = trimToUndefined(day);
  const words = trimToUndefined(note);
  if (label === undefined && words === undefined) return null;
  const days = label === undefined ? [] : parseDays(label, locale);
  return omitUndefined({ days, label: label ?? '', ...span(fields), text: words });
}

/** For whom and when hours are said. */
export interface HoursContext {
  locale: Locale;
  now: Date;
  /** IANA zone of the centre. */
  timeZone: string;
}

/** A kept page may be shown for ten days, and looks two weeks ahead for the next opening. */
const DAYS_AHEAD = 60;

/** The days from yesterday on (its night may still last) to two months ahead: pages carry them many times over. */
export function daysInSight(days: readonly SpecialDay[], { now, timeZone }: HoursContext): SpecialDay[] {
  const today = centreDate(now, timeZone);
  const first = addDays(today, -1);
  const last = addDays(today, DAYS_AHEAD);
  return days.filter(({ date }) => date >= first && date <= last);
}

/** The dates of special days by their names: what has a name and no date is matched by it (spec section 4). */
export type DatesByName = ReadonlyMap<string, readonly string[]>;

/** A name as it is matched, whatever its case and spaces. */
export const nameKey = (name: string | null | undefined) =>
  trimToUndefined(name)?.toLowerCase().replace(/\s+/g, ' ') ?? '';

/** Whether two names are of the same thing; an empty one is nobody's. */
export const sameName = (one: string | null | undefined, other: string | null | undefined): boolean =>
  nameKey(one) === nameKey(other) && nameKey(other) !== '';

export function datesByName(records: readonly SpecialDayRecord[], context: HoursContext): DatesByName {
  const dates = new Map<string, string[]>();
  for (const record of records) {
    const date = dateOf(record.date, context);
    const name = nameKey(record.special_day_name);
    if (date !== undefined && name !== '') dates.set(name, [...(dates.get(name) ?? []), date]);
  }
  return dates;
}

/** Midnight by Greenwich is how many write a plain date; any other instant falls on the centre's date. */
function dateOf(value: string | null, { timeZone }: HoursContext): string | undefined {
  const moment = validMoment(value);
  if (moment === undefined || moment.length === 10) return moment;
  return moment.endsWith('T00:00:00.000Z') ? moment.slice(0, 10) : centreDate(new Date(moment), timeZone);
}

/** Special days as they are written, those without a date at the dates of their name. */
export function specialDays(
  records: readonly SpecialDayRecord[],
  context: HoursContext,
  dates: DatesByName = new Map(),
): SpecialDay[] {
  return records.flatMap((record) => {
    const name = trimToUndefined(record.special_day_name) ?? trimToUndefined(record.day);
    const own = dateOf(record.date, context);
    const days = own === undefined ? (dates.get(nameKey(name)) ?? []) : [own];
    return days.map((date) =>
      omitUndefined({ date, name: trimToUndefined(record.special_day_name), ...span(record) }),
    );
  });
}

/** A week, and what its rows say of special days: a row whose day is the name of one holds for its dates. */
export function weekOf(rows: readonly DayHours[], dates: DatesByName): Hours {
  const named = rows.filter(({ days, label }) => days.length === 0 && dates.has(nameKey(label)));
  return {
    week: rows.filter((entry) => !named.includes(entry)),
    special: named.flatMap(({ label, opens, closes }) =>
      (dates.get(nameKey(label)) ?? []).map((date) => ({ date, name: label, opens, closes })),
    ),
  };
}

/** Whether a special day says no hours and some row is written for its name: it only dates that row. */
export function onlyDates(record: SpecialDayRecord, rows: readonly Pick<OpeningRow, 'day'>[]): boolean {
  const name = nameKey(record.special_day_name);
  return span(record).opens === null && name !== '' && rows.some(({ day }) => nameKey(day) === name);
}

/** The rows of a shop's week. */
export function tenantWeek(week: readonly TenantHours[], locale: Locale): DayHours[] {
  return week.map((entry) => row(entry.day, entry, null, locale)).filter((entry) => entry !== null);
}

/** A place of the opening times: the rows that share a `for_what`. */
export interface PlaceRows {
  name: string;
  rows: DayHours[];
  link: string | null;
  icons: NonNullable<OpeningRow['icon']>[];
}

/** Active rows by place, in their order; the first place is the centre itself. */
export function openingPlaces(rows: readonly OpeningRow[], locale: Locale): PlaceRows[] {
  const places = new Map<string, PlaceRows>();
  const sorted = rows
    .filter(({ isActive }) => isActive !== false)
    .toSorted((a, b) => (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER));
  for (const entry of sorted) {
    const name = trimToUndefined(entry.for_what) ?? '';
    const place = places.get(name) ?? { name, rows: [], link: null, icons: [] };
    places.set(name, place);
    const made = row(entry.day, entry, entry.opening_hours_text, locale);
    if (made) place.rows.push(made);
    place.link ??= trimToUndefined(entry.link) ?? null;
    if (entry.icon) place.icons.push(entry.icon);
  }
  return [...places.values()];
}
