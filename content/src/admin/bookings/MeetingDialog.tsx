import { Box, Button, Divider, Flex, Link, Loader, Modal, Typography } from '@strapi/design-system';
import { SubmissionPhotos } from '../inbox/SubmissionPhotos';
import { useStaffData } from '../inbox/staff-data';
import { StateWord } from './MeetingCard';
import { MeetingSteps } from './MeetingSteps';
import { type MeetingDetails, useWeekActions } from './week-data';
import { useWords, type Words } from './words';

const WISHES = [
  'shoppingFor',
  'occasion',
  'timeAvailable',
  'notes',
  'alternateDate',
  'alternateHour',
  'workedWithStylist',
];

function said(value: unknown, { say }: Words): string {
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.join(', ');
  return value === null || value === undefined ? '' : String(value);
}

function Wishes({ payload }: { payload: Record<string, unknown> }) {
  const words = useWords();
  return (
    <dl>
      {WISHES.map((field) => [field, said(payload[field], words)] as const)
        .filter(([, value]) => value !== '')
        .map(([field, value]) => (
          <Flex key={field} gap={2} alignItems="flex-start">
            <Typography tag="dt" fontWeight="bold" textColor="neutral700">
              {words.code('field', field)}:
            </Typography>
            <Typography tag="dd" style={{ whiteSpace: 'pre-line' }}>
              {value}
            </Typography>
          </Flex>
        ))}
    </dl>
  );
}

function History({ steps }: Pick<MeetingDetails, 'steps'>) {
  const { say, code, day, at } = useWords();
  return (
    <Box>
      <Typography variant="delta" tag="h3">
        {say('history')}
      </Typography>
      <ol>
        {steps.map((step) => (
          <li key={step.sequence}>
            <Typography>
              {at(step.at)} · {step.actorName ?? code('actor', step.actor)}: {code('step', step.action)} ·{' '}
              {day(step.date)}, {step.hour}
              {step.stylistName ? ` · ${step.stylistName}` : ''}
              {step.word ? ` · „${step.word}”` : ''}
            </Typography>
          </li>
        ))}
      </ol>
    </Box>
  );
}

/** All of one meeting, and what the staff may do with it now. */
export function MeetingDialog({
  documentId,
  onChanged,
  onClose,
}: {
  documentId: string;
  onChanged: () => void;
  onClose: () => void;
}) {
  const { say, day } = useWords();
  const { data, reload } = useStaffData<{ data: MeetingDetails }>(`/bookings/${documentId}`);
  const { step } = useWeekActions(() => {
    reload();
    onChanged();
  });
  const meeting = data?.data;
  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : onClose())}>
      <Modal.Content>
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
              <MeetingSteps
                key={meeting.steps.length}
                meeting={meeting}
                onStep={(action, more) => void step(documentId, action, more)}
              />
              <Divider />
              <Box>
                <Typography variant="delta" tag="h3">
                  {say('wishes')}
                </Typography>
                <Wishes payload={meeting.payload} />
              </Box>
              {Number(meeting.payload.photoCount ?? 0) > 0 ? (
                <SubmissionPhotos submission={meeting.submission} name={meeting.name} />
              ) : null}
              <History steps={meeting.steps} />
            </Flex>
          ) : (
            <Loader />
          )}
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{say('close')}</Button>
          </Modal.Close>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
