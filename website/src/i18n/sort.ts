/**
 * The A–Z of shops. Headings are the letters of the language's own alphabet, so Ł follows L in Polish and
 * Ch follows H in Czech; names under a heading are sorted by that language's collation.
 */
import { htmlLang, type Locale } from './locales.ts';

const LATIN = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z';
const CYRILLIC_BG = 'А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ь Ю Я';
const CYRILLIC_RU = 'А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ы Ь Э Ю Я';
const CROATIAN = 'A B C Č Ć D Dž Đ E F G H I J K L Lj M N Nj O P Q R S Š T U V W X Y Z Ž';

/**
 * Only letters that the language files separately: Á goes under A in Hungarian and Czech, Ё under Е in
 * Russian. Q, V, W, X, Y stay everywhere for foreign brands, Latin follows Cyrillic.
 */
const ALPHABETS: Readonly<Record<Locale, string>> = {
  'pl-PL': 'A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P Q R S Ś T U V W X Y Z Ź Ż',
  en: LATIN,
  'bg-BG': `${CYRILLIC_BG} ${LATIN}`,
  'cs-CZ': 'A B C Č D E F G H Ch I J K L M N O P Q R Ř S Š T U V W X Y Z Ž',
  'hr-HR': CROATIAN,
  hr: CROATIAN,
  'hu-HU': 'A B C Cs D Dz Dzs E F G Gy H I J K L Ly M N Ny O Ö P Q R S Sz T Ty U Ü V W X Y Z Zs',
  'lt-LT': 'A B C Č D E F G H I Y J K L M N O P Q R S Š T U V W X Z Ž',
  'ro-RO': 'A Ă Â B C D E F G H I Î J K L M N O P Q R S Ș T Ț U V W X Y Z',
  'sk-SK': 'A Ä B C Č D Dz Dž E F G H Ch I J K L M N O Ô P Q R S Š T U V W X Y Z Ž',
  ru: `${CYRILLIC_RU} ${LATIN}`,
  sr: CROATIAN,
};

/** Heading of names that begin with a digit; they come first. */
const DIGITS_HEADING = '0–9';
/** Heading of names in a foreign script or beginning with a sign; they come last. */
const OTHER_HEADING = '#';

/** Letters that a stripped accent does not reach, and old code points for the same letter. */
const SAME_LETTER: Readonly<Record<string, string>> = {
  Ş: 'Ș',
  Ţ: 'Ț',
  Ł: 'L',
  Đ: 'D',
  Ø: 'O',
  Æ: 'A',
  Œ: 'O',
  ẞ: 'S',
  SS: 'S',
  Ő: 'Ö',
  Ű: 'Ü',
};

const LETTERS = new Map(
  (Object.keys(ALPHABETS) as Locale[]).map((locale) => [locale, ALPHABETS[locale].split(' ')]),
);

/** The alphabet's headings in order, without those for digits and for the rest. */
export function alphabet(locale: Locale): readonly string[] {
  return LETTERS.get(locale) ?? [];
}

const collators = new Map<Locale, Intl.Collator>();

/** Names in the language's order; digits by value, so "Sklep 9" stands before "Sklep 10". */
export function collator(locale: Locale): Intl.Collator {
  let found = collators.get(locale);
  if (!found) {
    found = new Intl.Collator(htmlLang(locale), { numeric: true });
    collators.set(locale, found);
  }
  return found;
}

/** The heading under which a name stands, in the case of `alphabet`. */
export function headingOf(name: string, locale: Locale): string {
  const text = name.replace(/^[^\p{L}\p{N}]+/u, '').normalize('NFC');
  if (text === '') return OTHER_HEADING;
  if (/^\p{N}/u.test(text)) return DIGITS_HEADING;
  const letters = alphabet(locale);
  const upper = text.slice(0, 3).toLocaleUpperCase(htmlLang(locale));
  for (const size of [3, 2]) {
    const digraph = letters.find(
      (letter) => letter.length === size && upper.startsWith(letter.toUpperCase()),
    );
    if (digraph) return digraph;
  }
  const first = String.fromCodePoint(upper.codePointAt(0) ?? 0);
  const bare = first.normalize('NFD').replace(/\p{M}/gu, '');
  const candidates = [first, SAME_LETTER[first], bare, SAME_LETTER[bare]];
  return candidates.find((letter) => letter !== undefined && letters.includes(letter)) ?? OTHER_HEADING;
}

/** Only headings that have a name, digits first, foreign scripts last. */
export function groupByHeading<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  locale: Locale,
): { letter: string; items: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const letter = headingOf(nameOf(item), locale);
    groups.set(letter, [...(groups.get(letter) ?? []), item]);
  }
  const { compare } = collator(locale);
  return [DIGITS_HEADING, ...alphabet(locale), OTHER_HEADING].flatMap((letter) => {
    const group = groups.get(letter);
    return group ? [{ letter, items: group.sort((a, b) => compare(nameOf(a), nameOf(b))) }] : [];
  });
}
