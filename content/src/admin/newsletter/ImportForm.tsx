import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { Upload } from '@strapi/icons';
import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { type FormEvent, useRef, useState } from 'react';
import type { Imported } from '../../newsletter/import-list';
import { useNewsletterWords } from './words';

const PROBLEMS_SHOWN = 100;

/** A list from elsewhere, with where its people agreed; then what was taken of it. */
export function ImportForm({ onDone }: { onDone: () => void }) {
  const say = useNewsletterWords();
  const { post } = useFetchClient();
  const file = useRef<HTMLInputElement>(null);
  const [consent, setConsent] = useState('');
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Imported | null>(null);
  const [message, setMessage] = useState('');

  async function send(event: FormEvent) {
    event.preventDefault();
    const chosen = file.current?.files?.[0];
    if (!chosen) return file.current?.focus();
    setBusy(true);
    setResult(null);
    try {
      const csv = await chosen.text();
      const { data } = await post<{ data: Imported }>('/admin/mall/newsletter/import', { csv, consent });
      setResult(data.data);
      setMessage(say('done', { added: data.data.added, known: data.data.known }));
      onDone();
    } catch (error) {
      setMessage(say('notDone', { reason: isFetchError(error) ? error.message : '' }));
    }
    setBusy(false);
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Field.Root name="file" required>
          <Field.Label>{say('file')}</Field.Label>
          <input
            ref={file}
            id="newsletter-file"
            type="file"
            accept=".csv,text/csv"
            aria-label={say('file')}
            required
          />
        </Field.Root>
        <Field.Root name="consent" hint={say('consentHint')} required>
          <Field.Label>{say('consent')}</Field.Label>
          <TextInput
            required
            maxLength={500}
            value={consent}
            onChange={(event: { target: { value: string } }) => setConsent(event.target.value)}
          />
          <Field.Hint />
        </Field.Root>
        <Box>
          <Button type="submit" loading={busy} startIcon={<Upload />}>
            {say('importButton')}
          </Button>
        </Box>
        <Typography role="status">{message}</Typography>
        {result && result.problems.length > 0 ? (
          <Box>
            <Typography fontWeight="semiBold">
              {say('notTaken', { count: result.problems.length })}
            </Typography>
            <ul>
              {result.problems.slice(0, PROBLEMS_SHOWN).map(({ line, why }) => (
                <li key={line}>
                  <Typography>
                    {say('line', { line })}: {say(`why.${why}`)}
                  </Typography>
                </li>
              ))}
            </ul>
          </Box>
        ) : null}
      </Flex>
    </form>
  );
}
