import { describe, expect, it } from 'vitest';
import { createShelf } from './page-shelf.ts';

/** A shelf of texts whose variants have a query; what had to go is noted. */
function shelf(maxBytes: number) {
  const gone: string[] = [];
  return {
    gone,
    ...createShelf<string>({
      maxBytes,
      isVariant: (key) => key.includes('?'),
      evicted: (key, value) => gone.push(`${key} ${value}`),
    }),
  };
}

describe('a shelf', () => {
  it('gives what was put, and says what it holds', () => {
    const one = shelf(100);
    one.put('/a', 'A', 10);
    one.put('/a?x', 'B', 5);
    expect([one.has('/a'), one.has('/b'), one.get('/a'), one.get('/a?x'), one.get('/b')]).toEqual([
      true,
      false,
      'A',
      'B',
      undefined,
    ]);
    expect([one.pages(), one.entries(), one.bytes()]).toEqual([1, 2, 15]);
    expect([...one.values()]).toEqual([
      ['/a', 'A'],
      ['/a?x', 'B'],
    ]);
  });

  it('counts what is replaced once, and forgets what is dropped', () => {
    const one = shelf(100);
    one.put('/a', 'A', 10);
    one.put('/a', 'A2', 30);
    expect([one.get('/a'), one.entries(), one.bytes()]).toEqual(['A2', 1, 30]);
    one.drop('/a');
    one.drop('/never');
    expect([one.has('/a'), one.entries(), one.bytes()]).toEqual([false, 0, 0]);
    expect(one.gone).toEqual([]);
  });

  it('lets variants go first, whatever was asked for last, then pages, each by what was not used for longest', () => {
    const one = shelf(30);
    one.put('/a', 'A', 10);
    one.put('/b', 'B', 10);
    one.put('/b?x', 'X', 10);
    one.touch('/a');
    one.touch('/never');
    one.put('/c', 'C', 10);
    expect(one.gone).toEqual(['/b?x X']);
    one.put('/d', 'D', 10);
    expect(one.gone).toEqual(['/b?x X', '/b B']);
    expect([...one.values()].map(([key]) => key)).toEqual(['/a', '/c', '/d']);
    one.put('/d?x', 'X', 5);
    expect(one.gone.at(-1)).toBe('/a A');
    expect(one.bytes()).toBe(25);
  });

  it('keeps what fits exactly, and never lets the new one go, even where it is too large', () => {
    const one = shelf(20);
    one.put('/a', 'A', 10);
    one.put('/b', 'B', 10);
    expect(one.gone).toEqual([]);
    one.put('/c', 'C', 50);
    expect(one.gone).toEqual(['/a A', '/b B']);
    expect([one.get('/c'), one.bytes()]).toEqual(['C', 50]);
  });

  it('needs nobody who is told of what goes', () => {
    const one = createShelf<string>({ maxBytes: 10, isVariant: () => false });
    one.put('/a', 'A', 10);
    one.put('/b', 'B', 10);
    expect([...one.values()]).toEqual([['/b', 'B']]);
  });
});
