import type { Locale } from '@mall/contract';
import type { Centre, Words } from '../folder/centre.ts';

/** Reads texts of a centre in one language. */
export interface In {
  locale: Locale;
  /** The text in this language, else in the centre's own; null where there is none. */
  text(words: Words | undefined): string | null;
}

function readingIn({ languages: [own] }: Centre, locale: Locale): In {
  return { locale, text: (words) => words?.[locale] ?? words?.[own] ?? null };
}

/** One reading for each language of a centre, its own first. */
export function readings(centre: Centre): readonly In[] {
  return centre.languages.map((locale) => readingIn(centre, locale));
}
