import type { Tag } from '@mall/contract';

/**
 * What a read ends with. The fourth end, no answer to be had (none, late, 5xx, 429, a redirect, HTML, half of the
 * JSON, a list that lost all its entries in a system that is not well), is thrown as `ContentUnavailable`: it says
 * nothing of the content, so nothing may follow from it.
 */
export type Outcome<T> =
  /** `isBare`: it has a name and nothing else of such an entity, so that anything on the way may have sent it. */
  | { kind: 'present'; value: T; isBare?: true }
  /**
   * There is no such entity. `said`: the content system's own word (JSON, or 204); otherwise a 404 in words that
   * anything on the way may have spoken, such as a proxy whose backend is being replaced.
   */
  | { kind: 'absent'; said: boolean }
  /** Answered, and not understood, or not given (401, 403 and most others from 400 to 499). */
  | { kind: 'unreadable'; reason: string };

/** An endpoint that gave a page nothing, or a bare name, although the content system answered. */
export interface Gap {
  /** Name of the endpoint. */
  endpoint: string;
  /** Whether the content system itself said, in JSON, that there is no such entity. */
  said: boolean;
  /** Whether it asks for one entity by its name, as the main part of most pages is. */
  named: boolean;
  /** Whether an entity was asked for and not found; otherwise the answer was not understood. */
  absent: boolean;
  /** Tags of the endpoint: a purge of one of them vouches for the gap. */
  tags: readonly Tag[];
}
