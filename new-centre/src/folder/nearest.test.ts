import { describe, expect, it } from 'vitest';
import { distance, nearest, suggestion } from './nearest.ts';

describe('nearest', () => {
  it('counts letters put in, taken out, changed and swapped', () => {
    expect([
      distance('abc', 'abc'),
      distance('abc', 'acb'),
      distance('abc', 'ab'),
      distance('', 'abc'),
    ]).toEqual([0, 1, 1, 3]);
  });

  it.each([
    ['timezone', 'timeZone'],
    ['time_zone', 'timeZone'],
    ['langauges', 'languages'],
    ['color', 'colour'],
    ['Kavinės', 'kavines'],
  ])('finds %j', (word, meant) =>
    expect(nearest(word, ['name', 'timeZone', 'languages', 'colour', 'kavines'])).toBe(meant),
  );

  it('finds nothing far off', () => {
    expect(nearest('foo', ['name', 'bar'])).toBeUndefined();
    expect(suggestion('foo', ['name', 'bar'])).toBe('Known are: name, bar.');
  });
});
