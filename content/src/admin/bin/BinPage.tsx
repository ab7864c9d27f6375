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
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { type FilePlace, PlaceList } from './PlaceList';
import { BIN_PERMISSIONS, FILE_PERMISSIONS } from './permissions';
import { useBinWords } from './words';

/** As `content/src/bin/bin-routes.ts` sends them. */
interface BinItem {
  id: number;
  kind: 'entry' | 'file';
  title: string;
  author: string | null;
  at: string;
}

interface UsedFile {
  id: number;
  name: string;
  places: FilePlace[];
}

const DEFAULT_DAYS = 30;

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
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { say, when } = useBinWords();
  const [items, setItems] = useState<BinItem[] | null>(null);
  const load = useCallback(
    () =>
      get<{ data: BinItem[] }>('/admin/mall/bin').then(
        ({ data }) => setItems(data.data),
        () => setItems([]),
      ),
    [get],
  );
  useEffect(() => void load(), [load]);

  const restore = async (id: number) => {
    try {
      await post(`/admin/mall/bin/${id}/restore`);
      toggleNotification({ type: 'success', message: say('restored') });
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      toggleNotification({ type: 'danger', message: say('failed', { reason }) });
    }
    await load();
  };

  if (!items) return null;
  if (items.length === 0) return <Typography>{say('empty')}</Typography>;
  return (
    <Grid
      heads={[say('what'), say('when'), say('who'), say('restore')]}
      rows={items.map(({ id, kind, title, author, at }) => (
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
              onClick={() => void restore(id)}
            >
              {say('restore')}
            </Button>
          </Td>
        </Tr>
      ))}
    />
  );
}

function PlacesTab() {
  const { get } = useFetchClient();
  const { say } = useBinWords();
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const [files, setFiles] = useState<UsedFile[] | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const query = new URLSearchParams({ name });
    get<{ data: UsedFile[] }>(`/admin/mall/file-places?${query}`, { signal: asking.signal })
      .then(({ data }) => setFiles(data.data))
      .catch(() => undefined);
    return () => asking.abort();
  }, [get, name]);
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
      {files?.length === 0 ? <Typography>{say('noFiles')}</Typography> : null}
      {files && files.length > 0 ? (
        <Grid
          heads={[say('file'), say('usedIn')]}
          rows={files.map(({ id, name: called, places }) => (
            <Tr key={id}>
              <Td>
                <Typography>{called}</Typography>
              </Td>
              <Td>
                {places.length === 0 ? <Typography textColor="neutral600">{say('unused')}</Typography> : null}
                <PlaceList places={places} />
              </Td>
            </Tr>
          ))}
        />
      ) : null}
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
      <Layouts.Header title={say('title')} subtitle={say('subtitle', { days: DEFAULT_DAYS })} />
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
