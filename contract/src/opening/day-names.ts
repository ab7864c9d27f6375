import { htmlLang, type Locale } from '../locales.ts';
import type { Weekday } from './opening-models.ts';

const DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Short forms that people write and Intl does not know. */
const MORE: Readonly<Partial<Record<Locale, Readonly<Record<string, Weekday>>>>> = {
  'pl-PL': { pn: 1, pon: 1, sb: 6, nd: 7, ndz: 7, nie: 7 },
  en: { tues: 2, weds: 3, thur: 4, thurs: 4 },
  'hu-HU': { hét: 1, ked: 2, csüt: 4, pén: 5, vas: 7 },
  'hr-HR': { nedjelja: 7, po: 1, ut: 2, sr: 3, če: 4, pe: 5, su: 6, ne: 7 },
  hr: { nedjelja: 7, po: 1, ut: 2, sr: 3, če: 4, pe: 5, su: 6, ne: 7 },
  'lt-LT': { pir: 1, ant: 2, tre: 3, ket: 4, pen: 5, šeš: 6, sek: 7 },
  'ro-RO': { lu: 1, ma: 2, mi: 3, jo: 4, vi: 5, sa: 6, du: 7, sam: 6 },
};

const clean = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[.\s]+/g, ' ')
    .trim();

const fold = (word: string) =>
  clean(word).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('đ', 'd');

interface Names {
  /** As written, accents kept. */
  exact: Map<string, Weekday>;
  /** Without accents; null = two days share the form (Slovak "st" and "št"). */
  folded: Map<string, Weekday | null>;
}

function add(names: Names, word: string, day: Weekday): void {
  names.exact.set(clean(word), day);
  const known = names.folded.get(fold(word));
  names.folded.set(fold(word), known === undefined || known === day ? day : null);
}

function namesIn(tag: string, names: Names): void {
  for (const form of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(tag, { weekday: form, timeZone: 'UTC' });
    // 2024-01-01 was a Monday.
    for (const day of DAYS) add(names, format.format(Date.UTC(2024, 0, day)), day);
  }
}

const tables = new Map<string, Names>();

function tableOf(locale: Locale): Names {
  const known = tables.get(locale);
  if (known) return known;
  const names: Names = { exact: new Map(), folded: new Map() };
  namesIn(htmlLang(locale), names);
  if (locale === 'sr') namesIn('sr-Cyrl', names);
  for (const [word, day] of Object.entries(MORE[locale] ?? {})) {
    if (!names.exact.has(clean(word))) add(names, word, day);
  }
  tables.set(locale, names);
  return names;
}

function dayIn({ exact, folded }: Names, word: string): Weekday | undefined {
  const bare = fold(word);
  const found = exact.get(clean(word)) ?? folded.get(bare);
  if (found !== undefined || bare.length < 3) return found ?? undefined;
  const days = new Set([...folded].filter(([name]) => name.startsWith(bare)).map(([, day]) => day));
  const [only] = days;
  return days.size === 1 ? (only ?? undefined) : undefined;
}

/** The locale's own names go before English ones: Lithuanian "pn" is a Friday. */
function dayOf(word: string, locale: Locale): Weekday | undefined {
  return dayIn(tableOf(locale), word) ?? dayIn(tableOf('en'), word);
}

/** From the first to the last, around the end of the week where need be: Sunday to Tuesday is 7, 1, 2. */
function between(first: Weekday, last: Weekday): Weekday[] {
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (((first - 1 + index) % 7) + 1) as Weekday);
}

/**
 * The days that a label names: one day, a range with a dash, or several of these with commas; in English or in
 * the locale's own language, long or short, whatever case and accents. Empty when a part is no day.
 */
export function parseDays(label: string, locale: Locale): Weekday[] {
  const days: Weekday[] = [];
  for (const part of label.split(/[,;/&+]/)) {
    const ends = part.split(/[-‐‑‒–—―−]/).map((word) => dayOf(word, locale));
    const [first, last = first] = ends;
    if (ends.length > 2 || first === undefined || last === undefined || ends.includes(undefined)) return [];
    days.push(...between(first, last));
  }
  return [...new Set(days)];
}
