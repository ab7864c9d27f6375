import cyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url';
import latinExtended from '@fontsource-variable/golos-text/files/golos-text-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url';
import type { Typeface } from '@mall/contract/theme.ts';
import type { Locale } from '../../i18n/locales.ts';

const CYRILLIC_LOCALES: ReadonlySet<Locale> = new Set(['bg-BG', 'ru']);

/**
 * The font files that a page in this language is set in, to preload: Latin 38 kB, Latin extended 19 kB, Cyrillic
 * 22 kB, so at most 60 kB in any language. All that the language itself needs, since the font is `optional` (tokens.css):
 * a file that came too late would leave its letters in the stand-in until the next page. So it does in English with
 * names of other languages ("Kołdra"), for which a first visit is not made to wait for 19 kB more.
 * None in a typeface that the visitor's system has.
 */
export function fontFiles(locale: Locale, typeface: Typeface = 'golos'): string[] {
  if (typeface !== 'golos') return [];
  if (locale === 'en') return [latin];
  return CYRILLIC_LOCALES.has(locale) ? [cyrillic, latin] : [latin, latinExtended];
}
