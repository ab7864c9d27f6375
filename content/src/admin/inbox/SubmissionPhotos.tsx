import { Box, Button, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { useState } from 'react';
import styled from 'styled-components';
import { DialogContent } from '../shared/DialogContent';
import { useStaffData } from './staff-data';
import { useWords } from './words';

const Photo = styled.img`
  display: block;
  width: 18rem;
  max-height: 24rem;
  object-fit: contain;
  background: ${({ theme }) => theme.colors.neutral150};
`;

const Full = styled.img`
  display: block;
  max-width: 100%;
  max-height: 70vh;
  margin: 0 auto;
`;

const Press = styled.button`
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
`;

/** The photos of a booking. They are asked for only here, and never lie under an address of their own. */
export function SubmissionPhotos({ submission, name }: { submission: string; name: string }) {
  const { say } = useWords();
  const { data, failed } = useStaffData<{ data: { src: string }[] }>(`/submissions/${submission}/photos`);
  const [open, setOpen] = useState<number | null>(null);
  const photos = data?.data ?? [];
  const shown = open === null ? undefined : photos[open];
  return (
    <Box>
      <Typography variant="delta" tag="h3">
        {say('photos')}
      </Typography>
      <Flex gap={4} paddingTop={3} wrap="wrap">
        {data === null ? failed ? <Typography>{say('noPhotos')}</Typography> : <Loader small /> : null}
        {data?.data.map(({ src }, at) => (
          <Press
            key={src.slice(-60)}
            type="button"
            aria-label={say('larger', { name: say('photo', { number: at + 1, name }) })}
            onClick={() => setOpen(at)}
          >
            <Photo src={src} alt="" />
          </Press>
        ))}
      </Flex>
      {shown && open !== null ? (
        <Modal.Root open onOpenChange={(still: boolean) => (still ? undefined : setOpen(null))}>
          <DialogContent>
            <Modal.Header closeLabel={say('close')}>
              <Modal.Title>{say('photo', { number: open + 1, name })}</Modal.Title>
            </Modal.Header>
            <Modal.Body>
              <Full src={shown.src} alt={say('photo', { number: open + 1, name })} />
            </Modal.Body>
            <Modal.Footer>
              <Button
                variant="tertiary"
                aria-label={say('photoBefore')}
                disabled={open === 0}
                onClick={() => setOpen(open - 1)}
              >
                ←
              </Button>
              <Button
                variant="tertiary"
                aria-label={say('photoAfter')}
                disabled={open === photos.length - 1}
                onClick={() => setOpen(open + 1)}
              >
                →
              </Button>
            </Modal.Footer>
          </DialogContent>
        </Modal.Root>
      ) : null}
    </Box>
  );
}
