import { Box, Flex, Loader, Typography } from '@strapi/design-system';
import styled from 'styled-components';
import { useStaffData } from './staff-data';
import { useWords } from './words';

const Photo = styled.img`
  display: block;
  width: 18rem;
  max-height: 24rem;
  object-fit: contain;
  background: ${({ theme }) => theme.colors.neutral150};
`;

/** The photos of a booking. They are asked for only here, and never lie under an address of their own. */
export function SubmissionPhotos({ submission, name }: { submission: string; name: string }) {
  const { say } = useWords();
  const { data, failed } = useStaffData<{ data: { src: string }[] }>(`/submissions/${submission}/photos`);
  return (
    <Box>
      <Typography variant="delta" tag="h3">
        {say('photos')}
      </Typography>
      <Flex gap={4} paddingTop={3} wrap="wrap">
        {data === null ? failed ? <Typography>{say('noPhotos')}</Typography> : <Loader small /> : null}
        {data?.data.map(({ src }, at) => (
          <Photo key={src.slice(-60)} src={src} alt={say('photo', { number: at + 1, name })} />
        ))}
      </Flex>
    </Box>
  );
}
