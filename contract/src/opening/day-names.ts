import { DEFAULT_LOCALE, htmlLang, type Locale } from '../locales.ts';
import type { Weekday } from './opening-models.ts';

const DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const CROATIAN_DAYS = { po: 1, ut: 2, sr: 3, če: 4, pe: 5, su: 6, ne: 7 } as const;

/** Short forms that people write, Intl does not know, and of which no three letters tell the day. */
const MORE: Readonly<Partial<Record<Locale, Readonly<Record<string, Weekday>>>>> = {
  'pl-PL': { pn: 1, sb: 6, nd: 7, ndz: 7 },
  en: { weds: 3, mo: 1, tu: 2, we: 3, th: 4, fr: 5, sa: 6, su: 7 },
  'hr-HR': CROATIAN_DAYS,
  hr: CROATIAN_DAYS,
  sr: CROATIAN_DAYS,
  'ro-RO': { lu: 1, ma: 2, mi: 3, jo: 4, vi: 5, sa: 6, du: 7 },
};

const CROATIAN_GROUPS: readonly [string[], string[], string[]] = [
  ['radni dan', 'radni dani', 'radnim danom', 'radnim danima'],
  ['vikend', 'vikendi', 'vikendom'],
  ['svaki dan', 'svakodnevno', 'svakog dana'],
];

/** Words for several days at once, without accents: of working days, of the weekend, of every day. */
const GROUPS: Readonly<Record<Locale, readonly [string[], string[], string[]]>> = {
  en: [
    ['weekday', 'weekdays', 'working days', 'on weekdays'],
    ['weekend', 'weekends', 'at weekends', 'on weekends'],
    ['daily', 'every day', 'everyday', 'all week', 'all days'],
  ],
  'pl-PL': [
    ['dni robocze', 'w dni robocze', 'dni powszednie', 'w dni powszednie', 'w tygodniu'],
    ['weekend', 'weekendy', 'w weekend', 'w weekendy'],
    ['codziennie', 'kazdego dnia'],
  ],
  'bg-BG': [
    ['делник', 'в делник', 'делнични дни', 'в делнични дни', 'работни дни', 'в работни дни'],
    ['уикенд', 'уикенди', 'в уикенда', 'през уикенда'],
    ['ежедневно', 'всеки ден', 'всекидневно'],
  ],
  'cs-CZ': [
    ['pracovni dny', 'vsedni dny', 've vsedni dny', 'v pracovni dny'],
    ['vikend', 'vikendy', 'o vikendu', 'o vikendech'],
    ['denne', 'kazdy den', 'kazdodenne'],
  ],
  'hr-HR': CROATIAN_GROUPS,
  hr: CROATIAN_GROUPS,
  'hu-HU': [
    ['hetkoznap', 'hetkoznapok', 'hetkoznapokon', 'munkanap', 'munkanapok', 'munkanapokon'],
    ['hetvege', 'hetvegen', 'hetvegeken'],
    ['naponta', 'minden nap', 'mindennap'],
  ],
  'lt-LT': [
    ['darbo dienos', 'darbo dienomis', 'siokiadieniais'],
    ['savaitgalis', 'savaitgaliai', 'savaitgali', 'savaitgaliais'],
    ['kasdien', 'kiekviena diena'],
  ],
  'ro-RO': [
    ['zile lucratoare', 'in zilele lucratoare', 'zilele lucratoare', 'in timpul saptamanii'],
    ['weekend', 'in weekend', 'weekenduri', 'sfarsit de saptamana'],
    ['zilnic', 'in fiecare zi', 'fiecare zi'],
  ],
  ru: [
    ['будни', 'по будням', 'в будни', 'будние дни', 'в будние дни', 'рабочие дни', 'по рабочим дням'],
    ['выходные', 'по выходным', 'в выходные', 'выходные дни'],
    ['ежедневно', 'каждыи день'],
  ],
  'sk-SK': [
    ['pracovne dni', 'v pracovne dni', 'vsedne dni', 'cez tyzden'],
    ['vikend', 'vikendy', 'cez vikend', 'cez vikendy'],
    ['denne', 'kazdy den', 'kazdodenne'],
  ],
  sr: [
    ['radni dan', 'radni dani', 'radnim danom', 'radnim danima', 'радни дан', 'радни дани', 'радним данима'],
    ['vikend', 'vikendi', 'vikendom', 'викенд', 'викендом'],
    ['svaki dan', 'svakodnevno', 'svakog dana', 'сваки дан', 'свакодневно'],
  ],
};
const GROUP_DAYS: readonly (readonly Weekday[])[] = [[1, 2, 3, 4, 5], [6, 7], DAYS];

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

/** Shorter words of another language are taken for something else: Polish "nie" is a Sunday and a no. */
const SHORTEST_FOREIGN = 5;

/**
 * The locale's own names go before English ones: Lithuanian "pn" is a Friday. Whole names of the default language come last:
 * hours are often written once, for all languages.
 */
function dayOf(word: string, locale: Locale): Weekday | undefined {
  const found = dayIn(tableOf(locale), word) ?? dayIn(tableOf('en'), word);
  if (found !== undefined || clean(word).length < SHORTEST_FOREIGN) return found;
  return dayIn(tableOf(DEFAULT_LOCALE), word);
}

/** From the first to the last, around the end of the week where need be: Sunday to Tuesday is 7, 1, 2. */
function between(first: Weekday, last: Weekday): Weekday[] {
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (((first - 1 + index) % 7) + 1) as Weekday);
}

function groupOf(word: string, locale: Locale): readonly Weekday[] | undefined {
  const bare = fold(word);
  for (const groups of [GROUPS[locale], GROUPS.en]) {
    const index = groups.findIndex((words) => words.includes(bare));
    if (index >= 0) return GROUP_DAYS[index];
  }
  return undefined;
}

/** Seven names in the longest of the languages, and no text that would be searched for some. */
const LONGEST_LABEL = 200;

/**
 * The days that a label names: one day, a range with a dash, a word for several (weekdays, weekend, daily), or several
 * of these with commas; in English or in the locale's own language, long or short, whatever case and accents. Empty when a part is no day.
 */
export function parseDays(label: string, locale: Locale): Weekday[] {
  const days: Weekday[] = [];
  if (label.length > LONGEST_LABEL) return days;
  for (const part of label.split(/[,;/&+]/)) {
    const group = groupOf(part, locale);
    if (group) {
      days.push(...group);
      continue;
    }
    const ends = part.split(/[-‐‑‒–—―−]/).map((word) => dayOf(word, locale));
    const [first, last = first] = ends;
    if (ends.length > 2 || first === undefined || last === undefined || ends.includes(undefined)) return [];
    days.push(...between(first, last));
  }
  return [...new Set(days)];
}

/** Days that follow each other as their first and last, from Monday on. */
export function dayRuns(days: readonly Weekday[]): [first: Weekday, last: Weekday][] {
  const runs: [Weekday, Weekday][] = [];
  for (const day of [...new Set(days)].sort()) {
    const run = runs.at(-1);
    if (run?.[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
