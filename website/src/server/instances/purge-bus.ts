import { randomUUID } from 'node:crypto';
import { isTag, type Tag } from '@mall/contract';
import type { Redis } from './redis.ts';

const CHANNEL = 'website:purge';
/** So long before its line was lost, an instance may have missed something already. Milliseconds. */
const OVERLAP_MS = 10_000;
/** What was told longer ago is not told again: by then pages that age have been asked for anew. Milliseconds. */
const TOLD_MS = 15 * 60_000;

/** Carries purges between the instances of the website. */
interface PurgeBus {
  publish(tags: readonly Tag[]): void;
}

/** One instance alone: nothing to tell. */
export const noBus: PurgeBus = { publish: () => undefined };

/** What one instance says to all others. */
interface News {
  from: string;
  /** What has changed. */
  tags: Tag[];
  /** For how many milliseconds it has heard nothing: what it was told itself in that time is among the tags. 0: it has a line. */
  missed: number;
}

/**
 * Fans purges out over Redis. Whoever had no line says so when it has one: what could not be told or heard meanwhile is
 * told then, perhaps twice. It never costs an instance its own purge, nor a visitor anything.
 * @param purge what the other instances were told
 * @param now milliseconds of a clock that never goes back
 */
export function createPurgeBus(
  redis: Pick<Redis, 'client' | 'subscriber' | 'onChange'>,
  purge: (tags: Tag[]) => void,
  now: () => number = () => performance.now(),
): PurgeBus {
  const self = randomUUID();
  /** When this instance was last told of a tag. */
  const told = new Map<Tag, number>();
  let deafSince: number | undefined = now();

  const toldWithin = (ms: number) => [...told].filter(([, at]) => now() - at <= ms).map(([tag]) => tag);

  async function say(tags: readonly Tag[], missed = 0) {
    const news: News = { from: self, tags: [...tags], missed };
    await redis.client.publish(CHANNEL, JSON.stringify(news));
  }

  /** Called when a line stands, at the start and again. */
  function greet() {
    if (deafSince === undefined) return;
    const missed = Math.ceil(now() - deafSince) + OVERLAP_MS;
    deafSince = undefined;
    say(toldWithin(missed), missed).catch(() => {
      deafSince = now() - missed;
    });
  }

  redis.subscriber
    .subscribe(CHANNEL, (message) => {
      const news = parse(message);
      if (!news || news.from === self) return;
      if (news.tags.length > 0) purge(news.tags);
      const unheard = toldWithin(news.missed);
      if (news.missed > 0 && unheard.length > 0) say(unheard).catch(() => undefined);
    })
    .then(greet)
    // Closed before it ever stood.
    .catch(() => undefined);
  redis.onChange((well) => {
    if (well) greet();
    else deafSince ??= now();
  });
  return {
    publish(tags) {
      for (const [tag, at] of told) if (now() - at > TOLD_MS) told.delete(tag);
      for (const tag of tags) told.set(tag, now());
      // It is told when the line is back.
      say(tags).catch(() => undefined);
    },
  };
}

function parse(message: string): News | undefined {
  try {
    const news: unknown = JSON.parse(message);
    if (typeof news !== 'object' || news === null || !('from' in news) || !('tags' in news)) return undefined;
    if (typeof news.from !== 'string' || !Array.isArray(news.tags)) return undefined;
    const missed = 'missed' in news && typeof news.missed === 'number' ? news.missed : 0;
    return { from: news.from, tags: news.tags.filter(isTag), missed };
  } catch {
    return undefined;
  }
}
