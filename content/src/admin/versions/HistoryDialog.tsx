import {
  Box,
  Button,
  Checkbox,
  Flex,
  Modal,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { Compared, VersionPage } from '../../versions/version-answers';
import { DialogContent } from '../shared/DialogContent';
import { useEarlier } from './use-versions';
import { asQuery, type Entry, useFieldName } from './version-data';
import { useVersionWords } from './words';

/** All kept versions that a form in a language has shown; one of them beside what stands now, to be restored. */
export function HistoryDialog({
  entry,
  newest,
  canRestore,
  onRestore,
  onClose,
}: {
  entry: Entry;
  newest: VersionPage;
  canRestore: boolean;
  /** @param shared also the fields that all languages share */
  onRestore: (number: number, shared: boolean) => void;
  onClose: () => void;
}) {
  const { get } = useFetchClient();
  const { say, action, when, value, languageOf } = useVersionWords();
  const nameOf = useFieldName(entry.type);
  const { versions, hasEarlier, isFailed: hasNoMore, more } = useEarlier(entry, newest);
  const [number, setNumber] = useState(newest.meta.undo?.number ?? versions[0]?.number);
  const [compared, setCompared] = useState<Compared | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [sharedToo, setSharedToo] = useState(false);

  useEffect(() => {
    if (number === undefined) return;
    const asking = new AbortController();
    setCompared(null);
    setSharedToo(false);
    setFailed(false);
    get<{ data: Compared }>(`/admin/mall/versions/${number}?${asQuery(entry)}`, { signal: asking.signal })
      .then(({ data }) => setCompared(data.data))
      .catch(() => {
        if (!asking.signal.aborted) setFailed(true);
      });
    return () => asking.abort();
  }, [get, entry, number]);

  const shared = compared?.fields.filter(({ isShared }) => isShared) ?? [];
  const restorable = compared?.fields.filter(({ isShared }) => sharedToo || !isShared) ?? [];
  const isGone = compared !== null && compared.gone.files + compared.gone.entries > 0;
  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : onClose())}>
      <DialogContent>
        <Modal.Header closeLabel={say('close')}>
          <Modal.Title>{say('historyOf')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex alignItems="flex-start" gap={6}>
            <Box tag="ul" minWidth="15rem" maxWidth="15rem">
              {versions.map((version) => (
                <Box key={version.number} tag="li" paddingBottom={2}>
                  <Button
                    fullWidth
                    size="S"
                    variant={version.number === number ? 'secondary' : 'tertiary'}
                    aria-pressed={version.number === number}
                    onClick={() => setNumber(version.number)}
                  >
                    {when(version.at)}
                  </Button>
                  <Typography variant="pi" tag="p" textColor="neutral600">
                    {[
                      action(version.action),
                      version.author,
                      languageOf(version, entry.language),
                      version.changes.map(nameOf).join(', '),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Typography>
                </Box>
              ))}
              {hasEarlier ? (
                <li>
                  <Button fullWidth size="S" variant="ghost" onClick={() => void more()}>
                    {say('earlier')}
                  </Button>
                </li>
              ) : null}
              {hasNoMore ? (
                <li>
                  <Typography role="alert">{say('failed')}</Typography>
                </li>
              ) : null}
            </Box>
            <Box flex="1" aria-live="polite">
              {isFailed ? <Typography role="alert">{say('failed')}</Typography> : null}
              {compared?.fields.length === 0 ? <Typography>{say('same')}</Typography> : null}
              {compared && compared.fields.length > 0 ? (
                <Table colCount={3} rowCount={compared.fields.length}>
                  <Thead>
                    <Tr>
                      <Th>
                        <Typography variant="sigma">{say('field')}</Typography>
                      </Th>
                      <Th>
                        <Typography variant="sigma">{say('inVersion')}</Typography>
                      </Th>
                      <Th>
                        <Typography variant="sigma">{say('now')}</Typography>
                      </Th>
                    </Tr>
                  </Thead>
                  <Tbody>
                    {compared.fields.map(({ field, version, now }) => (
                      <Tr key={field}>
                        <Td>
                          <Typography fontWeight="semiBold">{nameOf(field)}</Typography>
                        </Td>
                        <Td>
                          <Typography style={{ whiteSpace: 'pre-line' }}>{value(version)}</Typography>
                        </Td>
                        <Td>
                          <Typography style={{ whiteSpace: 'pre-line' }}>{value(now)}</Typography>
                        </Td>
                      </Tr>
                    ))}
                  </Tbody>
                </Table>
              ) : null}
              {shared.length > 0 ? (
                <Box paddingTop={4}>
                  <Checkbox checked={sharedToo} onCheckedChange={(checked) => setSharedToo(checked === true)}>
                    {say('sharedToo', { fields: shared.map(({ field }) => nameOf(field)).join(', ') })}
                  </Checkbox>
                  {sharedToo ? <Typography tag="p">{say('restoreShared')}</Typography> : null}
                </Box>
              ) : null}
              {compared && isGone ? <Typography tag="p">{say('gone', compared.gone)}</Typography> : null}
            </Box>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Typography textColor="neutral600">{say('restoreHint')}</Typography>
          <Button
            disabled={!canRestore || restorable.length === 0}
            onClick={() => (number === undefined ? undefined : onRestore(number, sharedToo))}
          >
            {say('restore')}
          </Button>
        </Modal.Footer>
      </DialogContent>
    </Modal.Root>
  );
}
