import { MAX_RECENT_PURGES, type Tag } from '@mall/contract';
import {
  type AskPurges,
  createNews,
  NOTED_BEFORE_SEEN_MS,
} from '../../content/client/content-client/ask-purges.ts';
import type { LogFields } from '../log.ts';

const EVERY_MS = 2_000;

interface RecentPurgesOptions {
  /** Origin of the content system. */
  contentUrl: string;
  ask: AskPurges;
  purge: (tags: Tag[]) => void;
  log: (event: string, fields?: LogFields) => void;
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
  const { contentUrl, ask, purge, log, now = Date.now } = options;
  let following = false;
  let since = now();
  let news = createNews();
  let timer: NodeJS.Timeout | undefined;

  async function take(): Promise<void> {
    const asked = now();
    const seconds = Math.min(Math.ceil((asked - since + NOTED_BEFORE_SEEN_MS) / 1000), MAX_RECENT_PURGES);
    const purges = await ask(seconds);
    if (!purges) {
      following = false;
      log('purges.not-told', { level: 'warn', why: `${contentUrl} does not say what has changed` });
      return;
    }
    since = asked;
    const tags = news(purges);
    if (tags.length > 0) purge(tags);
  }

  async function turn() {
    await take().catch(() => undefined);
    if (!following) return;
    timer = setTimeout(turn, EVERY_MS);
    timer.unref();
  }

  return {
    follow() {
      if (following) return;
      following = true;
      since = now();
      news = createNews();
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
