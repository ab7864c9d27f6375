import { htmlOfBlocks } from './rich-blocks.ts';
import type { Json } from './unwrap.ts';

/**
 * Values in another spelling than the contract's. Each gives the canonical value, or the value itself where it makes
 * nothing of it: validation then drops and reports it.
 */

export type Fields = { [key: string]: Json };

export const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys under which a text hides in an object of its own, by what the text is. */
const WORDS = [
  ...['html', 'rendered', 'text', 'value', 'content', 'name', 'title', 'label', 'raw', 'plain'],
  'current',
];
const ADDRESSES = ['href', 'url', 'link', 'path', 'value', 'cached_url', 'uri', 'current'];

/** No value is written with more letters, and a longer text, which may be a book, is not searched for one. */
const LONGEST_VALUE = 100;
const isTooLong = ({ length }: string) => length > LONGEST_VALUE;

const firstOf = (value: Fields, keys: readonly string[]): Json | undefined =>
  keys.map((key) => value[key]).find((found) => found !== undefined && found !== null && found !== '');

/** Words, or an address when `isAddress`: numbers, lists of words, trees of rich text, an object around them. */
export function asText(value: Json, isAddress = false): Json {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) {
    const html = htmlOfBlocks(value);
    if (html !== undefined) return html;
    const words = value.flatMap((item) => {
      const read = item === null ? null : asText(item, isAddress);
      return typeof read === 'string' && read.trim() !== '' ? [read] : [];
    });
    if (words.length === 0) return value.length === 0 ? null : value;
    return isAddress ? (words[0] ?? null) : words.join(', ');
  }
  if (isFields(value)) {
    const html = htmlOfBlocks(value);
    if (html !== undefined) return html;
    const inside = firstOf(value, isAddress ? ADDRESSES : WORDS);
    return inside === undefined || isFields(inside) ? value : asText(inside, isAddress);
  }
  return value;
}

/** "12,5 m" as 12.5, "1 800" as 1800; thousands are told from decimals by their three digits. */
export function asNumber(value: Json, isWhole: boolean): Json {
  if (typeof value === 'string') {
    const written = value.trim();
    if (written === '') return null;
    if (isTooLong(written)) return value;
    const found = /^[^\d−-]*([−-]?\d[\d\s.,']*)/u.exec(written)?.[1];
    if (found === undefined) return value;
    const digits = found
      .replace('−', '-')
      .replace(/[\s']/gu, '')
      .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
      .replace(/[.,]+$/, '')
      .replace(',', '.');
    const read = Number(digits);
    if (!Number.isFinite(read)) return value;
    return isWhole ? Math.round(read) : read;
  }
  if (isFields(value)) {
    const inside = firstOf(value, ['value', 'amount', 'number', 'minutes', 'price']);
    return inside === undefined || typeof inside === 'object' ? value : asNumber(inside, isWhole);
  }
  return isWhole && typeof value === 'number' ? Math.round(value) : value;
}

/** "1 h 38 min", "1:38" and "PT1H38M" as minutes; what says no hours is a number of them. */
export function asMinutes(value: Json): Json {
  const written = typeof value === 'string' ? value.trim() : '';
  const [, hours, minutes] = isTooLong(written)
    ? []
    : (/^(?:pt)?\s*(\d{1,2})\s*[h:]\D*(\d{1,2})?/i.exec(written) ?? []);
  return hours === undefined ? asNumber(value, true) : Number(hours) * 60 + Number(minutes ?? 0);
}

const YES = new Set(['true', '1', 'yes', 'y', 'on', 'active', 'enabled', 'tak']);
const NO = new Set(['false', '0', 'no', 'n', 'off', 'none', 'inactive', 'disabled', 'nie', '']);

export function asFlag(value: Json): Json {
  if (value === 1) return true;
  if (value === 0) return false;
  if (typeof value !== 'string') return value;
  const word = value.trim().toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : value;
}

const two = (digits: string | undefined) => (digits ?? '0').padStart(2, '0');
/** Below this a timestamp counts seconds: it is the year 5138 in them, and 1973 in milliseconds. */
const MAX_SECONDS = 1e11;
/** Below this, in March 1973 as seconds, a number is no moment: it stands for nothing, counts something, or is a year. */
const MIN_SECONDS = 1e8;
const DAY_MS = 86_400_000;

function ofTimestamp(stamp: number): string | undefined {
  if (Math.abs(stamp) < MIN_SECONDS) return undefined;
  const date = new Date(Math.abs(stamp) < MAX_SECONDS ? stamp * 1000 : stamp);
  return Number.isNaN(+date) ? undefined : date.toISOString();
}

/** Forms of a date with the places of year, month and day in them. */
const DATES: readonly [RegExp, readonly number[]][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=$|[T ,Z+-])/i, [1, 2, 3]],
  [/^(\d{4})(\d{2})(\d{2})(?=$|T)/i, [1, 2, 3]],
  [/^(\d{1,2})[-/.]\s?(\d{1,2})[-/.]\s?(\d{4})\.?(?=$|[T ,])/i, [3, 2, 1]],
];
const ZONE = '(Z|UTC|GMT|[+-]\\d{2}(?::?\\d{2})?)?';
/** A time of day with its separators, and one without, which has no five digits; both end with the zone. */
const TIMES: readonly RegExp[] = [
  new RegExp(
    `^(\\d{1,2})(?:\\s*[:.h]\\s*(\\d{2})(?:[:.](\\d{2})(?:[.,](\\d+))?)?)?\\s*h?\\s*(a\\.?m\\.?|p\\.?m\\.?)?\\s*${ZONE}$`,
    'i',
  ),
  new RegExp(`^(?!\\d{5}(?:\\D|$))(\\d{1,2}?)(\\d{2})(?:(\\d{2})(?:[.,](\\d+))?)?()${ZONE}$`, 'i'),
];
/** Java's name of the zone behind an offset; a date that says its zone is that date. */
const ZONE_NAME = /\s*\[[\w/+-]+\]$/;
const DATE_ZONE = new RegExp(`^${ZONE}$`, 'i');
/** How a date in English words ends that says its zone; any other is the centre's clock. */
const SAID_ZONE = /(?:Z|GMT|UTC?|[ECMP][SD]T|[+-]\d{2}:?\d{2})(?:\s*\([^)]*\))?$/;

/** Words that English dates have; such a date says its day and its year as well. */
const ENGLISH_DATE = [
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i,
  /(?<![\d:+-])\d{1,2}(?![\d:])/,
  /(?<![\d:+-])\d{4}(?![\d:])/,
];

/** The hour of a day of 24, from one of a half of 12. @param half "am" or "pm", in any spelling */
function hourOf(digits: string | undefined, half: string | undefined): number {
  const hour = Number(digits);
  const isAfternoon = /^p/i.test(half ?? '');
  if (isAfternoon && hour < 12) return hour + 12;
  return half && !isAfternoon && hour === 12 ? 0 : hour;
}

interface TimeOfDay {
  /** Of 24. */
  hour: number;
  minute: string | undefined;
  second: string | undefined;
  fraction: string | undefined;
  zone: string | undefined;
}

/** A time of day in any of its spellings; undefined for anything else. */
function timeIn(written: string): TimeOfDay | undefined {
  const found = TIMES.map((form) => form.exec(written)).find((one) => one !== null);
  if (!found) return undefined;
  const [, hour, minute, second, fraction, half, zone] = found;
  return { hour: hourOf(hour, half), minute, second, fraction, zone };
}

function zoneOf(written: string | undefined): string {
  if (!written) return '';
  if (/^[a-z]/i.test(written)) return 'Z';
  return written.length === 3 ? `${written}:00` : written;
}

/** The time of day that stands behind a date, as ISO 8601 has it; undefined for anything else. */
function timeAfter(rest: string): string | undefined {
  const written = rest
    .replace(ZONE_NAME, '')
    .replace(/^[T ,]+/i, '')
    .trim();
  if (DATE_ZONE.test(written)) return '';
  const time = timeIn(written);
  if (!time) return undefined;
  const { hour, minute, second, fraction, zone } = time;
  const parts = [String(hour), minute, second].map(two).join(':');
  return `T${parts}${fraction === undefined ? '' : `.${fraction}`}${zoneOf(zone)}`;
}

/** "2026-W47-7", and "2026-W47" as its Monday. */
function ofWeek(written: string): string | undefined {
  const found = /^(\d{4})-?W(\d{2})(?:-?([1-7]))?$/i.exec(written);
  if (!found) return undefined;
  const [, year, week, day = '1'] = found;
  // The fourth of January is in week 1.
  const fourth = new Date(`${year}-01-04T00:00:00Z`);
  const monday = +fourth - ((fourth.getUTCDay() + 6) % 7) * DAY_MS;
  return new Date(monday + ((Number(week) - 1) * 7 + Number(day) - 1) * DAY_MS).toISOString().slice(0, 10);
}

/** `[2026, 11, 22, 18, 30]`, as Java writes a date, with or without its time. */
function ofNumbers(parts: readonly Json[]): string | undefined {
  const numbers = parts.filter((part) => typeof part === 'number');
  if (numbers.length !== parts.length || numbers.length < 3 || (numbers[0] ?? 0) < 1000) return undefined;
  const [year, month, day, ...time] = numbers.map(String);
  const clock = time.length > 1 ? `T${[0, 1, 2].map((index) => two(time[index])).join(':')}` : '';
  return `${year}-${two(month)}-${two(day)}${clock}`;
}

/** Days before months, unless only the other way round makes a month. */
function dayOf(year = '', month = '', day = ''): string {
  const isSwapped = Number(month) > 12 && Number(day) <= 12;
  return isSwapped ? `${year}-${two(day)}-${two(month)}` : `${year}-${two(month)}-${two(day)}`;
}

/**
 * A day or instant as ISO 8601: timestamps in seconds or milliseconds, days first or years first, weeks, with halves of
 * twelve hours, with or without separators, lists of numbers, mail's own form.
 */
export function asMoment(value: Json): Json {
  if (typeof value === 'number') {
    const isDay = /^\d{8}$/.test(String(value));
    return isDay ? asMoment(String(value)) : (ofTimestamp(value) ?? value);
  }
  if (Array.isArray(value)) return ofNumbers(value) ?? value;
  if (isFields(value)) {
    const inside = firstOf(value, ['iso', 'date', 'datetime', 'dateTime', 'value']);
    return inside === undefined || isFields(inside) ? value : asMoment(inside);
  }
  if (typeof value !== 'string') return value;
  const written = value.trim();
  if (written === '') return null;
  if (isTooLong(written)) return value;
  if (/^\d{9,13}$/.test(written)) return ofTimestamp(Number(written)) ?? value;
  for (const [pattern, order] of DATES) {
    const found = pattern.exec(written);
    if (!found) continue;
    const [year, month, day] = order.map((index) => found[index]);
    const time = timeAfter(written.slice(found[0].length));
    return time === undefined ? value : `${dayOf(year, month, day)}${time}`;
  }
  const week = ofWeek(written);
  if (week) return week;
  if (!ENGLISH_DATE.every((part) => part.test(written))) return value;
  const hasTime = /\d:\d/.test(written);
  const hasZone = hasTime && SAID_ZONE.test(written);
  const parsed = new Date(hasZone ? written : `${written}${hasTime ? '' : ' 00:00:00'} GMT`);
  if (Number.isNaN(+parsed)) return value;
  return hasZone ? parsed.toISOString() : parsed.toISOString().slice(0, hasTime ? 19 : 10);
}

/** "HH:mm": 9, "9", 900, "0900", "9.00", "9 am", "21h30", "09:00:00.000", an instant's own clock. */
export function asClock(value: Json): Json {
  if (isFields(value)) {
    const hour = value.hour ?? value.hours;
    if (typeof hour !== 'number') return value;
    const minute = value.minute ?? value.minutes;
    return `${two(String(hour))}:${two(String(typeof minute === 'number' ? minute : 0))}`;
  }
  if (typeof value !== 'number' && typeof value !== 'string') return value;
  const written = String(value).trim().toLowerCase();
  if (written === '') return null;
  if (isTooLong(written)) return value;
  const instant = /^\d{4}-\d{2}-\d{2}[t ](\d{2}):(\d{2})/.exec(written);
  if (instant) return `${instant[1]}:${instant[2]}`;
  const time = timeIn(written);
  if (!time || time.hour > 24) return value;
  // Without seconds before it that is no zone but the other end: "9:00-17:00".
  if (/^[+-]/.test(time.zone ?? '') && time.second === undefined) return value;
  return `${two(String(time.hour))}:${time.minute ?? '00'}`;
}

/** "9:00–21:00" as its two ends; undefined for what is no span of time. */
export function clocksOf(value: Json | undefined): [Json, Json] | undefined {
  if (isFields(value)) {
    const from = firstOf(value, ['from', 'open', 'opens', 'start', 'opening', 'opening_hour', 'openingHour']);
    const to = firstOf(value, ['to', 'close', 'closes', 'end', 'closing', 'closing_hour', 'closingHour']);
    return from === undefined || to === undefined ? undefined : [from, to];
  }
  if (Array.isArray(value)) {
    const [from, to] = value;
    if (value.length === 1) return clocksOf(from);
    return value.length === 2 && isClock(from) && isClock(to) ? [asClock(from), asClock(to)] : undefined;
  }
  if (typeof value !== 'string') return undefined;
  const written = value.trim();
  if (isTooLong(written)) return undefined;
  const ends = written.split(/\s*(?:[-‐‑‒–—―−]|\bdo\b|\bto\b)\s*/);
  const [from, to] = ends;
  if (ends.length !== 2 || !isClock(from) || !isClock(to)) return undefined;
  return [asClock(from), asClock(to)];
}

export const isClock = (value: Json | undefined): value is Json =>
  value !== undefined && /^\d{1,2}:\d{2}$/.test(String(asClock(value)));
