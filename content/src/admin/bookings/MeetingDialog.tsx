import { TIMES_AVAILABLE } from '@mall/contract';
import { Box, Button, Divider, Flex, Link, Loader, Modal, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import type { MeetingDetails } from '../../bookings/staff-week';
import { SubmissionPhotos } from '../inbox/SubmissionPhotos';
import { useStaffData } from '../inbox/staff-data';
import { ThreadPane } from '../inbox/ThreadPane';
import { useWords as useInboxWords } from '../inbox/words';
import { DialogContent } from '../shared/DialogContent';
import { PutAside, StateWord, StylistGone } from './MeetingCard';
import { MeetingSteps } from './MeetingSteps';
import { useWeekActions } from './week-data';
import type { WeekCell } from './week-drops';
import { useWords } from './words';

/** What is shown of a meeting's form, in this order. */
const FIELDS = [
  'shoppingFor',
  'occasion',
  'timeAvailable',
  'notes',
  'alternate',
  'workedWithStylist',
  'language',
];
/** The last of the hours to choose from, which means these or more. */
const LONGEST = TIMES_AVAILABLE.at(-1);
const BOOKING = 'api::personal-stylist-calendar.personal-stylist-calendar';

function Wishes({ meeting }: { meeting: MeetingDetails }) {
  const { say, code, day } = useWords();
  const { told } = useInboxWords();
  const { alternateDate, alternateHour } = meeting.payload;
  const said = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
    if (field === 'timeAvailable' && value === LONGEST) return say('longest');
    if (Array.isArray(value)) return value.map((one) => told(field, String(one))).join(', ');
    return value === null || value === undefined ? '' : told(field, String(value));
  };
  const values: Record<string, unknown> = {
    ...meeting.payload,
    alternate: typeof alternateDate === 'string' ? `${day(alternateDate)}, ${alternateHour}` : null,
    language: meeting.language,
  };
  return (
    <dl>
      {FIELDS.map((field) => [field, said(field, values[field])] as const)
        .filter(([, value]) => value !== '')
        .map(([field, value]) => (
          <Flex key={field} gap={2} alignItems="flex-start">
            <Typography tag="dt" fontWeight="bold" textColor="neutral700">
              {code('field', field)}:
            </Typography>
            <Typography tag="dd" style={{ whiteSpace: 'pre-line' }}>
              {value}
            </Typography>
          </Flex>
        ))}
    </dl>
  );
}

/** What the staff have noted of the meeting, and of what the visitor sent. */
function Notes({ meeting }: { meeting: MeetingDetails }) {
  const { say } = useInboxWords();
  return (
    <Box>
      {[...new Set([meeting.staffNote, meeting.note])]
        .filter((note) => note)
        .map((note) => (
          <Typography key={note} tag="p" style={{ whiteSpace: 'pre-line' }}>
            {say('note')}: {note}
          </Typography>
        ))}
      <Link tag={NavLink} to={`/content-manager/collection-types/${BOOKING}/${meeting.documentId}`}>
        {say('editNote')}
      </Link>
    </Box>
  );
}

function History({ steps }: Pick<MeetingDetails, 'steps'>) {
  const { say, at, step: words } = useWords();
  return (
    <Box>
      <Typography variant="delta" tag="h3">
        {say('history')}
      </Typography>
      <ol>
        {steps.map((step) => (
          <li key={step.sequence}>
            <Typography>
              {at(step.at)} · {words(step)}
              {step.word ? ` · „${step.word}”` : ''}
            </Typography>
          </li>
        ))}
      </ol>
    </Box>
  );
}

/** All of one meeting, and what the staff may do with it now. @param to the cell of the week that it was dropped on */
export function MeetingDialog({
  documentId,
  to,
  onChanged,
  onClose,
}: {
  documentId: string;
  to?: WeekCell;
  onChanged: () => void;
  onClose: () => void;
}) {
  const { say, day } = useWords();
  const { data, failed, reload } = useStaffData<{ data: MeetingDetails }>(`/bookings/${documentId}`);
  const [word, setWord] = useState('');
  const { step } = useWeekActions(() => {
    reload();
    onChanged();
  });
  const meeting = data?.data;
  // What the drop proposed is over with the first step, whoever takes it.
  const [opened, setOpened] = useState<number>();
  if (meeting && opened === undefined) setOpened(meeting.sequence);
  /** The word goes along with what the visitor is told of, and stays until it has. */
  const take = async (shown: MeetingDetails, action: string, more: object = {}) => {
    const told = shown.tells.includes(action);
    if ((await step(shown, action, told ? { ...more, word } : more)) && told) setWord('');
  };
  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : onClose())}>
      <DialogContent>
        <Modal.Header closeLabel={say('close')}>
          <Modal.Title>
            {meeting ? `${meeting.name} · ${day(meeting.date)}, ${meeting.hour}` : say('title')}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {meeting ? (
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Flex gap={4} wrap="wrap">
                <StateWord state={meeting.state} />
                <Typography fontWeight="bold">
                  {meeting.stylistName ?? say('nobody')}
                  {meeting.anyone ? ` (${say('anyone')})` : ''}
                </Typography>
                <Link href={`tel:${meeting.phone.replace(/[^+\d]/g, '')}`}>{meeting.phone}</Link>
                <Link href={`mailto:${meeting.email}`}>{meeting.email}</Link>
              </Flex>
              <StylistGone meeting={meeting} />
              {meeting.held ? (
                <Flex gap={4} wrap="wrap">
                  <PutAside meeting={meeting} />
                  <Link tag={NavLink} to={`/inbox?submission=${meeting.submission}`}>
                    {say('toInbox')}
                  </Link>
                </Flex>
              ) : null}
              <MeetingSteps
                key={meeting.sequence}
                meeting={meeting}
                to={meeting.sequence === opened ? to : undefined}
                word={word}
                onWord={setWord}
                onStep={(action, more) => void take(meeting, action, more)}
              />
              <Divider />
              <Box>
                <Typography variant="delta" tag="h3">
                  {say('wishes')}
                </Typography>
                <Wishes meeting={meeting} />
              </Box>
              <Notes meeting={meeting} />
              {Number(meeting.payload.photoCount ?? 0) > 0 ? (
                <SubmissionPhotos submission={meeting.submission} name={meeting.name} />
              ) : null}
              <ThreadPane submission={meeting.submission} reload={reload} />
              <History steps={meeting.steps} />
            </Flex>
          ) : null}
          {!meeting && failed ? (
            <Flex role="alert" gap={4}>
              <Typography>{say('failed')}</Typography>
              <Button variant="secondary" onClick={reload}>
                {say('retry')}
              </Button>
            </Flex>
          ) : null}
          {!meeting && !failed ? <Loader /> : null}
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{say('close')}</Button>
          </Modal.Close>
        </Modal.Footer>
      </DialogContent>
    </Modal.Root>
  );
}
