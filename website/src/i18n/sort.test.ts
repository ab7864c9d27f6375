import { describe, expect, it } from 'vitest';
import { LOCALES } from './locales.ts';
import { alphabet, collator, groupByHeading, headingOf } from './sort.ts';

const group = (names: string[], locale: (typeof LOCALES)[number]) =>
  groupByHeading(names, (name) => name, locale).map(({ letter, items }) => `${letter}: ${items.join(', ')}`);

describe('headings', () => {
  it('follow the language: Ł after L, Č after C, Ch after H', () => {
    expect(group(['Żuraw', 'Zorza', 'Łosoś', 'Lama', 'Luna', 'źródło'], 'pl-PL')).toEqual([
      'L: Lama, Luna',
      'Ł: Łosoś',
      'Z: Zorza',
      'Ź: źródło',
      'Ż: Żuraw',
    ]);
    expect(group(['Čaj', 'Chata', 'Cukr', 'Hora', 'Ibis'], 'cs-CZ')).toEqual([
      'C: Cukr',
      'Č: Čaj',
      'H: Hora',
      'Ch: Chata',
      'I: Ibis',
    ]);
    expect(group(['Ljubav', 'Luk', 'Đak', 'Dom'], 'sr')).toEqual([
      'D: Dom',
      'Đ: Đak',
      'L: Luk',
      'Lj: Ljubav',
    ]);
  });

  it('put digits first, Latin after Cyrillic, foreign scripts last', () => {
    expect(group(['Zara', 'Ябълка', '4F', 'Ателие'], 'bg-BG')).toEqual([
      '0–9: 4F',
      'А: Ателие',
      'Я: Ябълка',
      'Z: Zara',
    ]);
    expect(group(['Ябълка', '„Bar”', '***'], 'en')).toEqual(['B: „Bar”', '#: ***, Ябълка']);
  });

  it('file letters that the language does not keep apart under the plain one', () => {
    expect(headingOf('Łosoś', 'cs-CZ')).toBe('L');
    expect(headingOf('Éclair', 'hu-HU')).toBe('E');
    expect(headingOf('Őz', 'hu-HU')).toBe('Ö');
    expect(headingOf('şic', 'ro-RO')).toBe('Ș');
    expect(headingOf('Ёлка', 'ru')).toBe('Е');
    expect(headingOf('dzsem', 'hu-HU')).toBe('Dzs');
  });

  it('agree with the collation of the language on the order of the letters', () => {
    for (const locale of LOCALES) {
      const letters = alphabet(locale).filter((letter) => /^\p{Script=Latin}+$/u.test(letter));
      expect([...letters].sort(collator(locale).compare)).toEqual(letters);
    }
  });

  it('put numbers by value', () => {
    expect(['Sklep 10', 'Sklep 9'].sort(collator('pl-PL').compare)).toEqual(['Sklep 9', 'Sklep 10']);
  });
});
