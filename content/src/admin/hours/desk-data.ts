import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { FormRow } from './week-rows';

/** As `opening-times/hours-routes.ts` sends it. */
export interface Centre {
  timeZone: string;
  /** The centre's hours as they are saved. */
  centre: FormRow | null;
  /** Of the shop that was asked for, in the default language. */
  slug: string | null;
}

/** Something of the hours' routes, read once. @param path `''` waits */
export function useDesk<T>(path: string): { data: T | null; failed: boolean; retry: () => void } {
  const { get } = useFetchClient();
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<{ path: string; data: T } | null>(null);
  const [failed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again for the same.
  useEffect(() => {
    if (path === '') return;
    const asking = new AbortController();
    setFailed(false);
    get<{ data: T }>(`/admin/mall/hours${path}`, { signal: asking.signal })
      .then(({ data }) => setKnown({ path, data: data.data }))
      .catch(() => {
        if (!asking.signal.aborted) setFailed(true);
      });
    return () => asking.abort();
  }, [get, path, round]);

  return {
    data: known?.path === path ? known.data : null,
    failed,
    retry: () => setRound((count) => count + 1),
  };
}
