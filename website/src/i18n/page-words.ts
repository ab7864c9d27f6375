import { type DateWords, dateWords } from './dates.ts';
import { htmlLang, type Locale } from './locales.ts';
import { type Translate, translator } from './translator.ts';

/** All that a view needs to speak: texts, dates and the moment the page is made at. */
export interface PageWords {
  t: Translate;
  locale: Locale;
  /** BCP 47, as in the page's `lang`. */
  lang: string;
  dates: DateWords;
  /** An instant; `dates` reads it in the centre's zone. */
  now: Date;
}

/** @param timeZone of the centre, an IANA name */
export function pageWords(locale: Locale, timeZone: string, now: Date): PageWords {
  return { t: translator(locale), locale, lang: htmlLang(locale), dates: dateWords(locale, timeZone), now };
}
