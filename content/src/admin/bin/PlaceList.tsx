import { Box, Link } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import type { FilePlace } from '../../bin/file-places';
import { entryPath, useNames } from '../shared/entries';

/** The entries that show a file, each a way to its form. @param apart in a tab of its own: what is half written stays */
export function PlaceList({ places, apart = false }: { places: readonly FilePlace[]; apart?: boolean }) {
  const { typeName } = useNames();
  return (
    <ul>
      {places.map(({ type, label, single, entry, title }) => (
        <Box key={`${type} ${entry}`} tag="li" paddingTop={1} paddingBottom={1}>
          <Link
            tag={RouterLink}
            to={entryPath({ uid: type, single, documentId: entry, locale: '' })}
            {...(apart ? { target: '_blank' } : {})}
          >
            {[typeName(label), single ? '' : title].filter(Boolean).join(': ')}
          </Link>
        </Box>
      ))}
    </ul>
  );
}
