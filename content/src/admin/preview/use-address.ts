import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import type { PlaceAddress } from '../../preview/places';

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

const pagesOf = (places: readonly PlaceAddress[]) => places.map(({ url }) => pageOf(url)).join(' ');

/** The other pages on which visitors meet an entry now; asked anew after each save, as `useAddress` does. */
export function usePlaces(
  { model, documentId, locale }: Omit<Previewed, 'status'>,
  updatedAt: unknown,
): readonly PlaceAddress[] {
  const { get } = useFetchClient();
  const [places, setPlaces] = useState<readonly PlaceAddress[]>([]);
  const known = useRef({ pages: '', at: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save is a reason to ask again.
  useEffect(() => {
    const asking = new AbortController();
    const take = (next: readonly PlaceAddress[]) => {
      const pages = pagesOf(next);
      if (pages === known.current.pages && Date.now() - known.current.at <= FRESH_MS) return;
      known.current = { pages, at: Date.now() };
      setPlaces(next);
    };
    const query = new URLSearchParams({ type: model, entry: documentId ?? '', language: locale ?? '' });
    get<{ data: PlaceAddress[] }>(`/admin/mall/preview/places?${query}`, { signal: asking.signal })
      .then(({ data }) => take(data.data))
      .catch(() => {
        if (!asking.signal.aborted) take([]);
      });
    return () => asking.abort();
  }, [get, model, documentId, locale, updatedAt]);

  return places;
}
