import { Box, Button, Flex, Modal, Td, Tr, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useState } from 'react';
import styled from 'styled-components';
import type { Mail } from '../../desk/inbox';
import { DialogContent } from '../shared/DialogContent';
import { ListOr, ListTable, TextCell } from './InboxParts';
import { useStaffActions, useStaffData } from './staff-data';
import { useWords } from './words';

const Letter = styled.pre`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font: inherit;
  line-height: 1.5;
`;

function MailDialog({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const { say } = useWords();
  const { download } = useStaffActions(() => undefined);
  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : onClose())}>
      <DialogContent>
        <Modal.Header closeLabel={say('close')}>
          <Modal.Title>{mail.subject}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography textColor="neutral600">
              {mail.from} → {mail.to}
            </Typography>
            <Typography tag="div">
              {/* A long one is scrolled by keyboard from here. */}
              <Letter tabIndex={0}>{mail.text}</Letter>
            </Typography>
            {mail.attachments.length > 0 ? (
              <Typography textColor="neutral600">
                {say('attachments')}: {mail.attachments.join(', ')}
              </Typography>
            ) : null}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{say('close')}</Button>
          </Modal.Close>
          <Button startIcon={<Download />} onClick={() => void download(`/mails/${mail.file}`, mail.file)}>
            {say('download')}
          </Button>
        </Modal.Footer>
      </DialogContent>
    </Modal.Root>
  );
}

/** The mails of a system without a mail server, to be read instead of received. */
export function MailsTab() {
  const { say, when } = useWords();
  const [open, setOpen] = useState<Mail | null>(null);
  const { data, failed, reload } = useStaffData<{ data: Mail[] }>('/mails');
  const rows = data?.data ?? [];
  return (
    <>
      <Box paddingBottom={4}>
        <Typography>{say('mailsHint')}</Typography>
      </Box>
      <ListOr failed={failed} loading={data === null} empty={rows.length === 0} reload={reload}>
        <ListTable label={say('mails')} columns={['subject', 'to', 'written']} rowCount={rows.length}>
          {rows.map((mail) => (
            <Tr key={mail.file}>
              <Td>
                <Typography fontWeight="semiBold">{mail.subject}</Typography>
              </Td>
              <TextCell breaks>{mail.to}</TextCell>
              <TextCell>{when(mail.writtenAt)}</TextCell>
              <Td>
                <Button
                  variant="tertiary"
                  aria-label={say('readOf', { name: mail.subject })}
                  onClick={() => setOpen(mail)}
                >
                  {say('read')}
                </Button>
              </Td>
            </Tr>
          ))}
        </ListTable>
      </ListOr>
      {open ? <MailDialog mail={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
