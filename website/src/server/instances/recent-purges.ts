import {
  MAX_RECENT_PURGES,
  RECENT_PURGES_PATH,
  type RecentPurge,
  readRecentPurges,
  type Tag,
} from '@mall/contract';
import { bodyAtMost } from '../../content/client/content-client/body-at-most.ts';
import type { LogFields } from '../log.ts';

const EVERY_MS = 2_000;
const DEADLINE_MS = 2_000;
const MAX_BODY = 4 * 1024 * 1024;
/** A change is noted when its transaction begins and can be seen when it ends: so much of the time before is asked for again. */
const OVERLAP_MS = 30_000;

interface RecentPurgesOptions {
  /** Origin of the content system. */
  contentUrl: string;
  /** PURGE_TOKEN of both programs. */
  token: string;
  purge: (tags: Tag[]) => void;
  log: (event: string, fields?: LogFields) => void;
  fetch?: typeof fetch;
  /** Milliseconds. */
  now?: () => number;
}

/** Asks the content system what has changed, as long as nobody tells this instance. */
interface RecentPurges {
  /** Asks every two seconds from now on; changes of the last half minute count as news. */
  follow(): void;
  /** Asks once more, for what was told in between, and no further. */
  rest(): void;
}

/** One that does not have them is asked no more until `follow` is called again. Failures are tried again. */
export function createRecentPurges(options: RecentPurgesOptions): RecentPurges {
  const { contentUrl, token, purge, log, fetch: get = fetch, now = Date.now } = options;
  let following = false;
  let since = now();
  let seen = new Set<number>();
  let timer: NodeJS.Timeout | undefined;

  /** Undefined: it does not have them. */
  async function recent(seconds: number): Promise<RecentPurge[] | undefined> {
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
  }

  async function ask(): Promise<void> {
    const asked = now();
    const seconds = Math.min(Math.ceil((asked - since + OVERLAP_MS) / 1000), MAX_RECENT_PURGES);
    const purges = await recent(seconds);
    if (!purges) {
      following = false;
      log('purges.not-told', { level: 'warn', why: `${contentUrl} does not say what has changed` });
      return;
    }
    const tags = new Set(purges.filter(({ id }) => !seen.has(id)).flatMap((one) => one.tags));
    seen = new Set(purges.map(({ id }) => id));
    since = asked;
    if (tags.size > 0) purge([...tags]);
  }

  async function turn() {
    await ask().catch(() => undefined);
    if (!following) return;
    timer = setTimeout(turn, EVERY_MS);
    timer.unref();
  }

  return {
    follow() {
      if (following) return;
      following = true;
      since = now();
      seen = new Set();
      void turn();
    },
    rest() {
      if (!following) return;
      following = false;
      clearTimeout(timer);
      void turn();
    },
  };
}
