import { Box, Typography } from '@strapi/design-system';
import type { EmptySearch } from '../../search/empty-searches';
import { SELDOM_MS, useStaffData } from '../inbox/staff-data';
import { useNames } from '../shared/entries';
import { useTodayWords } from './words';

/** What visitors searched for and did not find, ten times and more. */
export function EmptySearches() {
  const say = useTodayWords();
  const { languageName } = useNames();
  const { data, failed } = useStaffData<{ data: EmptySearch[] }>('/empty-searches', SELDOM_MS);
  const searches = data?.data ?? [];
  return (
    <>
      <Typography textColor="neutral600">{say(failed && !data ? 'failed' : 'emptySearchesHint')}</Typography>
      {data && searches.length === 0 ? (
        <Typography tag="p" textColor="neutral600">
          {say('nothing')}
        </Typography>
      ) : null}
      <ul>
        {searches.map(({ query, language, times }) => (
          <Box key={`${language} ${query}`} tag="li" paddingTop={1} paddingBottom={1}>
            <Typography>{`${query} (${languageName(language)}): ${times}`}</Typography>
          </Box>
        ))}
      </ul>
    </>
  );
}
