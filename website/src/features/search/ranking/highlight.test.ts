import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../i18n/locales.ts';
import { excerpt, highlight } from './highlight.ts';

const marked = (text: string, query: string, locale: Locale) =>
  highlight(text, query, locale)
    .map((piece) => (piece.match ? `[${piece.text}]` : piece.text))
    .join('');

describe('highlight', () => {
  it.each<[Locale, string, string, string]>([
    ['pl-PL', 'Kawa, kawiarnia i kąwa', 'kawa', '[Kawa], kawiarnia i [kąwa]'],
    ['pl-PL', 'Z Łodzi do Łodzi', 'lodz', 'Z [Łodz]i do [Łodz]i'],
    ['pl-PL', 'Große Straße', 'strasse', 'Große [Straße]'],
    // Half of a letter cannot be marked.
    ['pl-PL', 'Straße', 'stras', '[Straß]e'],
    ['hr-HR', 'Grad Đurđevac', 'djurdj', 'Grad [Đurđ]evac'],
    ['sr', 'Свеже цвеће', 'cvece', 'Свеже [цвеће]'],
    ['bg-BG', 'Моят шоп', 'shop', 'Моят [шоп]'],
    ['ro-RO', 'Şosete și șepci', 'șo', '[Şo]sete și șepci'],
    ['en', 'cafe\u0301 au lait', 'cafe', '[cafe\u0301] au lait'],
    ['en', '<img src=x onerror=alert(1)>', 'img', '<[img] src=x onerror=alert(1)>'],
    ['en', 'aaaa', 'aa', '[aa][aa]'],
    ['en', 'nothing here', 'xyz', 'nothing here'],
    ['en', 'nothing here', '  ', 'nothing here'],
    ['en', '', 'x', ''],
  ])('%s: %s by %s', (locale, text, query, expected) => {
    expect(marked(text, query, locale)).toBe(expected);
  });
});

describe('excerpt', () => {
  const text =
    'Ciasto rośnie czterdzieści osiem godzin, piecze się osiem minut. Kawałek zjesz przy ladzie, całą przy stole. Ananas jest, ale trzeba o niego zapytać głośno.';

  it('cuts between words around the first match', () => {
    expect(excerpt(text, 'kawalek', 'pl-PL')).toBe(
      '…się osiem minut. Kawałek zjesz przy ladzie, całą przy stole. Ananas…',
    );
    expect(excerpt(text, 'ciasto', 'pl-PL')).toMatch(/^Ciasto rośnie .*…$/);
    expect(excerpt(text, 'glosno', 'pl-PL')).toMatch(/^….* głośno\.$/);
    expect(excerpt('krótko', 'krotko', 'pl-PL')).toBe('krótko');
  });

  it('shows the match even where there is no space to cut at', () => {
    const solid = `${'a'.repeat(200)}kawa${'b'.repeat(200)}`;
    expect(excerpt(solid, 'kawa', 'pl-PL')).toBe('…kawa…');
  });

  it('is undefined without a match', () => {
    expect(excerpt(text, 'herbata', 'pl-PL')).toBeUndefined();
    expect(excerpt(text, ' ', 'pl-PL')).toBeUndefined();
  });
});
