import { Button, Checkbox, Flex, Loader, Modal, TextInput, Typography } from '@strapi/design-system';
import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Copied, KnownShop } from '../../opening-times/hours-routes';
import { DialogContent } from '../shared/DialogContent';
import { useDesk } from './desk-data';
import type { FormRow } from './week-rows';
import { useWords } from './words';

interface Props {
  /** The shop whose hours are copied; it is not among those to choose. */
  documentId: string | undefined;
  week: readonly FormRow[];
  days: readonly FormRow[];
  onClose: () => void;
}

/** Gives other shops the hours of this one, as they stand in the form. */
export function CopyDialog({ documentId, week, days, onClose }: Props) {
  const { say } = useWords();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { data, failed, retry } = useDesk<KnownShop[]>('/shops');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useState('');
  const [what, setWhat] = useState({ week: true, days: false });
  const [copying, setCopying] = useState(false);
  const shops = (data ?? []).filter((shop) => shop.documentId !== documentId);
  const wanted = search.trim().toLocaleLowerCase();
  const shown = shops.filter(({ name, category }) =>
    `${name} ${category ?? ''}`.toLocaleLowerCase().includes(wanted),
  );
  const live = shops.filter((shop) => chosen.has(shop.documentId) && shop.isLive).length;

  async function copy() {
    setCopying(true);
    try {
      const { data: answer } = await post<{ data: Copied }>('/admin/mall/hours/copy', {
        shops: [...chosen],
        ...(what.week ? { openingHours: week } : {}),
        ...(what.days ? { specialOpeningDays: days } : {}),
      });
      const { failed: left, ...done } = answer.data;
      toggleNotification({ type: 'success', message: say('copied', done) });
      if (left.length > 0)
        toggleNotification({ type: 'warning', message: say('notCopied', { reason: left.join(', ') }) });
      onClose();
    } catch (error) {
      const reason = isFetchError(error) ? error.message : '';
      toggleNotification({ type: 'danger', message: say('notCopied', { reason }) });
    }
    setCopying(false);
  }

  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };

  return (
    <Modal.Root open onOpenChange={(open: boolean) => !open && onClose()}>
      <DialogContent>
        <Modal.Header closeLabel={say('cancel')}>
          <Modal.Title>{say('copyTitle')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Flex gap={6}>
              <Checkbox
                checked={what.week}
                onCheckedChange={(checked) => setWhat({ ...what, week: checked === true })}
              >
                {say('copyWeek')}
              </Checkbox>
              <Checkbox
                checked={what.days}
                onCheckedChange={(checked) => setWhat({ ...what, days: checked === true })}
              >
                {say('copyDays')}
              </Checkbox>
            </Flex>
            <TextInput
              aria-label={say('copySearch')}
              placeholder={say('copySearch')}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            <Flex gap={2}>
              <Button
                variant="tertiary"
                size="S"
                onClick={() => setChosen(new Set([...chosen, ...shown.map((shop) => shop.documentId)]))}
              >
                {say('copyAll')}
              </Button>
              <Button variant="tertiary" size="S" onClick={() => setChosen(new Set())}>
                {say('copyNone')}
              </Button>
            </Flex>
            {failed ? (
              <Flex gap={2}>
                <Typography textColor="danger600">{say('failed')}</Typography>
                <Button variant="tertiary" onClick={retry}>
                  {say('retry')}
                </Button>
              </Flex>
            ) : data ? (
              <Flex direction="column" alignItems="stretch" gap={1}>
                {shown.map(({ documentId: id, name, category }) => (
                  <Checkbox
                    key={id}
                    checked={chosen.has(id)}
                    onCheckedChange={(checked) => choose(id, checked === true)}
                  >
                    {category ? `${name} (${category})` : name}
                  </Checkbox>
                ))}
              </Flex>
            ) : (
              <Loader>…</Loader>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Typography variant="pi" textColor="neutral600" aria-live="polite">
            {chosen.size > 0
              ? `${say('copyTouches', { count: chosen.size, live, drafts: chosen.size - live })} ${say('copyLost')}`
              : ''}
          </Typography>
          <Button
            loading={copying}
            disabled={chosen.size === 0 || (!what.week && !what.days)}
            onClick={() => void copy()}
          >
            {say('copyTo', { count: chosen.size })}
          </Button>
        </Modal.Footer>
      </DialogContent>
    </Modal.Root>
  );
}
