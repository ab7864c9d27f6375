import { lineOf } from '../sheets/cells.ts';
import type { Cell } from '../sheets/sheet.ts';
import { guessed, leftOut, quoted, type Read } from '../telling.ts';

const MEND =
  'Format the column as text (Excel: Home, Number, Text; LibreOffice: Format, Cells, Text), write the room again as on its door, and save.';

const refused = (said: string) =>
  leftOut(`The spreadsheet has made a number of the room: ${said} may have been ${said}0.`, MEND);

const DECIMAL = /^(-?\d+)\.(\d+)$/;

/** What the other rooms of a sheet tell about one. */
export interface RoomHabits {
  hasPoints: boolean;
  /** Levels whose rooms have two digits or more behind the point, the first a zero: 1.05. */
  padded: ReadonlySet<string>;
  /** Levels whose rooms have mostly two digits behind the point, and never a zero last: as numbers have. */
  shortened: ReadonlySet<string>;
}

export function habitsOf(cells: readonly Cell[]): RoomHabits {
  const levels = new Map<string, string[]>();
  for (const cell of cells) {
    const [, level, digits] = DECIMAL.exec(lineOf(cell)) ?? [];
    if (level !== undefined && digits !== undefined)
      levels.set(level, [...(levels.get(level) ?? []), digits]);
  }
  const where = (test: (all: string[]) => boolean) =>
    new Set([...levels].filter(([, all]) => test(all)).map(([level]) => level));
  return {
    hasPoints: levels.size > 0,
    padded: where((all) => all.some((digits) => digits.length > 1 && digits.startsWith('0'))),
    shortened: where(
      (all) =>
        all.filter((digits) => digits.length === 2).length > all.length / 2 &&
        !all.some((digits) => digits.length === 2 && digits.endsWith('0')),
    ),
  };
}

/**
 * A room as on its door. Numbers of a spreadsheet have lost the zero at their end, and are refused: with a point always,
 * whole ones where other rooms have a point. Of CSV, where all is text, only what gives itself away is.
 */
export function readRoom(cell: Cell, habits: RoomHabits): Read<string> {
  const text = lineOf(cell);
  if (text === '') return {};
  if (cell instanceof Date)
    return { fault: leftOut(`The spreadsheet has made a date of the room: ${text}.`, MEND) };
  if (typeof cell === 'boolean') return { fault: leftOut(`${quoted(text)} is no room.`, MEND) };
  if (typeof cell === 'number') {
    if (!Number.isInteger(cell)) return { fault: refused(text) };
    return habits.hasPoints ? { fault: refused(`${text}.`) } : { value: text };
  }
  if (/^-?\d+,\d+$/.test(text)) return { fault: refused(text) };
  const [, level = '', digits = ''] = DECIMAL.exec(text) ?? [];
  if (digits.length === 1 && habits.padded.has(level)) return { fault: refused(text) };
  if (digits.length === 1 && habits.shortened.has(level))
    return {
      value: text,
      fault: guessed(`Other rooms have two digits: ${text} may have been ${text}0.`, MEND),
    };
  const [first = '', ...others] = text.split(/\s*[;,]\s*/).filter(Boolean);
  if (others.length === 0) return first === '' ? {} : { value: first };
  return {
    value: first,
    fault: leftOut(
      `Of several rooms only the first, ${first}, was taken.`,
      'Add the others in the admin, as Map locations.',
    ),
  };
}
