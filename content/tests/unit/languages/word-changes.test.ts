import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../../scripts/tests/drawing.ts';
import { newWords, wordChanges } from '../../../src/languages/word-changes';

const told = (was: string, now: string) =>
  wordChanges(was, now)
    .map(({ kind, text }) => ({ same: text, gone: `[-${text.trim()}-] `, new: `[+${text.trim()}+] ` })[kind])
    .join('')
    .trim();

describe('words that went and came', () => {
  it('stand where they stood, what went before what came in its place', () => {
    expect(told('Rabat 20% na buty', 'Rabat 30% na buty')).toBe('Rabat [-20%-] [+30%+] na buty');
    expect(told('do końca roku', 'tylko do końca grudnia')).toBe('[+tylko+] do końca [-roku-] [+grudnia+]');
    expect(told('a b c d', 'x b y d')).toBe('[-a-] [+x+] b [-c-] [+y+] d');
  });

  it('are all words where a text is new, or gone', () => {
    expect(wordChanges('', 'Dwa słowa')).toEqual([{ kind: 'new', text: 'Dwa słowa ' }]);
    expect(wordChanges('Dwa słowa', '')).toEqual([{ kind: 'gone', text: 'Dwa słowa ' }]);
  });

  it('are none where spaces alone differ; lines are kept', () => {
    expect(wordChanges('a  b ', 'a b')).toEqual([]);
    expect(wordChanges('a\nb', 'a\nc')).toEqual([
      { kind: 'same', text: 'a \n' },
      { kind: 'gone', text: 'b ' },
      { kind: 'new', text: 'c ' },
    ]);
  });

  it('come with some words around them, and a sign for what is left out', () => {
    const words = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => `w${from + at}`).join(' ');
    const text = (one: string, other: string) =>
      `${words(0, 40)} ${one} ${words(40, 80)} ${other} ${words(80, 120)}`;
    expect(told(text('a', 'c'), text('b', 'd'))).toBe(
      `… ${words(28, 40)} [-a-] [+b+] ${words(40, 52)} … ${words(68, 80)} [-c-] [+d+] ${words(80, 92)} …`,
    );
  });

  it('are everything between the first and the last difference of two long texts that have little in common', () => {
    const long = (letter: string) => Array.from({ length: 2_100 }, (_, at) => `${letter}${at}`).join(' ');
    const changes = wordChanges(`Tak ${long('a')} nie`, `Tak ${long('b')} nie`);
    expect(changes.map(({ kind }) => kind)).toEqual(['same', 'gone', 'new', 'same']);
  });

  it('lead from either text to the other, whatever the two are', () => {
    const texts = fc
      .array(fc.constantFrom('a', 'b', 'c', '\n'), { maxLength: 12 })
      .map((words) => words.join(' '));
    const words = (text: string) => text.match(/\n|\S+/g) ?? [];
    fc.assert(
      fc.property(texts, texts, (was, now) => {
        const changes = wordChanges(was, now);
        const of = (kind: 'gone' | 'new') =>
          changes.flatMap((one) => (one.kind === 'same' || one.kind === kind ? words(one.text) : []));
        if (changes.length === 0) expect(words(was)).toEqual(words(now));
        else expect([of('gone'), of('new')]).toEqual([words(was), words(now)]);
      }),
      drawing(300),
    );
  });
});

describe('words that a text has beside those that it had', () => {
  const marked = (was: string, now: string) =>
    newWords(was, now)
      ?.map(({ kind, text }) => (kind === 'new' ? `[${text}]` : text))
      .join('');

  it('stand in all of it, spaces and lines as they are', () => {
    expect(marked('Rabat 20% na buty', 'Rabat 30% na  buty')).toBe('Rabat [30% ]na  buty');
    expect(marked('a\n\n- b', ' a\n\n-  b x\n')).toBe(' a\n\n-  b [x\n]');
    expect(marked('', 'Dwa słowa')).toBe('[Dwa słowa]');
  });

  it('are none where words only went', () => {
    expect(newWords('Dwa słowa', 'słowa')).toEqual([{ kind: 'same', text: 'słowa' }]);
    expect(newWords('Dwa słowa', '')).toEqual([]);
  });

  it('are not asked for where spaces alone differ', () => {
    expect(newWords('a  b', 'a b ')).toBeNull();
    expect(newWords('', '')).toBeNull();
  });

  it('and those make up the text as it is, whatever it was', () => {
    const texts = fc
      .array(fc.constantFrom('a', 'b', ' ', '  ', '\n'), { maxLength: 14 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, texts, (was, now) => {
        const words = newWords(was, now);
        if (words !== null && /\S|\n/.test(now)) expect(words.map(({ text }) => text).join('')).toBe(now);
        expect(words === null).toBe(wordChanges(was, now).length === 0);
      }),
      drawing(300),
    );
  });
});
