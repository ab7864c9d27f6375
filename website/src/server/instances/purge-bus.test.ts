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

function instances() {
  const { redis, say, turn } = exchange();
  const heard: Tag[][][] = [[], []];
  const [one, other] = heard.map((own) => createPurgeBus(redis, (tags) => own.push(tags)));
  if (!one || !other) throw new Error('two instances are needed');
  return { one, other, heard, say, turn };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the bus of purges', () => {
  it('tells all others, and not oneself', async () => {
    const { one, other, heard } = instances();
    one.publish(['home']);
    other.publish(['offers', 'offer:sale']);
    await settled();
    expect(heard).toEqual([[['offers', 'offer:sale']], [['home']]]);
  });

  it('tells what could not be told once Redis is back, each tag once', async () => {
    const { one, heard, turn } = instances();
    turn(false);
    one.publish(['home', 'offers']);
    one.publish(['offers', 'map']);
    await settled();
    expect(heard).toEqual([[], []]);
    turn(true);
    turn(true);
    await settled();
    expect(heard).toEqual([[], [['home', 'offers', 'map']]]);
  });

  it('makes nothing of what is no purge', () => {
    const { heard, say } = instances();
    for (const message of ['', 'null', '{"from":1,"tags":[]}', '{"from":"x","tags":"home"}']) say(message);
    say('{"from":"x","tags":["home","shops"]}');
    expect(heard).toEqual([[['home']], [['home']]]);
  });
});
