import { clockText } from '../formats.ts';
import type { OpeningState } from './opening-state.ts';

/**
 * Message keys of namespace `opening` in the order in which they travel to the browser, joined by `|`;
 * `%` stands for the time or date. Seven whole sentences for the weekdays, since many languages inflect them.
 */
export const WORD_KEYS = [
  'openUntil',
  'openAlways',
  'closed',
  'closedToday',
  'closedTomorrow',
  'closedUntilMonday',
  'closedUntilTuesday',
  'closedUntilWednesday',
  'closedUntilThursday',
  'closedUntilFriday',
  'closedUntilSaturday',
  'closedUntilSunday',
  'closedUntilDate',
  'soon',
  'soonDate',
  'today',
  'until',
  'from',
] as const;

function dateText(date: string, lang: string): string {
  // Plain `en` would put the month first.
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(date));
}

/**
 * The sentence beside the door, e.g. "Zamknięte, otwarcie jutro o 9:00".
 * @param words in the order of `WORD_KEYS` @param lang of the page, BCP 47
 * @param short the time alone, 'do 22:00' or 'od 9:00', where a sentence would name one within a day
 */
export function stateWords(
  { state, until, next }: OpeningState,
  words: readonly string[],
  lang: string,
  short = false,
): string {
  const say = (index: number, value = '') => (words[index] ?? '').replace('%', () => value);
  if (state === 'open') return until ? say(short ? 16 : 0, clockText(until)) : say(1);
  if (state === 'soon') return next ? say(14, dateText(next.date, lang)) : say(13);
  if (!next || (short && next.daysAhead > 1)) return say(2);
  if (next.daysAhead < 2) return say(short ? 17 : 3 + next.daysAhead, clockText(next.time));
  return next.daysAhead < 7 ? say(4 + next.day) : say(12, dateText(next.date, lang));
}
