import { Flex, Modal, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { SourceChanges as Changes } from '../../languages/source-changes';
import type { Stretch } from '../../languages/word-changes';
import { DialogContent } from '../shared/DialogContent';
import { asQuery, type Entry, useFieldName } from '../versions/version-data';
import { useLanguageWords } from './words';

/**
 * What has changed in the source of a translation; asked for anew when `asOf` changes.
 * @param entry its language is the translation's; null asks nothing
 */
export function useSourceChanges(
  entry: Entry | null,
  asOf?: unknown,
): { changes: Changes | null; isFailed: boolean } {
  const { get } = useFetchClient();
  const [changes, setChanges] = useState<Changes | null>(null);
  const [isFailed, setFailed] = useState(false);
  const query = entry ? asQuery(entry) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes `asOf`.
  useEffect(() => {
    setChanges(null);
    setFailed(false);
    if (query === null) return;
    const asking = new AbortController();
    get<{ data: Changes }>(`/admin/mall/languages/changes?${query}`, { signal: asking.signal })
      .then(({ data }) => setChanges(data.data))
      .catch(() => {
        if (!asking.signal.aborted) setFailed(true);
      });
    return () => asking.abort();
  }, [get, query, asOf]);
  return { changes, isFailed };
}

/** A text with the words that are its alone: lines through or below them, and elements that are read out, tell them apart. */
function Marked({ words, own }: { words: readonly Stretch[]; own: 'gone' | 'new' }) {
  const say = useLanguageWords();
  const Mark = own === 'gone' ? 'del' : 'ins';
  const shown = words.filter(({ kind }) => kind === 'same' || kind === own);
  if (shown.length === 0) return <Typography textColor="neutral600">{say('empty')}</Typography>;
  return (
    <Typography style={{ whiteSpace: 'pre-line' }}>
      {shown.map(({ kind, text }, at) =>
        kind === 'same' ? (
          text
        ) : (
          <Mark
            // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text stay in their order.
            key={at}
            style={{
              textDecoration: own === 'gone' ? 'line-through' : 'underline',
              fontWeight: own === 'new' ? 600 : undefined,
            }}
          >
            {text}
          </Mark>
        ),
      )}
    </Typography>
  );
}

interface TableProps {
  type: string;
  fields: Changes['fields'];
  /** Name of the language that is translated from. */
  source: string;
}

function ChangesTable({ type, fields, source }: TableProps) {
  const say = useLanguageWords();
  const nameOf = useFieldName(type);
  return (
    <Table colCount={3} rowCount={fields.length + 1}>
      <Thead>
        <Tr>
          {[say('field'), say('sourceThen', { source }), say('sourceNow')].map((head) => (
            <Th key={head}>
              <Typography variant="sigma">{head}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {fields.map(({ field, words }) => (
          <Tr key={field}>
            <Td>
              <Typography fontWeight="semiBold">{nameOf(field)}</Typography>
            </Td>
            {words.length === 0 ? (
              <Td colSpan={2}>
                <Typography>{say('spacesOnly')}</Typography>
              </Td>
            ) : (
              (['gone', 'new'] as const).map((own) => (
                <Td key={own} style={{ verticalAlign: 'top' }}>
                  <Marked words={words} own={own} />
                </Td>
              ))
            )}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

interface DialogProps {
  /** Its language is the translation's. */
  entry: Entry;
  /** What the entry is called. */
  name: string;
  /** Name of the language that is translated from. */
  source: string;
  onClose: () => void;
}

/** Field by field, what a source said when the translation was made, beside what it says now. */
export function SourceChangesDialog({ entry, name, source, onClose }: DialogProps) {
  const say = useLanguageWords();
  const { changes, isFailed } = useSourceChanges(entry);
  const said = (() => {
    if (isFailed) return say('failed');
    if (!changes) return say('loading');
    if (changes.state === 'not-kept') return say('notKept');
    return changes.fields.length === 0 ? say('nothingChanged') : null;
  })();
  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : onClose())}>
      <DialogContent>
        <Modal.Header closeLabel={say('close')}>
          <Modal.Title>{say('changesOf', { name })}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" aria-live="polite">
            {said === null ? null : <Typography role={isFailed ? 'alert' : undefined}>{said}</Typography>}
            {changes && changes.fields.length > 0 ? (
              <ChangesTable type={entry.type} fields={changes.fields} source={source} />
            ) : null}
          </Flex>
        </Modal.Body>
      </DialogContent>
    </Modal.Root>
  );
}
