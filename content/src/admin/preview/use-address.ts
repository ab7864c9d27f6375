import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

export interface Previewed {
  model: string;
  documentId: string | undefined;
  locale: string | undefined;
  status: 'draft' | 'published';
}

/** An address lasts half an hour. */
const FRESH_MS = 20 * 60_000;

/** What an address shows, without until when. */
const pageOf = (address: string | null | undefined) => address?.replace(/&until=.*/, '') ?? address;

/**
 * The address that shows an entry on the website: asked anew after each save, since what is saved may have moved the page,
 * and since an address lasts half an hour. `null`: there is no such page.
 */
export function useAddress(
  { model, documentId, locale, status }: Previewed,
  updatedAt: unknown,
): { address: string | null | undefined; failed: boolean } {
  const { get } = useFetchClient();
  const [address, setAddress] = useState<string | null | undefined>();
  const [failed, setFailed] = useState(false);
  const known = useRef<{ address: string | null | undefined; at: number }>({ address: undefined, at: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save is a reason to ask again.
  useEffect(() => {
    const asking = new AbortController();
    const query = new URLSearchParams({
      ...(documentId ? { documentId } : {}),
      ...(locale ? { locale } : {}),
      status,
    });
    get<{ data?: { url?: string } }>(`/content-manager/preview/url/${model}?${query}`, {
      signal: asking.signal,
    })
      .then(({ data }) => {
        const next = data?.data?.url ?? null;
        // The frame reloads by itself: another address is wanted only for another page, or when this one ages.
        if (pageOf(next) !== pageOf(known.current.address) || Date.now() - known.current.at > FRESH_MS) {
          known.current = { address: next, at: Date.now() };
          setAddress(next);
        }
        setFailed(false);
      })
      .catch(() => {
        if (!asking.signal.aborted) setFailed(true);
      });
    return () => asking.abort();
  }, [get, model, documentId, locale, status, updatedAt]);

  return { address, failed };
}
