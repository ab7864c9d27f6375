import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepKeys, keptKeys, stepped } from '../../../src/admin/inbox/use-inbox-keys';

describe('a step in the list', () => {
  it.each([
    [null, 1, 'a'],
    ['gone', -1, 'a'],
    ['a', 1, 'b'],
    ['c', 1, 'c'],
    ['a', -1, 'a'],
  ] as const)('from %j by %i leads to %j', (at, step, to) => {
    expect(stepped(['a', 'b', 'c'], at, step)).toBe(to);
  });

  it('leads nowhere when there is nothing', () => expect(stepped([], null, 1)).toBeUndefined());
});

describe('keys of one letter', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    vi.stubGlobal('window', { localStorage });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('work until they are switched off, which this browser keeps', () => {
    expect(keptKeys()).toBe(true);
    keepKeys(false);
    expect(keptKeys()).toBe(false);
    expect(kept.size).toBe(1);
    keepKeys(true);
    expect(keptKeys()).toBe(true);
    expect(kept.size).toBe(0);
  });

  it('work in a browser that keeps nothing', () => {
    vi.stubGlobal('window', {});
    expect(keptKeys()).toBe(true);
    expect(() => keepKeys(false)).not.toThrow();
  });
});
