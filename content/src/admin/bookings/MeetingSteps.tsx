import { Box, Button, Field, Flex, SingleSelect, SingleSelectOption, Textarea } from '@strapi/design-system';
import { useState } from 'react';
import type { MeetingDetails } from '../../bookings/staff-week';
import { EndingStep } from './EndingStep';
import { useWords } from './words';

/** What needs no more than a press, in the order in which it is done most. */
const PLAIN = ['confirm', 'done', 'notCome'] as const;
const ENDING = ['decline', 'cancel'] as const;

/** The steps that can be taken with a meeting now. @param word the staff's to the visitor, and how it is changed */
export function MeetingSteps({
  meeting,
  word,
  onWord,
  onStep,
}: {
  meeting: MeetingDetails;
  word: string;
  onWord: (word: string) => void;
  onStep: (action: string, more?: object) => void;
}) {
  const { say, code, day } = useWords();
  const { actions, tells, free, date, hour } = meeting;
  const [stylist, setStylist] = useState(meeting.stylistGone ? '' : (meeting.stylist ?? ''));
  const [time, setTime] = useState('');
  const may = (action: string) => actions.includes(action);
  if (actions.length === 0) return null;
  const times = (free.find(({ documentId }) => documentId === stylist)?.days ?? [])
    .flatMap((one) =>
      one.hours.map((at) => ({ value: `${one.date}T${at}`, name: `${day(one.date)}, ${at}` })),
    )
    .filter(({ value }) => value !== `${date}T${hour}` || stylist !== meeting.stylist);
  const freeNow = (documentId: string) =>
    free.some(
      (one) =>
        one.documentId === documentId && one.days.some((at) => at.date === date && at.hours.includes(hour)),
    );
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
              disabled={stylist === meeting.stylist || !freeNow(stylist)}
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
            <Button variant="secondary" disabled={time === ''} onClick={move}>
              {code('action', 'move')}
            </Button>
          </Flex>
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
