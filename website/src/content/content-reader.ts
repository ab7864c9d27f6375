import { type CallName, type ParamsOfCall, tagsOfCall } from '@mall/contract';
import type { Asked, ContentClient } from './content-client.ts';
import { type ContentReader, ContentUnavailable } from './reader.ts';

/** What has been gathered while a page was rendered. */
export interface Gathered {
  /** Sorted, without doubles. */
  tags: readonly string[];
  /** Why the page is poorer than it should be; undefined when it is whole. */
  degraded: string | undefined;
  /** From when on (ms) the page is wrong; undefined when it stays true. */
  trueUntil: number | undefined;
  /** The last call that could not be answered, whether or not the page got along without it. */
  failed: Error | undefined;
}

/** The reader of one request. */
export function createReader(client: ContentClient, asked: Asked): ContentReader & { gathered(): Gathered } {
  const tags = new Set<string>();
  let degraded: string | undefined;
  let failed: Error | undefined;
  let trueUntil: number | undefined;

  const reader: ContentReader = {
    async read<C extends CallName>(name: C, params: ParamsOfCall<C>) {
      reader.tag(...tagsOfCall(name, params));
      try {
        const answer = await client.call(name, params, asked);
        if (answer.stale) reader.degrade(`${name} is old`);
        return answer.value;
      } catch (error) {
        if (error instanceof ContentUnavailable) failed = error;
        throw error;
      }
    },
    tag(...wanted) {
      // Tags travel in headers, separated by commas and spaces.
      for (const tag of wanted) if (/^[^\s,\p{Cc}]{1,220}$/u.test(tag)) tags.add(tag);
    },
    degrade(reason) {
      degraded ??= reason;
    },
    trueUntil(instant) {
      trueUntil = Math.min(trueUntil ?? instant, instant);
    },
  };
  return { ...reader, gathered: () => ({ tags: [...tags].sort(), degraded, trueUntil, failed }) };
}

/**
 * A part that a page can do without: null when the content system cannot give it now, and the page is marked
 * as degraded.
 */
export async function orWithout<T>(reader: ContentReader, part: Promise<T | null>): Promise<T | null> {
  try {
    return await part;
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    reader.degrade(`${error.call}: ${error.reason}`);
    return null;
  }
}
