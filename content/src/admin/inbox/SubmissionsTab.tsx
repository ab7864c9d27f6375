import { Box, Button, Checkbox, Flex, Td, Tr, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Desk, Submissions } from '../../desk/inbox';
import { type Filter, NO_FILTER } from '../../desk/inbox-filter';
import { KINDS } from '../../submissions/kind-names';
import { FilterBar } from './FilterBar';
import { DeliveryState, ListOr, ListTable, Pages, StateWord, TextCell } from './InboxParts';
import { PersonCopy } from './PersonCopy';
import { SubmissionDialog } from './SubmissionDialog';
import { useOpened, useStaffActions, useStaffData, useViews } from './staff-data';
import { excerptOf } from './submissions';
import { keepKeys, keptKeys, useInboxKeys } from './use-inbox-keys';
import { useWords } from './words';

const SUBMISSION = 'api::submission.submission';

/** What visitors sent, the newest first; a row opens all of it. */
export function SubmissionsTab() {
  const { say, code, when, day } = useWords();
  const [start, setStart] = useState(0);
  const [address, setAddress] = useSearchParams();
  const [filter, setFilter] = useState<Filter>({ ...NO_FILTER, state: address.get('state') ?? '' });
  // The link of a notice names the submission that it is about.
  const asked = address.get('submission') ?? '';
  const [open, setOpen] = useState<string | null>(asked);
  const [at, setAt] = useState<string | null>(null);
  const query = new URLSearchParams({ ...filter, start: String(start), id: asked });
  const { data, failed, ...list } = useStaffData<Submissions>(`/submissions?${query}`);
  const rows = data?.data ?? [];
  const { opened, ...one } = useOpened(open, rows);
  const { data: desk, ...counts } = useStaffData<{ data: Desk }>('/desk');
  const reload = () => {
    list.reload();
    one.reload();
    counts.reload();
  };
  const [keys, setKeys] = useState(keptKeys);
  const actions = useStaffActions(reload);
  const { download, change, mark } = actions;
  const { views, keepView, forgetView } = useViews();
  const close = () => {
    setAt(open);
    setOpen(null);
    if (asked !== '') setAddress({}, { replace: true });
  };
  const narrow = (next: Filter) => {
    setFilter(next);
    setStart(0);
  };
  const me = desk?.data.me ?? null;
  useInboxKeys({
    on: keys,
    rows: rows.map(({ documentId }) => documentId),
    at: open || at,
    onMove(next) {
      setAt(next);
      if (opened) setOpen(next);
    },
    onOpen: setOpen,
    onTake: (id) => void change(SUBMISSION, id, { assignee: me }),
    onDone: (id) => void change(SUBMISSION, id, { state: 'done' }),
  });
  const unread = opened && opened.readAt === null ? opened.documentId : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is opened unread
  useEffect(() => {
    if (unread) void mark(unread, true);
  }, [unread]);
  return (
    <>
      <FilterBar
        filter={filter}
        me={me}
        people={desk?.data.people ?? []}
        aside={desk?.data.aside ?? 0}
        views={views}
        onFilter={narrow}
        onKeep={keepView}
        onForget={forgetView}
      />
      <ListOr failed={failed} loading={data === null} empty={rows.length === 0} reload={reload}>
        <ListTable
          label={say('submissions')}
          columns={['kind', 'sender', 'sent', 'assignee', 'state', 'delivery']}
          rowCount={rows.length}
        >
          {rows.map((row) => (
            <Tr key={row.documentId} data-row={row.documentId} aria-selected={row.documentId === at}>
              <TextCell below={row.booking ? `${day(row.booking.date)}, ${row.booking.hour}` : null}>
                {row.readAt === null && row.state === 'new' ? (
                  <Typography fontWeight="bold">
                    <span aria-hidden="true">● </span>
                    {code('kind', row.kind)} ({say('unread')})
                  </Typography>
                ) : (
                  code('kind', row.kind)
                )}
              </TextCell>
              <TextCell below={row.email ?? excerptOf(row.payload)} breaks>
                {row.name}
              </TextCell>
              <TextCell below={row.language}>{when(row.createdAt)}</TextCell>
              <TextCell below={row.dueOn ? `${say('due')}: ${day(row.dueOn)}` : null}>
                {row.assignee ?? '–'}
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
                  data-open={row.documentId}
                  aria-label={say('openOf', { name: row.name ?? '' })}
                  onClick={() => setOpen(row.documentId)}
                >
                  {say('open')}
                </Button>
              </Td>
            </Tr>
          ))}
        </ListTable>
        {data ? <Pages meta={data.meta} onStart={setStart} /> : null}
      </ListOr>
      <Flex paddingTop={4} gap={4} wrap="wrap">
        <Typography textColor="neutral600">{say('keys')}</Typography>
        <Checkbox
          checked={keys}
          onCheckedChange={(checked) => {
            setKeys(checked === true);
            keepKeys(checked === true);
          }}
        >
          {say('keysOn')}
        </Checkbox>
      </Flex>
      <Box paddingTop={6}>
        <Typography variant="sigma" textColor="neutral600">
          {say('exportWhat')}
        </Typography>
        <Flex gap={2} paddingTop={2} wrap="wrap">
          {KINDS.map((one) => (
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
        <PersonCopy />
      </Box>
      {opened ? (
        <SubmissionDialog
          submission={opened}
          desk={desk?.data}
          actions={actions}
          reload={reload}
          onClose={close}
        />
      ) : null}
    </>
  );
}
