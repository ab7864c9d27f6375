import { describe, expect, it } from 'vitest';
import { createRepeats } from './repeats.ts';

describe('createRepeats', () => {
  it('gives the same press of a button one piece of work and one answer', async () => {
    let time = 0;
    let works = 0;
    const once = createRepeats<number>(() => time);
    const work = async () => ++works;
    expect(await Promise.all([once({ a: 1 }, work), once({ a: 1 }, work), once({ a: 2 }, work)])).toEqual([
      1, 1, 2,
    ]);
    time = 1_499;
    expect(await once({ a: 1 }, work)).toBe(1);
    time = 1_500;
    expect(await once({ a: 1 }, work)).toBe(3);
  });

  it('lets failed work be tried again at once', async () => {
    const once = createRepeats<string>(() => 0);
    await expect(once('x', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await once('x', async () => 'up')).toBe('up');
  });
});
