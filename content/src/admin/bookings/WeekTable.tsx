import { Box, Flex, IconButton, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import type { Meeting, Week } from '../../bookings/staff-week';
import { DropPlace } from '../shared/dragging';
import { MeetingCard } from './MeetingCard';
import { awayIn, mayTake, type WeekCell } from './week-drops';
import { useWords } from './words';

const CELL = { verticalAlign: 'top', padding: 8, minWidth: '11rem', textAlign: 'left' } as const;
const LINE = '1px solid #dcdce4';

/** Days down, a column for each stylist: their meetings by hour, and when they are away. @param dragged what is held now */
export function WeekTable({
  week,
  dragged,
  onDrag,
  onDrop,
  onOpen,
  onRemove,
}: {
  week: Week;
  dragged: Meeting | null;
  onDrag: (meeting: Meeting | null) => void;
  onDrop: (meeting: Meeting, to: WeekCell) => void;
  onOpen: (documentId: string) => void;
  onRemove: (block: string) => void;
}) {
  const { say, day } = useWords();
  const { days, stylists, meetings, blocks, today } = week;
  const dropOn = (to: WeekCell) => (dragged && mayTake(week, dragged, to) ? () => onDrop(dragged, to) : null);
  return (
    // Wide on purpose, and scrolled by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
    <section aria-label={say('title')} tabIndex={0} style={{ overflowX: 'auto' }}>
      <Box background="neutral0" hasRadius shadow="tableShadow" width="max-content" minWidth="100%">
        <table style={{ borderCollapse: 'collapse', width: '100%' }}>
          <thead>
            <tr>
              <th scope="col" style={{ ...CELL, minWidth: '7rem' }}>
                <Typography variant="sigma">{say('day')}</Typography>
              </th>
              {stylists.map(({ documentId, name }) => (
                <th key={documentId} scope="col" style={CELL}>
                  <Typography variant="sigma">{name}</Typography>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((date) => (
              <tr key={date} style={{ borderTop: LINE }}>
                <th scope="row" style={{ ...CELL, minWidth: '7rem' }}>
                  <Typography fontWeight={date === today ? 'bold' : 'regular'}>{day(date)}</Typography>
                </th>
                {stylists.map((stylist) => (
                  <DropPlace
                    key={stylist.documentId}
                    tag="td"
                    style={{ ...CELL, borderLeft: LINE }}
                    onDrop={dropOn({ stylist: stylist.documentId, date })}
                  >
                    <Flex direction="column" alignItems="stretch" gap={2}>
                      {awayIn(blocks, { stylist: stylist.documentId, date }).map(({ documentId, note }) => (
                        <Flex key={documentId} background="neutral150" hasRadius padding={2} gap={2}>
                          <Typography textColor="neutral800">
                            {say('away')}
                            {note ? `: ${note}` : ''}
                          </Typography>
                          <IconButton
                            label={say('removeAbsence', { name: stylist.name })}
                            variant="ghost"
                            onClick={() => onRemove(documentId)}
                          >
                            <Cross />
                          </IconButton>
                        </Flex>
                      ))}
                      {meetings
                        .filter((one) => one.date === date && one.stylist === stylist.documentId)
                        .map((meeting) => (
                          <MeetingCard
                            key={meeting.documentId}
                            meeting={meeting}
                            onDrag={onDrag}
                            onOpen={() => onOpen(meeting.documentId)}
                          />
                        ))}
                    </Flex>
                  </DropPlace>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </section>
  );
}
