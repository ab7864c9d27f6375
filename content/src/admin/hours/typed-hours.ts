import { clockText } from '@mall/contract/formats.ts';
import { minuteOf } from '@mall/contract/opening/opening-state.ts';

/** Opening and closing of a day as 'HH:mm'; closing '24:00' is midnight, at or before opening the night after. */
export interface Span {
  opens: string;
  closes: string;
}

/** What is wrong with typed hours; `words.ts` says for each what to write instead. */
type HoursFault = 'unknown' | 'hour' | 'minutes' | 'both' | 'same' | 'overlap' | 'one';

/** A day of the grid. `empty`: nobody has said anything about it. */
export type DayCell =
  | { kind: 'open'; spans: readonly Span[] }
  | { kind: 'closed' }
  | { kind: 'empty' }
  | { kind: 'wrong'; text: string; fault: HoursFault };

const CLOSED = /^(?:closed|shut|nieczynn[eay]|zamkni[eę]t[eay]|wolne|x|[-–—])$/i;
const ALL_DAY = /^(?:24\s*h|24\/7|all day|ca[łl][aą] dob[eę])$/i;
const PART = /^(?:od|from)?\s*(\S+?)\s*(?:[-–—]|\sdo\s|\sto\s|\suntil\s)\s*(\S+)$/i;
const ONE = /^(?:od|from|do|to|until)?\s*\d{1,2}(?:[:.]\d*)?\s*[-–—]?$|^[-–—]\s*\d/i;

/** '9', '9:30', '09.30' or '0930' as 'HH:mm', else what is wrong with it. */
function timeOf(text: string): string | HoursFault {
  const [, hour, minute = '00'] =
    /^(\d{1,2})(?:[:.](\d+))?$/.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text) ?? [];
  if (hour === undefined) return 'unknown';
  if (minute.length !== 2 || Number(minute) > 59) return 'minutes';
  if (Number(hour) > 24 || (Number(hour) === 24 && minute !== '00')) return 'hour';
  return `${hour.padStart(2, '0')}:${minute}`;
}

const isFault = (time: string): time is HoursFault => !time.includes(':');

function spanOf(part: string): Span | HoursFault {
  const [, first, last] = PART.exec(part) ?? [];
  if (first === undefined || last === undefined) return ONE.test(part) ? 'both' : 'unknown';
  const opens = timeOf(first);
  if (isFault(opens)) return opens;
  const closes = timeOf(last);
  if (isFault(closes)) return closes;
  if (opens === '24:00') return 'hour';
  if (opens === closes) return 'same';
  return { opens, closes: closes === '00:00' ? '24:00' : closes };
}

function overlap(spans: readonly Span[]): boolean {
  const sorted = [...spans].sort((a, b) => minuteOf(a.opens) - minuteOf(b.opens));
  return sorted.some((span, at) => {
    const next = sorted[at + 1];
    if (!next) return false;
    const ends = minuteOf(span.closes);
    return ends <= minuteOf(span.opens) || ends > minuteOf(next.opens);
  });
}

/**
 * What somebody typed into a day: '9-21', '9:00-21:30', 'od 9 do 21', '9-13, 15-18', 'closed', 'nieczynne', '24h'.
 * @param most how many spans the day may have
 */
export function readHours(typed: string, most = Number.POSITIVE_INFINITY): DayCell {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '') return { kind: 'empty' };
  if (CLOSED.test(text)) return { kind: 'closed' };
  if (ALL_DAY.test(text)) return { kind: 'open', spans: [{ opens: '00:00', closes: '24:00' }] };
  const spans: Span[] = [];
  for (const part of text.split(/\s*[,;+&]\s*/)) {
    const span = spanOf(part);
    if (typeof span === 'string') return { kind: 'wrong', text: typed, fault: span };
    spans.push(span);
  }
  if (spans.length > most) return { kind: 'wrong', text: typed, fault: 'one' };
  return overlap(spans) ? { kind: 'wrong', text: typed, fault: 'overlap' } : { kind: 'open', spans };
}

/** The hours of a day as short as they can be read back: '9–21', '9:30–21:30', '9–13, 15–18'. @param closed the word for it */
export function shownHours(cell: DayCell, closed: string): string {
  if (cell.kind === 'empty') return '';
  if (cell.kind === 'closed') return closed;
  if (cell.kind === 'wrong') return cell.text;
  return cell.spans.map(({ opens, closes }) => shownSpan(opens, closes)).join(', ');
}

function shownSpan(opens: string, closes: string): string {
  const whole = opens.endsWith(':00') && closes.endsWith(':00');
  const shown = (time: string) => (whole ? String(Number(time.slice(0, 2))) : clockText(time));
  return `${shown(opens)}–${shown(closes)}`;
}
