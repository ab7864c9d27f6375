import { isDay } from '@mall/contract';
import { Box, Button, Divider, Flex, Grid, Link, Modal, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import type { Desk, Submission } from '../../desk/inbox';
import { DialogContent } from '../shared/DialogContent';
import { DeliveryLine } from './DeliveryLine';
import { Choice, StateWord } from './InboxParts';
import { SubmissionPhotos } from './SubmissionPhotos';
import type { StaffActions } from './staff-data';
import { type Answered, answersIn, statesToChoose } from './submissions';
import { ThreadPane } from './ThreadPane';
import { WorkFields } from './WorkFields';
import { useWords, type Words } from './words';

const SUBMISSION = 'api::submission.submission';
const BOOKING = 'api::personal-stylist-calendar.personal-stylist-calendar';

const Lines = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** What says nothing to the staff, or stands elsewhere in the dialog. Consents that are always given too. */
const HIDDEN = new Set([
  ...['stylist', 'photoCount', 'termsConsent', 'ageConsent', 'dataConsent'],
  ...['surveyName', 'slug', 'answers'],
]);

function shown(field: string, value: unknown, words: Words): string {
  if (typeof value === 'boolean') return words.say(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.map((one) => shown(field, one, words)).join(', ');
  if (typeof value === 'string' && isDay(value)) return words.day(value);
  return value === null || value === undefined ? '' : words.told(field, String(value));
}

function Fields({ submission }: { submission: Submission }) {
  const words = useWords();
  const { payload, language } = submission;
  const fields = Object.entries({ ...payload, language })
    .filter(([field]) => !HIDDEN.has(field))
    .map(([field, value]) => [field, shown(field, value, words)] as const)
    .filter(([, value]) => value !== '');
  return (
    <Grid.Root gap={4} tag="dl">
      {fields.map(([field, value]) => (
        <Grid.Item
          key={field}
          col={value.length > 60 ? 12 : 6}
          s={12}
          direction="column"
          alignItems="stretch"
        >
          <Typography tag="dt" variant="pi" fontWeight="bold" textColor="neutral600">
            {words.code('field', field)}
          </Typography>
          {value.split('\n').map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which never move
            <Typography key={at} tag="dd">
              {line}
            </Typography>
          ))}
        </Grid.Item>
      ))}
    </Grid.Root>
  );
}

/** A survey's questions with what was answered; a dash where nothing was. */
function SurveyAnswers({ answered }: { answered: readonly Answered[] }) {
  return (
    <Grid.Root gap={4} tag="dl">
      {answered.map(({ question, answers }) => (
        <Grid.Item key={question} col={12} direction="column" alignItems="stretch">
          <Typography tag="dt" variant="pi" fontWeight="bold" textColor="neutral600">
            {question}
          </Typography>
          {(answers.length > 0 ? answers : ['–']).map((answer) => (
            <Typography key={answer} tag="dd">
              <Lines>{answer}</Lines>
            </Typography>
          ))}
        </Grid.Item>
      ))}
    </Grid.Root>
  );
}

/** All of one submission: its fields, its photos, what became of its deliveries, and the states that the staff set. */
export function SubmissionDialog({
  submission,
  desk,
  actions,
  reload,
  onClose,
}: {
  submission: Submission;
  desk: Desk | undefined;
  /** Of what stays when the dialog goes: what it had begun by itself would be broken off with it. */
  actions: StaffActions;
  reload: () => void;
  onClose: () => void;
}) {
  const { say, code, day } = useWords();
  const { change, writeNote, resend, mark, release } = actions;
  const { booking } = submission;
  const photos = Number(submission.payload?.photoCount ?? 0);
  const answered = answersIn(submission.payload);
  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : onClose())}>
      <DialogContent back={() => document.querySelector(`[data-open="${submission.documentId}"]`)}>
        <Modal.Header closeLabel={say('close')}>
          <Modal.Title>
            {code('kind', submission.kind)}: {submission.name}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={6}>
            <Flex gap={6} wrap="wrap" alignItems="flex-end">
              <Box>
                <Typography variant="pi" fontWeight="bold" textColor="neutral600">
                  {say('state')}
                </Typography>
                <Choice
                  label={say('state')}
                  value={submission.state}
                  options={statesToChoose(submission).map((one) => [one, code('state', one)])}
                  onChange={(state) => void change(SUBMISSION, submission.documentId, { state })}
                />
              </Box>
              {booking ? (
                <Box>
                  <Typography variant="pi" fontWeight="bold" textColor="neutral600">
                    {say('meeting')}: {day(booking.date)}, {booking.hour}
                  </Typography>
                  <Flex gap={4}>
                    <StateWord state={booking.state}>{code('booking', booking.state)}</StateWord>
                    <Link tag={NavLink} to={`/bookings?week=${booking.date}`}>
                      {say('toWeek')}
                    </Link>
                  </Flex>
                </Box>
              ) : null}
            </Flex>
            {booking ? (
              <Box>
                {booking.staffNote ? (
                  <Typography tag="p">
                    {say('note')}: {booking.staffNote}
                  </Typography>
                ) : null}
                <Link tag={NavLink} to={`/content-manager/collection-types/${BOOKING}/${booking.documentId}`}>
                  {say('editNote')}
                </Link>
              </Box>
            ) : null}
            {submission.held ? (
              <Flex gap={4} wrap="wrap">
                <Typography>{say('asideHint')}</Typography>
                <Button variant="secondary" onClick={() => void release(submission.documentId)}>
                  {say('release')}
                </Button>
              </Flex>
            ) : null}
            <WorkFields
              key={`work ${submission.documentId}`}
              submission={submission}
              desk={desk}
              onChange={(changed) => void change(SUBMISSION, submission.documentId, changed)}
              onNote={(note, was) => writeNote(submission.documentId, note, was)}
            />
            <Divider />
            {answered.length > 0 ? <SurveyAnswers answered={answered} /> : null}
            <Fields submission={submission} />
            {photos > 0 ? (
              <SubmissionPhotos submission={submission.documentId} name={submission.name ?? ''} />
            ) : null}
            {submission.email ? (
              <ThreadPane key={submission.documentId} submission={submission.documentId} reload={reload} />
            ) : null}
            {submission.deliveries.length > 0 ? (
              <Box>
                <Typography variant="delta" tag="h3">
                  {say('delivery')}
                </Typography>
                {submission.deliveries.map((delivery) => (
                  <DeliveryLine
                    key={delivery.documentId}
                    delivery={delivery}
                    onResend={() => void resend(delivery.documentId)}
                  />
                ))}
              </Box>
            ) : null}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Typography textColor="neutral600">
            {say('keptUntil', { date: day(submission.retainUntil) })}
          </Typography>
          <Button
            variant="tertiary"
            onClick={() => {
              void mark(submission.documentId, false);
              onClose();
            }}
          >
            {say('markUnread')}
          </Button>
          <Modal.Close>
            <Button variant="tertiary">{say('close')}</Button>
          </Modal.Close>
        </Modal.Footer>
      </DialogContent>
    </Modal.Root>
  );
}
