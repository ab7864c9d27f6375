import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { Outcome } from '../../deliveries/delivery-worker';
import type { Submission, Submissions } from '../../desk/inbox';
import type { View } from '../../desk/inbox-filter';
import { lastKnown } from './submissions';
import { useWords } from './words';

const POLL_MS = 10_000;

/** For what costs the content system a look at all entries. */
export const SELDOM_MS = 120_000;

/**
 * What a staff route says, asked for again as long as somebody looks.
 * @param path behind `/admin/mall`; null asks nothing
 * @param everyMs how often
 */
export function useStaffData<T>(
  path: string | null,
  everyMs = POLL_MS,
): { data: T | null; failed: boolean; reload: () => void } {
  const { get } = useFetchClient();
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<{ path: string; data: T } | null>(null);
  const [failed, setFailed] = useState(false);
  const reload = useCallback(() => setRound((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again for the same.
  useEffect(() => {
    if (path === null) return;
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
    }, everyMs);
    return () => clearInterval(timer);
  }, [reload, everyMs]);

  return { data: known?.path === path ? known.data : null, failed, reload };
}

/** The submission that is open, also when a filter or newer ones have taken it off the list. */
export function useOpened(open: string | null, listed: readonly Submission[]) {
  const { data, reload } = useStaffData<Submissions>(open ? `/submissions?id=${open}` : null);
  const [kept, setKept] = useState<Submission>();
  const found = data?.data[0] ?? listed.find(({ documentId }) => documentId === open);
  const opened = lastKnown(open, found, kept);
  if (opened !== kept) setKept(opened);
  return { opened, reload };
}

/** Gives a file to whoever pressed. */
function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Carries out what somebody pressed, with a notice of what came of it. */
function useAttempt() {
  const { toggleNotification } = useNotification();
  const { say } = useWords();
  /** @param done what is said once it stands @returns whether it stands now */
  return async (work: () => Promise<unknown>, done?: 'saved' | 'resent'): Promise<boolean> => {
    try {
      await work();
    } catch (error) {
      const reason = isFetchError(error) ? error.message : '';
      toggleNotification({ type: 'danger', message: say('notSaved', { reason }) });
      return false;
    }
    if (done) toggleNotification({ type: 'success', message: say(done) });
    return true;
  };
}

/** The views of who is signed in. Only they change them, so they are asked for once. */
export function useViews() {
  const { get, put, del } = useFetchClient();
  const attempt = useAttempt();
  const [views, setViews] = useState<readonly View[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    get<{ data: View[] }>('/admin/mall/views', { signal: asking.signal })
      .then(({ data }) => setViews(data.data))
      // The list says so if the content system is gone.
      .catch(() => undefined);
    return () => asking.abort();
  }, [get]);

  return {
    views,
    /** @returns whether it stands now */
    keepView: (view: View) =>
      attempt(async () => {
        const { data } = await put<{ data: View[] }>('/admin/mall/views', view);
        setViews(data.data);
      }),
    forgetView: (name: string) =>
      attempt(async () => {
        const { data } = await del<{ data: View[] }>(`/admin/mall/views?${new URLSearchParams({ name })}`);
        setViews(data.data);
      }),
  };
}

export type StaffActions = ReturnType<typeof useStaffActions>;

/**
 * Changes that the staff make, each with a notice of what came of it. They end with the component: what is under way is
 * broken off.
 */
export function useStaffActions(reload: () => void) {
  const { get, put, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { say } = useWords();
  const attempt = useAttempt();

  async function change(uid: string, documentId: string, data: object): Promise<void> {
    await attempt(() => put(`/content-manager/collection-types/${uid}/${documentId}`, data), 'saved');
    reload();
  }

  /** @returns whether it stands now */
  async function writeNote(documentId: string, note: string, was: string): Promise<boolean> {
    const stands = await attempt(
      () => put(`/admin/mall/submissions/${documentId}/note`, { note, was }),
      'saved',
    );
    reload();
    return stands;
  }

  /** What the content system hands to its receiver now. @param path behind `/admin/mall` */
  async function handOn(path: string): Promise<void> {
    try {
      await post(`/admin/mall${path}`);
      toggleNotification({ type: 'success', message: say('resent') });
    } catch {
      toggleNotification({ type: 'warning', message: say('notResent') });
    }
    reload();
  }

  const resend = (documentId: string) => handOn(`/deliveries/${documentId}/resend`);
  const release = (documentId: string) => handOn(`/submissions/${documentId}/release`);

  async function download(path: string, name: string): Promise<void> {
    try {
      const { data } = await get(`/admin/mall${path}`, { responseType: 'blob' });
      save(data, name);
    } catch {
      toggleNotification({ type: 'danger', message: say('failed') });
    }
  }

  /** @returns whether it is on its way */
  async function reply(documentId: string, message: object): Promise<boolean> {
    const sent = await attempt(() => post(`/admin/mall/submissions/${documentId}/reply`, message), 'resent');
    if (sent) reload();
    return sent;
  }

  async function mark(documentId: string, read: boolean): Promise<void> {
    await post(`/admin/mall/submissions/${documentId}/read`, { read }).catch(() => undefined);
    reload();
  }

  async function tryWay(
    path: 'test' | 'test-event',
    body: object,
    words: { sent: 'testSent' | 'eventSent'; notSent: 'testNotSent' | 'eventNotSent' },
  ): Promise<void> {
    const fail = (reason: string) =>
      toggleNotification({ type: 'danger', message: say(words.notSent, { reason }) });
    try {
      const { data } = await post<{ data: Outcome }>(`/admin/mall/ways/${path}`, body);
      if (data.data.state === 'delivered') toggleNotification({ type: 'success', message: say(words.sent) });
      else fail(data.data.fault ?? '');
    } catch (error) {
      fail(isFetchError(error) ? error.message : '');
    }
  }

  const testMail = (to: string) => tryWay('test', { to }, { sent: 'testSent', notSent: 'testNotSent' });
  const testEvent = () => tryWay('test-event', {}, { sent: 'eventSent', notSent: 'eventNotSent' });

  /** A file with all that is kept about an address. The address stands in no URL, so in no log. */
  async function copyOfData(email: string): Promise<void> {
    await attempt(async () => {
      const { data } = await post<{ data: object }>('/admin/mall/person', { email });
      save(new Blob([JSON.stringify(data.data, null, 2)], { type: 'application/json' }), 'data.json');
    });
  }

  return {
    ...{ change, writeNote, resend, download, reply, mark, release },
    ...{ testMail, testEvent, copyOfData },
  };
}
