import { textOf } from '@mall/contract/fields.ts';
import type { DayCell } from './typed-hours';
import { cellOf, type FormRow, timesOf } from './week-rows';

/** Where special days keep their times, of places and of shops. */
const FIELDS = { opens: 'opening_hour', closes: 'closing_hour' };

/** A date on which somebody keeps other hours. */
export interface Exception {
  /** Null: the whole centre, or the shop whose form it is. */
  place: string | null;
  /** YYYY-MM-DD; empty until somebody chose one. */
  date: string;
  name: string;
  cell: DayCell;
  /** The component that it is, with its id. */
  row: FormRow;
}

const rowsOf = (value: unknown): FormRow[] => (Array.isArray(value) ? value : []);

const exceptionOf = (row: FormRow, place: string | null): Exception => ({
  place,
  date: textOf(row.date),
  name: textOf(row.special_day_name),
  cell: cellOf(row, FIELDS, 1),
  row,
});

/** All special days of a form, the nearest first. @param places `place_special_days`, of the centre's form alone */
export function exceptionsOf(whole: unknown, places?: unknown): Exception[] {
  return [
    ...rowsOf(whole).map((row) => exceptionOf(row, null)),
    ...rowsOf(places).flatMap((group) =>
      rowsOf(group.days).map((row) => exceptionOf(row, textOf(group.for_what))),
    ),
  ].sort((a, b) => a.date.localeCompare(b.date));
}

const written = ({ row, date, name, cell }: Exception): FormRow => ({
  ...row,
  date: date || null,
  special_day_name: name || null,
  ...timesOf(cell, FIELDS, cell.kind === 'open' ? cell.spans[0] : undefined),
});

/** The two lists of the form that hold them. @param places the groups as they stand, whose ids are kept */
export function writtenExceptions(
  all: readonly Exception[],
  places?: unknown,
): { whole: FormRow[]; places: FormRow[] } {
  const groups = new Map(rowsOf(places).map((group) => [textOf(group.for_what), group]));
  const names = new Set([...groups.keys(), ...all.flatMap(({ place }) => (place === null ? [] : [place]))]);
  return {
    whole: all.filter(({ place }) => place === null).map(written),
    places: [...names].flatMap((name) => {
      const days = all.filter(({ place }) => place === name).map(written);
      return days.length > 0 ? [{ ...groups.get(name), for_what: name, days }] : [];
    }),
  };
}

/** Whether a place has another entry for the date: then nobody could say which of them counts. */
export const isTaken = (all: readonly Exception[], { place, date, row }: Exception) =>
  date !== '' && all.some((other) => other.row !== row && other.place === place && other.date === date);
