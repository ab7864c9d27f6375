import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { isOff } from '../../bookings/booking-steps';
import type { Meeting } from '../../bookings/staff-week';
import { draggable } from '../shared/dragging';
import { isMovable } from './week-drops';
import { useWords } from './words';

/** A meeting's state in words; what is left to do stands out. */
export function StateWord({ state }: { state: string }) {
  const { code } = useWords();
  return (
    <Typography variant="pi" fontWeight={state === 'new' ? 'bold' : 'regular'} textColor="neutral800">
      {code('state', state)}
    </Typography>
  );
}

/** That a meeting has lost its stylist, who has no column in the week any more; nothing where it has not. */
export function StylistGone({ meeting }: { meeting: Meeting }) {
  const { say } = useWords();
  if (!meeting.stylistGone) return null;
  return (
    <Typography variant="pi" fontWeight="bold" textColor="danger700">
      {say(meeting.actions.includes('assign') ? 'goneAssign' : 'gone')}
    </Typography>
  );
}

/** That nothing was mailed about a meeting, since a machine may have asked for it; nothing where it was. */
export function PutAside({ meeting }: { meeting: Meeting }) {
  const { say } = useWords();
  if (!meeting.held) return null;
  return (
    <Typography variant="pi" fontWeight="bold" textColor="danger700">
      {say('held')}
    </Typography>
  );
}

/**
 * A meeting in the week: hour and name, which open it, and where it stands. @param dated with its day and stylist
 * @param onDrag what is dragged now
 */
export function MeetingCard({
  meeting,
  dated = false,
  onOpen,
  onDrag,
}: {
  meeting: Meeting;
  dated?: boolean;
  onOpen: () => void;
  onDrag: (meeting: Meeting | null) => void;
}) {
  const { say, day } = useWords();
  const { name, hour, date, state, anyone, stylistName } = meeting;
  const when = dated ? `${day(date)}, ${hour}` : hour;
  const who = stylistName ?? say('nobody');
  return (
    <Box
      background={state === 'new' ? 'warning100' : 'neutral100'}
      borderColor={state === 'new' ? 'warning600' : 'neutral200'}
      hasRadius
      padding={2}
      {...(isMovable(meeting) && draggable((isHeld) => onDrag(isHeld ? meeting : null)))}
    >
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <Button variant="ghost" size="S" onClick={onOpen}>
          <Typography fontWeight="bold" textDecoration={isOff(state) ? 'line-through' : undefined}>
            {when} · {name}
          </Typography>
        </Button>
        {dated ? (
          <Typography variant="pi" textColor="neutral800">
            {anyone ? `${say('anyone')} · ${say('proposed', { name: who })}` : who}
          </Typography>
        ) : null}
        <StylistGone meeting={meeting} />
        <PutAside meeting={meeting} />
        <StateWord state={state} />
      </Flex>
    </Box>
  );
}
