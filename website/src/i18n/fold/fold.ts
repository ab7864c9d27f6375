import type { Locale } from '../locales.ts';

/** A folded text, each of its characters with the piece of the original that it came from. */
export interface Folded {
  text: string;
  /** Index into the original at which the piece of folded character i begins. */
  starts: number[];
  /** Index into the original just behind that piece, accents included. */
  ends: number[];
}

type Letters = Readonly<Record<string, string>>;

/** Letters that losing their accents does not turn into ASCII; apostrophes vanish, dashes part words. */
const SIGNS: Letters = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  "'": '',
  '’': '',
  '‘': '',
  ʼ: '',
  '`': '',
  '\u00ad': '',
  '-': ' ',
  '‐': ' ',
  '‑': ' ',
  '–': ' ',
  '—': ' ',
};

function letters(pairs: string): Letters {
  return Object.fromEntries(pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));
}

const CYRILLIC: Letters = letters(
  'аa бb вv гg дd еe ёe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щshch ъ ыy ь эe юyu яya іi їi єe ґg јj љlj њnj ђdj ћc џdz',
);
const BULGARIAN: Letters = { ...CYRILLIC, щ: 'sht', ъ: 'a', ь: 'y' };
const SERBIAN: Letters = { ...CYRILLIC, ж: 'z', ц: 'c', ч: 'c', ш: 's' };

/**
 * Spellings that people use for one sound, longest first: who cannot type š, ш or đ writes sh and dj. Queries and
 * texts go through the same list, so that it does not matter which of them stands where.
 */
type Spellings = readonly (readonly [string, string])[];

const SOUTH_SLAVIC_SPELLINGS: Spellings = [['dj', 'd']];
const SERBIAN_SPELLINGS: Spellings = [
  ['dj', 'd'],
  ['sh', 's'],
  ['ch', 'c'],
  ['zh', 'z'],
];
const CYRILLIC_SPELLINGS: Spellings = [
  ['sh', 's'],
  ['ch', 'c'],
  ['zh', 'z'],
  ['ts', 'c'],
  ['kh', 'h'],
  ['y', 'i'],
  ['j', 'i'],
  ['w', 'v'],
  ['x', 'ks'],
];

interface Rules {
  letters: Letters;
  spellings: Spellings;
}

const OTHERS: Rules = { letters: { ...SIGNS, ...CYRILLIC }, spellings: [] };
const CROATIAN: Rules = { letters: { ...SIGNS, ...SERBIAN }, spellings: SOUTH_SLAVIC_SPELLINGS };
const RULES: Partial<Record<Locale, Rules>> = {
  'bg-BG': { letters: { ...SIGNS, ...BULGARIAN }, spellings: CYRILLIC_SPELLINGS },
  ru: { letters: { ...SIGNS, ...CYRILLIC }, spellings: CYRILLIC_SPELLINGS },
  sr: { letters: { ...SIGNS, ...SERBIAN }, spellings: SERBIAN_SPELLINGS },
  'hr-HR': CROATIAN,
  hr: CROATIAN,
};

function foldCharacter(character: string, known: Letters): string {
  if (/\s/.test(character)) return ' ';
  const low = character.toLowerCase();
  const own = known[low];
  if (own !== undefined) return own;
  if (low < '\u0080') return low;
  const bare = low.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...bare].map((each) => known[each] ?? each).join('');
}

/** The text without case, accents and script, runs of white space as one space. */
export function foldWithPlaces(original: string, locale: Locale): Folded {
  const { letters: known, spellings } = RULES[locale] ?? OTHERS;
  const raw: Folded = { text: '', starts: [], ends: [] };
  let at = 0;
  for (const character of original) {
    const end = at + character.length;
    let folded = foldCharacter(character, known);
    if (folded === ' ' && raw.text.endsWith(' ')) folded = '';
    if (folded === '' && /\p{M}/u.test(character) && raw.ends.length > 0) raw.ends[raw.ends.length - 1] = end;
    for (let index = 0; index < folded.length; index += 1) {
      raw.starts.push(at);
      raw.ends.push(end);
    }
    raw.text += folded;
    at = end;
  }
  return spellings.length === 0 ? raw : respelt(raw, spellings);
}

function respelt(raw: Folded, spellings: Spellings): Folded {
  const made: Folded = { text: '', starts: [], ends: [] };
  for (let index = 0; index < raw.text.length; ) {
    const found = spellings.find(([from]) => raw.text.startsWith(from, index));
    const [from, to] = found ?? [raw.text.charAt(index), raw.text.charAt(index)];
    for (let each = 0; each < to.length; each += 1) {
      made.starts.push(raw.starts[index] ?? 0);
      made.ends.push(raw.ends[index + from.length - 1] ?? 0);
    }
    made.text += to;
    index += from.length;
  }
  return made;
}

/** `foldWithPlaces` without the places. */
export function fold(original: string, locale: Locale): string {
  return foldWithPlaces(original, locale).text;
}

/** A query as it is looked for: folded, without white space at its ends. */
export function foldQuery(query: string, locale: Locale): string {
  return fold(query, locale).trim();
}
