import { randomUUID } from 'node:crypto';
import { isTag, type Tag } from '@mall/contract';
import { createClient } from 'redis';
import type { LogFields } from '../log.ts';

const CHANNEL = 'website:purge';

/** Carries purges between the instances of the website. */
export interface PurgeBus {
  publish(tags: readonly Tag[]): void;
  close(): Promise<void>;
}

/** One instance alone: nothing to tell. */
export const noBus: PurgeBus = { publish: () => undefined, close: async () => undefined };

/**
 * Fans purges out over Redis. A Redis that is away costs other instances the news until pages expire by
 * themselves; it never costs this instance its own purge, nor a visitor anything.
 */
export async function connectPurgeBus(
  url: string,
  purge: (tags: Tag[]) => void,
  log: (event: string, fields?: LogFields) => void,
): Promise<PurgeBus> {
  const self = randomUUID();
  const publisher = createClient({ url, disableOfflineQueue: true });
  const subscriber = createClient({ url });
  for (const client of [publisher, subscriber]) {
    client.on('error', (error: Error) => log('redis.error', { why: error.message }));
  }
  const connected = Promise.all([publisher.connect(), subscriber.connect()]).then(() =>
    subscriber.subscribe(CHANNEL, (message) => {
      const news = parse(message);
      if (news && news.from !== self) purge(news.tags);
    }),
  );
  // Not awaited for ever: the site starts without Redis and joins when it comes back.
  await Promise.race([
    connected.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, 2_000).unref()),
  ]);
  return {
    publish(tags) {
      publisher
        .publish(CHANNEL, JSON.stringify({ from: self, tags }))
        .catch((error: Error) => log('redis.publish-failed', { why: error.message }));
    },
    async close() {
      publisher.destroy();
      subscriber.destroy();
    },
  };
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
