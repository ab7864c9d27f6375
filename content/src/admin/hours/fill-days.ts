import type { Weekday } from '@mall/contract/opening/opening-models.ts';
import { type FormRow, WEEK, type Writing, weekCells, withDay } from './week-rows';

/** The days to which hours are carried from one day to another, in either direction; without the day that has them. */
export const coveredDays = (from: Weekday, to: Weekday): Weekday[] =>
  WEEK.filter((day) => day !== from && day >= Math.min(from, to) && day <= Math.max(from, to));

/** A place's rows once a day's hours hold on other days too. Hours that cannot be read are carried nowhere. */
export function withCarried(
  rows: readonly FormRow[],
  from: Weekday,
  days: readonly Weekday[],
  writing: Writing,
): FormRow[] {
  const cell = weekCells(rows, writing.fields)[from - 1];
  if (!cell || cell.kind === 'wrong') return [...rows];
  return days.reduce<FormRow[]>((all, day) => withDay(all, day, cell, writing), [...rows]);
}

/** Where a day's cell lies across the page, in CSS pixels. */
interface Across {
  left: number;
  right: number;
}

/**
 * The day at a place across the page: the one whose cell is nearest, so that a pointer may leave the row and the grid.
 * @param cells from Monday on
 */
export function dayAt(x: number, cells: readonly Across[]): Weekday | undefined {
  const away = ({ left, right }: Across) => Math.max(left - x, x - right, 0);
  const nearest = Math.min(...cells.map(away));
  return WEEK[cells.findIndex((cell) => away(cell) === nearest)];
}
