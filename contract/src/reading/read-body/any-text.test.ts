import { describe, expect, it } from 'vitest';
import { looksAgain, patternsTried } from '../../../../scripts/tests/patterns.ts';
import { parseDays } from '../../opening/day-names.ts';
import { contactFacts } from '../../payloads/documents/contact-facts.ts';
import { dayRows, hoursFromText, weekdayOf } from '../../payloads/rows-of-hours.ts';
import { freeDays } from '../../payloads/services/free-days.ts';
import { asClock, asFlag, asMinutes, asMoment, asNumber, asText, clocksOf } from '../coercions.ts';

const context = { timeZone: 'Europe/Warsaw', locale: 'pl-PL' } as const;

/** Everything that makes a value of a text. */
const READERS: readonly [string, (text: string) => unknown][] = [
  ['a text', (text) => asText(text)],
  ['a number', (text) => [asNumber(text, true), asNumber(text, false)]],
  ['minutes', asMinutes],
  ['a flag', asFlag],
  ['a day or an instant', asMoment],
  ['a time of day', asClock],
  ['a span of time', clocksOf],
  ['hours', hoursFromText()],
  ['days', (text) => [parseDays(text, 'pl-PL'), weekdayOf(text)]],
  ['a week', (text) => [dayRows(text, context), dayRows([{ day: text, hours: text }], context)]],
  ['free hours', (text) => [freeDays([{ date: text, hours: text }], context), freeDays(text, context)]],
  ['ways to reach a desk', contactFacts],
];

/** What values are written with, by people and by machines. */
const PIECES = [
  ...[' ', '\t', '\n', '\u00a0', ',', '.', "'", ':', ';', '-', '–', '/', '+', '&', '[', ']', '(', ')'],
  ...['0', '9', '12', '2026', '2026-11-22', '9:00', '9:00–21:00', 'T', 'Z', 'W', 'h', 'am', 'GMT', 'UTC ('],
  ...['to', ' do ', 'pn', 'pn,', 'poniedziałek ', 'Nov ', 'Nov 22, 2026', 'tak', 'a', 'ż', '🦉', '@', 'a@b.'],
  ...['\ud800', '\udc00', '\u0000', '<', '{"'],
];
/** What a value begins with before what is never the end of one. */
const BEGINNINGS = ['', '9', '2026-01-01', 'pn 9'];
const ENDS = ['', 'x'];
const LETTERS = 100_000;

describe.each(READERS)('%s', (_, read) => {
  it.each(PIECES)('is read from a hundred thousand letters of %j, each looked at a few times', (piece) => {
    const long = piece.repeat(Math.ceil(LETTERS / piece.length));
    for (const text of BEGINNINGS.flatMap((first) => ENDS.map((last) => `${first}${long}${last}`))) {
      const tried = patternsTried(() => read(text), LETTERS / 2);
      expect(tried.filter(looksAgain)).toEqual([]);
    }
  });
});

it('takes no book for a value that it begins with', () => {
  const words = `9 ${'and more '.repeat(20)}`;
  expect([asNumber, asMinutes, asMoment, asClock].map((read) => read(words, true))).toEqual(
    Array.from({ length: 4 }, () => words),
  );
});
