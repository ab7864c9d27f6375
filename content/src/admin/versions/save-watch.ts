import { VERSION_HEADER } from '../../versions/version-header';

/**
 * Stands between Strapi's forms and the content system. It knows which version a form shows, sends that with every save,
 * asks what to do when somebody else has saved meanwhile, and lets no answer take away what has been typed.
 */

const PATH =
  /\/content-manager\/(collection-types|single-types)\/(api::[\w.-]+)(?:\/([a-z0-9]+))?(?:\/actions\/(\w+))?$/;

/** What somebody decides who is told of a newer version. */
export type Decision = { kind: 'back' } | { kind: 'save'; fields: readonly string[]; newest: number };

interface Host {
  /** Shows what differs. @param sent what the form was about to save @param opened the version it was opened with */
  ask(sent: Record<string, unknown>, opened: number): Promise<Decision>;
  /** A save is on its way: what it sends counts from now on. */
  sending(): void;
  /** A save was refused: what was typed has to stay in the form. */
  refused(): void;
}

interface Form {
  opened: number;
  /** The answer that the form was filled from. */
  body: string;
  isDirty: boolean;
}

const forms = new Map<string, Form>();
const hosts = new Map<string, Host>();
const listeners = new Set<(updatedAt: unknown) => void>();

/** Hears of every save as soon as it is answered, before Strapi draws the form anew and reads the entry. @returns ends it */
export function onSaved(hear: (updatedAt: unknown) => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

async function tellSaved(response: Response): Promise<void> {
  if (listeners.size === 0) return;
  const answer = (await response.json().catch(() => null)) as { data?: { updatedAt?: unknown } } | null;
  for (const hear of listeners) hear(answer?.data?.updatedAt);
}

/** A form by its place in the admin. @param entry undefined for single types @param locale as in the address, or '' */
export function formKey(kind: string, type: string, entry: string | undefined, locale: string): string {
  return [kind, type, kind === 'single-types' ? '' : (entry ?? ''), locale].join(' ');
}

/** The version that a form was opened with. */
export const openedWith = (key: string): number | undefined => forms.get(key)?.opened;

/** Whether something is typed that is not saved yet. */
export function setDirty(key: string, isDirty: boolean): void {
  const form = forms.get(key);
  if (form) form.isDirty = isDirty;
}

/** Has a form's host asked and told. @returns takes it away, and forgets the form */
export function attach(key: string, host: Host): () => void {
  hosts.set(key, host);
  return () => {
    if (hosts.get(key) === host) hosts.delete(key);
    const form = forms.get(key);
    if (form) form.isDirty = false;
  };
}

interface Target {
  key: string;
  isRead: boolean;
}

function targetOf(input: RequestInfo | URL, init: RequestInit | undefined): Target | undefined {
  if (typeof input !== 'string' && !(input instanceof URL)) return undefined;
  const url = new URL(input, window.location.href);
  const [, kind, type = '', entry, action] = PATH.exec(url.pathname) ?? [];
  if (!kind || (kind === 'collection-types' && (!entry || entry === 'actions'))) return undefined;
  const method = init?.method ?? 'GET';
  const isRead = method === 'GET';
  if (isRead && (action !== undefined || url.searchParams.get('status') === 'published')) return undefined;
  if (!isRead && method !== 'PUT' && method !== 'POST') return undefined;
  return { key: formKey(kind, type, entry, url.searchParams.get('locale') ?? ''), isRead };
}

const versionIn = (response: Response): number | undefined => {
  const number = response.headers.get(VERSION_HEADER);
  return number === null ? undefined : Number(number);
};

async function read(key: string, response: Response): Promise<Response> {
  const opened = versionIn(response);
  if (!response.ok || opened === undefined) return response;
  const known = forms.get(key);
  // What is typed stays: the form goes on with what it was filled from, and the save will ask.
  if (known?.isDirty && known.opened !== opened)
    return new Response(known.body, { status: 200, headers: { 'content-type': 'application/json' } });
  forms.set(key, { opened, body: await response.clone().text(), isDirty: known?.isDirty ?? false });
  return response;
}

/** Whether an answer refuses what a form sent because somebody else has saved since it was opened. */
export function isOutdated(answer: unknown): boolean {
  const details = (answer as { error?: { details?: { newerVersion?: unknown } } } | null)?.error?.details;
  return details?.newerVersion !== undefined;
}

const bodyOf = (init: RequestInit | undefined): Record<string, unknown> =>
  typeof init?.body === 'string' ? JSON.parse(init.body) : {};

const only = (sent: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(sent).filter(([field]) => fields.includes(field)));

async function save(
  key: string,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  send: typeof fetch,
): Promise<Response> {
  const form = forms.get(key);
  const host = hosts.get(key);
  let opened = form?.opened;
  host?.sending();
  let body = init?.body;
  for (;;) {
    const headers = new Headers(init?.headers);
    if (opened !== undefined) headers.set(VERSION_HEADER, String(opened));
    const response = await send(input, { ...init, headers, ...(body == null ? {} : { body }) });
    if (response.ok) {
      if (form) Object.assign(form, { opened: versionIn(response) ?? form.opened, isDirty: false });
      await tellSaved(response.clone());
      return response;
    }
    const answer: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    const decision: Decision =
      host && form && isOutdated(answer) ? await host.ask(bodyOf(init), form.opened) : { kind: 'back' };
    if (decision.kind === 'back') {
      if (form && host) form.isDirty = true;
      host?.refused();
      return response;
    }
    opened = decision.newest;
    if (typeof init?.body === 'string') body = JSON.stringify(only(bodyOf(init), decision.fields));
  }
}

/** Puts itself in front of the browser's `fetch`, by which Strapi reads and saves. */
export function watchSaves(): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const target = targetOf(input, init);
    if (!target) return send(input, init);
    return target.isRead ? read(target.key, await send(input, init)) : save(target.key, input, init, send);
  };
}
