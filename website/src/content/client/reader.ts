import type { EndpointName, ParamsOf, PayloadOf, Tag } from '@mall/contract';
import type { Locale } from '../../i18n/locales.ts';

export type { EndpointName, ParamsOf, PayloadOf } from '@mall/contract';

/**
 * There is no answer to be had: none, too late, a status of failure, a login page, half of the JSON. What is missing,
 * or answered and not understood, is null instead.
 */
export class ContentUnavailable extends Error {
  /** The built pages carry a copy of this class; what the server's client throws must count as one there too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ContentUnavailable';
  }
  readonly endpoint: string;
  readonly reason: string;
  /** HTTP status, where one was answered. */
  readonly status: number | undefined;
  /** When it may be asked again, as `retry-after` said it: seconds, or a date of HTTP. */
  readonly retryAfter: string | undefined;
  constructor(
    endpoint: string,
    reason: string,
    options?: { cause?: unknown; status?: number | undefined; retryAfter?: string | undefined },
  ) {
    super(`content endpoint ${endpoint} failed: ${reason}`, options);
    this.name = 'ContentUnavailable';
    this.endpoint = endpoint;
    this.reason = reason;
    this.status = options?.status;
    this.retryAfter = options?.retryAfter;
  }
}

/** What one page render reads through. Made for each request by `createReader`. */
export interface ContentReader {
  /**
   * The validated, unwrapped payload of an endpoint in this request's locale; null = missing, or answered in a way that
   * is not understood. Tags of the endpoint are collected. Throws `ContentUnavailable` when there is no answer.
   */
  read<C extends EndpointName>(endpoint: C, params: ParamsOf<C>): Promise<PayloadOf<C> | null>;
  /**
   * The same in another language, for what a page is called there; null when it cannot be had, which costs this page
   * nothing.
   */
  readIn<C extends EndpointName>(
    locale: Locale,
    endpoint: C,
    params: ParamsOf<C>,
  ): Promise<PayloadOf<C> | null>;
  /** Adds cache tags to the page being rendered. */
  tag(...tags: Tag[]): void;
  /** Marks the page as poorer than it should be: it must never replace a good one in the page cache. */
  degrade(reason: string): void;
  /** Says that a part could not be made of a field that was read, by an error of ours: it is left out, and the page degraded. */
  broken(part: string, field: string, error: unknown): void;
  /** What the page says is true before this instant (ms) only, e.g. "today": from then on it must be made anew. */
  trueUntil(instant: number): void;
  /** Whether nothing has been missing so far for want of an answer: then what is not there does not exist. */
  whole(): boolean;
  /** Whether the content system was asked for the entity of an endpoint, and there is none. */
  absent(endpoint: EndpointName): boolean;
  /** Whether an endpoint was answered in a way that is not understood: what it would have given may exist all the same. */
  unread(endpoint: EndpointName): boolean;
}
