import { isHour } from '@mall/contract';
import { minuteOf } from '@mall/contract/opening/opening-state.ts';
import { asClock, clocksOf } from '@mall/contract/reading/coercions.ts';
import { guessed, leftOut, quoted, type Read } from '../telling.ts';
import { ALWAYS, CLOSED } from './hour-words.ts';

/** Local 'HH:mm', as `DayHours` of the contract has them. */
export interface Span {
  opens: string;
  closes: string;
}

const DAY = 1440;
/** Minutes: closing until then belongs to the evening before (`contract/src/opening/opening-state.ts`). */
const NIGHT_ENDS = 5 * 60;
/** Minutes: whoever closes later in the morning is taken at their word for nights no longer than this. */
const MAX_NIGHT = 12 * 60;

const EXAMPLE = 'Write times as 10:00-20:00.';

function readClock(text: string): Read<string> {
  const clock = asClock(text.trim());
  if (typeof clock === 'string' && (isHour(clock) || clock === '24:00')) return { value: clock };
  return { fault: leftOut(`${quoted(text.trim())} is no time of day.`, 'Write it as HH:mm, such as 09:30.') };
}

/** A span, and which of its clocks a fault is about: `from` where it is about both. */
type SpanRead = Read<Span> & { end: 'from' | 'to' };

/** Two clocks as a span that the contract's opening hours allow: over midnight until 05:00, or later for a night. */
export function readSpan(from: string, to: string): SpanRead {
  const first = readClock(from);
  const last = readClock(to);
  if (first.value === undefined) return { fault: first.fault, end: 'from' };
  if (last.value === undefined) return { fault: last.fault, end: 'to' };
  const span = {
    opens: first.value === '24:00' ? '00:00' : first.value,
    closes: last.value === '00:00' ? '24:00' : last.value,
  };
  return { ...checkedSpan(span), end: 'from' };
}

function checkedSpan(span: Span): Read<Span> {
  const opens = minuteOf(span.opens);
  const closes = minuteOf(span.closes);
  const said = `${span.opens}-${span.closes}`;
  if (opens === closes)
    return {
      fault: leftOut(
        `${said} opens and closes at one time.`,
        'Write 00:00-24:00 for a whole day, or closed.',
      ),
    };
  if (closes > opens || closes <= NIGHT_ENDS) return { value: span };
  if (closes + DAY - opens <= MAX_NIGHT)
    return {
      value: span,
      fault: guessed(
        `${said} closes before it opens: the next morning was understood.`,
        'Look whether that is meant.',
      ),
    };
  return { fault: leftOut(`${said} closes before it opens.`, 'Write the time of opening first.') };
}

export const isClosedWord = (text: string): boolean => CLOSED.has(text.trim().toLowerCase());
export const isAlwaysWord = (text: string): boolean => ALWAYS.has(text.trim().toLowerCase());

/** The hours of one day: "10-13, 15:00-20:00", "closed"; closed is no span. */
export function readSpans(text: string): Read<Span[]> {
  if (isClosedWord(text)) return { value: [] };
  if (isAlwaysWord(text)) return { value: [{ opens: '00:00', closes: '24:00' }] };
  const spans: Span[] = [];
  let fault: Read<Span>['fault'];
  for (const part of text.split(/[,&+]/)) {
    const ends = clocksOf(part.trim());
    if (!ends) return { fault: leftOut(`${quoted(text.trim())} are no hours.`, EXAMPLE) };
    const read = readSpan(String(ends[0]), String(ends[1]));
    fault ??= read.fault;
    if (!read.value) return { fault: read.fault };
    spans.push(read.value);
  }
  return { value: spans, fault };
}

const ends = ({ opens, closes }: Span): [number, number] => {
  const from = minuteOf(opens);
  const to = minuteOf(closes);
  if (to <= from) return [from, to + DAY];
  return to <= NIGHT_ENDS ? [from + DAY, to + DAY] : [from, to];
};

/** Whether two spans of one day have any minute in common. */
export function overlap(one: Span, other: Span): boolean {
  const [from, to] = ends(one);
  const [otherFrom, otherTo] = ends(other);
  return from < otherTo && otherFrom < to;
}

/** By the time of opening. */
export const bySpan = (one: Span, other: Span): number => ends(one)[0] - ends(other)[0];
