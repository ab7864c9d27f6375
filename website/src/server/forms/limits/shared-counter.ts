import type { Redis } from '../../instances/redis.ts';
import type { SharedCounter } from './rate-limit.ts';

const PREFIX = 'website:forms:';

/** Counts forms in Redis. A Redis that is away makes `add` fail at once; nobody waits for it. */
export function redisCounter({ client }: Pick<Redis, 'client'>): SharedCounter {
  return {
    async add(key, windowMs) {
      const [count] = await client
        .multi()
        .incr(PREFIX + key)
        .pExpire(PREFIX + key, windowMs, 'NX')
        .exec();
      return Number(count);
    },
  };
}
