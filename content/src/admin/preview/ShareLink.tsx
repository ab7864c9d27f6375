import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { Link as LinkIcon } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useMoments, usePreviewWords } from './words';

interface Props {
  model: string;
  documentId: string | undefined;
  locale: string | undefined;
}

/** Makes a link to the draft for somebody without an account, and lays it on the clipboard. */
export function ShareLink({ model, documentId, locale }: Props) {
  const say = usePreviewWords();
  const { when } = useMoments();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [link, setLink] = useState<{ url: string; until: string } | null>(null);

  async function share() {
    try {
      const { data } = await post<{ data: { url: string; until: string } }>('/admin/mall/preview/share', {
        type: model,
        entry: documentId,
        language: locale,
      });
      setLink(data.data);
      // Browsers refuse the clipboard on plain HTTP: then the field below is there to copy from.
      await navigator.clipboard?.writeText(data.data.url).then(
        () => toggleNotification({ type: 'success', message: say('shareCopied') }),
        () => undefined,
      );
    } catch {
      toggleNotification({ type: 'warning', message: say('shareFailed') });
    }
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Button variant="tertiary" fullWidth startIcon={<LinkIcon />} onClick={() => void share()}>
        {say('share')}
      </Button>
      {link ? (
        <>
          <Field.Root>
            <Field.Label>{say('shareLink')}</Field.Label>
            <Field.Input
              readOnly
              value={link.url}
              onFocus={(event: React.FocusEvent<HTMLInputElement>) => event.target.select()}
            />
          </Field.Root>
          <Typography variant="pi" textColor="neutral600">
            {say('shareHint', { until: when(link.until) })}
          </Typography>
        </>
      ) : null}
    </Flex>
  );
}
