import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { ArrowClockwise, Clock } from '@strapi/icons';
import {
  unstable_useDocument as useDocument,
  useFetchClient,
  useForm,
  useNotification,
  useQueryParams,
} from '@strapi/strapi/admin';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ConflictDialog } from './ConflictDialog';
import { documentParams, type SidePanel } from './edit-view';
import { HistoryDialog } from './HistoryDialog';
import { attach, type Decision, formKey, openedWith, setDirty } from './save-watch';
import { asQuery, type Entry, type Presence, useFieldName, type Version } from './version-data';
import { useVersionWords, VERSION_TRANSLATIONS } from './words';

const BEAT_MS = 15_000;

interface Place {
  collectionType: string;
  model: string;
  documentId: string | undefined;
  locale: string;
}

/** Keeps in the form what was typed when a save is refused: Strapi fills it anew from what is stored. */
function useTypedValues(): { refused: () => void; sending: () => void } {
  const values = useForm('VersionsPanel', (form) => form.values);
  const isModified = useForm('VersionsPanel', (form) => form.modified);
  const setValues = useForm('VersionsPanel', (form) => form.setValues);
  const typed = useRef(values);
  const [kept, keep] = useState<typeof values | null>(null);
  // Strapi counts a save as done while it is on its way; what was typed before that is what counts.
  if (isModified) typed.current = values;
  useEffect(() => {
    if (kept === null || values === kept) return;
    if (isModified) keep(null);
    else setValues(kept);
  }, [kept, values, isModified, setValues]);
  return useMemo(() => ({ refused: () => keep(typed.current), sending: () => keep(null) }), []);
}

interface Question {
  sent: Record<string, unknown>;
  opened: number;
  decide: (decision: Decision) => void;
}

/** Is asked when a save meets a newer version. */
function useQuestion(key: string): [Question | null, (decision: Decision) => void] {
  const [question, setQuestion] = useState<Question | null>(null);
  const typed = useTypedValues();
  useEffect(
    () =>
      attach(key, {
        ask: (sent, opened) => new Promise((decide) => setQuestion({ sent, opened, decide })),
        ...typed,
      }),
    [key, typed],
  );
  return [
    question,
    (decision) => {
      setQuestion(null);
      question?.decide(decision);
    },
  ];
}

/** Says every 15 s that the form is open, and hears who else has it open. */
function usePresence(entry: Entry | null): Presence | null {
  const { post } = useFetchClient();
  const [presence, setPresence] = useState<Presence | null>(null);
  useEffect(() => {
    if (!entry) return;
    const tab = crypto.randomUUID();
    const beat = (isClosed: boolean) =>
      post<{ data: Presence }>('/admin/mall/open-forms', { ...entry, tab, isClosed }).then(
        ({ data }) => data.data,
      );
    const tell = () => void beat(false).then(setPresence, () => undefined);
    tell();
    const timer = setInterval(tell, BEAT_MS);
    return () => {
      clearInterval(timer);
      void beat(true).catch(() => undefined);
    };
  }, [post, entry]);
  return presence;
}

/** The kept versions, the newest first; asked for again after each save. */
function useVersions(entry: Entry | null, updatedAt: unknown) {
  const { get } = useFetchClient();
  const [versions, setVersions] = useState<Version[]>([]);
  const reload = useCallback(async () => {
    if (!entry) return;
    const answer = await get<{ data: Version[] }>(`/admin/mall/versions?${asQuery(entry)}`).catch(() => null);
    if (answer) setVersions(answer.data.data);
  }, [get, entry]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes `updatedAt`.
  useEffect(() => void reload(), [reload, updatedAt]);
  return { versions, reload };
}

function Versions({ place, document }: { place: Place; document: Record<string, unknown> | undefined }) {
  const { collectionType, model, locale } = place;
  const [{ query }] = useQueryParams<{ plugins?: object }>();
  const { say, action, when } = useVersionWords();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
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
  const { versions, reload } = useVersions(entry, document?.updatedAt);
  const [isHistory, setHistory] = useState(false);
  const [isRestoring, setRestoring] = useState(false);

  useEffect(() => setDirty(key, isModified), [key, isModified]);

  const restore = async (number: number) => {
    setHistory(false);
    setRestoring(true);
    try {
      const { data } = await post<{ data: { gone: { files: number; entries: number } } }>(
        `/admin/mall/versions/${number}/restore`,
        entry ?? {},
      );
      const { gone } = data.data;
      const isWhole = gone.files + gone.entries === 0;
      toggleNotification(
        isWhole
          ? { type: 'success', message: say('restored') }
          : { type: 'warning', message: say('restoredWithout', gone) },
      );
      setDirty(key, false);
      await refetch();
    } catch (error) {
      toggleNotification({ type: 'danger', message: error instanceof Error ? error.message : say('failed') });
    }
    // Undo goes by the newest versions: it waits for them.
    await reload();
    setRestoring(false);
  };

  const [last, before] = versions;
  const others = presence?.others ?? [];
  const opened = openedWith(key);
  const isOutdated = presence !== null && opened !== undefined && presence.newest > opened;
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
              <Button variant="secondary" size="S" onClick={() => void refetch()}>
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
            who: last.author ?? say('somebody'),
            when: when(last.at),
          })}
          {last.changes.length > 0 ? `: ${last.changes.map(nameOf).join(', ')}` : ''}
        </Typography>
      ) : (
        <Typography textColor="neutral600">{say('none')}</Typography>
      )}
      {last && before ? (
        <Button
          variant="secondary"
          startIcon={<ArrowClockwise />}
          disabled={isModified || isRestoring}
          aria-describedby={isModified ? 'undo-hint' : undefined}
          onClick={() => void restore(before.number)}
        >
          {say('undo')}
        </Button>
      ) : null}
      {isModified && before ? (
        <Typography id="undo-hint" variant="pi" textColor="neutral600">
          {say('undoHint')}
        </Typography>
      ) : null}
      {last ? (
        <Button variant="tertiary" startIcon={<Clock />} onClick={() => setHistory(true)}>
          {say('history')}
        </Button>
      ) : null}
      {isHistory && entry ? (
        <HistoryDialog
          entry={entry}
          versions={versions}
          canRestore={!isModified}
          onRestore={(number) => void restore(number)}
          onClose={() => setHistory(false)}
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
