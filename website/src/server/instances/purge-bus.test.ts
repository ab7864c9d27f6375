import type { Tag } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { createPurgeBus } from './purge-bus.ts';
import type { Redis } from './redis.ts';

/** Redis as two instances see it: what one publishes, both are told. */
function exchange() {
  const listeners: ((message: string) => void)[] = [];
  const watchers: ((well: boolean) => void)[] = [];
  let well = true;
  const seen = {
    client: {
      publish: async (_: string, message: string) => {
        if (!well) throw new Error('The client is offline');
        for (const tell of listeners) tell(message);
      },
    },
    subscriber: {
      subscribe: async (_: string, listener: (message: string) => void) => {
        listeners.push(listener);
      },
    },
    onChange: (changed: (is: boolean) => void) => watchers.push(changed),
  } as unknown as Redis;
  return {
    redis: seen,
    say: (message: string) => {
      for (const tell of listeners) tell(message);
    },
    turn(is: boolean) {
      well = is;
      for (const changed of watchers) changed(is);
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function instances() {
  const { redis, say, turn } = exchange();
  const heard: Tag[][][] = [[], []];
  const [one, other] = heard.map((own) => createPurgeBus(redis, (tags) => own.push(tags)));
  if (!one || !other) throw new Error('two instances are needed');
  await settled();
  return { one, other, heard, say, turn };
}

describe('the bus of purges', () => {
  it('tells all others, and not oneself', async () => {
    const { one, other, heard } = await instances();
    one.publish(['home']);
    other.publish(['offers', 'offer:sale']);
    await settled();
    expect(heard).toEqual([[['offers', 'offer:sale']], [['home']]]);
  });

  it('tells what could not be told once Redis is back', async () => {
    const { one, heard, turn } = await instances();
    turn(false);
    one.publish(['home', 'offers']);
    one.publish(['offers', 'map']);
    await settled();
    expect(heard).toEqual([[], []]);
    turn(true);
    await settled();
    const [own, others] = heard;
    expect(own).toEqual([]);
    expect(others?.[0]).toEqual(['home', 'offers', 'map']);
    const told = others?.length;
    turn(true);
    await settled();
    expect(others).toHaveLength(told ?? 0);
  });

  it('tells what an instance did not hear while it had no line, and no older changes', async () => {
    const { redis } = exchange();
    const clock = { ms: 0 };
    const now = () => clock.ms;
    const one = createPurgeBus(redis, () => undefined, now);
    await settled();
    one.publish(['map']);
    clock.ms = 60_000;
    one.publish(['home', 'offers']);
    const heard: Tag[][] = [];
    // It has just begun: how long it takes until it is told of changes, nobody knows.
    createPurgeBus(redis, (tags) => heard.push(tags), now);
    await settled();
    expect(heard).toEqual([['home', 'offers']]);
  });

  it('asks again when the line that was lost is back', async () => {
    const { redis, turn } = exchange();
    const clock = { ms: 0 };
    const said: string[] = [];
    const now = () => clock.ms;
    createPurgeBus(redis, () => undefined, now);
    await settled();
    await redis.subscriber.subscribe('', (message: string) => said.push(message));
    turn(false);
    clock.ms = 5_000;
    turn(true);
    await settled();
    expect(said.map((one) => JSON.parse(one).missed)).toEqual([15_000]);
  });

  it('makes nothing of what is no purge', async () => {
    const { heard, say } = await instances();
    for (const message of [
      '',
      'null',
      '{"from":1,"tags":[]}',
      '{"from":"x","tags":"home"}',
      '{"from":"x","missed":"1"}',
    ])
      say(message);
    say('{"from":"x","tags":["home","shops"]}');
    expect(heard).toEqual([[['home']], [['home']]]);
  });
});
