import {
  type BodyRead,
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
import {
  hasEmptyListsOnly,
  isEmptyList,
  isNothing,
  refusalIn,
  withoutNoErrors,
} from './content-client/bodies.ts';
import { withFurtherPages } from './content-client/further-pages.ts';
import { createKnownLists } from './content-client/known-lists.ts';
import { withPlainPaging } from './content-client/plain-paging.ts';
import { Failure, type Reply, request } from './content-client/request.ts';
import { createUnchangedPayloads } from './content-client/unchanged-payloads.ts';
import type { Outcome } from './outcome.ts';
import type { PayloadStore } from './payload-store.ts';
import { ContentUnavailable } from './reader.ts';
import { createRecentPayloads, type Weighed } from './recent-payloads.ts';
import { requestIdHeader } from './request-id-header.ts';
import { createSharedPayloads } from './shared-payloads.ts';

export interface ContentClientOptions {
  /** Origin of the content system, without a trailing slash. */
  baseUrl: string;
  /** Origin by which the content system may call itself in addresses of its files; default: `baseUrl` alone. */
  publicUrl?: string;
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
  /**
   * What has changed since it was asked last; undefined where nobody tells. Before a preview, whose editor has just saved: what
   * is kept may be used only as far as it is known to be as it was. Default: nobody tells.
   */
  changes?: () => Promise<Tag[] | undefined>;
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
  /** What the system last said, now that it is down, or answers in a way that is not understood. */
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
/** How long what pages share counts as fresh, milliseconds. */
export const SHARED_FRESH_MS = 60_000;
const SHARED_NOTHING_MS = 5_000;
/** What is around every page: never absent, and no page is kept that lacks it. */
export const SHELL_ENDPOINT = 'headerStatic' satisfies EndpointName;
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

/** Addresses under which the content system's files are the same as under its own. */
function hostsOf(baseUrl: string, publicUrl: string | undefined): string[] {
  const own = baseUrl.replace(/\/+$/, '');
  const isOther =
    publicUrl !== undefined && URL.canParse(own) && new URL(own).host !== new URL(publicUrl).host;
  return isOther ? [own, publicUrl] : [own];
}

/** The one client of the content system. Make one for the process. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { baseUrl, log, now = Date.now, answerMs = DEADLINE_MS } = options;
  const hosts = hostsOf(baseUrl, options.publicUrl);
  const ask = options.fetch ?? fetch;
  // Set back by an hour, the wall's clock would make a pause last that long.
  const steady = options.now ?? (() => performance.now());
  const breaker = createCircuitBreaker(steady, (up) => log(up ? 'content.up' : 'content.down'));
  const shared = createSharedPayloads(now, SHARED_FRESH_MS, SHARED_NOTHING_MS, options.payloads);
  const recent = createRecentPayloads(now, SHARED_FRESH_MS, RECENT_BYTES);
  const unchanged = createUnchangedPayloads();
  const told = new Set<string>();
  const waited = new WeakSet<object>();
  const caughtUp = new WeakMap<object, Promise<void>>();
  const knownLists = createKnownLists();
  const refusesPlain = new Set<EndpointName>();
  /** When the latest shell that came was asked for, milliseconds. */
  let shellAsked = Number.NEGATIVE_INFINITY;
  let confirming: { since: number; answer: Promise<boolean> } | undefined;

  function headers(name: EndpointName, asked: RequestOptions): Record<string, string> {
    return {
      accept: 'application/json',
      'accept-language': asked.locale,
      'strapi-response-format': 'v4',
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(asksForDrafts(name, asked) && options.previewSecret
        ? { 'x-preview-secret': options.previewSecret }
        : {}),
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

  /** What a reply says of an endpoint; throws `Failure` where it says nothing that may be believed. */
  function judge<C extends EndpointName>(
    name: C,
    params: ParamsOf<C>,
    locale: Locale,
    reply: Reply,
  ): Outcome<PayloadOf<C>> {
    const single = ENDPOINTS[name].form === 'single';
    if (reply.kind !== 'body') {
      const { status, said } = reply;
      // A slug or kiosk that the system finds malformed cannot be that of anything.
      const byName = (single || 'kiosk' in params) && isByName(name, params);
      const isAbsent = reply.kind === 'nothing' ? single : status === 400 && byName;
      return isAbsent ? { kind: 'absent', said } : notUnderstood(`status ${status}`, status);
    }
    const parsed = reply.parse();
    const refusal = refusalIn(parsed);
    // Words of a failure: nobody knows whether they speak of this entity alone.
    if (refusal === 'missing')
      return single ? { kind: 'absent', said: false } : notUnderstood('a failure that says "not found"');
    if (refusal) throw new Failure('an answer with errors', { counts: false, again: false });
    const body = withoutNoErrors(parsed);
    if (isNothing(body)) return single ? { kind: 'absent', said: true } : notUnderstood('nothing');
    const read = readSafely(name, body, params, locale);
    logOnce(name, read.issues);
    if (!read.ok) return notUnderstood(read.reason);
    if (read.value === null) return single ? { kind: 'absent', said: true } : notUnderstood('nothing');
    // Nothing was left of what was sent: that is no empty list.
    if (isEmptyList(read.value) && read.issues.length > 0) return notUnderstood('no entry that can be read');
    if (read.isBare) logUnreadableOnce(name, 'nothing but a name');
    return { kind: 'present', value: read.value, ...(read.isBare ? { isBare: true as const } : {}) };

    /** A part that can't be read is left out; a page without its shell would be no page. */
    function notUnderstood(reason: string, status?: number): Outcome<never> {
      if (name === SHELL_ENDPOINT)
        throw new Failure(reason, { counts: true, again: false, ...(status && { status }) });
      logUnreadableOnce(name, reason);
      return { kind: 'unreadable', reason };
    }
  }

  function readSafely<C extends EndpointName>(
    name: C,
    body: unknown,
    params: ParamsOf<C>,
    locale: Locale,
  ): BodyRead<PayloadOf<C>> {
    const { timeZone } = options;
    try {
      return readBody(name, body, { params, locale, hosts, ...(timeZone ? { timeZone } : {}) });
    } catch {
      // An error of ours is no failure of the system: this part alone is lost by it.
      return { ok: false, reason: 'something that reading fails over', issues: [] };
    }
  }

  /** Whether a list that held entries comes back without any from a system that is not well. */
  async function hasLostAll<C extends EndpointName>(
    name: C,
    params: ParamsOf<C>,
    locale: Locale,
    outcome: Outcome<PayloadOf<C>>,
  ): Promise<boolean> {
    if (outcome.kind !== 'present' || ENDPOINTS[name].form === 'single' || name === SHELL_ENDPOINT)
      return false;
    const key = listKey(name, params, locale);
    const isEmpty = hasEmptyListsOnly(outcome.value);
    if (isEmpty && knownLists.has(key) && !(await confirms(now()))) return true;
    knownLists.note(key, !isEmpty);
    return false;
  }

  async function load<C extends EndpointName>(
    name: C,
    params: ParamsOf<C>,
    asked: RequestOptions,
    patient = asked.patient !== false,
  ): Promise<Weighed<PayloadOf<C>>> {
    const { locale } = asked;
    const line = requestLine(name, params, locale, asked.preview);
    if (!(asked.errand && patient ? await admitted(asked.errand) : breaker.admits())) {
      throw new ContentUnavailable(name, 'the content system is down');
    }
    const began = now();
    let bytes = 0;
    const answer = async (path: string) => {
      const reply = await replyTo(name, path, asked);
      const judged = () => judge(name, params, locale, reply);
      if (reply.kind === 'body') bytes += reply.raw.byteLength;
      const outcome =
        reply.kind === 'body' && path === line.path && isShared(name, params)
          ? unchanged.get(keyOf(name, params, locale), reply.raw, judged)
          : judged();
      // Also where this was the probe: whether the system is well is asked for next.
      breaker.succeeded();
      return outcome;
    };
    try {
      const outcome = await withFurtherPages(line, await answer(line.path), answer);
      if (await hasLostAll(name, params, locale, outcome))
        throw new Failure('a list without entries, by a system that is not well', {
          counts: true,
          again: false,
        });
      if (name === SHELL_ENDPOINT) shellAsked = Math.max(shellAsked, began);
      return { outcome, bytes };
    } catch (error) {
      const failure = error instanceof Failure ? error : undefined;
      if (failure && !failure.counts) breaker.succeeded();
      else breaker.failed(asked.errand ?? {});
      const reason = failure?.message ?? 'an unexpected error';
      log('content.failed', { endpoint: name, locale, reason });
      throw new ContentUnavailable(name, reason, { cause: error, status: failure?.status });
    }
  }

  /** Asks with both names of paging, and with Strapi's alone where the call has been refused for having both. */
  async function replyTo(name: EndpointName, path: string, asked: RequestOptions): Promise<Reply> {
    const send = (one: string) =>
      request(baseUrl + one, { fetch: ask, headers: headers(name, asked), answerMs });
    const plain = refusesPlain.has(name) ? path : withPlainPaging(path);
    const reply = await send(plain);
    if (plain === path || reply.kind !== 'refused' || reply.status !== 400) return reply;
    const other = await send(path);
    if (other.kind === 'body') refusesPlain.add(name);
    return other;
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
    if (asksForDrafts(name, asked) || 'kiosk' in params || !isCommon(name))
      return { outcome: (await load(name, params, asked)).outcome, stale: false };
    if (asked.preview) await catchUp(asked.errand ?? {});
    const key = keyOf(name, params, asked.locale);
    if (!isShared(name, params))
      return { outcome: await recent.get(key, () => load(name, params, asked)), stale: false };
    return shared.get(
      key,
      changedBy(name, params),
      // What is at hand is not waited for.
      async (known) => (await load(name, params, asked, asked.patient !== false && !known)).outcome,
    );
  }

  /** Makes old what an editor may have changed just now, once for each errand. */
  function catchUp(errand: object): Promise<void> {
    let whole = caughtUp.get(errand);
    if (!whole) {
      whole = askWhatChanged();
      caughtUp.set(errand, whole);
    }
    return whole;
  }

  async function askWhatChanged(): Promise<void> {
    invalidate((await options.changes?.()) ?? 'all');
  }

  function invalidate(tags: readonly Tag[] | 'all'): void {
    if (tags !== 'all' && tags.length === 0) return;
    shared.invalidate(tags);
    // An entry shows in lists whose names say nothing of it: a purge makes all of them old.
    recent.clear();
  }

  return {
    call,
    invalidate,
    async reachable() {
      try {
        await call(SHELL_ENDPOINT, {}, { locale: DEFAULT_LOCALE, preview: false });
        return true;
      } catch {
        return false;
      }
    },
    confirms,
    well: () => breaker.well(),
  };

  async function confirms(since: number): Promise<boolean> {
    if (shellAsked >= since) return true;
    if (!confirming || confirming.since < since) {
      const own = { since: now(), answer: askShell() };
      confirming = own;
      void own.answer.finally(() => {
        if (confirming === own) confirming = undefined;
      });
    }
    return confirming.answer;
  }

  async function askShell(): Promise<boolean> {
    try {
      await load(SHELL_ENDPOINT, {}, { locale: DEFAULT_LOCALE, preview: false });
      return true;
    } catch {
      return false;
    }
  }
}

/** Whether one thing of many is asked for, by its slug, id or kiosk. */
export function isByName<C extends EndpointName>(name: C, params: ParamsOf<C>): boolean {
  return ENDPOINTS[name].path.includes('{') || 'kiosk' in params;
}

/** Whether a call is for a preview, of what has drafts. */
function asksForDrafts(name: EndpointName, asked: RequestOptions): boolean {
  return asked.preview && ENDPOINTS[name].preview;
}

/** Whether all pages share what an endpoint gives; a kiosk's map is its own. */
function isShared<C extends EndpointName>(name: C, params: ParamsOf<C>): boolean {
  return SHARED_ENDPOINTS.has(name) && !('kiosk' in params);
}

/** Whether many pages are made of what an endpoint gives. */
function isCommon(name: EndpointName): boolean {
  return !LIVE_ENDPOINTS.has(name) && (COMMON_BY_NAME.has(name) || !ENDPOINTS[name].path.includes('{'));
}

/** Names what is asked for, the same whether defaults are said or left out. */
function keyOf<C extends EndpointName>(
  name: C,
  params: ParamsOf<C>,
  locale: Locale,
  beside: object = {},
): string {
  const { params: whole } = requestLine(name, params, locale);
  return `${name} ${locale} ${JSON.stringify({ ...whole, ...beside })}`;
}

/** Names a list whatever the minute is that it is asked for in. */
function listKey<C extends EndpointName>(name: C, params: ParamsOf<C>, locale: Locale): string {
  return keyOf(name, params, locale, { now: undefined });
}
