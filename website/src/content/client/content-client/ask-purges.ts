import { RECENT_PURGES_PATH, type RecentPurge, readRecentPurges, type Tag } from '@mall/contract';
import { bodyAtMost } from './body-at-most.ts';

const DEADLINE_MS = 2_000;
const MAX_BODY = 4 * 1024 * 1024;
/** A change is noted when its transaction begins and can be seen when it ends: so much of the time before is asked for as well. */
export const NOTED_BEFORE_SEEN_MS = 30_000;

/** What has changed in so many seconds; undefined: the content system does not tell. Rejects where it does not answer. */
export type AskPurges = (seconds: number) => Promise<RecentPurge[] | undefined>;

interface AskPurgesOptions {
  /** Origin of the content system. */
  contentUrl: string;
  /** PURGE_TOKEN of both programs. */
  token: string;
  fetch?: typeof fetch;
}

/** Asks the content system what has changed (`GET /purges`). */
export function createAskPurges({ contentUrl, token, fetch: get = fetch }: AskPurgesOptions): AskPurges {
  return async (seconds) => {
    const response = await get(`${contentUrl}${RECENT_PURGES_PATH}?seconds=${seconds}`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      if (response.status >= 500 || response.status === 429) throw new Error(`status ${response.status}`);
      return undefined;
    }
    const bytes = await bodyAtMost(response, MAX_BODY);
    if (!bytes) return undefined;
    return readRecentPurges(JSON.parse(new TextDecoder().decode(bytes)));
  };
}

/** Tells the tags of those changes that it has not been given the last time, each tag once. */
export function createNews(): (purges: readonly RecentPurge[]) => Tag[] {
  let seen = new Set<number>();
  return (purges) => {
    const tags = purges.filter(({ id }) => !seen.has(id)).flatMap((one) => one.tags);
    seen = new Set(purges.map(({ id }) => id));
    return [...new Set(tags)];
  };
}

/**
 * Tells each change once: the tags of what is new among those of the last `heldMs`, for whoever holds nothing longer than that.
 * Undefined where the content system does not tell, or not now.
 */
export function createChanges(ask: AskPurges, heldMs: number): () => Promise<Tag[] | undefined> {
  const seconds = Math.ceil((heldMs + NOTED_BEFORE_SEEN_MS) / 1000);
  const news = createNews();
  return async () => {
    const purges = await ask(seconds).catch(() => undefined);
    return purges && news(purges);
  };
}
