import { asFlag } from '@mall/contract/reading/coercions.ts';
import type { Languages } from '../centre.ts';
import { readDays } from '../hours/hours-text.ts';
import { isClosedWord, readSpan, type Span } from '../hours/spans.ts';
import type { Segment } from '../hours/week.ts';
import { lineOf, readDate, readHoursCell } from '../sheets/cells.ts';
import type { HoursColumn } from '../sheets/columns.ts';
import type { TableRow } from '../sheets/table.ts';
import { guessed, leftOut, quoted, type Read } from '../telling.ts';

/** Whether a row has a date, or days of the week: in a column of its own, or both in one. */
export function whenOf(
  row: TableRow<HoursColumn>,
  languages: Languages,
): Read<{ date: string } | { days: Segment['days'] }> & { column: HoursColumn } {
  const dateCell = row.cell('date');
  const dayCell = row.cell('weekday');
  const text = lineOf(dayCell);
  const isDate = dayCell instanceof Date || /\d{4}/.test(text);
  if (lineOf(dateCell) !== '' || isDate) {
    const column = lineOf(dateCell) === '' ? 'weekday' : 'date';
    const { value, fault } = readDate(row.cell(column));
    return { value: value === undefined ? undefined : { date: value }, fault, column };
  }
  const days = text === '' ? [] : readDays(text, languages);
  if (days.length > 0) return { value: { days }, column: 'weekday' };
  const problem =
    text === '' ? 'The row has neither a weekday nor a date.' : `${quoted(text)} names no days.`;
  return { fault: leftOut(problem, 'Write Mon, Mon-Fri or a date such as 2026-12-24.'), column: 'weekday' };
}

/** The hours of a row; no span = closed. */
export function spansOf(row: TableRow<HoursColumn>): Read<Span[]> & { column: HoursColumn } {
  const said = lineOf(row.cell('closed'));
  const flag = said.toLowerCase() === 'x' || isClosedWord(said) ? true : asFlag(said);
  const from = readHoursCell(row.cell('from'));
  const to = readHoursCell(row.cell('to'));
  if (typeof flag !== 'boolean')
    return {
      fault: leftOut(`${quoted(said)} is neither yes nor no.`, 'Write yes or leave it empty.'),
      column: 'closed',
    };
  if (from.fault || to.fault) return { fault: from.fault ?? to.fault, column: from.fault ? 'from' : 'to' };
  const isShut =
    flag || (isClosedWord(from.value ?? '') && (to.value === undefined || isClosedWord(to.value)));
  if (isShut && flag && from.value !== undefined && !isClosedWord(from.value))
    return {
      value: [],
      fault: guessed('The row is closed and has hours; closed was taken.', 'Take one of them out.'),
      column: 'closed',
    };
  if (isShut) return { value: [], column: 'closed' };
  if (from.value === undefined || to.value === undefined)
    return {
      fault: leftOut('The row has no whole hours.', 'Write from and to, or yes in the column closed.'),
      column: from.value === undefined ? 'from' : 'to',
    };
  const { value, fault, end } = readSpan(from.value, to.value);
  return { value: value && [value], fault, column: end };
}
