import { expect, test } from 'vitest';
import { languagesOf, shortened } from '../../../src/admin/desks/row-languages';

test('a row names its own language first, and two of one tongue in full', () => {
  const row = (locale: string, others: readonly (string | null)[]) => ({
    locale,
    localizations: others.map((other) => ({ locale: other })),
  });
  expect(languagesOf(row('pl-PL', ['hu-HU', 'en', 'bg-BG']))).toEqual(['pl', 'bg', 'en', 'hu']);
  expect(languagesOf(row('pl-PL', ['hr-HR', 'hr', null]))).toEqual(['pl', 'hr', 'hr-HR']);
  expect(languagesOf({ locale: 'en' })).toEqual(['en']);
  expect(languagesOf({ locale: null, localizations: 'none' })).toEqual([]);
});

test('codes over columns tell two of one tongue apart', () => {
  expect(shortened(['pl-PL', 'en', 'hr', 'hr-HR'])).toEqual(['pl', 'en', 'hr', 'hr-HR']);
  expect(shortened(['hr-HR', 'sr'])).toEqual(['hr', 'sr']);
});
