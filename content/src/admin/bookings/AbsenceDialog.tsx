import {
  Button,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { useState } from 'react';
import type { Stylist } from '../../bookings/staff-week';
import { DialogContent } from '../shared/DialogContent';
import { useWeekActions } from './week-data';
import { useWords } from './words';

/** Days on which a stylist is away: a holiday, or one day. */
export function AbsenceDialog({
  stylists,
  from,
  onChanged,
  onClose,
}: {
  stylists: readonly Stylist[];
  from: string;
  onChanged: () => void;
  onClose: () => void;
}) {
  const { say } = useWords();
  const { addBlock } = useWeekActions(onChanged);
  const [stylist, setStylist] = useState(stylists[0]?.documentId ?? '');
  const [firstDay, setFirstDay] = useState(from);
  const [lastDay, setLastDay] = useState(from);
  const [note, setNote] = useState('');
  const save = async () => {
    if (await addBlock({ stylist, firstDay, lastDay, note })) onClose();
  };
  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : onClose())}>
      <DialogContent>
        <Modal.Header closeLabel={say('close')}>
          <Modal.Title>{say('absence')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography>{say('absenceHint')}</Typography>
            <Field.Root name="stylist">
              <Field.Label>{say('stylist')}</Field.Label>
              <SingleSelect value={stylist} onChange={(chosen) => setStylist(String(chosen))}>
                {stylists.map(({ documentId, name }) => (
                  <SingleSelectOption key={documentId} value={documentId}>
                    {name}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Field.Root>
            <Field.Root name="firstDay">
              <Field.Label>{say('firstDay')}</Field.Label>
              <TextInput
                type="date"
                min={from}
                value={firstDay}
                onChange={({ target }) => {
                  setFirstDay(target.value);
                  if (target.value > lastDay) setLastDay(target.value);
                }}
              />
            </Field.Root>
            <Field.Root name="lastDay">
              <Field.Label>{say('lastDay')}</Field.Label>
              <TextInput
                type="date"
                min={firstDay}
                value={lastDay}
                onChange={({ target }) => setLastDay(target.value)}
              />
            </Field.Root>
            <Field.Root name="note">
              <Field.Label>{say('note')}</Field.Label>
              <TextInput value={note} maxLength={200} onChange={({ target }) => setNote(target.value)} />
            </Field.Root>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{say('close')}</Button>
          </Modal.Close>
          <Button onClick={() => void save()}>{say('save')}</Button>
        </Modal.Footer>
      </DialogContent>
    </Modal.Root>
  );
}
