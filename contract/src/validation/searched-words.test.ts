import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../scripts/tests/drawing.ts';
import { searchedWords } from './searched-words.ts';

describe('searched words', () => {
  it.each([
    ['  Zara\n  HOME ', 'zara home'],
    ['Żabka', 'żabka'],
    ['z\u0307abka', 'żabka'],
    ['4F', '4f'],
    ['levi’s 501', 'levi’s 501'],
    ['2026', '2026'],
    ['x'.repeat(60), 'x'.repeat(60)],
  ])('%j are counted as %j', (text, words) => {
    expect(searchedWords(text)).toBe(words);
    expect(searchedWords(words)).toBe(words);
  });

  it.each([
    '',
    ' a ',
    'anna@example.com',
    '12345',
    'tel 600 100 200',
    'pesel 44-05-14-01359',
    '+48 (22) 555.00.00',
    '١٢٣٤٥',
    'x'.repeat(61),
    `x${' '.repeat(10_000)}y`,
    '\u200b\u200b',
  ])('%j are not', (text) => {
    expect(searchedWords(text)).toBeUndefined();
  });

  it('are the same when they are read again, whatever they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        const words = searchedWords(text);
        expect(words === undefined ? undefined : searchedWords(words)).toBe(words);
      }),
      drawing(100),
    );
  });
});
