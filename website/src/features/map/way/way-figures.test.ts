import { describe, expect, it } from 'vitest';
import { distanceText, durationText, roundMetres, roundMinutes } from './way-figures.ts';

describe('figures of a way', () => {
  it('rounds metres as people say them, and never to none', () => {
    expect([0, 2, 7, 12.4, 47, 48, 54, 256].map(roundMetres)).toEqual([5, 5, 5, 10, 45, 50, 50, 260]);
  });

  it('tells at least a minute', () => {
    expect([0, 20, 89, 91, 225].map(roundMinutes)).toEqual([1, 1, 1, 2, 4]);
  });

  it('uses the letters and plural forms of the language', () => {
    const plain = (text: string) => text.replace(/\s/g, ' ');
    expect(['pl', 'ru', 'hu'].map((lang) => plain(distanceText(60, lang)))).toEqual(['60 m', '60 м', '60 m']);
    expect([60, 180, 300].map((seconds) => plain(durationText(seconds, 'pl')))).toEqual([
      '1 minuta',
      '3 minuty',
      '5 minut',
    ]);
    expect(plain(durationText(180, 'hu'))).toBe('3 perc');
  });
});
