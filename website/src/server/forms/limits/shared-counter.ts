import { createClient } from 'redis';
import type { LogFields } from '../../log.ts';
import type { SharedCounter } from './rate-limit.ts';

const PREFIX = 'website:forms:';

/** Counts forms in Redis. A Redis that is away makes `add` fail at once; nobody waits for it. */
export function redisCounter(
  url: string,
  log: (event: string, fields?: LogFields) => void,
): SharedCounter & { close(): void } {
  const client = createClient({ url, disableOfflineQueue: true });
  client.on('error', (error: Error) => log('redis.error', { why: error.message }));
  client.connect().catch((error: Error) => log('redis.error', { why: error.message }));
  return {
    async add(key, windowMs) {
      const [count] = await client
        .multi()
        .incr(PREFIX + key)
        .pExpire(PREFIX + key, windowMs, 'NX')
        .exec();
      return Number(count);
    },
    close: () => client.destroy(),
  };
}
