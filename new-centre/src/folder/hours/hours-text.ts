import { parseDays } from '@mall/contract/opening/day-names.ts';
import type { DayHours, Weekday } from '@mall/contract/opening/opening-models.ts';
import type { Languages } from '../centre.ts';
import { type Fault, leftOut, quoted } from '../telling.ts';
import { CLOSED, EVERY_DAY, ROMAN } from './hour-words.ts';
import { isAlwaysWord, isClosedWord, readSpans } from './spans.ts';
import { ALL_DAYS, type Segment, weekOf } from './week.ts';

const EXAMPLE = 'Write hours as "Mon-Fri 10-20; Sat 10-18; Sun closed".';

/** The days that a label names, in English or a language of the centre, or as Roman numerals; empty for none. */
export function readDays(label: string, languages: Languages): readonly Weekday[] {
  const words = label.replace(/[\s:.–—-]+$/u, '').trim();
  if (EVERY_DAY.has(words.toLowerCase())) return ALL_DAYS;
  const named = /^[IV\s,–—-]+$/.test(words) ? words.replace(/[IV]+/g, (sign) => ROMAN[sign] ?? sign) : words;
  for (const locale of languages) {
    const days = parseDays(named, locale);
    if (days.length > 0) return days;
  }
  return [];
}

const saysHours = (text: string) =>
  /\d/.test(text) || [...CLOSED].some((word) => word.length > 1 && text.trim().toLowerCase().endsWith(word));

/** A comma ends a piece where hours stand before it and a day after it. */
function commaPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const part of text.split(',')) {
    const before = pieces.at(-1);
    if (before === undefined || (saysHours(before) && /^\s*\p{L}/u.test(part) && !isClosedWord(part)))
      pieces.push(part);
    else pieces[pieces.length - 1] = `${before},${part}`;
  }
  return pieces;
}

/** A piece as its days and its hours. */
function halves(piece: string): [label: string, hours: string] {
  const digits = /^(\D*?)[\s:–—-]*(\d.*)$/su.exec(piece);
  if (digits) return [digits[1] ?? '', digits[2] ?? ''];
  const at = piece.search(/[\s:]/);
  for (let cut = at; cut !== -1; ) {
    const rest = piece.slice(cut + 1).trim();
    if (isClosedWord(rest) || isAlwaysWord(rest)) return [piece.slice(0, cut), rest];
    const next = piece.slice(cut + 1).search(/[\s:]/);
    cut = next === -1 ? -1 : cut + 1 + next;
  }
  return isClosedWord(piece) || isAlwaysWord(piece) ? ['', piece] : [piece, ''];
}

/** Hours of the days that a label names; a fault says what of it cannot be read. */
export function readSegment(
  label: string,
  hours: string,
  languages: Languages,
): { segment?: Segment; fault?: Fault } {
  const days = readDays(label, languages);
  if (days.length === 0) return { fault: leftOut(`${quoted(label.trim())} names no days.`, EXAMPLE) };
  if (hours.trim() === '')
    return { fault: leftOut(`${quoted(label.trim())} stands without hours.`, EXAMPLE) };
  const { value, fault } = readSpans(hours);
  return { segment: value && { days, spans: value }, fault };
}

interface WeekRead {
  week: DayHours[];
  faults: Fault[];
}

/** A week written in one text, parts with semicolons, lines or commas. Parts that cannot be read are left out alone. */
export function readWeek(text: string, languages: Languages): WeekRead {
  const segments: Segment[] = [];
  const faults: Fault[] = [];
  const pieces = text.split(/[;\n|]/).flatMap(commaPieces);
  for (const piece of pieces.map((one) => one.trim()).filter(Boolean)) {
    const { segment, fault } = readSegment(...halves(piece), languages);
    if (segment) segments.push(segment);
    if (fault) faults.push(fault);
  }
  const { week, fault } = weekOf(segments);
  return { week, faults: fault ? [...faults, fault] : faults };
}
