import { describe, expect, it } from 'vitest';
import { foldQuery } from '../../../i18n/fold/fold.ts';
import { LOCALES } from '../../../i18n/locales.ts';
import { createIndex, rank } from '../ranking/ranking.ts';
import { oneOff } from '../ranking/same-words.ts';
import { synonymsOf } from './synonyms.ts';

const shop = (name: string, keywords: string[] = [], specialties: string[] = [], text = '') => ({
  name,
  text,
  specialties,
  keywords,
});

function found(things: ReturnType<typeof shop>[], query: string, locale: (typeof LOCALES)[number] = 'en') {
  const { exact, related } = rank(createIndex(things, locale, synonymsOf(locale)), query, 'all');
  return { exact: exact.map(({ name }) => name), related: related.map(({ name }) => name) };
}

describe('synonyms', () => {
  it.each(LOCALES)('are there in %s, each word once in its group', (locale) => {
    const groups = synonymsOf(locale);
    expect(groups.length).toBeGreaterThanOrEqual(26);
    for (const group of groups) {
      const folded = group.map((word) => foldQuery(word, locale));
      expect(group.length).toBeGreaterThan(1);
      expect(folded).toEqual([...new Set(folded)]);
      expect(folded).not.toContain('');
    }
  });

  it('finds a pharmacy by each of its names, in each language', () => {
    for (const locale of LOCALES) {
      const [pharmacy = []] = synonymsOf(locale);
      for (const word of pharmacy)
        expect(found([shop('Zdroje', [pharmacy[0] ?? ''])], word, locale).exact).toEqual(['Zdroje']);
    }
  });

  it('puts what has the word itself before what is called by another', () => {
    const things = [shop('Zdroje', ['Pharmacy']), shop('The Chemist')];
    expect(found(things, 'chemist').exact).toEqual(['The Chemist', 'Zdroje']);
  });

  it('takes no half words, and nothing that a text only mentions', () => {
    const things = [shop('Wardrobe', ['Jacketing']), shop('Café', [], [], 'Hang up your coat')];
    expect(found(things, 'outerwear').exact).toEqual([]);
  });

  it('finds by brands and by words that staff gave, and marks no shop that has neither', () => {
    const things = [shop('Bieg', ['Tempo 180', 'blisters']), shop('Inny')];
    expect(found(things, 'tempo').exact).toEqual(['Bieg']);
    expect(found(things, 'blister').exact).toEqual(['Bieg']);
  });

  it('relates first what is meant by a word with one wrong letter', () => {
    const things = [shop('Farm and Pantry'), shop('Zdroje', ['Pharmacy'])];
    for (const typed of ['pharmcy', 'pharmacyy', 'pharnacy', 'phramacy', 'chemsit'])
      expect(found(things, typed)).toMatchObject({ exact: [], related: expect.arrayContaining(['Zdroje']) });
    expect(found(things, 'chemsit').related[0]).toBe('Zdroje');
  });
});

describe('oneOff', () => {
  it.each([
    ['apteka', 'aptka', true],
    ['apteka', 'aptekka', true],
    ['apteka', 'aptexa', true],
    ['apteka', 'apetka', true],
    ['apteka', 'apteka', false],
    ['apteka', 'aptk', false],
    ['apteka', 'taepka', false],
    ['kino', 'wino', true],
    ['aab', 'ab', true],
    ['ab', 'ba', true],
  ])('%s and %s: %s', (a, b, expected) => {
    expect([oneOff(a, b), oneOff(b, a)]).toEqual([expected, expected]);
  });
});
