import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  Typography,
} from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import type { MeetingDetails } from '../../bookings/staff-week';
import { EndingStep } from './EndingStep';
import { isFreeNow, proposalFor, timesWith, type WeekCell } from './week-drops';
import { useWords } from './words';

/** What needs no more than a press, in the order in which it is done most. */
const PLAIN = ['confirm', 'done', 'notCome'] as const;
const ENDING = ['decline', 'cancel'] as const;

/**
 * The steps that can be taken with a meeting now. @param word the staff's to the visitor, and how it is changed
 * @param to where it was dropped: what that means is chosen, and its button has the focus
 */
export function MeetingSteps({
  meeting,
  to,
  word,
  onWord,
  onStep,
}: {
  meeting: MeetingDetails;
  to?: WeekCell;
  word: string;
  onWord: (word: string) => void;
  onStep: (action: string, more?: object) => void;
}) {
  const { say, code, day } = useWords();
  const { actions, tells, free } = meeting;
  const [proposal] = useState(() => (to ? proposalFor(meeting, to) : null));
  const given = meeting.stylistGone ? '' : (meeting.stylist ?? '');
  const [stylist, setStylist] = useState(proposal?.stylist ?? given);
  const [time, setTime] = useState(proposal?.time ?? '');
  const proposed = useRef<HTMLButtonElement>(null);
  useEffect(() => proposed.current?.focus(), []);
  const may = (action: string) => actions.includes(action);
  if (actions.length === 0) return null;
  const times = timesWith(meeting, stylist).map(({ date, hour }) => ({
    value: `${date}T${hour}`,
    name: `${day(date)}, ${hour}`,
  }));
  const nameOf = (chosen: string) => free.find(({ documentId }) => documentId === chosen)?.name;
  const move = () => {
    const [toDate = '', toHour = ''] = time.split('T');
    onStep('move', { stylist, date: toDate, hour: toHour });
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex gap={2} wrap="wrap">
        {PLAIN.filter(may).map((action) => (
          <Button
            key={action}
            variant={action === 'notCome' ? 'secondary' : 'default'}
            onClick={() => onStep(action)}
          >
            {code('action', action)}
          </Button>
        ))}
        {ENDING.filter(may).map((action) => (
          <EndingStep
            key={action}
            {...{ action, word, onWord }}
            tells={tells.includes(action)}
            onStep={() => onStep(action)}
          />
        ))}
      </Flex>
      {may('move') ? (
        <>
          <Flex gap={2} wrap="wrap" alignItems="flex-end">
            <Box minWidth="14rem">
              <Field.Root name="stylist">
                <Field.Label>{say('stylist')}</Field.Label>
                <SingleSelect
                  size="S"
                  placeholder={say('chooseStylist')}
                  value={stylist}
                  onChange={(chosen) => {
                    setStylist(String(chosen));
                    setTime('');
                  }}
                >
                  {free.map(({ documentId, name }) => (
                    <SingleSelectOption key={documentId} value={documentId}>
                      {name}
                    </SingleSelectOption>
                  ))}
                </SingleSelect>
              </Field.Root>
            </Box>
            <Button
              variant="secondary"
              ref={proposal?.step === 'assign' ? proposed : undefined}
              disabled={!isFreeNow(meeting, stylist)}
              onClick={() => onStep('assign', { stylist })}
            >
              {code('action', 'assign')}
            </Button>
            <Box minWidth="14rem">
              <Field.Root name="time">
                <Field.Label>{say('time')}</Field.Label>
                <SingleSelect
                  size="S"
                  placeholder={times.length > 0 ? say('chooseTime') : say('noFree')}
                  value={time}
                  onChange={(chosen) => setTime(String(chosen))}
                >
                  {times.map(({ value, name }) => (
                    <SingleSelectOption key={value} value={value}>
                      {name}
                    </SingleSelectOption>
                  ))}
                </SingleSelect>
              </Field.Root>
            </Box>
            <Button
              variant="secondary"
              ref={proposal?.step === 'move' ? proposed : undefined}
              disabled={time === ''}
              onClick={move}
            >
              {code('action', 'move')}
            </Button>
          </Flex>
          {to && proposal?.step === null && stylist === to.stylist && time === '' ? (
            <Typography role="alert" textColor="danger600">
              {say('noFreeOn', { name: nameOf(stylist) ?? '', day: day(to.date) })}
            </Typography>
          ) : null}
          <Field.Root
            name="word"
            hint={may('assign') && !tells.includes('assign') ? say('wordLater') : undefined}
          >
            <Field.Label>{say('word')}</Field.Label>
            <Textarea value={word} maxLength={1000} onChange={({ target }) => onWord(target.value)} />
            <Field.Hint />
          </Field.Root>
        </>
      ) : null}
    </Flex>
  );
}
