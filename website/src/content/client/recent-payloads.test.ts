import { describe, expect, it } from 'vitest';
import { createRecentPayloads, type Weighed } from './recent-payloads.ts';

const FRESH = 60_000;

function setUp(maxBytes = 1_000) {
  const clock = { now: 0 };
  const recent = createRecentPayloads(() => clock.now, FRESH, maxBytes);
  let loads = 0;
  const load =
    (value: string, bytes = 100) =>
    async (): Promise<Weighed<string>> => {
      loads += 1;
      return { outcome: { kind: 'present', value }, bytes };
    };
  return { clock, recent, load, loads: () => loads };
}

const value = (text: string) => ({ kind: 'present', value: text });

describe('recent payloads', () => {
  it('are read once for all who ask while they are fresh, also at once', async () => {
    const { clock, recent, load, loads } = setUp();
    await Promise.all([recent.get('offers', load('a')), recent.get('offers', load('b'))]);
    clock.now = FRESH - 1;
    expect(await recent.get('offers', load('c'))).toEqual(value('a'));
    expect(loads()).toBe(1);
  });

  it('are as old as their question, not as their answer', async () => {
    const { clock, recent, load } = setUp();
    await recent.get('offers', async () => {
      clock.now = 5_000;
      return load('a')();
    });
    clock.now = FRESH;
    expect(await recent.get('offers', load('b'))).toEqual(value('b'));
  });

  it('are forgotten at a purge, with what was asked for before it', async () => {
    const { recent, load } = setUp();
    await recent.get('offers', load('old'));
    let answer: (weighed: Weighed<string>) => void = () => undefined;
    const under = recent.get('events', () => new Promise<Weighed<string>>((resolve) => (answer = resolve)));
    recent.clear();
    expect(await recent.get('offers', load('new'))).toEqual(value('new'));
    expect(await recent.get('events', load('new'))).toEqual(value('new'));
    answer({ outcome: { kind: 'present', value: 'old' }, bytes: 1 });
    await under;
    expect(await recent.get('events', load('newer'))).toEqual(value('new'));
  });

  it('hold nothing that was absent, not understood or not to be had', async () => {
    const { recent, load } = setUp();
    await recent.get('a', async () => ({ outcome: { kind: 'absent', said: true }, bytes: 2 }));
    await recent.get('b', async () => ({ outcome: { kind: 'unreadable', reason: 'x' }, bytes: 2 }));
    await expect(recent.get('c', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(recent.bytes()).toBe(0);
    for (const key of ['a', 'b', 'c']) expect(await recent.get(key, load('now'))).toEqual(value('now'));
  });

  it('keep to their bytes: what was asked for last stays', async () => {
    const { recent, load, loads } = setUp(250);
    await recent.get('a', load('a'));
    await recent.get('b', load('b'));
    await recent.get('a', load('-'));
    await recent.get('c', load('c'));
    expect(recent.bytes()).toBe(200);
    expect(loads()).toBe(3);
    expect(await recent.get('a', load('-'))).toEqual(value('a'));
    expect(await recent.get('b', load('anew'))).toEqual(value('anew'));
  });
});
