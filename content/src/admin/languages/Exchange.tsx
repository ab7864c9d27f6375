import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Download, Upload } from '@strapi/icons';
import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type ChangeEvent, useRef, useState } from 'react';
import type { Imported } from '../../languages/exchange';
import { useStaffActions } from '../inbox/staff-data';
import { isLanguageWord, useLanguageWords } from './words';

function save(file: string, name: string) {
  const url = URL.createObjectURL(new Blob([file], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

function Result({ imported }: { imported: Imported }) {
  const say = useLanguageWords();
  const { refused, file, texts, entries, same } = imported;
  return (
    <Box role="status" paddingTop={4}>
      <Typography>{say('imported', { texts, entries, same })}</Typography>
      {refused.length > 0 ? (
        <Box paddingTop={2}>
          <Typography textColor="danger700">{say('refused', { count: refused.length })}</Typography>
          <ul>
            {refused.map(({ line, title, field, why, said }) => {
              const word = `why.${why}`;
              return (
                <li key={line}>
                  <Typography>
                    {`${say('line', { line })} · ${title} · ${field}: ${said ?? (isLanguageWord(word) ? say(word) : why)}`}
                  </Typography>
                </li>
              );
            })}
          </ul>
          <Button variant="secondary" onClick={() => save(file, 'refused.csv')}>
            {say('saveRefused')}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

interface Props {
  filter: Record<'type' | 'language' | 'mark' | 'search', string>;
  source: string;
  reload: () => void;
}

/** Texts out to a translator as a file, and back in. */
export function Exchange({ filter, source, reload }: Props) {
  const say = useLanguageWords();
  const { post } = useFetchClient();
  const { download } = useStaffActions(reload);
  const { toggleNotification } = useNotification();
  const input = useRef<HTMLInputElement>(null);
  const [imported, setImported] = useState<Imported | null>(null);
  const [busy, setBusy] = useState(false);
  const ready = filter.language !== '' && filter.language !== source;

  async function read(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (!chosen) return;
    setBusy(true);
    setImported(null);
    try {
      const file = await chosen.text();
      const { data } = await post<{ data: Imported }>('/admin/mall/languages/csv', { file });
      setImported(data.data);
    } catch (error) {
      const isOurs = isFetchError(error) && error.status === 400;
      toggleNotification({ type: 'danger', message: say(isOurs ? 'notCsv' : 'failed') });
    }
    setBusy(false);
    reload();
  }

  return (
    <Box tag="section" aria-label={say('exchange')} paddingTop={6} paddingBottom={8}>
      <Typography tag="h2" variant="delta">
        {say('exchange')}
      </Typography>
      <Box paddingTop={2} paddingBottom={3} maxWidth="80rem">
        <Typography textColor="neutral600">{say('exchangeHint')}</Typography>
      </Box>
      <Flex gap={2} wrap="wrap">
        <Button
          variant="secondary"
          startIcon={<Download />}
          disabled={!ready}
          onClick={() =>
            void download(`/languages/csv?${new URLSearchParams(filter)}`, `${filter.language}.csv`)
          }
        >
          {say('export')}
        </Button>
        <Button
          variant="secondary"
          startIcon={<Upload />}
          loading={busy}
          onClick={() => input.current?.click()}
        >
          {say('import')}
        </Button>
        <input ref={input} type="file" accept=".csv,text/csv" hidden onChange={(event) => void read(event)} />
        {ready ? null : <Typography textColor="neutral600">{say('chooseLanguage')}</Typography>}
      </Flex>
      {imported ? <Result imported={imported} /> : null}
    </Box>
  );
}
