import {
  CALLS,
  type CallName,
  changedBy,
  type ParamsOfCall,
  type PayloadOf,
  readBody,
  requestLine,
} from '@mall/contract';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { ContentUnavailable } from './reader.ts';
import { createSharedPayloads } from './shared-payloads.ts';

export interface ContentClientOptions {
  /** Origin of the content system, without a trailing slash. */
  baseUrl: string;
  token?: string | undefined;
  /** IANA zone of the centre: times that name no zone are its clocks'. */
  timeZone?: string;
  /** Sent with preview calls only. */
  previewSecret?: string | undefined;
  log: (event: string, fields?: Record<string, string | number | boolean>) => void;
  fetch?: typeof fetch;
  /** Milliseconds. */
  now?: () => number;
}

export interface Asked {
  locale: Locale;
  preview: boolean;
}

export interface Answered<T> {
  /** Null = missing. */
  value: T | null;
  /** The system is down and this is what it last said. */
  stale: boolean;
}

export interface ContentClient {
  /** Throws `ContentUnavailable` when there is no answer to be had. */
  call<C extends CallName>(name: C, params: ParamsOfCall<C>, asked: Asked): Promise<Answered<PayloadOf<C>>>;
  /** Makes kept payloads old whose content wears one of the tags. */
  invalidate(tags: readonly string[]): void;
  /** Whether the content system answers, or has answered within the last minute. */
  reachable(): Promise<boolean>;
}

/** Over connecting, headers, body and the one retry. */
export const DEADLINE_MS = 2000;
export const BODY_LIMIT_BYTES = 8 * 1024 * 1024;
const SHARED_FRESH_MS = 60_000;
const SHARED_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  'headerStatic',
  'searchData',
  'specialHours',
  'mapSource',
  'mapLocations',
]);
/** After this many different malformed places further ones are not logged. */
const TOLD_LIMIT = 1000;

/** One attempt's failure; `counts` = a sign that the system as a whole is unwell. */
class Failure extends Error {
  readonly counts: boolean;
  readonly again: boolean;
  constructor(reason: string, kind: { counts: boolean; again: boolean }) {
    super(reason);
    this.counts = kind.counts;
    this.again = kind.again;
  }
}

/** The one client of the content system. Make one for the process. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { baseUrl, log, now = Date.now } = options;
  const ask = options.fetch ?? fetch;
  const breaker = createCircuitBreaker(now, (up) => log(up ? 'content.up' : 'content.down'));
  const shared = createSharedPayloads(now, SHARED_FRESH_MS);
  const told = new Set<string>();

  function headers(asked: Asked): Record<string, string> {
    return {
      accept: 'application/json',
      'accept-language': asked.locale,
      'strapi-response-format': 'v4',
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(asked.preview && options.previewSecret ? { 'x-preview-secret': options.previewSecret } : {}),
    };
  }

  function tell(call: CallName, departures: readonly { path: string; message: string }[]): void {
    for (const { path, message } of departures) {
      const key = `${call} ${path}`;
      if (told.has(key) || told.size >= TOLD_LIMIT) continue;
      told.add(key);
      log('content.malformed', { call, path, message });
    }
  }

  /** One request and its whole body. Null = 404. */
  async function attempt(url: string, asked: Asked, single: boolean, signal: AbortSignal): Promise<unknown> {
    let response: Response;
    try {
      response = await ask(url, { headers: headers(asked), redirect: 'manual', signal });
    } catch {
      throw new Failure('no connection', { counts: true, again: true });
    }
    const { status } = response;
    // A slug that the system finds malformed cannot be that of anything.
    if (status === 404 || (single && status === 400)) {
      await discard(response);
      return null;
    }
    if (status !== 200) {
      await discard(response);
      const unwell = status >= 500 || status === 429 || status === 408 || (status >= 300 && status < 400);
      throw new Failure(`status ${status}`, { counts: unwell, again: status >= 500 });
    }
    const type = response.headers.get('content-type') ?? '';
    if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i.test(type)) {
      await discard(response);
      throw new Failure('not JSON in UTF-8', { counts: true, again: false });
    }
    const bytes = await readAll(response);
    try {
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
    } catch {
      throw new Failure('broken JSON', { counts: true, again: false });
    }
  }

  async function withRetry(
    url: string,
    asked: Asked,
    single: boolean,
    signal: AbortSignal,
  ): Promise<unknown> {
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
        reject(new Failure(`no answer within ${DEADLINE_MS} ms`, { counts: true, again: false }));
        abort.abort();
      }, DEADLINE_MS);
    });
    try {
      return await Promise.race([work(abort.signal), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function load<C extends CallName>(
    name: C,
    params: ParamsOfCall<C>,
    asked: Asked,
  ): Promise<PayloadOf<C> | null> {
    const line = requestLine(name, params, asked.locale, asked.preview);
    const single = CALLS[name].form === 'single';
    if (!breaker.admits()) throw new ContentUnavailable(name, 'the content system is down');
    try {
      const body = await withinDeadline((signal) => withRetry(baseUrl + line.path, asked, single, signal));
      const read =
        body === null
          ? null
          : readBody(name, body, { params, ...(options.timeZone ? { timeZone: options.timeZone } : {}) });
      if (read?.ok === false) {
        tell(name, read.departures);
        throw new Failure(read.reason, { counts: false, again: false });
      }
      breaker.succeeded();
      tell(name, read?.departures ?? []);
      return read?.value ?? null;
    } catch (error) {
      const failure = error instanceof Failure ? error : undefined;
      if (failure && !failure.counts) breaker.succeeded();
      else breaker.failed();
      const reason = failure?.message ?? 'an unexpected error';
      log('content.failed', { call: name, locale: asked.locale, reason });
      throw new ContentUnavailable(name, reason, { cause: error });
    }
  }

  async function call<C extends CallName>(name: C, params: ParamsOfCall<C>, asked: Asked) {
    // Drafts are nobody else's to see; a kiosk's map is its own, and anybody may name a kiosk.
    if (!SHARED_CALLS.has(name) || asked.preview || 'kiosk' in params)
      return { value: await load(name, params, asked), stale: false };
    const key = `${name} ${asked.locale} ${JSON.stringify(params)}`;
    return shared.get(key, changedBy(name, params), () => load(name, params, asked));
  }

  return {
    call,
    invalidate: shared.invalidate,
    async reachable() {
      try {
        await call('headerStatic', {}, { locale: DEFAULT_LOCALE, preview: false });
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Lets go of a body, so that the connection can be used again. */
async function discard(response: Response): Promise<void> {
  try {
    await response.body?.cancel();
  } catch {
    // The connection is gone already.
  }
}

async function readAll(response: Response): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Failure('the answer broke off', { counts: true, again: true });
    });
    if (done) break;
    length += value.byteLength;
    if (length > BODY_LIMIT_BYTES) {
      await reader.cancel().catch(() => undefined);
      throw new Failure(`an answer of more than ${BODY_LIMIT_BYTES} bytes`, { counts: true, again: false });
    }
    parts.push(value);
  }
  return Buffer.concat(parts, length);
}
