import { Button, Flex, Typography } from '@strapi/design-system';
import { useMemo, useState } from 'react';
import { useNames } from '../shared/entries';
import type { SidePanel } from '../versions/edit-view';
import { SourceChangesDialog, useSourceChanges } from './SourceChanges';
import { useLanguageWords } from './words';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Beside the form of a translation whose source has changed since: that it has, and what, by one press. */
export const TranslationPanel: SidePanel = ({ model, document }) => {
  const say = useLanguageWords();
  const { languageName } = useNames();
  const [isOpen, setOpen] = useState(false);
  const [id, language] = [text(document?.documentId), text(document?.locale)];
  const entry = useMemo(
    () => (id && language && model.startsWith('api::') ? { type: model, entry: id, language } : null),
    [model, id, language],
  );
  const { changes } = useSourceChanges(entry, document?.updatedAt);
  if (!entry || !changes || changes.state === 'same') return null;
  const source = languageName(changes.source);
  return {
    title: say('translation'),
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        <Typography>{say('staleHere', { source })}</Typography>
        <Button variant="tertiary" fullWidth onClick={() => setOpen(true)}>
          {say('whatChanged')}
        </Button>
        {isOpen ? (
          <SourceChangesDialog
            entry={entry}
            name={languageName(entry.language)}
            source={source}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Flex>
    ),
  };
};
