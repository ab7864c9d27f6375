import { Box, Flex, Typography } from '@strapi/design-system';
import type { UsedFile } from '../../bin/bin-routes';
import { cropsOf } from './crops';
import { useBinWords } from './words';

/** How the website crops a picture, in boxes of its shapes; nothing of what it shows whole. */
export function PictureCrops({ file }: { file: UsedFile }) {
  const { say } = useBinWords();
  const crops = cropsOf(file);
  if (crops.length === 0) return null;
  const title = say(file.places.length > 0 ? 'crops' : 'cropsInOffer');
  return (
    <Box tag="section" aria-label={title} background="neutral100" padding={4} hasRadius>
      <Typography tag="h3" variant="sigma">
        {title}
      </Typography>
      <Flex gap={4} paddingTop={2} paddingBottom={2} wrap="wrap" alignItems="flex-start">
        {crops.map(({ place, width, height, from = '50%' }) => (
          <Box key={`${place} ${width}:${height}`} tag="figure" margin={0}>
            <img
              src={file.url}
              alt=""
              loading="lazy"
              style={{
                ...{ display: 'block', height: '8rem', aspectRatio: `${width} / ${height}` },
                ...{ objectFit: 'cover', objectPosition: `50% ${from}` },
              }}
            />
            <Typography tag="figcaption" variant="pi" textColor="neutral700">
              {say(place)}
            </Typography>
          </Box>
        ))}
      </Flex>
      <Typography variant="pi" textColor="neutral700">
        {say('cropsVary')}
      </Typography>
    </Box>
  );
}
