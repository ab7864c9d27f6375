import { describe, expect, it } from 'vitest';
import { brotli, plain } from './compress.ts';
import { isTight, packed, tightened } from './packed-bodies.ts';
import { createRepacking } from './repacking.ts';

const BODY = Buffer.from(
  Array.from({ length: 400 }, (_, at) => `<li><a href="/sklepy/${at * 7919}">Sklep ${at * 104_729}</a>`).join(
    '',
  ),
);

describe('a body packed tighter', () => {
  it('is smaller, says the same, and stands for the looser one from then on', async () => {
    const loose = await packed('one', BODY);
    expect(isTight(loose)).toBe(false);
    const tight = await tightened('one', loose);
    expect(tight.length).toBeLessThan(loose.length);
    expect(await plain(tight)).toEqual(BODY);
    expect(isTight(tight)).toBe(true);
    expect(await packed('one', BODY)).toBe(tight);
  });
});

/** Work that ends when the test says so, in the order in which it began, each taking so many milliseconds. */
function bench() {
  let time = 0;
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const rests: (() => void)[] = [];
  const repack = createRepacking({
    clock: () => time,
    repack: (etag, br) => {
      log.push(etag);
      return new Promise((resolve, reject) =>
        ends.push(() => {
          time += 300;
          if (etag === 'broken') reject(new Error('no'));
          else resolve(Buffer.concat([br, Buffer.from('!')]));
        }),
      );
    },
    pause: (ms) => {
      log.push(`rests ${ms}`);
      return new Promise<void>((resolve) => rests.push(resolve));
    },
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const next = async () => {
    await settled();
    ends.shift()?.();
    await settled();
    rests.shift()?.();
    await settled();
  };
  return { repack, log, next, settled };
}

const br = Buffer.from('body');

describe('packing one after the other', () => {
  it('rests nine times as long as each took', async () => {
    const { repack, log, next } = bench();
    const first = repack('a', br);
    const second = repack('b', br);
    await next();
    expect(String(await first)).toBe('body!');
    await next();
    expect(String(await second)).toBe('body!');
    expect(log).toEqual(['a', 'rests 2700', 'b', 'rests 2700']);
  });

  it('leaves what cannot be packed as it is, and goes on', async () => {
    const { repack, next } = bench();
    const broken = repack('broken', br);
    const after = repack('c', br);
    await next();
    expect(await broken).toBeUndefined();
    await next();
    expect(String(await after)).toBe('body!');
  });

  it('forgets what is wished for while 20 wait', async () => {
    const { repack, log, next } = bench();
    for (let at = 0; at < 20; at += 1) void repack(`page ${at}`, br);
    expect(await repack('one too many', br)).toBeUndefined();
    await next();
    void repack('in time', br);
    for (let at = 0; at < 20; at += 1) await next();
    expect(log.filter((one) => !one.startsWith('rests'))).toHaveLength(21);
    expect(log).toContain('in time');
  });

  it('does nothing to what is tight already', async () => {
    const { repack, log, settled } = bench();
    expect(await repack('tight', await tightened('tight', await brotli(BODY)))).toBeUndefined();
    await settled();
    expect(log).toEqual([]);
  });
});
