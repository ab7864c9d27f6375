import { randomUUID } from 'node:crypto';
import { isTag, type Tag } from '@mall/contract';
import type { Redis } from './redis.ts';

const CHANNEL = 'website:purge';

/** Carries purges between the instances of the website. */
interface PurgeBus {
  publish(tags: readonly Tag[]): void;
}

/** One instance alone: nothing to tell. */
export const noBus: PurgeBus = { publish: () => undefined };

/**
 * Fans purges out over Redis. What could not be told is told once Redis is back; it never costs this instance its own
 * purge, nor a visitor anything. @param purge what the other instances were told
 */
export function createPurgeBus(
  redis: Pick<Redis, 'client' | 'subscriber' | 'onChange'>,
  purge: (tags: Tag[]) => void,
): PurgeBus {
  const self = randomUUID();
  const untold = new Set<Tag>();

  function publish(tags: readonly Tag[]) {
    redis.client.publish(CHANNEL, JSON.stringify({ from: self, tags })).catch(() => {
      for (const tag of tags) untold.add(tag);
    });
  }

  redis.subscriber
    .subscribe(CHANNEL, (message) => {
      const news = parse(message);
      if (news && news.from !== self) purge(news.tags);
    })
    // Closed before it ever stood.
    .catch(() => undefined);
  redis.onChange((well) => {
    if (!well || untold.size === 0) return;
    const tags = [...untold];
    untold.clear();
    publish(tags);
  });
  return { publish };
}

function parse(message: string): { from: string; tags: Tag[] } | undefined {
  try {
    const news: unknown = JSON.parse(message);
    if (typeof news !== 'object' || news === null || !('from' in news) || !('tags' in news)) return undefined;
    if (typeof news.from !== 'string' || !Array.isArray(news.tags)) return undefined;
    return { from: news.from, tags: news.tags.filter(isTag) };
  } catch {
    return undefined;
  }
}
