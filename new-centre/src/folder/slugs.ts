/** Letters that do not fall apart into a plain one and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', đ: 'd', ð: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i', ħ: 'h' },
  // Cyrillic, as Russian reads it; letters of its own for Ukrainian, Serbian and Macedonian.
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ё: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'y',
    к: 'k',
    л: 'l',
  },
  ...{
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'kh',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
  },
  ...{ щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', і: 'i', ї: 'yi', є: 'ye', ґ: 'g' },
  ...{ ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ђ: 'dj', џ: 'dz', ѓ: 'g', ќ: 'k', ѕ: 'dz' },
};

/** Addresses longer than this are of no use to anybody. */
const MAX_SLUG = 80;

/**
 * A name as it stands in addresses: small Latin letters, digits and dashes; accents folded, Cyrillic transliterated,
 * apostrophes gone. A name without any such letter gives the code points of its signs ("u7121-u5370"), so that only an
 * empty one gives an empty slug.
 */
export function slugOf(name: string): string {
  const latin = [...name.normalize('NFC').toLowerCase()].map((sign) => LETTERS[sign] ?? sign).join('');
  const slug = latin
    .normalize('NFKD')
    .replace(/\p{M}|['’`ʼ]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '');
  if (slug !== '') return slug;
  const points = [...name.trim()].map((sign) => `u${(sign.codePointAt(0) ?? 0).toString(16)}`);
  return points.join('-').slice(0, MAX_SLUG).replace(/-+$/, '');
}

/** Whether a text can stand in addresses as it is. */
export const isSlug = (text: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= MAX_SLUG;

interface Keyed {
  slug: string;
  /** Tells apart what has the same slug: a room, the category above. */
  apart: string;
}

const byCodes = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * A key for each entry, all different, whatever their order: of those that share a slug the first by `apart` keeps it,
 * and the others have `apart` added, or a number where that does not tell them apart.
 */
export function keysOf<T extends Keyed>(entries: readonly T[]): Map<T, string> {
  const keys = new Map<T, string>();
  const taken = new Set<string>();
  const sorted = entries.toSorted((a, b) => byCodes(a.slug, b.slug) || byCodes(a.apart, b.apart));
  const others: T[] = [];
  for (const entry of sorted) {
    if (taken.has(entry.slug)) others.push(entry);
    else keys.set(entry, entry.slug);
    taken.add(entry.slug);
  }
  for (const entry of others) {
    const apart = slugOf(entry.apart);
    const base = apart === '' ? entry.slug : `${entry.slug}-${apart}`;
    let key = base;
    for (let number = 2; taken.has(key); number++) key = `${base}-${number}`;
    taken.add(key);
    keys.set(entry, key);
  }
  return keys;
}
