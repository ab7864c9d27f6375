import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { Presence, VersionPage } from '../../versions/version-answers';
import { asQuery, type Entry } from './version-data';

const BEAT_MS = 15_000;

const NONE: VersionPage = { data: [], meta: { hasEarlier: false } };

/** Says every 15 s that the form is open, and hears who else has it open. */
export function usePresence(entry: Entry | null): Presence | null {
  const { post } = useFetchClient();
  const [presence, setPresence] = useState<Presence | null>(null);
  useEffect(() => {
    if (!entry) return;
    const tab = crypto.randomUUID();
    const beat = (isClosed: boolean) =>
      post<{ data: Presence }>('/admin/mall/open-forms', { ...entry, tab, isClosed }).then(
        ({ data }) => data.data,
      );
    const tell = () => void beat(false).then(setPresence, () => undefined);
    tell();
    const timer = setInterval(tell, BEAT_MS);
    return () => {
      clearInterval(timer);
      void beat(true).catch(() => undefined);
    };
  }, [post, entry]);
  return presence;
}

/** The newest of the kept versions, and where undo goes to; asked for again after each save. */
export function useVersions(entry: Entry | null, updatedAt: unknown) {
  const { get } = useFetchClient();
  const [page, setPage] = useState(NONE);
  const reload = useCallback(async () => {
    if (!entry) return;
    const answer = await get<VersionPage>(`/admin/mall/versions?${asQuery(entry)}`).catch(() => null);
    if (answer) setPage(answer.data);
  }, [get, entry]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes `updatedAt`.
  useEffect(() => void reload(), [reload, updatedAt]);
  return { versions: page.data, hasEarlier: page.meta.hasEarlier, undo: page.meta.undo ?? null, reload };
}

/** Adds the versions before those that are shown, page by page. */
export function useEarlier(entry: Entry, newest: VersionPage) {
  const { get } = useFetchClient();
  const [page, setPage] = useState(newest);
  const [isFailed, setFailed] = useState(false);
  const more = async () => {
    setFailed(false);
    const before = String(page.data.at(-1)?.number);
    const answer = await get<VersionPage>(`/admin/mall/versions?${asQuery(entry)}&before=${before}`).catch(
      () => null,
    );
    if (answer) setPage({ data: [...page.data, ...answer.data.data], meta: answer.data.meta });
    else setFailed(true);
  };
  return { versions: page.data, hasEarlier: page.meta.hasEarlier, isFailed, more };
}
