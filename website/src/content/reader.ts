import type { CallName, ParamsOfCall, PayloadOf } from '@mall/contract';

export type { CallName, ParamsOfCall, PayloadOf } from '@mall/contract';

/** The content system cannot answer: down, too late, or saying nonsense. A missing entity is null instead. */
export class ContentUnavailable extends Error {
  /** The built pages carry a copy of this class; what the server's client throws must count as one there too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ContentUnavailable';
  }
  readonly call: string;
  readonly reason: string;
  constructor(call: string, reason: string, options?: { cause?: unknown }) {
    super(`content call ${call} failed: ${reason}`, options);
    this.name = 'ContentUnavailable';
    this.call = call;
    this.reason = reason;
  }
}

/** What one page render reads through. Made for each request by `createReader`. */
export interface ContentReader {
  /**
   * The validated, unwrapped payload of a call in this request's locale; null = missing (404 or `data: null`).
   * Tags of the call are collected. Throws `ContentUnavailable` when the system cannot answer.
   */
  read<C extends CallName>(call: C, params: ParamsOfCall<C>): Promise<PayloadOf<C> | null>;
  /** Adds cache tags to the page being rendered. */
  tag(...tags: string[]): void;
  /** Marks the page as poorer than it should be: it must never replace a good one in the page cache. */
  degrade(reason: string): void;
  /** What the page says is true before this instant (ms) only, e.g. "today": from then on it must be made anew. */
  trueUntil(instant: number): void;
}
