import { Box, Button, Flex, Td, Tr, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { Deliveries } from '../../desk/inbox';
import { Choice, ListOr, ListTable, Pages, StateWord, TextCell } from './InboxParts';
import { useStaffActions, useStaffData } from './staff-data';
import { WaysLine } from './WaysLine';
import { useWords } from './words';

const STATES = ['waiting', 'sending', 'delivered', 'dead'] as const;

/** The outbox: what waits, what arrived, what is dead. */
export function DeliveriesTab() {
  const { say, code, when } = useWords();
  const [state, setState] = useState('');
  const [start, setStart] = useState(0);
  const query = new URLSearchParams({ state, start: String(start) });
  const { data, failed, reload } = useStaffData<Deliveries>(`/deliveries?${query}`);
  const { resend } = useStaffActions(reload);
  const rows = data?.data ?? [];
  return (
    <>
      <WaysLine />
      <Flex gap={6} paddingBottom={4} wrap="wrap">
        <Choice
          label={say('state')}
          all={say('allStates')}
          value={state}
          options={STATES.map((one) => [one, code('delivery', one)])}
          onChange={(chosen) => {
            setState(chosen);
            setStart(0);
          }}
        />
        {data ? (
          <Typography role="status">
            {say('summary', { waiting: data.meta.waiting, dead: data.meta.dead })}
          </Typography>
        ) : null}
      </Flex>
      {data && data.meta.dead > 0 ? (
        <Box paddingBottom={4}>
          <Typography textColor="neutral600">{say('deadHint')}</Typography>
        </Box>
      ) : null}
      {data && !data.meta.mailServer ? <Typography tag="p">{say('noMailServer')}</Typography> : null}
      {data && !data.meta.crm ? <Typography tag="p">{say('noCrm')}</Typography> : null}
      <Box paddingTop={4}>
        <ListOr failed={failed} loading={data === null} empty={rows.length === 0} reload={reload}>
          <ListTable
            label={say('deliveries')}
            columns={['delivery', 'sent', 'state', 'attempts', 'fault', 'nextTry']}
            rowCount={rows.length}
          >
            {rows.map((row) => (
              <Tr key={row.documentId}>
                <TextCell>{code('what', row.kind)}</TextCell>
                <TextCell>{when(row.createdAt)}</TextCell>
                <Td>
                  <StateWord state={row.state}>{code('delivery', row.state)}</StateWord>
                </Td>
                <TextCell>{row.attempts}</TextCell>
                <TextCell>{row.fault ?? '–'}</TextCell>
                <TextCell>{row.state === 'waiting' ? when(row.nextAt) : '–'}</TextCell>
                <Td>
                  <Button
                    variant="tertiary"
                    disabled={row.state === 'sending'}
                    aria-label={`${say('resend')}: ${code('what', row.kind)}`}
                    onClick={() => void resend(row.documentId)}
                  >
                    {say('resend')}
                  </Button>
                </Td>
              </Tr>
            ))}
          </ListTable>
          {data ? <Pages meta={data.meta} onStart={setStart} /> : null}
        </ListOr>
      </Box>
    </>
  );
}
