import type { Weekday } from '@mall/contract/opening/opening-models.ts';
import { Box, IconButton, Typography } from '@strapi/design-system';
import { Duplicate } from '@strapi/icons';
import { useState } from 'react';
import { DayOfGrid, FillHandle } from './FillHandle';
import { coveredDays, withCarried } from './fill-days';
import { HoursInput } from './HoursInput';
import type { DayCell } from './typed-hours';
import { type FormRow, type TimeFields, WEEK, type Writing, weekCells, withDay } from './week-rows';
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
  const writing = (line: WeekLine): Writing => ({ fields, made: () => made(line), kept, lastStays });
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
              onDay={(day, cell, rows) => onRows(line, withDay(rows, day, cell, writing(line)))}
              onCarry={(from, days) => onRows(line, withCarried(line.rows, from, days, writing(line)))}
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
  onDay: (day: Weekday, cell: DayCell, rows: readonly FormRow[]) => void;
  /** Gives the hours of one day to others. */
  onCarry: (from: Weekday, days: readonly Weekday[]) => void;
  disabled: boolean;
}

function GridLine({ line, fields, faultId, onDay, onCarry, disabled }: LineProps) {
  const { say, weekday } = useWords();
  const { name, rows } = line;
  const [pull, setPull] = useState<{ from: Weekday; to: Weekday } | null>(null);
  const [carried, setCarried] = useState(0);
  const covered = pull ? coveredDays(pull.from, pull.to) : [];
  const carry = (from: Weekday, days: readonly Weekday[]) => {
    if (days.length === 0) return;
    setCarried(carried + 1);
    onCarry(from, days);
  };
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
        {WEEK.map((day) => {
          const cell = cells[day - 1] ?? { kind: 'empty' };
          return (
            <DayOfGrid key={day} $isCovered={day === pull?.from || covered.includes(day)}>
              <HoursInput
                label={say('dayOf', { day: weekday(day, 'long'), place: name })}
                cell={cell}
                base={rows}
                writtenBeside={carried}
                onType={(typed, base) => onDay(day, typed, base)}
                disabled={disabled}
                faultId={faultId}
              />
              {disabled || cell.kind === 'empty' || cell.kind === 'wrong' ? null : (
                <FillHandle
                  isPulled={day === pull?.from}
                  onPull={(to) => setPull({ from: day, to })}
                  onDrop={(to) => {
                    setPull(null);
                    carry(day, coveredDays(day, to));
                  }}
                  onLetGo={() => setPull(null)}
                />
              )}
            </DayOfGrid>
          );
        })}
        <td>
          <IconButton
            label={say('likeMonday', { place: name })}
            variant="ghost"
            size="S"
            disabled={disabled || cells[0]?.kind === 'wrong'}
            onClick={() => carry(1, coveredDays(1, 7))}
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
