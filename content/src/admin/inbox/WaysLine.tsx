import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';
import type { WayState } from '../../deliveries/health';
import type { Ways } from '../../desk/inbox';
import { StateWord } from './InboxParts';
import { useStaffActions, useStaffData } from './staff-data';
import { useWords } from './words';

const COLOUR = { good: 'delivered', off: 'cancelled', refuses: 'waiting', bad: 'dead' } as const;

function useStateWords() {
  const { say } = useWords();
  return (way: WayState): string => {
    if (way.state === 'bad') return `${say('wayBad')} ${way.fault}`;
    if (way.state === 'refuses') return say('wayRefuses', { status: way.status });
    return say(way.state === 'good' ? 'wayGood' : 'wayOff');
  };
}

/** Whether mail server and CRM would take something now, and a mail and an event to try it. */
export function WaysLine() {
  const { say } = useWords();
  const { data } = useStaffData<{ data: Ways }>('/ways', 60_000);
  const stateWords = useStateWords();
  const { testMail, testEvent } = useStaffActions(() => undefined);
  const [to, setTo] = useState('');
  const ways = data?.data;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (to.trim() !== '') void testMail(to);
  };
  return (
    <Flex gap={6} paddingBottom={4} wrap="wrap" alignItems="flex-end">
      {(['mail', 'crm'] as const).map((way) => {
        const state = ways?.[way];
        return (
          <Flex key={way} gap={2}>
            <Typography fontWeight="semiBold">{say(way === 'mail' ? 'mailServer' : 'crm')}</Typography>
            {state ? (
              <StateWord state={COLOUR[state.state]}>{stateWords(state)}</StateWord>
            ) : (
              <Typography>–</Typography>
            )}
          </Flex>
        );
      })}
      {ways && ways.crm.state !== 'off' ? (
        <Button variant="secondary" onClick={() => void testEvent()}>
          {say('testEvent')}
        </Button>
      ) : null}
      <Box>
        <Flex tag="form" gap={2} onSubmit={send} alignItems="flex-end">
          <Field.Root name="to">
            <TextInput
              type="email"
              size="S"
              aria-label={say('testTo')}
              placeholder={say('testTo')}
              value={to}
              onChange={(event: { target: { value: string } }) => setTo(event.target.value)}
            />
          </Field.Root>
          <Button type="submit" variant="secondary">
            {say('testSend')}
          </Button>
        </Flex>
      </Box>
    </Flex>
  );
}
