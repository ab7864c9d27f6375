import {
  changedBy,
  ENDPOINTS,
  type EndpointName,
  type ParamsOf,
  type PayloadOf,
  readBody,
  requestLine,
  type Tag,
} from '@mall/contract';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { bodyAtMost } from './content-client/body-at-most.ts';
import type { Outcome } from './outcome.ts';
import type { PayloadStore } from './payload-store.ts';
import { ContentUnavailable } from './reader.ts';
import { createRecentPayloads, type Weighed } from './recent-payloads.ts';
import { requestIdHeader } from './request-id-header.ts';
import { createSharedPayloads } from './shared-payloads.ts';

export interface ContentClientOptions {
  /** Origin of the content system, without a trailing slash. */
  baseUrl: string;
  token?: string | undefined;
  /** IANA zone of the centre: times that name no zone are its clocks'. */
  timeZone?: string;
  /** Sent with preview endpoints only. */
  previewSecret?: string | undefined;
  /** How long a call may take, over connecting, headers, body and the one retry, in milliseconds; default: 2 s. */
  answerMs?: number;
  log: (event: string, fields?: Record<string, string | number | boolean>) => void;
  fetch?: typeof fetch;
  /** Milliseconds. */
  now?: () => number;
  /** Where payloads that all pages share outlive a restart; default: nowhere. */
  payloads?: PayloadStore;
  /** The id of the request that is being answered (REQUEST_ID_HEADER). */
  requestId?: () => string | undefined;
}

export interface RequestOptions {
  locale: Locale;
  preview: boolean;
  /**
   * What the endpoint is made for, the same object for all endpoints of one render. Their failures count once, and while the
   * system is given a pause they wait for its end. Calls without an errand count each and do not wait.
   */
  errand?: object;
  /** False: whoever asks gets along without, and waits for no pause. */
  patient?: false;
}

export interface ContentResponse<T> {
  outcome: Outcome<T>;
  /** The system is down and this is what it last said. */
  stale: boolean;
}

export interface ContentClient {
  /** Throws `ContentUnavailable` when there is no answer to be had. */
  call<C extends EndpointName>(
    name: C,
    params: ParamsOf<C>,
    asked: RequestOptions,
  ): Promise<ContentResponse<PayloadOf<C>>>;
  /** Makes kept payloads old whose content wears one of the tags. */
  invalidate(tags: readonly Tag[]): void;
  /** Whether the content system answers, or has answered within the last minute. */
  reachable(): Promise<boolean>;
  /**
   * Whether the content system as a whole is well: what is around every page came from it, asked for at or after
   * `since` (milliseconds of the client's clock). Asks when nobody has. Never throws.
   */
  confirms(since: number): Promise<boolean>;
  /** Whether no endpoint has failed since one succeeded last. */
  well(): boolean;
}

/** For one call, where nothing else is said, in milliseconds. */
export const DEADLINE_MS = 2000;
export const BODY_LIMIT_BYTES = 8 * 1024 * 1024;
const SHARED_FRESH_MS = 60_000;
const SHARED_NOTHING_MS = 5_000;
/** What is around every page: never absent, and no page is kept that lacks it. */
export const SHELL_ENDPOINT = 'headerStatic' satisfies EndpointName;
/** An answer that holds none of these is no shell, though every one of them may be missing. */
const SHELL_PARTS = [
  'headerData',
  'footerData',
  'menuData',
  'openingTime',
  'seoData',
  'cookiesPopup',
  'cookiesCategories',
  'faviconData',
  'scriptsData',
  'links',
];
const SHARED_ENDPOINTS: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'headerStatic',
  'searchData',
  'specialHours',
  'mapSource',
  'mapLocations',
]);
/** What visitors change: read anew each time. */
const LIVE_ENDPOINTS: ReadonlySet<EndpointName> = new Set<EndpointName>(['coupons']);
/** Asked for by name, and yet what whole families of pages are made of. */
const COMMON_BY_NAME: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'category',
  'subCategory',
  'tenantsOfCategory',
]);
const RECENT_BYTES = 8 * 1024 * 1024;
/** After this many different malformed places further ones are not logged. */
const TOLD_LIMIT = 1000;

/** One attempt's failure; `counts` = a sign that the system as a whole is unwell. */
class Failure extends Error {
  readonly counts: boolean;
  readonly again: boolean;
  /** HTTP status, where one was answered. */
  readonly status: number | undefined;
  constructor(reason: string, kind: { counts: boolean; again: boolean; status?: number }) {
    super(reason);
    this.counts = kind.counts;
    this.again = kind.again;
    this.status = kind.status;
  }
}

/** What came over the wire: a parsed body, or that there is nothing at this address. */
type Reply = { found: true; body: unknown; bytes: number } | { found: false; status: number; said: boolean };

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i;

/** The one client of the content system. Make one for the process. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { baseUrl, log, now = Date.now, answerMs = DEADLINE_MS } = options;
  const ask = options.fetch ?? fetch;
  const breaker = createCircuitBreaker(now, (up) => log(up ? 'content.up' : 'content.down'));
  const shared = createSharedPayloads(now, SHARED_FRESH_MS, SHARED_NOTHING_MS, options.payloads);
  const recent = createRecentPayloads(now, SHARED_FRESH_MS, RECENT_BYTES);
  const told = new Set<string>();
  const waited = new WeakSet<object>();
  /** When the latest shell that came was asked for, milliseconds. */
  let shellAsked = Number.NEGATIVE_INFINITY;
  let confirming: { since: number; answer: Promise<boolean> } | undefined;

  function headers(asked: RequestOptions): Record<string, string> {
    return {
      accept: 'application/json',
      'accept-language': asked.locale,
      'strapi-response-format': 'v4',
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(asked.preview && options.previewSecret ? { 'x-preview-secret': options.previewSecret } : {}),
      ...requestIdHeader(options.requestId?.()),
    };
  }

  function logOnce(endpoint: EndpointName, issues: readonly { path: string; message: string }[]): void {
    for (const { path, message } of issues) {
      const key = `${endpoint} ${path}`;
      if (told.has(key) || told.size >= TOLD_LIMIT) continue;
      told.add(key);
      log('content.malformed', { endpoint, path, message });
    }
  }

  /** Says once that an endpoint is answered in a way that cannot be read at all. */
  function logUnreadableOnce(endpoint: EndpointName, reason: string): void {
    const key = `${endpoint} ${reason}`;
    if (told.has(key) || told.size >= TOLD_LIMIT) return;
    told.add(key);
    log('content.unreadable', { endpoint, reason });
  }

  /** One request and its whole body. */
  async function attempt(
    url: string,
    asked: RequestOptions,
    single: boolean,
    signal: AbortSignal,
  ): Promise<Reply> {
    let response: Response;
    try {
      response = await ask(url, { headers: headers(asked), redirect: 'manual', signal });
    } catch {
      throw new Failure('no connection', { counts: true, again: true });
    }
    const { status } = response;
    const json = JSON_TYPE.test(response.headers.get('content-type') ?? '');
    // A slug that the system finds malformed cannot be that of anything.
    if (status === 404 || status === 410 || (single && status === 400)) {
      const answer = json ? await parsed(response).catch(() => undefined) : await discard(response);
      return { found: false, status, said: typeof answer?.body === 'object' };
    }
    if (status !== 200) {
      await discard(response);
      const unwell = status >= 500 || status === 429 || status === 408 || (status >= 300 && status < 400);
      throw new Failure(`status ${status}`, { counts: unwell, again: status >= 500, status });
    }
    if (!json) {
      await discard(response);
      throw new Failure('not JSON in UTF-8', { counts: true, again: false });
    }
    return { found: true, ...(await parsed(response)) };
  }

  async function withRetry(
    url: string,
    asked: RequestOptions,
    single: boolean,
    signal: AbortSignal,
  ): Promise<Reply> {
    try {
      return await attempt(url, asked, single, signal);
    } catch (error) {
      if (!(error instanceof Failure) || !error.again || signal.aborted) throw error;
      return attempt(url, asked, single, signal);
    }
  }

  async function withinDeadline<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Failure(`no answer within ${answerMs} ms`, { counts: true, again: false }));
        abort.abort();
      }, answerMs);
    });
    try {
      return await Promise.race([work(abort.signal), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** What a reply says of an endpoint; throws `Failure` where it says nothing that may be believed. */
  function judge<C extends EndpointName>(
    name: C,
    params: ParamsOf<C>,
    locale: Locale,
    reply: Reply,
  ): Outcome<PayloadOf<C>> {
    const shell = name === SHELL_ENDPOINT;
    const single = ENDPOINTS[name].form === 'single';
    if (!reply.found) {
      if (single) return { kind: 'absent', said: reply.said };
      return notUnderstood(`status ${reply.status}`);
    }
    const { body } = reply;
    if (isRefusal(body)) throw new Failure('an answer with errors', { counts: false, again: false });
    if (isNothing(body)) return single ? { kind: 'absent', said: true } : notUnderstood('nothing');
    const { timeZone } = options;
    const read = readBody(name, body, { params, locale, ...(timeZone ? { timeZone } : {}) });
    logOnce(name, read.issues);
    if (!read.ok) return notUnderstood(read.reason);
    if (read.value === null) return single ? { kind: 'absent', said: true } : notUnderstood('nothing');
    if (shell && !isShell(body, read.value)) return notUnderstood('nothing of a shell');
    // Nothing was left of what was sent: that is no empty list.
    if (isEmptyList(read.value) && read.issues.length > 0) return notUnderstood('no entry that can be read');
    return { kind: 'present', value: read.value };

    /** A part that can't be read is left out; a page without its shell would be no page. */
    function notUnderstood(reason: string): Outcome<never> {
      if (shell) throw new Failure(reason, { counts: true, again: false });
      logUnreadableOnce(name, reason);
      return { kind: 'unreadable', reason };
    }
  }

  async function load<C extends EndpointName>(
    name: C,
    params: ParamsOf<C>,
    asked: RequestOptions,
    patient = asked.patient !== false,
  ): Promise<Weighed<PayloadOf<C>>> {
    const line = requestLine(name, params, asked.locale, asked.preview);
    const single = ENDPOINTS[name].form === 'single';
    if (!(asked.errand && patient ? await admitted(asked.errand) : breaker.admits())) {
      throw new ContentUnavailable(name, 'the content system is down');
    }
    const began = now();
    try {
      const reply = await withinDeadline((signal) => withRetry(baseUrl + line.path, asked, single, signal));
      const outcome = judge(name, params, asked.locale, reply);
      breaker.succeeded();
      if (name === SHELL_ENDPOINT) shellAsked = Math.max(shellAsked, began);
      return { outcome, bytes: reply.found ? reply.bytes : 0 };
    } catch (error) {
      const failure = error instanceof Failure ? error : undefined;
      if (failure && !failure.counts) breaker.succeeded();
      else breaker.failed(asked.errand ?? {});
      const reason = failure?.message ?? 'an unexpected error';
      log('content.failed', { endpoint: name, locale: asked.locale, reason });
      throw new ContentUnavailable(name, reason, { cause: error, status: failure?.status });
    }
  }

  /** Waits out a pause of the system, once for each errand. */
  async function admitted(errand: object): Promise<boolean> {
    if (breaker.admits()) return true;
    if (waited.has(errand)) return false;
    const open = await breaker.admitsLater();
    if (!open) waited.add(errand);
    return open;
  }

  async function call<C extends EndpointName>(
    name: C,
    params: ParamsOf<C>,
    asked: RequestOptions,
  ): Promise<ContentResponse<PayloadOf<C>>> {
    // Drafts are nobody else's to see; a kiosk's map is its own, and anybody may name a kiosk.
    if (asked.preview || 'kiosk' in params || !isCommon(name))
      return { outcome: (await load(name, params, asked)).outcome, stale: false };
    const key = `${name} ${asked.locale} ${JSON.stringify(params)}`;
    if (!SHARED_ENDPOINTS.has(name))
      return { outcome: await recent.get(key, () => load(name, params, asked)), stale: false };
    return shared.get(
      key,
      changedBy(name, params),
      // What is at hand is not waited for.
      async (known) => (await load(name, params, asked, asked.patient !== false && !known)).outcome,
    );
  }

  return {
    call,
    invalidate(tags) {
      shared.invalidate(tags);
      // An entry shows in lists whose names say nothing of it: a purge makes all of them old.
      recent.clear();
    },
    async reachable() {
      try {
        await call(SHELL_ENDPOINT, {}, { locale: DEFAULT_LOCALE, preview: false });
        return true;
      } catch {
        return false;
      }
    },
    async confirms(since) {
      if (shellAsked >= since) return true;
      if (!confirming || confirming.since < since) {
        const own = { since: now(), answer: askShell() };
        confirming = own;
        void own.answer.finally(() => {
          if (confirming === own) confirming = undefined;
        });
      }
      return confirming.answer;
    },
    well: () => breaker.well(),
  };

  async function askShell(): Promise<boolean> {
    try {
      await load(SHELL_ENDPOINT, {}, { locale: DEFAULT_LOCALE, preview: false });
      return true;
    } catch {
      return false;
    }
  }
}

/** Whether many pages are made of what an endpoint gives. */
function isCommon(name: EndpointName): boolean {
  return !LIVE_ENDPOINTS.has(name) && (COMMON_BY_NAME.has(name) || !ENDPOINTS[name].path.includes('{'));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer with status 200 that says that something went wrong. */
function isRefusal(body: unknown): boolean {
  if (!isRecord(body) || (body.data !== undefined && body.data !== null)) return false;
  return Array.isArray(body.errors) || isRecord(body.error);
}

function isNothing(body: unknown): boolean {
  return body === null || (isRecord(body) && body.data === null);
}

function isEmptyList(value: object): boolean {
  return 'items' in value && Array.isArray(value.items) && value.items.length === 0;
}

/** Whether an answer holds anything of what is around a page, under whatever name it was read. */
function isShell(body: unknown, value: object): boolean {
  if (isRecord(body) && SHELL_PARTS.some((part) => Object.hasOwn(body, part))) return true;
  return Object.values(value).some((part) => (Array.isArray(part) ? part.length > 0 : part != null));
}

/** Reads a whole body as JSON in UTF-8. */
async function parsed(response: Response): Promise<{ body: unknown; bytes: number }> {
  const bytes = await readAll(response);
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return { body, bytes: bytes.byteLength };
  } catch {
    throw new Failure('broken JSON', { counts: true, again: false });
  }
}

/** Lets go of a body, so that the connection can be used again. */
async function discard(response: Response): Promise<undefined> {
  try {
    await response.body?.cancel();
  } catch {
    // The connection is gone already.
  }
  return undefined;
}

async function readAll(response: Response): Promise<Uint8Array> {
  const bytes = await bodyAtMost(response, BODY_LIMIT_BYTES).catch(() => {
    throw new Failure('the answer broke off', { counts: true, again: true });
  });
  if (bytes) return bytes;
  throw new Failure(`an answer of more than ${BODY_LIMIT_BYTES} bytes`, { counts: true, again: false });
}
