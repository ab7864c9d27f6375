import { Flex, Modal, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { SourceChanges as Changes } from '../../languages/source-changes';
import type { Stretch } from '../../languages/word-changes';
import { DialogContent } from '../shared/DialogContent';
import { type Entry, useFieldName } from '../versions/version-data';
import { useSourceChanges } from './use-source';
import { useLanguageWords } from './words';

interface MarkedProps {
  words: readonly Stretch[];
  own: 'gone' | 'new';
}

/** A text with the words that are its alone: lines through or below them, and elements that are read out, tell them apart. */
export function Marked({ words, own }: MarkedProps) {
  const Mark = own === 'gone' ? 'del' : 'ins';
  const shown = words.filter(({ kind }) => kind === 'same' || kind === own);
  return (
    <>
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
    </>
  );
}

function Side({ words, own }: MarkedProps) {
  const say = useLanguageWords();
  if (words.every(({ kind }) => kind !== 'same' && kind !== own))
    return <Typography textColor="neutral600">{say('empty')}</Typography>;
  return (
    <Typography style={{ whiteSpace: 'pre-line' }}>
      <Marked words={words} own={own} />
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
                  <Side words={words} own={own} />
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
  const { data: changes, isFailed } = useSourceChanges(entry);
  const said = (() => {
    if (isFailed) return say('failed');
    if (!changes) return say('loading');
    if (changes.state === 'not-kept') return say('notKept');
    if (changes.state === 'no-source') return say('noSource', { source });
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
