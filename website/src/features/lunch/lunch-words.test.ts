import { expect, it } from 'vitest';
import { pageWords } from '../../i18n/page-words.ts';
import { priceWords } from './lunch-words.ts';

const words = (locale: 'pl-PL' | 'en') => pageWords(locale, 'Europe/Warsaw', new Date(0));
const plain = (text: string) => text.replace(/\s/g, ' ');

it('says prices as the language writes them', () => {
  expect(plain(priceWords({ amount: 26, currency: 'PLN' }, words('pl-PL')))).toBe('26 zł');
  expect(plain(priceWords({ amount: 26.5, currency: 'PLN' }, words('en')))).toBe('PLN 26.50');
  expect(priceWords({ amount: 26.5 }, words('pl-PL'))).toBe('26,50');
  expect(priceWords(undefined, words('pl-PL'))).toBe('');
});
