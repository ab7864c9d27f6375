import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { useWords } from './words';

/** As `content/src/submissions/staff-list.ts` sends them. */
export interface Delivery {
  documentId: string;
  kind: string;
  channel: string;
  state: string;
  attempts: number;
  fault: string | null;
  createdAt: string;
  nextAt: string | null;
  deliveredAt: string | null;
}

export interface Submission {
  documentId: string;
  kind: string;
  state: string;
  name: string | null;
  email: string | null;
  language: string | null;
  payload: Record<string, unknown> | null;
  createdAt: string;
  retainUntil: string;
  booking: { documentId: string; state: string; date: string; hour: string; staffNote: string | null } | null;
  deliveries: Delivery[];
}

export interface Mail {
  file: string;
  writtenAt: string;
  subject: string;
  from: string;
  to: string;
  text: string;
  attachments: string[];
}

export interface Paging {
  total: number;
  start: number;
  pageSize: number;
}

const POLL_MS = 10_000;

/**
 * What a staff route says, asked for again every ten seconds as long as somebody looks.
 * @param path behind `/admin/mall`
 */
export function useStaffData<T>(path: string): { data: T | null; failed: boolean; reload: () => void } {
  const { get } = useFetchClient();
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<{ path: string; data: T } | null>(null);
  const [failed, setFailed] = useState(false);
  const reload = useCallback(() => setRound((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again for the same.
  useEffect(() => {
    const asking = new AbortController();
    get<T>(`/admin/mall${path}`, { signal: asking.signal })
      .then(({ data }) => {
        setKnown({ path, data });
        setFailed(false);
      })
      .catch(() => {
        if (!asking.signal.aborted) setFailed(true);
      });
    return () => asking.abort();
  }, [get, path, round]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [reload]);

  return { data: known?.path === path ? known.data : null, failed, reload };
}

/** Changes that the staff make, each with a notice of what came of it. */
export function useStaffActions(reload: () => void) {
  const { get, put, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { say } = useWords();

  async function change(uid: string, documentId: string, data: object): Promise<void> {
    try {
      await put(`/content-manager/collection-types/${uid}/${documentId}`, data);
      toggleNotification({ type: 'success', message: say('saved') });
    } catch (error) {
      const reason = isFetchError(error) ? error.message : '';
      toggleNotification({ type: 'danger', message: say('notSaved', { reason }) });
    }
    reload();
  }

  async function resend(documentId: string): Promise<void> {
    try {
      await post(`/admin/mall/deliveries/${documentId}/resend`);
      toggleNotification({ type: 'success', message: say('resent') });
    } catch {
      toggleNotification({ type: 'warning', message: say('notResent') });
    }
    reload();
  }

  async function download(path: string, name: string): Promise<void> {
    try {
      const { data } = await get(`/admin/mall${path}`, { responseType: 'blob' });
      const url = URL.createObjectURL(data);
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      URL.revokeObjectURL(url);
    } catch {
      toggleNotification({ type: 'danger', message: say('failed') });
    }
  }

  return { change, resend, download };
}
