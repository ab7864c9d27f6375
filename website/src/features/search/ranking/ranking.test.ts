import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../i18n/locales.ts';
import { translator } from '../../../i18n/translator.ts';
import { SHORT_LIST } from '../search-constants.ts';
import { createIndex, rank, type Searchable } from './ranking.ts';

const thing = (name: string, text = '', ...specialties: string[]): Searchable => ({
  name,
  text,
  specialties,
});
const ALL = 'wszystko';

function names(things: Searchable[], query: string, locale: Locale = 'pl-PL', all = ALL) {
  const { exact, related } = rank(createIndex(things, locale), query, all);
  return { exact: exact.map(({ name }) => name), related: related.map(({ name }) => name) };
}

describe('rank', () => {
  it('finds in name, description and specialty, the earliest position first', () => {
    const things = [
      thing('Moko', 'Książki i kawa na miejscu'),
      thing('Stara Kawa'),
      thing('Pralina', 'Czekolada', 'Lody', 'Kawa'),
      thing('Kawałek'),
      thing('Zorza', 'Filmy'),
    ];
    expect(names(things, 'kawa').exact).toEqual(['Kawałek', 'Pralina', 'Stara Kawa', 'Moko']);
  });

  it('puts a name before a specialty before a description at the same position, else keeps the order', () => {
    const things = [
      thing('B', 'buty zimowe'),
      thing('A', 'buty letnie'),
      thing('C', '', 'Buty'),
      thing('Buty i już'),
    ];
    expect(names(things, 'buty').exact).toEqual(['Buty i już', 'C', 'B', 'A']);
  });

  it('finds the same by other spellings', () => {
    expect(names([thing('Łódź')], 'lodz').exact).toEqual(['Łódź']);
    expect(names([thing('Grad Đurđevac')], 'djurdjevac', 'hr-HR', 'sve').exact).toEqual(['Grad Đurđevac']);
    expect(names([thing('Шоп')], 'shop', 'bg-BG', 'всичко').exact).toEqual(['Шоп']);
    expect(names([thing('Цвеће')], 'cvece', 'sr', 'sve').exact).toEqual(['Цвеће']);
    expect(names([thing('Şosete')], 'șosete', 'ro-RO', 'toate').exact).toEqual(['Şosete']);
  });

  it('relates what resembles, the closest first, and never twice', () => {
    const things = [
      thing('Halland', 'Płaszcze'),
      thing('Holland', 'Rowery'),
      thing('Zorza', 'Filmy na dużym ekranie'),
    ];
    const found = names(things, 'halland');
    expect(found.exact).toEqual(['Halland']);
    expect(found.related[0]).toBe('Holland');
    expect(found.related).not.toContain('Halland');
    expect(names(things, 'hallnad')).toMatchObject({
      exact: [],
      related: expect.arrayContaining(['Halland']),
    });
  });

  it('counts a name that resembles for more than a description', () => {
    const things = [thing('Aaa', 'kwiaty'), thing('Kwiaty', 'aaa')];
    expect(names(things, 'kwaity').related).toEqual(['Kwiaty', 'Aaa']);
  });

  it('relates in long lists too, by the beginning of a long query', () => {
    const things = Array.from({ length: SHORT_LIST + 1 }, (_, at) => thing(`Sklep ${at}`, 'aaa'));
    things.push(thing('Nieprzemakalni'));
    expect(names(things, 'nieprzemakalne kurtki').related).toContain('Nieprzemakalni');
  });

  it('finds nothing by an empty query', () => {
    for (const query of ['', '   ', '\u00ad'])
      expect(names([thing('Halland')], query)).toEqual({ exact: [], related: [] });
  });

  it.each(LOCALES)('%s: gives everything, as it stands, by the word for all', (locale) => {
    const all = translator(locale)('search:tabs.all');
    const things = [thing('B'), thing('A', all), thing('C')];
    for (const query of [all, all.toUpperCase(), ` ${all.toLowerCase()} `]) {
      expect(names(things, query, locale, all)).toEqual({ exact: ['B', 'A', 'C'], related: [] });
    }
  });

  it('takes any query', () => {
    for (const query of [
      '\\',
      '[',
      '.*',
      '"',
      "' OR 1=1",
      '<img onerror=x>',
      '🙂',
      '\ud800',
      'x'.repeat(300),
    ]) {
      expect(() => names([thing('Halland', 'Płaszcze'), thing('')], query)).not.toThrow();
    }
    expect(names([], 'kawa')).toEqual({ exact: [], related: [] });
  });
});
