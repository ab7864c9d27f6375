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
const WORDS = ['html', 'rendered', 'text', 'value', 'content', 'name', 'title', 'label', 'raw', 'plain'];
const ADDRESSES = ['href', 'url', 'link', 'path', 'value'];

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
    const found = /^[^\d−-]*([−-]?\d[\d\s.,']*)/u.exec(value)?.[1];
    if (found === undefined) return value.trim() === '' ? null : value;
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
  const [, hours, minutes] =
    typeof value === 'string' ? (/^(?:pt)?\s*(\d{1,2})\s*[h:]\D*(\d{1,2})?/i.exec(value.trim()) ?? []) : [];
  return hours === undefined ? asNumber(value, true) : Number(hours) * 60 + Number(minutes ?? 0);
}

const YES = new Set(['true', '1', 'yes', 'y', 'on', 'active', 'enabled', 'tak']);
const NO = new Set(['false', '0', 'no', 'n', 'off', 'inactive', 'disabled', 'nie', '']);

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

function ofTimestamp(stamp: number): string | undefined {
  const date = new Date(Math.abs(stamp) < MAX_SECONDS ? stamp * 1000 : stamp);
  return Number.isNaN(+date) ? undefined : date.toISOString();
}

/** Forms of a date with the places of year, month and day in them. */
const DATES: readonly [RegExp, readonly number[]][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=$|[T ,])/, [1, 2, 3]],
  [/^(\d{4})(\d{2})(\d{2})(?=$|T)/, [1, 2, 3]],
  [/^(\d{1,2})[-/.]\s?(\d{1,2})[-/.]\s?(\d{4})\.?(?=$|[T ,])/, [3, 2, 1]],
];

/** The time of day that stands behind a date, as ISO 8601 has it; undefined for anything else. */
function timeAfter(rest: string): string | undefined {
  const written = rest.replace(/^[T ,]+/, '').trim();
  if (written === '') return '';
  const found = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(written);
  if (!found) return undefined;
  return `T${two(found[1])}:${two(found[2])}:${two(found[3])}${found[4] ?? ''}${found[5] ?? ''}`;
}

/** A day or instant as ISO 8601: timestamps in seconds or milliseconds, days first or years first, mail's own form. */
export function asMoment(value: Json): Json {
  if (typeof value === 'number') return ofTimestamp(value) ?? value;
  if (isFields(value)) {
    const inside = firstOf(value, ['iso', 'date', 'datetime', 'dateTime', 'value']);
    return inside === undefined || typeof inside === 'object' ? value : asMoment(inside);
  }
  if (typeof value !== 'string') return value;
  const written = value.trim();
  if (written === '') return null;
  if (/^\d{9,13}$/.test(written)) return ofTimestamp(Number(written)) ?? value;
  for (const [pattern, order] of DATES) {
    const found = pattern.exec(written);
    if (!found) continue;
    const [year, month, day] = order.map((index) => found[index]);
    const time = timeAfter(written.slice(found[0].length));
    return time === undefined ? value : `${year}-${two(month)}-${two(day)}${time}`;
  }
  if (!/^[A-Za-z]{3,9},? \d|^\d{1,2} [A-Za-z]{3}/.test(written)) return value;
  const parsed = new Date(/\d:\d/.test(written) ? written : `${written} 00:00:00 GMT`);
  if (Number.isNaN(+parsed)) return value;
  return /\d:\d/.test(written) ? parsed.toISOString() : parsed.toISOString().slice(0, 10);
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
  const instant = /^\d{4}-\d{2}-\d{2}[t ](\d{2}):(\d{2})/.exec(written);
  if (instant) return `${instant[1]}:${instant[2]}`;
  const digits = /^(\d{1,2})(\d{2})$/.exec(written);
  if (digits && Number(digits[1]) <= 24) return `${two(digits[1])}:${digits[2]}`;
  const parts =
    /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*h?\s*(am|pm|a\.m\.|p\.m\.)?\s*(?:z|[+-]\d{2}:?\d{2})?$/.exec(
      written,
    );
  if (!parts) return value;
  const half = parts[3]?.[0];
  let hour = Number(parts[1]);
  if (half === 'p' && hour < 12) hour += 12;
  if (half === 'a' && hour === 12) hour = 0;
  return hour > 24 ? value : `${two(String(hour))}:${parts[2] ?? '00'}`;
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
  const ends = value.split(/\s*(?:[-‐‑‒–—―−]|\bdo\b|\bto\b)\s*/);
  const [from, to] = ends;
  if (ends.length !== 2 || !isClock(from) || !isClock(to)) return undefined;
  return [asClock(from), asClock(to)];
}

export const isClock = (value: Json | undefined): value is Json =>
  value !== undefined && /^\d{1,2}:\d{2}$/.test(String(asClock(value)));
