import { Box, Typography } from '@strapi/design-system';
import type { UsedFile } from '../../bin/bin-routes';
import { useStaffData } from '../inbox/staff-data';
import { PictureCrops } from './PictureCrops';
import { PlaceList } from './PlaceList';
import { useBinWords } from './words';

interface Props {
  /** As Strapi's dialog has it; without an id it has not been uploaded yet. */
  file: { id?: number; isLocal?: boolean } | undefined;
}

/**
 * Where a file is used and how the website crops it, within Strapi's own dialog about it: in the media library, and
 * where a form's picture is changed. The build writes it in there (`vite.config.ts`).
 */
export function FileUses({ file }: Props) {
  return file?.id === undefined || file.isLocal ? null : <Uses id={file.id} />;
}

function Uses({ id }: { id: number }) {
  const { say } = useBinWords();
  const { data, failed } = useStaffData<{ data: UsedFile[] }>(`/file-places?id=${id}`);
  const file = data?.data[0];
  const places = file?.places;
  return (
    <>
      <Box
        tag="section"
        aria-label={say('usedIn')}
        background={places?.length ? 'primary100' : 'neutral100'}
        padding={4}
        hasRadius
      >
        <Typography tag="h3" variant="sigma">
          {say('usedIn')}
        </Typography>
        {failed ? <Typography textColor="danger600">{say('failed', { reason: '' })}</Typography> : null}
        {places?.length === 0 ? <Typography>{say('unusedLong')}</Typography> : null}
        {places?.length ? (
          <>
            <Box maxHeight="14rem" overflow="auto">
              <PlaceList places={places} apart />
            </Box>
            <Typography variant="pi" textColor="neutral700">
              {say('replaceFirst')}
            </Typography>
          </>
        ) : null}
      </Box>
      {file ? <PictureCrops file={file} /> : null}
    </>
  );
}
