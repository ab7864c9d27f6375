import { Box, Flex, IconButton, Typography, VisuallyHidden } from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';
import { useState } from 'react';
import { daysShown, plusMonths } from '../../schedule/days';
import type { Exception } from './exceptions';
import { shownHours } from './typed-hours';
import { useWords } from './words';

interface Props {
  all: readonly Exception[];
  /** YYYY-MM-DD by the centre's calendar. */
  today: string;
  /** A day was pressed: one that stands in the list, or one that is to be added. */
  onDay: (date: string) => void;
  disabled: boolean;
}

const CELL = { width: '14.28%', padding: 1, verticalAlign: 'top', height: 52 } as const;

const WEEKS_OF = (days: readonly string[]) =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));

/** The other days of a month at a glance; a press leads to a day's row, or makes one. */
export function ExceptionMonth({ all, today, onDay, disabled }: Props) {
  const { say, day, weekday, month: nameOf } = useWords();
  const [month, setMonth] = useState(today.slice(0, 7));
  const days = daysShown('month', `${month}-01`);
  const onDate = Map.groupBy(all, ({ date }) => date);
  const step = (by: 1 | -1) => setMonth(plusMonths(`${month}-01`, by).slice(0, 7));

  const hoursOn = (date: string) =>
    (onDate.get(date) ?? []).map(({ cell }) => shownHours(cell, say('closed')));
  /** Whose they are, too: 'nieczynne', '11–15 Parking'. */
  const told = (date: string) =>
    hoursOn(date)
      .map((hours, at) => [hours, onDate.get(date)?.[at]?.place].filter(Boolean).join(' '))
      .join(', ');

  return (
    <Box padding={3} borderColor="neutral200" hasRadius maxWidth="72rem">
      <Flex gap={2} justifyContent="space-between">
        <IconButton label={say('monthBefore')} size="S" variant="ghost" onClick={() => step(-1)}>
          <ChevronLeft />
        </IconButton>
        <Typography variant="omega" fontWeight="bold" aria-live="polite">
          {nameOf(month)}
        </Typography>
        <IconButton label={say('monthAfter')} size="S" variant="ghost" onClick={() => step(1)}>
          <ChevronRight />
        </IconButton>
      </Flex>
      <table aria-label={say('monthTable')} style={{ tableLayout: 'fixed', width: '100%' }}>
        <thead>
          <tr>
            {[1, 2, 3, 4, 5, 6, 7].map((one) => (
              <th key={one} scope="col" style={{ textAlign: 'left', padding: 4 }}>
                <Typography variant="sigma" textColor="neutral600">
                  {weekday(one, 'short')}
                </Typography>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKS_OF(days).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const [first, ...others] = hoursOn(date);
                const isOther = first !== undefined;
                return (
                  <td key={date} style={CELL}>
                    <Box
                      tag="button"
                      type="button"
                      width="100%"
                      height="100%"
                      padding={1}
                      hasRadius
                      background={isOther ? 'primary100' : 'neutral0'}
                      borderColor={date === today ? 'primary600' : isOther ? 'primary200' : 'neutral150'}
                      style={{ textAlign: 'left', cursor: 'pointer', overflow: 'hidden' }}
                      disabled={disabled}
                      onClick={() => onDay(date)}
                    >
                      <VisuallyHidden>
                        {isOther
                          ? say('dayIs', { day: day(date), hours: told(date) })
                          : say('dayAdd', { day: day(date) })}
                      </VisuallyHidden>
                      <Typography
                        tag="div"
                        aria-hidden
                        variant="pi"
                        fontWeight={isOther ? 'bold' : 'regular'}
                        textColor={date.startsWith(month) ? 'neutral800' : 'neutral600'}
                      >
                        {Number(date.slice(8))}
                      </Typography>
                      {isOther ? (
                        <Typography tag="div" aria-hidden variant="pi" textColor="primary700" ellipsis>
                          {others.length > 0 ? `${first} +${others.length}` : first}
                        </Typography>
                      ) : null}
                    </Box>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
