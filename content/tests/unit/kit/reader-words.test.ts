import { expect, it } from 'vitest';
import { inOneLanguage, languageName } from '../../../src/kit/reader-words';

it('languages are called as their readers call them, whatever the country', () => {
  expect(languageName('cs-CZ', 'pl')).toBe('czeski');
  expect(languageName('cs-CZ', 'en')).toBe('Czech');
  expect(languageName('en', 'pl-PL')).toBe('angielski');
  expect(languageName('', 'pl')).toBe('');
});

it('of two languages one is read, also where a name holds the sign between them', () => {
  expect(inOneLanguage('Sklepy / Shops', true)).toBe('Sklepy');
  expect(inOneLanguage('Sklepy / Shops', false)).toBe('Shops');
  const named = "Lokal zajmuje H / M. / The room is H / M's.";
  expect(inOneLanguage(named, true)).toBe('Lokal zajmuje H / M.');
  expect(inOneLanguage(named, false)).toBe("The room is H / M's.");
  expect(inOneLanguage('Logo', false)).toBe('Logo');
});
