import cyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url';
import type { Locale } from '../i18n/locales.ts';

const CYRILLIC_LOCALES: ReadonlySet<Locale> = new Set(['bg-BG', 'ru']);

/**
 * The font file worth preloading: that of the script most of the page is in. The others come by `unicode-range`
 * (tokens.css): Latin 38 kB, Latin extended 19 kB, Cyrillic 22 kB, so at most 79 kB in any language.
 */
export function mainFontFile(locale: Locale): string {
  return CYRILLIC_LOCALES.has(locale) ? cyrillic : latin;
}
