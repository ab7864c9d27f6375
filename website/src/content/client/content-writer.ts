import {
  type BodyOfWrite,
  JSON_PART,
  KEY_HEADER,
  type Receipt,
  readReceipt,
  VISITOR_HEADER,
  WRITES,
  type WriteName,
  writePath,
} from '@mall/contract';
import type { Locale } from '../../i18n/locales.ts';
import { ContentUnavailable } from './reader.ts';
import { requestIdHeader } from './request-id-header.ts';

interface ContentWriterOptions {
  /** Origin of the content system, without a trailing slash. */
  baseUrl: string;
  token?: string | undefined;
  fetch?: typeof fetch;
  /** Who is written for, as `VISITOR_HEADER` says it; undefined when nobody can say. */
  visitor?: () => string | undefined;
  /** The id of the request that is being answered (REQUEST_ID_HEADER). */
  requestId?: () => string | undefined;
}

/**
 * The content system understood and will not (400, 409, 422), or has no such endpoint or thing (404, 405, 410, 501); nothing
 * was stored. `reason` is its name for it.
 */
export class ContentRefusal extends Error {
  readonly status: number;
  readonly reason: string;
  constructor(endpoint: WriteName, status: number, reason: string) {
    super(`${endpoint}: ${status} ${reason}`);
    this.name = 'ContentRefusal';
    this.status = status;
    this.reason = reason;
  }
}

export interface WriteOptions {
  /** What `{id}` in the endpoint's path stands for. */
  id?: string | number;
  /** Names this sending, so that it may be repeated (KEY_PATTERN). */
  key?: string | undefined;
  /** JPEG files for the endpoints that take some. */
  files?: readonly Buffer[];
}

export interface ContentWriter {
  /**
   * Sends a body; any answer of 200 to 299 means that it is stored, whatever it says. Throws `ContentRefusal` when it
   * was not and will not be, `ContentUnavailable` otherwise, also when nobody knows: the visitor is asked to send it
   * again, and the system makes one of two. Never tried twice here.
   */
  write<W extends WriteName>(
    name: W,
    body: BodyOfWrite<W>,
    locale: Locale,
    options?: WriteOptions,
  ): Promise<Receipt>;
}

/** Longer than a locked database is waited for there (5 s). */
const WRITE_DEADLINE_MS = 8_000;

/** The one place where the website writes. No error of its carries anything of the body. */
export function createContentWriter({
  baseUrl,
  token,
  fetch: ask = fetch,
  visitor = () => undefined,
  requestId = () => undefined,
}: ContentWriterOptions): ContentWriter {
  return {
    async write<W extends WriteName>(
      name: W,
      body: BodyOfWrite<W>,
      locale: Locale,
      { id, key, files = [] }: WriteOptions = {},
    ) {
      const spec = WRITES[name];
      const unavailable = (reason: string, { status, headers }: Partial<Response> = {}) =>
        new ContentUnavailable(name, reason, {
          status,
          retryAfter: readRetryAfter(headers?.get('retry-after')),
        });
      const sent = spec.body.safeParse(body);
      if (!sent.success) throw unavailable('a body that the contract does not know');
      const response = await ask(baseUrl + writePath(name, locale, id), {
        method: spec.method,
        headers: {
          accept: 'application/json',
          'accept-language': locale,
          ...(files.length === 0 ? { 'content-type': 'application/json' } : {}),
          ...(key ? { [KEY_HEADER]: key } : {}),
          ...visitorHeader(visitor()),
          ...requestIdHeader(requestId()),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body:
          files.length === 0 ? JSON.stringify(sent.data) : multipart(sent.data, files, spec.files ?? 'files'),
        redirect: 'manual',
        signal: AbortSignal.timeout(WRITE_DEADLINE_MS),
      }).catch(() => {
        throw unavailable('no answer');
      });
      const answer: unknown = await response.json().catch(() => undefined);
      if (REFUSALS.has(response.status)) throw new ContentRefusal(name, response.status, nameOf(answer));
      if (!response.ok) throw unavailable(`status ${response.status}`, response);
      return readReceipt(name, answer);
    },
  };
}

const REFUSALS: ReadonlySet<number> = new Set([400, 404, 405, 409, 410, 422, 501]);
/** 500 as well: it comes of a program that reads every body as JSON. */
const FORM_REFUSALS: ReadonlySet<number> = new Set([400, 406, 413, 415, 422, 500]);
const MISSING: ReadonlySet<number> = new Set([404, 405, 410, 501]);

/** Whether the content system may have no such endpoint at all. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof ContentRefusal && MISSING.has(error.status);
}

/**
 * Whether a body with files may have been refused for its form: the specification has these calls take JSON. The same
 * without files may be stored, under the same key.
 */
export function mayRefuseFiles(error: unknown): boolean {
  return (
    (error instanceof ContentRefusal || error instanceof ContentUnavailable) &&
    FORM_REFUSALS.has(error.status ?? 0)
  );
}

/** `{error: {name}}`, as the content system answers; its message may hold what was sent and is left there. */
function nameOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return 'unknown';
  const { error } = answer;
  if (typeof error !== 'object' || error === null || !('name' in error)) return 'unknown';
  return typeof error.name === 'string' && /^\w{1,60}$/.test(error.name) ? error.name : 'unknown';
}

const RETRY_AFTER =
  /^(?:\d{1,6}|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT)$/;

/** Of `retry-after`, to be passed on as it is: clocks differ, so a date is not made seconds. Undefined: nothing that is either. */
export function readRetryAfter(header: string | null | undefined): string | undefined {
  return header && RETRY_AFTER.test(header) ? header : undefined;
}

/** When a write may be tried again that the content system did not store because too many came; undefined: it says nothing of the kind. */
export function tooManyWrites(error: unknown): { retryAfter: string | undefined } | undefined {
  return error instanceof ContentUnavailable && error.status === 429 ? error : undefined;
}

function visitorHeader(mark: string | undefined): Record<string, string> {
  return mark ? { [VISITOR_HEADER]: mark } : {};
}

function multipart(body: unknown, files: readonly Buffer[], part: string): FormData {
  const form = new FormData();
  form.set(JSON_PART, JSON.stringify(body));
  files.forEach((bytes, index) => {
    form.append(part, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `photo-${index + 1}.jpg`);
  });
  return form;
}
