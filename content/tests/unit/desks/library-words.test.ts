import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LIBRARY_TRANSLATIONS } from '../../../src/admin/desks/library-words';

const STRAPIS = join(import.meta.dirname, '../../../node_modules/@strapi/upload/dist/admin/translations');

/** The keys of one of Strapi's own tables. */
const keysOf = (language: string): string[] =>
  [...readFileSync(join(STRAPIS, `${language}.json.mjs`), 'utf8').matchAll(/^ +"([^"]+)":/gm)].map(
    ([, key]) => key ?? '',
  );

/** Of the paid part that writes metadata by machine. */
const PAID = /metadata(?!-missing)/i;

it('has Polish for every word of the media library that Strapi has in English alone', () => {
  const polish = new Set([
    ...keysOf('pl').map((key) => `upload.${key}`),
    ...Object.keys(LIBRARY_TRANSLATIONS.pl),
  ]);
  const english = keysOf('en');
  expect(english.length).toBeGreaterThan(300);
  expect(english.filter((key) => !PAID.test(key) && !polish.has(`upload.${key}`))).toEqual([]);
});

it('fills in what the English fills in', () => {
  for (const [key, words] of Object.entries(LIBRARY_TRANSLATIONS.pl))
    expect(words.split('{').length, key).toBe(words.split('}').length);
});
