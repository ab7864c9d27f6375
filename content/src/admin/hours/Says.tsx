import { clockAt } from '@mall/contract/centre-time.ts';
import { Box, Button, Flex, TextInput, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { Moment, Saying } from './hours-says';
import { useWords } from './words';

interface Props {
  timeZone: string;
  kind: 'headerSays' | 'shopSays';
  /** The website's sentence; null where it says nothing. */
  sentenceAt: (moment: Moment, saying: Saying) => string | null;
}

/** What visitors will read at a moment that the editor chooses, by the website's own rules. */
export function Says({ timeZone, kind, sentenceAt }: Props) {
  const { say, day, opening } = useWords();
  const now = (): Moment => {
    const [date, time] = clockAt(Date.now(), timeZone);
    return { date, time };
  };
  const [moment, setMoment] = useState(now);
  const { date, time } = moment;
  const isMoment = date !== '' && time !== '';
  const sentence = isMoment ? sentenceAt(moment, { ...opening, timeZone }) : null;
  const at = { day: isMoment ? day(date) : '', time };
  return (
    <Box background="primary100" padding={4} hasRadius>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography variant="delta" tag="h2">
          {say('says')}
        </Typography>
        <Flex gap={2} wrap="wrap">
          <Box width="150px">
            <TextInput
              type="date"
              size="S"
              aria-label={say('saysDate')}
              value={date}
              onChange={(event) => setMoment({ ...moment, date: event.target.value })}
            />
          </Box>
          <Box width="110px">
            <TextInput
              type="time"
              size="S"
              aria-label={say('saysTime')}
              value={time}
              onChange={(event) => setMoment({ ...moment, time: event.target.value })}
            />
          </Box>
          <Button variant="tertiary" size="S" onClick={() => setMoment(now())}>
            {say('now')}
          </Button>
        </Flex>
        <Typography fontWeight="bold" aria-live="polite">
          {!isMoment
            ? say('noMoment')
            : sentence === null
              ? say('saysNothing', at)
              : say(kind, { ...at, sentence: `„${sentence}”` })}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {say('saysHint')}
        </Typography>
      </Flex>
    </Box>
  );
}
