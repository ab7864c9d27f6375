import { Box, Button, Flex, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Choice, DeliveryState, Heads, ListOr, Pages, StateWord, TextCell } from './InboxParts';
import { SubmissionDialog } from './SubmissionDialog';
import { type Paging, type Submission, useStaffActions, useStaffData } from './staff-data';
import { SUBMISSION_STATES } from './submission-states';
import { useWords } from './words';

const KINDS = ['stylist', 'leasing', 'landing', 'lunchCard'] as const;
const EXPORTED = [...KINDS, 'survey'] as const;

/** What visitors sent, the newest first; a row opens all of it. */
export function SubmissionsTab() {
  const { say, code, when } = useWords();
  const [kind, setKind] = useState('');
  const [state, setState] = useState('');
  const [start, setStart] = useState(0);
  const [address, setAddress] = useSearchParams();
  // The link of a notice names the submission that it is about.
  const asked = address.get('submission') ?? '';
  const [open, setOpen] = useState<string | null>(asked);
  const query = new URLSearchParams({ kind, state, start: String(start), id: asked });
  const { data, failed, reload } = useStaffData<{ data: Submission[]; meta: Paging }>(
    `/submissions?${query}`,
  );
  const { download } = useStaffActions(reload);
  const rows = data?.data ?? [];
  const opened = rows.find(({ documentId }) => documentId === open);
  const close = () => {
    setOpen(null);
    if (asked !== '') setAddress({}, { replace: true });
  };
  const filter = (set: (value: string) => void) => (value: string) => {
    set(value);
    setStart(0);
  };
  return (
    <>
      <Flex gap={2} paddingBottom={4} wrap="wrap">
        <Choice
          label={say('kind')}
          all={say('allKinds')}
          value={kind}
          options={KINDS.map((one) => [one, code('kind', one)])}
          onChange={filter(setKind)}
        />
        <Choice
          label={say('state')}
          all={say('allStates')}
          value={state}
          options={SUBMISSION_STATES.map((one) => [one, code('state', one)])}
          onChange={filter(setState)}
        />
      </Flex>
      <ListOr failed={failed} loading={data === null} empty={rows.length === 0} reload={reload}>
        <Table colCount={7} rowCount={rows.length + 1}>
          <Heads columns={['kind', 'sender', 'sent', 'meeting', 'state', 'delivery']} />
          <Tbody>
            {rows.map((row) => (
              <Tr key={row.documentId}>
                <TextCell>{code('kind', row.kind)}</TextCell>
                <TextCell below={row.email}>{row.name}</TextCell>
                <TextCell>{when(row.createdAt)}</TextCell>
                <TextCell below={row.booking && code('booking', row.booking.state)}>
                  {row.booking ? `${row.booking.date} ${row.booking.hour}` : '–'}
                </TextCell>
                <Td>
                  <StateWord state={row.state}>{code('state', row.state)}</StateWord>
                </Td>
                <Td>
                  <DeliveryState deliveries={row.deliveries} />
                </Td>
                <Td>
                  <Button
                    variant="tertiary"
                    aria-label={say('openOf', { name: row.name ?? '' })}
                    onClick={() => setOpen(row.documentId)}
                  >
                    {say('open')}
                  </Button>
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
        {data ? <Pages meta={data.meta} onStart={setStart} /> : null}
      </ListOr>
      <Box paddingTop={6}>
        <Typography variant="sigma" textColor="neutral600">
          {say('exportWhat')}
        </Typography>
        <Flex gap={2} paddingTop={2} wrap="wrap">
          {EXPORTED.map((one) => (
            <Button
              key={one}
              variant="secondary"
              startIcon={<Download />}
              onClick={() => void download(`/export?kind=${one}`, `${one}.csv`)}
            >
              {code('kind', one)}
            </Button>
          ))}
        </Flex>
      </Box>
      {opened ? <SubmissionDialog submission={opened} reload={reload} onClose={close} /> : null}
    </>
  );
}
