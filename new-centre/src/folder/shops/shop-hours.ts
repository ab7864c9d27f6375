import type { DayHours, Weekday } from '@mall/contract/opening/opening-models.ts';
import type { Languages } from '../centre.ts';
import { readWeek } from '../hours/hours-text.ts';
import { readSpans } from '../hours/spans.ts';
import { ALL_DAYS, type Segment, weekOf } from '../hours/week.ts';
import { readHoursCell } from '../sheets/cells.ts';
import { DAY_COLUMNS, type ShopColumn } from '../sheets/columns.ts';
import type { TableRow } from '../sheets/table.ts';
import { guessed, type Tell } from '../telling.ts';

/** A shop's week: of the columns mon to sun where one of them says something, else of the column hours. */
export function shopWeek(row: TableRow<ShopColumn>, languages: Languages, tell: Tell): DayHours[] {
  const segments = ALL_DAYS.flatMap((day) => daySegment(row, day, tell));
  const { value, fault } = readHoursCell(row.cell('hours'));
  if (segments.length > 0) {
    if (value !== undefined)
      tell(
        row.at('hours'),
        guessed('The columns of the days were taken instead.', 'Write hours in one way alone.'),
      );
    return weekOf(segments).week;
  }
  if (fault) tell(row.at('hours'), fault);
  if (value === undefined) return [];
  const { week, faults } = readWeek(value, languages);
  for (const one of faults) tell(row.at('hours'), one);
  return week;
}

function daySegment(row: TableRow<ShopColumn>, day: Weekday, tell: Tell): Segment[] {
  const column = DAY_COLUMNS[day - 1];
  if (column === undefined) return [];
  const cell = readHoursCell(row.cell(column));
  const spans = cell.value === undefined ? undefined : readSpans(cell.value);
  const fault = cell.fault ?? spans?.fault;
  if (fault) tell(row.at(column), fault);
  return spans?.value ? [{ days: [day], spans: spans.value }] : [];
}
