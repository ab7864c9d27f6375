import {
  Box,
  Button,
  Field,
  Flex,
  Table,
  Tabs,
  Tbody,
  Td,
  TextInput,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system';
import { Layouts, Page, useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { BinData, UsedFile } from '../../bin/bin-routes';
import { ListOr, Pages } from '../inbox/InboxParts';
import { SELDOM_MS, useStaffData } from '../inbox/staff-data';
import { PlaceList } from './PlaceList';
import { BIN_PERMISSIONS, FILE_PERMISSIONS } from './permissions';
import { useBinWords } from './words';

function Grid({ heads, rows }: { heads: readonly string[]; rows: ReactNode[] }) {
  return (
    <Table colCount={heads.length} rowCount={rows.length}>
      <Thead>
        <Tr>
          {heads.map((head) => (
            <Th key={head}>
              <Typography variant="sigma">{head}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>{rows}</Tbody>
    </Table>
  );
}

function DeletedTab() {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { say } = useBinWords();
  const [start, setStart] = useState(0);
  const { data, failed, reload } = useStaffData<BinData>(`/bin?start=${start}`, SELDOM_MS);
  // The last of a page has been restored.
  if (data && start > 0 && start >= data.meta.total) setStart(0);

  const restore = async (id: number) => {
    try {
      await post(`/admin/mall/bin/${id}/restore`);
      toggleNotification({ type: 'success', message: say('restored') });
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      toggleNotification({ type: 'danger', message: say('failed', { reason }) });
    }
    reload();
  };

  return (
    <ListOr failed={failed} loading={data === null} empty={false} reload={reload}>
      {data ? <Deleted {...data} restore={(id) => void restore(id)} /> : null}
      {data ? <Pages meta={data.meta} onStart={setStart} /> : null}
    </ListOr>
  );
}

function Deleted({ data, meta, restore }: BinData & { restore: (id: number) => void }) {
  const { say, when } = useBinWords();
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography textColor="neutral600">{say('waits', { days: meta.days })}</Typography>
      {data.length === 0 ? (
        <Typography>{say('empty')}</Typography>
      ) : (
        <Grid
          heads={[say('what'), say('when'), say('who'), say('restore')]}
          rows={data.map(({ id, kind, title, author, at }) => (
            <Tr key={id}>
              <Td>
                <Typography>
                  {say(kind)}: {title}
                </Typography>
              </Td>
              <Td>
                <Typography>{when(at)}</Typography>
              </Td>
              <Td>
                <Typography>{author ?? '–'}</Typography>
              </Td>
              <Td>
                <Button
                  variant="secondary"
                  aria-label={say('restoreOf', { title })}
                  onClick={() => restore(id)}
                >
                  {say('restore')}
                </Button>
              </Td>
            </Tr>
          ))}
        />
      )}
    </Flex>
  );
}

function PlacesTab() {
  const { say } = useBinWords();
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const query = new URLSearchParams({ name });
  const { data, failed, reload } = useStaffData<{ data: UsedFile[] }>(`/file-places?${query}`, SELDOM_MS);
  const files = data?.data ?? [];
  const search = (event: FormEvent) => {
    event.preventDefault();
    setName(typed.trim());
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <form onSubmit={search}>
        <Flex gap={2} alignItems="flex-end">
          <Field.Root name="name">
            <Field.Label>{say('search')}</Field.Label>
            <TextInput value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
          </Field.Root>
          <Button type="submit" size="L">
            {say('find')}
          </Button>
        </Flex>
      </form>
      <ListOr failed={failed} loading={data === null} empty={false} reload={reload}>
        {files.length === 0 ? (
          <Typography>{say('noFiles')}</Typography>
        ) : (
          <Grid
            heads={[say('file'), say('usedIn')]}
            rows={files.map(({ id, name: called, places }) => (
              <Tr key={id}>
                <Td>
                  <Typography>{called}</Typography>
                </Td>
                <Td>
                  {places.length === 0 ? (
                    <Typography textColor="neutral600">{say('unused')}</Typography>
                  ) : null}
                  <PlaceList places={places} />
                </Td>
              </Tr>
            ))}
          />
        )}
      </ListOr>
    </Flex>
  );
}

function Bin() {
  const { say } = useBinWords();
  const { allowedActions } = useRBAC({ bin: BIN_PERMISSIONS.map((one) => ({ ...one })) });
  const mayRestore = allowedActions.canManage === true;
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header title={say('title')} subtitle={say('subtitle')} />
      <Layouts.Content>
        <Tabs.Root defaultValue="places" variant="simple">
          <Tabs.List aria-label={say('title')}>
            <Tabs.Trigger value="places">{say('places')}</Tabs.Trigger>
            {mayRestore ? <Tabs.Trigger value="bin">{say('bin')}</Tabs.Trigger> : null}
          </Tabs.List>
          <Box paddingTop={6} paddingBottom={8}>
            <Tabs.Content value="places">
              <PlacesTab />
            </Tabs.Content>
            <Tabs.Content value="bin">
              <DeletedTab />
            </Tabs.Content>
          </Box>
        </Tabs.Root>
      </Layouts.Content>
    </Page.Main>
  );
}

/** Where files are used, for everybody who sees the media library; the bin, for who may restore from it. */
export default function BinPage() {
  return (
    <Page.Protect permissions={FILE_PERMISSIONS}>
      <Bin />
    </Page.Protect>
  );
}
