import { Box, Button, Flex, Modal, Radio, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { FormCompared } from '../../versions/version-answers';
import { DialogContent } from '../shared/DialogContent';
import type { Decision } from './save-watch';
import { type Entry, useFieldName } from './version-data';
import { useVersionWords } from './words';

/** What a form that restores sends: nothing that somebody has typed. */
const NOTHING: Record<string, unknown> = {};

/**
 * What somebody is asked who saves a form over a newer version: field by field, whose words stay. Who restores over one
 * sees what was saved, and may load it (`onLoad`).
 */
export function ConflictDialog({
  entry,
  opened,
  sent = NOTHING,
  onDecide,
  onLoad,
}: {
  entry: Entry;
  opened: number;
  sent?: Record<string, unknown>;
  onDecide: (decision: Decision) => void;
  onLoad?: () => void;
}) {
  const { post } = useFetchClient();
  const { say, when, value } = useVersionWords();
  const nameOf = useFieldName(entry.type);
  const [known, setKnown] = useState<FormCompared | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    post<{ data: FormCompared }>('/admin/mall/versions/compare', { ...entry, opened, sent })
      .then(({ data }) => setKnown(data.data))
      .catch(() => setFailed(true));
  }, [post, entry, opened, sent]);

  const who = [...new Set(known?.since.map(({ author }) => author ?? say('somebody')))].join(', ');
  const choose = (field: string, isTheirs: boolean) => {
    const next = new Set(theirs);
    if (isTheirs) next.add(field);
    else next.delete(field);
    setTheirs(next);
  };
  const save = (compared: FormCompared) =>
    onDecide({
      kind: 'save',
      newest: compared.newest,
      fields: compared.fields
        .filter(({ field, isMine }) => isMine && !theirs.has(field))
        .map(({ field }) => field),
    });

  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : onDecide({ kind: 'back' }))}>
      <DialogContent>
        <Modal.Header closeLabel={say('back')}>
          <Modal.Title>{say('conflict')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={5}>
            <Typography>{say(onLoad ? 'conflictRestoreHint' : 'conflictHint')}</Typography>
            {isFailed ? <Typography role="alert">{say('failed')}</Typography> : null}
            {known?.since.map((version) => (
              <Typography key={version.number} textColor="neutral600">
                {say('savedBy', {
                  who: version.author ?? say('somebody'),
                  when: when(version.at),
                  fields: version.changes.map(nameOf).join(', '),
                })}
              </Typography>
            ))}
            {known?.fields.map(({ field, isMine, isTheirs, mine, theirs: other }) => (
              <Box key={field} background="neutral100" padding={4} hasRadius>
                <Typography variant="delta" tag="h3">
                  {nameOf(field)}
                </Typography>
                <Flex gap={4} alignItems="flex-start" paddingTop={2}>
                  <Box flex="1">
                    <Typography variant="pi" fontWeight="bold" tag="p">
                      {say('yours')}
                    </Typography>
                    <Typography style={{ whiteSpace: 'pre-line' }}>
                      {isMine ? value(mine) : say('unchanged')}
                    </Typography>
                  </Box>
                  <Box flex="1">
                    <Typography variant="pi" fontWeight="bold" tag="p">
                      {say('theirs', { who })}
                    </Typography>
                    <Typography style={{ whiteSpace: 'pre-line' }}>{value(other)}</Typography>
                  </Box>
                </Flex>
                {isMine && isTheirs ? (
                  <Box paddingTop={3}>
                    <Radio.Group
                      aria-label={say('choose', { field: nameOf(field) })}
                      value={theirs.has(field) ? 'theirs' : 'mine'}
                      onValueChange={(chosen: string) => choose(field, chosen === 'theirs')}
                    >
                      <Flex gap={4}>
                        <Radio.Item value="mine">{say('keepMine')}</Radio.Item>
                        <Radio.Item value="theirs">{say('keepTheirs')}</Radio.Item>
                      </Flex>
                    </Radio.Group>
                  </Box>
                ) : null}
              </Box>
            ))}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={() => onDecide({ kind: 'back' })}>
            {say('back')}
          </Button>
          {onLoad ? (
            <Button onClick={onLoad}>{say('load')}</Button>
          ) : (
            <Button disabled={!known} onClick={() => (known ? save(known) : undefined)}>
              {say('saveBoth')}
            </Button>
          )}
        </Modal.Footer>
      </DialogContent>
    </Modal.Root>
  );
}
