/** Longest words of a search that are counted, characters. */
const MAX_LENGTH = 60;
const MIN_LENGTH = 2;
/** Numbers of more digits are those of phones, cards and people, however they are parted. */
const MAX_DIGITS = 4;

/**
 * What somebody searched for, as it may be counted: one line, small letters, single spaces. Undefined for what may be
 * about a person (an @, more than four digits in a row, more than 60 characters) and for less than two characters:
 * such words are neither sent nor kept.
 */
export function searchedWords(text: string): string | undefined {
  if (text.length > 4 * MAX_LENGTH) return undefined;
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  if (words.length < MIN_LENGTH || words.length > MAX_LENGTH || words.includes('@')) return undefined;
  const unparted = words.replace(/(?<=\p{Nd})[\s().,/+–-]+(?=\p{Nd})/gu, '');
  return new RegExp(`\\p{Nd}{${MAX_DIGITS + 1}}`, 'u').test(unparted) ? undefined : words;
}
