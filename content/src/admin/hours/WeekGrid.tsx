import { Box, IconButton, Typography } from '@strapi/design-system';
import { Duplicate } from '@strapi/icons';
import { HoursInput } from './HoursInput';
import type { DayCell } from './typed-hours';
import { type FormRow, type TimeFields, WEEK, weekCells, withDay } from './week-rows';
import { useWords } from './words';

/** A place or a shop, and its rows. */
interface WeekLine {
  name: string;
  rows: readonly FormRow[];
}

interface Props {
  lines: readonly WeekLine[];
  fields: TimeFields;
  made: (line: WeekLine) => FormRow;
  kept?: readonly string[];
  lastStays?: boolean;
  onRows: (line: WeekLine, rows: FormRow[]) => void;
  disabled: boolean;
}

/** Places down, days across. */
export function WeekGrid({ lines, fields, made, kept = [], lastStays = false, onRows, disabled }: Props) {
  const { say, weekday } = useWords();
  return (
    <Box overflow="auto">
      <table style={{ width: '100%', tableLayout: 'fixed', minWidth: 560, borderSpacing: 2 }}>
        <thead>
          <tr>
            <th scope="col" style={{ width: '18%', textAlign: 'start' }}>
              <Typography variant="sigma" textColor="neutral600">
                {say('place')}
              </Typography>
            </th>
            {WEEK.map((day) => (
              <th key={day} scope="col">
                <Typography variant="sigma" textColor="neutral600">
                  {weekday(day, 'short')}
                </Typography>
              </th>
            ))}
            <td style={{ width: 32 }} />
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <GridLine
              // biome-ignore lint/suspicious/noArrayIndexKey: names may stand twice for a moment, and lines never move
              key={at}
              {...{ line, fields, disabled }}
              faultId={`hours-fault-${at}`}
              onDay={(day, cell, rows) =>
                onRows(line, withDay(rows, day, cell, { fields, made: () => made(line), kept, lastStays }))
              }
              onLikeMonday={() => {
                const [monday] = weekCells(line.rows, fields);
                if (!monday) return;
                const rows = WEEK.slice(1).reduce<readonly FormRow[]>(
                  (all, day) =>
                    withDay(all, day, monday, { fields, made: () => made(line), kept, lastStays }),
                  line.rows,
                );
                onRows(line, [...rows]);
              }}
            />
          ))}
        </tbody>
      </table>
    </Box>
  );
}

interface LineProps {
  line: WeekLine;
  fields: TimeFields;
  faultId: string;
  onDay: (day: (typeof WEEK)[number], cell: DayCell, rows: readonly FormRow[]) => void;
  onLikeMonday: () => void;
  disabled: boolean;
}

function GridLine({ line, fields, faultId, onDay, onLikeMonday, disabled }: LineProps) {
  const { say, weekday } = useWords();
  const { name, rows } = line;
  const cells = weekCells(rows, fields);
  const wrong = cells.find((cell) => cell.kind === 'wrong');
  return (
    <>
      <tr>
        <th scope="row" style={{ textAlign: 'start' }}>
          <Typography variant="omega" fontWeight="bold">
            {name}
          </Typography>
        </th>
        {WEEK.map((day) => (
          <td key={day}>
            <HoursInput
              label={say('dayOf', { day: weekday(day, 'long'), place: name })}
              cell={cells[day - 1] ?? { kind: 'empty' }}
              base={rows}
              onType={(cell, base) => onDay(day, cell, base)}
              disabled={disabled}
              faultId={faultId}
            />
          </td>
        ))}
        <td>
          <IconButton
            label={say('likeMonday', { place: name })}
            variant="ghost"
            size="S"
            disabled={disabled || cells[0]?.kind === 'wrong'}
            onClick={onLikeMonday}
          >
            <Duplicate />
          </IconButton>
        </td>
      </tr>
      {wrong?.kind === 'wrong' ? (
        <tr>
          <td colSpan={9} id={faultId}>
            <Typography variant="pi" textColor="danger600">
              „{wrong.text}”: {say(`fault.${wrong.fault}`)}
            </Typography>
          </td>
        </tr>
      ) : null}
    </>
  );
}
