import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { ArrowClockwise, Clock } from '@strapi/icons';
import { unstable_useDocument as useDocument, useForm, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ConflictDialog } from './ConflictDialog';
import { documentParams, type SidePanel } from './edit-view';
import { HistoryDialog } from './HistoryDialog';
import { formKey, openedWith, setDirty } from './save-watch';
import { useQuestion } from './use-question';
import { useRestore } from './use-restore';
import { usePresence, useVersions } from './use-versions';
import { useFieldName } from './version-data';
import { useVersionWords, VERSION_TRANSLATIONS } from './words';

interface Place {
  collectionType: string;
  model: string;
  documentId: string | undefined;
  locale: string;
}

function Versions({ place, document }: { place: Place; document: Record<string, unknown> | undefined }) {
  const { collectionType, model, locale } = place;
  const [{ query }] = useQueryParams<{ plugins?: object }>();
  const { say, action, when, languageOf } = useVersionWords();
  const nameOf = useFieldName(model);
  const isModified = useForm('VersionsPanel', (form) => form.modified);
  const key = formKey(collectionType, model, place.documentId, locale);
  const id = typeof document?.documentId === 'string' ? document.documentId : undefined;
  const language = typeof document?.locale === 'string' ? document.locale : locale;
  const entry = useMemo(() => (id ? { type: model, entry: id, language } : null), [model, id, language]);
  const { refetch } = useDocument(
    { collectionType, model, documentId: place.documentId, params: documentParams(query) },
    { skip: !id },
  );
  const [question, decide] = useQuestion(key);
  const presence = usePresence(entry);
  const { versions, hasEarlier, undo, reload } = useVersions(entry, document?.updatedAt);
  const [isHistory, setHistory] = useState(false);

  useEffect(() => setDirty(key, isModified), [key, isModified]);

  const load = async () => {
    await refetch();
    // Undo goes by the newest versions, and waits for them.
    await reload();
  };
  const { isRestoring, refused, forget, restore } = useRestore(entry, key, load);

  const [last] = versions;
  const others = presence?.others ?? [];
  const opened = openedWith(key);
  const isOutdated = presence !== null && opened !== undefined && presence.newest > opened;
  // The form shows a newer version than the list knows: undo would go too far back.
  const isBehind = last !== undefined && opened !== undefined && last.number < opened;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <div role="status">
        {others.length > 0 ? (
          <Typography fontWeight="bold" textColor="warning700" tag="p">
            {say('alsoOpen', { names: others.join(', ') })}
          </Typography>
        ) : null}
        {isOutdated && presence.last ? (
          <Box paddingTop={2}>
            <Typography tag="p">
              {say('newer', {
                who: presence.last.author ?? say('somebody'),
                when: when(presence.last.at),
              })}{' '}
              {isModified ? say('newerHint') : ''}
            </Typography>
            {isModified ? null : (
              <Button variant="secondary" size="S" onClick={() => void load()}>
                {say('load')}
              </Button>
            )}
          </Box>
        ) : null}
      </div>
      {last ? (
        <Typography tag="p" textColor="neutral600">
          {say('last', {
            action: action(last.action),
            who: [last.author ?? say('somebody'), languageOf(last, language)].filter(Boolean).join(', '),
            when: when(last.at),
          })}
          {last.changes.length > 0 ? `: ${last.changes.map(nameOf).join(', ')}` : ''}
        </Typography>
      ) : (
        <Typography textColor="neutral600">{say('none')}</Typography>
      )}
      {undo ? (
        <Button
          variant="secondary"
          startIcon={<ArrowClockwise />}
          disabled={isModified || isRestoring || isBehind}
          aria-describedby={isModified || undo.isShared ? 'undo-hint' : undefined}
          onClick={() => void restore(undo.number, undo.isShared)}
        >
          {say('undo')}
        </Button>
      ) : null}
      {undo && (isModified || undo.isShared) ? (
        <Typography id="undo-hint" variant="pi" textColor="neutral600">
          {say(isModified ? 'undoHint' : 'restoreShared')}
        </Typography>
      ) : null}
      {last ? (
        <Button variant="tertiary" startIcon={<Clock />} onClick={() => setHistory(true)}>
          {say('history')}
        </Button>
      ) : null}
      {isHistory && entry ? (
        <HistoryDialog
          // A version that comes while it is open stands in it too: just after a save the newest is still on its way.
          key={last?.number}
          entry={entry}
          newest={{ data: versions, meta: { hasEarlier, undo } }}
          canRestore={!isModified}
          onRestore={(number, shared) => {
            setHistory(false);
            void restore(number, shared);
          }}
          onClose={() => setHistory(false)}
        />
      ) : null}
      {refused !== null && entry ? (
        <ConflictDialog
          entry={entry}
          opened={refused}
          onDecide={forget}
          onLoad={() => {
            forget();
            void load();
          }}
        />
      ) : null}
      {question && entry ? (
        <ConflictDialog entry={entry} opened={question.opened} sent={question.sent} onDecide={decide} />
      ) : null}
    </Flex>
  );
}

/** Beside every form: who else has it open, what was changed last, undo, history; and the keeper of what is typed. */
export const VersionsPanel: SidePanel = ({ collectionType, model, documentId, document }) => {
  const { formatMessage } = useIntl();
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  const locale = query?.plugins?.i18n?.locale ?? '';
  if (!model.startsWith('api::')) return null;
  return {
    title: formatMessage({
      id: 'mall.versions.title',
      defaultMessage: VERSION_TRANSLATIONS.en['mall.versions.title'],
    }),
    content: (
      <Versions
        key={`${model} ${documentId ?? ''} ${locale}`}
        place={{ collectionType, model, documentId, locale }}
        document={document}
      />
    ),
  };
};
