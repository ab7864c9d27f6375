import { expect, it } from 'vitest';
import { LOCALES } from '../../i18n/locales.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { pagedHead } from './page-head.ts';

const seo = { title: 'Kupony w Galerii', description: 'Wszystkie kupony.' };
const head = (page: number, locale: (typeof LOCALES)[number] = 'pl-PL') =>
  pagedHead('Kupony', { page, seo }, pageWords(locale, 'Europe/Warsaw', new Date('2026-11-21T09:00:00Z')));

it('the second page of a list says so in its title, in every language', () => {
  expect(head(1)).toEqual({ title: 'Kupony', seo });
  expect(head(2)).toEqual({ title: 'Kupony, strona 2', seo: { description: 'Wszystkie kupony.' } });
  expect(head(2, 'hu-HU').title).toBe('Kupony, 2. oldal');
  for (const locale of LOCALES) expect(head(12, locale).title).toMatch(/^Kupony, .*12/);
});
