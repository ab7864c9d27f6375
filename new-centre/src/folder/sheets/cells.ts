import { isDay, isEmail } from '@mall/contract';
import { trimToUndefined } from '@mall/contract/fields.ts';
import { asMoment } from '@mall/contract/reading/coercions.ts';
import { guessed, leftOut, quoted, type Read } from '../telling.ts';
import type { Cell } from './sheet.ts';

/** Spreadsheets count days from here; a time of day alone is a date of these years. */
const FIRST_YEARS = 1905;

/** Whether a date cell is a time of day and no date. */
const isTimeOfDay = (cell: Date): boolean => cell.getUTCFullYear() < FIRST_YEARS;

function textOfDate(date: Date): string {
  // Times are fractions of a day, which seldom come out even.
  const iso = new Date(Math.round(+date / 1000) * 1000).toISOString();
  return isTimeOfDay(date) ? iso.slice(11, 16) : iso.slice(0, 10);
}

/** A cell as one line of text; dates as YYYY-MM-DD, times of day as HH:mm. */
export function lineOf(cell: Cell): string {
  if (cell instanceof Date) return textOfDate(cell);
  return trimToUndefined(String(cell))?.replace(/\s+/g, ' ') ?? '';
}

/** A cell as text with its line breaks. */
export function textOf(cell: Cell): string {
  return typeof cell === 'string' ? cell.trim() : lineOf(cell);
}

const PHONE = /^[+\d][\d\s()./-]*(?:\s*(?:ext\.?|x)\s*\d+)?$/i;
const MIN_DIGITS = 5;

export function readPhone(cell: Cell): Read<string> {
  const text = lineOf(cell);
  if (text === '') return {};
  if (!PHONE.test(text) || text.replace(/\D/g, '').length < MIN_DIGITS)
    return {
      fault: leftOut(`${quoted(text)} is no phone number.`, 'Write it with digits, such as +370 600 00000.'),
    };
  if (typeof cell !== 'number') return { value: text };
  return {
    value: text,
    fault: guessed(
      'The spreadsheet has the phone as a number: a plus sign or a zero before it may be lost.',
      'Format the column as text, and write the number again.',
    ),
  };
}

export function readEmail(cell: Cell): Read<string> {
  const text = lineOf(cell).replace(/^mailto:/i, '');
  if (text === '' || isEmail(text)) return text === '' ? {} : { value: text };
  return { fault: leftOut(`${quoted(text)} is no email address.`, 'Write it as shop@example.com.') };
}

export function readWebsite(cell: Cell): Read<string> {
  const text = lineOf(cell);
  if (text === '') return {};
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (/^https?:\/\/[^\s./]+(?:\.[^\s./]+)+(?:[/?#:]\S*)?$/i.test(url) && URL.canParse(url))
    return { value: url };
  return {
    fault: leftOut(`${quoted(text)} is no address of a website.`, 'Write it as https://example.com.'),
  };
}

/** YYYY-MM-DD; of "03.04.2026" the day stands first. */
export function readDate(cell: Cell): Read<string> {
  const text = lineOf(cell);
  if (text === '') return {};
  const moment = typeof cell === 'number' ? null : asMoment(text);
  const day = typeof moment === 'string' ? moment.slice(0, 10) : '';
  if (isDay(day)) return { value: day };
  return { fault: leftOut(`${quoted(text)} is no date.`, 'Write it as YYYY-MM-DD, such as 2026-09-01.') };
}

/** A spreadsheet's own date where hours should stand, as it makes one of "10-20". */
export function readHoursCell(cell: Cell): Read<string> {
  if (cell instanceof Date && !isTimeOfDay(cell))
    return {
      fault: leftOut(
        `The spreadsheet has made a date of the hours: ${lineOf(cell)}.`,
        'Format the column as text, and write the hours again.',
      ),
    };
  const text = cell instanceof Date ? lineOf(cell) : textOf(cell);
  return text === '' ? {} : { value: text };
}
