import { givenText } from '@mall/contract/fields.ts';
import { Button, Flex, Typography } from '@strapi/design-system';
import { Earth } from '@strapi/icons';
import { useQueryParams } from '@strapi/strapi/admin';
import { useMemo, useState } from 'react';
import { DockButton } from '../shared/Dock';
import { useNames } from '../shared/entries';
import type { EditView, SidePanel } from '../versions/edit-view';
import { type Entry, useFormLayout } from '../versions/version-data';
import { SourceChangesDialog } from './SourceChanges';
import { useSourceChanges } from './use-source';
import { WordsBeside } from './WordsBeside';
import { useLanguageWords } from './words';

/** The translation that a form shows, one that has not been saved yet too; null where the type has no languages. */
function useTranslation({ model, documentId, document, meta }: EditView): Entry | null {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  const { isLocalized } = useFormLayout(model);
  // A single page that is not written in a language yet is known by its other languages alone.
  const id = givenText(document?.documentId) ?? documentId ?? meta?.availableLocales?.[0]?.documentId ?? '';
  const language = givenText(document?.locale) ?? query?.plugins?.i18n?.locale;
  const isTranslated = isLocalized && model.startsWith('api::');
  return useMemo(
    () => (isTranslated && language ? { type: model, entry: id, language } : null),
    [isTranslated, model, id, language],
  );
}

interface ContentProps {
  entry: Entry;
  /** Name of the language that is translated from. */
  source: string;
  isStale: boolean;
  /** Changes with each save. */
  asOf: unknown;
}

function Translation({ entry, source, isStale, asOf }: ContentProps) {
  const say = useLanguageWords();
  const { languageName } = useNames();
  const [isOpen, setOpen] = useState(false);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {isStale ? (
        <>
          <Typography>{say('staleHere', { source })}</Typography>
          <Button variant="tertiary" fullWidth onClick={() => setOpen(true)}>
            {say('whatChanged')}
          </Button>
        </>
      ) : null}
      <DockButton
        name="words"
        show={say('wordsBeside', { source })}
        hide={say('hideWords', { source })}
        icon={<Earth />}
      >
        {(beside) => <WordsBeside {...{ entry, source, asOf }} {...beside} />}
      </DockButton>
      {isOpen ? (
        <SourceChangesDialog
          entry={entry}
          name={languageName(entry.language)}
          source={source}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Flex>
  );
}

/**
 * Beside the form of a translation: the words that it is made from, beside the form by one press, and whether they have
 * changed since.
 */
export const TranslationPanel: SidePanel = (view) => {
  const say = useLanguageWords();
  const { languageName } = useNames();
  const entry = useTranslation(view);
  const asOf = view.document?.updatedAt;
  const { data: changes } = useSourceChanges(entry, asOf);
  if (!entry || !changes || changes.source === entry.language) return null;
  const source = languageName(changes.source);
  return {
    title: say('translation'),
    content:
      changes.state === 'no-source' ? (
        <Typography>{say('noSource', { source })}</Typography>
      ) : (
        <Translation {...{ entry, source, asOf }} isStale={changes.state !== 'same'} />
      ),
  };
};
