import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { SourceChanges } from '../../languages/source-changes';
import type { SourceWords } from '../../languages/source-words';
import { asQuery, type Entry } from '../versions/version-data';

interface Loaded<Data> {
  /** Null until it is there. */
  data: Data | null;
  isFailed: boolean;
}

/** While the same is asked for anew, and where that fails, what was loaded last stands. */
function useLoaded<Data>(route: string, entry: Entry | null, asOf: unknown): Loaded<Data> {
  const { get } = useFetchClient();
  const [loaded, setLoaded] = useState<{ query: string; data: Data | null } | null>(null);
  const query = entry ? asQuery(entry) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes `asOf`.
  useEffect(() => {
    if (query === null) return;
    const asking = new AbortController();
    get<{ data: Data }>(`/admin/mall/languages/${route}?${query}`, { signal: asking.signal })
      .then(({ data }) => setLoaded({ query, data: data.data }))
      .catch(() => {
        if (!asking.signal.aborted)
          setLoaded((last) => (last?.query === query ? last : { query, data: null }));
      });
    return () => asking.abort();
  }, [get, route, query, asOf]);
  const known = loaded?.query === query ? loaded : null;
  return { data: known?.data ?? null, isFailed: known !== null && known.data === null };
}

/**
 * What has changed in the source of a translation; asked for anew when `asOf` changes.
 * @param entry its language is the translation's; null asks nothing
 */
export const useSourceChanges = (entry: Entry | null, asOf?: unknown): Loaded<SourceChanges> =>
  useLoaded('changes', entry, asOf);

/** What the source of a translation says; asked for anew when `asOf` changes. @param entry its language is the translation's */
export const useSourceWords = (entry: Entry, asOf: unknown): Loaded<SourceWords> =>
  useLoaded('source', entry, asOf);
