import { describe, expect, it } from 'vitest';
import { cut, describe as describePage, titleWith } from './head-words.ts';

const TAIL = 'Galeria Borealis: sklepy, oferty i wydarzenia, godziny otwarcia.';
const sentence = (...words: (string | undefined)[]) => describePage(words, 'Tytuł', TAIL);

describe('describe', () => {
  it('says each sentence once, each with a capital and an end', () => {
    expect(
      sentence('Halland, lokal 1.24', undefined, 'do 29 listopada', 'Halland, lokal 1.24', 'Kurtki taniej!'),
    ).toBe('Halland, lokal 1.24. Do 29 listopada. Kurtki taniej!');
  });

  it('fills up what is too short, and begins with the title when nothing is said', () => {
    expect(sentence('−20 %')).toBe(`−20 %. ${TAIL}`);
    expect(sentence(undefined)).toBe(`Tytuł. ${TAIL}`);
  });

  it('has 160 characters at most and ends behind a word', () => {
    const long = sentence('Na parterze i wyżej, '.repeat(20));
    expect(long.length).toBeLessThanOrEqual(160);
    expect(long).toMatch(/ (?:parterze|i|wyżej|Na)…$/);
  });

  it('never halves a sign that takes two units', () => {
    const long = cut('🎬'.repeat(200), 160);
    expect(long.isWellFormed()).toBe(true);
    expect(long.length).toBeLessThanOrEqual(160);
  });
});

describe('titleWith', () => {
  it('takes as many details as there is room for, none twice, and never cuts a name for them', () => {
    expect(titleWith('Halland', ['moda damska', 'Halland'], 'Galeria Borealis')).toBe('Halland, moda damska');
    expect(titleWith('Halland', ['x'.repeat(60), 'y'], 'Galeria Borealis')).toBe('Halland');
    expect(titleWith('Słowo '.repeat(30).trim(), [], 'Galeria Borealis').length).toBeLessThanOrEqual(90);
  });
});
