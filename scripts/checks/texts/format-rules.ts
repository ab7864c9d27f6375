/** Hours, prices, shares, numbers and dates that stand in texts by hand, held against the one form of their language. */

import { numberText, percentText, priceText } from '../../../contract/src/formats.ts';
import { dateWords } from '../../../website/src/i18n/dates.ts';
import { htmlLang, type Locale } from '../../../website/src/i18n/locales.ts';

/** Of the countries whose languages the site speaks, and those that are taken everywhere. */
const CURRENCIES = ['PLN', 'EUR', 'BGN', 'CZK', 'HUF', 'RON', 'RSD', 'RUB', 'GBP', 'USD'];

/** Signs that are known abroad too, where Intl does not use them. */
const SIGNS: Readonly<Record<string, string>> = { PLN: 'zł', CZK: 'Kč', HUF: 'Ft', BGN: 'лв.', RON: 'lei' };

/** What looks like a number and counts nothing: markup, places to fill in, addresses, telephones, sizes in pixels, postcodes. */
const NO_FIGURES = [
  /<[^>]*>/g,
  /\{\{?[^}]*\}\}?/g,
  /\S+@\S+/g,
  /\bhttps?:\S+/g,
  /\+\d[\d\s]*/g,
  /\d+\s?×\s?\d+( px)?/g,
  /\b\d{2}-\d{3}\b/g,
];

const GAP = '[ \\u00a0\\u202f]?';
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const said = (text: string) => text.replace(/\u00a0/g, '␣').replace(/\u202f/g, '␣');

/** "zł", "PLN", and the currency's own word with its endings: "zlotyért", "злотых". */
function writings(currency: string, locale: Locale): string[] {
  const written = (currencyDisplay: 'symbol' | 'narrowSymbol' | 'name', value: number) =>
    new Intl.NumberFormat(htmlLang(locale), {
      style: 'currency',
      currency,
      currencyDisplay,
      maximumFractionDigits: 0,
    })
      .formatToParts(value)
      .flatMap((part) => (part.type === 'currency' ? [part.value] : []));
  const named = [1, 2, 5].flatMap((value) => written('name', value)).map((name) => name.split(' '));
  // 'zloți polonezi' in Romanian, 'polských zlotých' elsewhere.
  const words = named.flatMap((name) => (locale === 'ro-RO' ? name[0] : name.at(-1)) ?? []);
  const endings = words.map((word) => `${escaped(word.slice(0, Math.max(3, word.length - 2)))}\\p{L}{0,5}`);
  const signs = [
    currency,
    ...written('symbol', 1),
    ...written('narrowSymbol', 1),
    SIGNS[currency] ?? currency,
  ];
  return [...new Set([...signs.map((sign) => `${escaped(sign)}(?!\\p{L})`), ...endings])];
}

/** What `make` gives for a language, made once: thousands of texts ask. */
function onceALanguage<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

/** Each currency's right price of 49, and where one of its prices stands. */
const pricesOf = onceALanguage((locale) =>
  CURRENCIES.map((currency) => {
    const sign = writings(currency, locale).join('|');
    return {
      sample: priceText(49, currency, htmlLang(locale)),
      found: new RegExp(`(?:(?<!\\p{L})(${sign})${GAP})?(\\d[\\d.,]*\\d|\\d)(?:${GAP}(${sign}))?`, 'giu'),
    };
  }),
);
const amountOf = onceALanguage((locale) => {
  const signs = CURRENCIES.flatMap((currency) => writings(currency, locale)).join('|');
  return new RegExp(`(?<!\\p{L})(?:${signs})${GAP}\\d|\\d${GAP}(?:${signs})(?!\\p{L})`, 'iu');
});
const datesOf = onceALanguage((locale) => dateWords(locale, 'UTC'));

function priceMistakes(text: string, locale: Locale): string[] {
  const mistakes = new Set<string>();
  for (const { sample, found } of pricesOf(locale)) {
    for (const [whole, before, number = '', after] of text.matchAll(found)) {
      if (!before && !after) continue;
      if (whole !== sample.replace('49', number)) mistakes.add(`"${said(whole)}" is no "${said(sample)}"`);
    }
  }
  return [...mistakes];
}

/** How a language says when; parts of regular expressions, in small letters. */
interface HourWords {
  /** "from 9", "until 9" */
  before: string;
  /** "9 to 15" */
  to: string;
  /** Right before the figure: "ora 9". */
  named?: string;
  /** Right after it: "do 9 hodin". Without a preposition it may be how long something takes. */
  hours?: string;
  /** Right after it, and always a time of day: "9 o’clock". */
  oClock?: string;
  /** Goes on right after it, where a number of things would be followed by them: "la 18 în atrium". */
  where?: string;
}

const SERBO_CROATIAN: HourWords = {
  before: 'od|do|u|oko|pre|prije|posle|poslije|nakon',
  to: 'do',
  hours: 'sat[ai]?',
};

const HOUR_WORDS: Readonly<Record<Locale, HourWords>> = {
  'pl-PL': { before: 'od|do|o|po|przed|około', to: 'do|i', named: 'godz\\.|godzin(?:y|a|ie|ę|ą)' },
  en: { before: 'from|until|till|at|after|before|by|between', to: 'to|and|until|till', oClock: 'o’clock' },
  'bg-BG': { before: 'от|до|в|след|преди|към', to: 'до', hours: 'час[аъ]?', oClock: 'ч\\.' },
  'cs-CZ': { before: 'od|do|v|ve|po|před|kolem', to: 'do|a', hours: 'hodin\\p{L}*' },
  'hr-HR': SERBO_CROATIAN,
  hr: SERBO_CROATIAN,
  'hu-HU': {
    before: 'délelőtt|délután|este|reggel',
    to: 'és',
    oClock: 'órá(?:ig|tól)|órakor|óra (?:után|előtt)',
  },
  'lt-LT': { before: 'nuo|iki|po|apie|prieš', to: 'iki', hours: 'valandos', oClock: 'val\\.' },
  'ro-RO': {
    before: 'de la|până la|la|după|între|înainte de',
    to: 'la|și|până la',
    named: 'or[aăe]|orele',
    where: 'în|pe|lângă|sub',
  },
  'sk-SK': { before: 'od|do|o|po|pred|okolo', to: 'do|a', hours: 'hodin\\p{L}*' },
  ru: { before: 'с|до|в|после|к|около', to: 'до', hours: 'час(?:ов|а)?' },
  sr: SERBO_CROATIAN,
};

/** "Od" at the beginning of a sentence, too. */
const begun = (words: string) =>
  words.replace(/(?<=^|\|)\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** Hours before six are rare, and small numbers count much else: only a span or a word tells them. */
const hoursOf = onceALanguage((locale) => {
  const { before, to, named, hours, oClock, where } = HOUR_WORDS[locale];
  const gap = '[ \\u00a0]';
  const bare = (digits: string) => `(?:${digits}|1\\d|2[0-4])(?![\\d:%]|[.,]\\d)`;
  const any = `(?<![\\d.,:–-])${bare('[1-9]')}`;
  const late = `(?<![\\d.,:–-])${bare('[6-9]')}`;
  const when = `(?<!\\p{L})(?:${begun(before)})${gap}`;
  const sentenceEnds = `(?:$|[,;!?)¦]|\\.(?!${gap}*\\p{Ll}))`;
  const called = hours ? `\\.?${gap}(?:${hours})(?!\\p{L})` : '$';
  const goesOn = where ? `${gap}(?:${where})(?!\\p{L})` : '$';
  const patterns = [
    `${when}${any}\\.?${gap}(?:${to})${gap}${late}`,
    `${when}${late}\\.?${gap}(?:${to})${gap}${any}`,
    `${late}–${bare('[6-9]')}`,
    `${when}${late}(?=${gap}*${sentenceEnds}|${called}|${goesOn})`,
    ...(named ? [`(?<!\\p{L})(?:${begun(named)})${gap}${any}`] : []),
    ...(oClock ? [`${late}(?:(?:–|-\\p{L}+${gap})\\d+)?${gap}(?:${oClock})`] : []),
  ];
  return patterns.map((pattern) => new RegExp(pattern, 'gu'));
});

/** What a span of small numbers counts besides hours: "od 6 do 12 lat". */
const NO_HOURS =
  /^[ \u00a0](?:[mм]²|[cm]m|kg|km|lat|let|rok|god|год|лет|met|ani|év|years|dni|дни|ден|дней|dan|dien|zile|nap|days)/u;

/** "od 12 do 21", where the opening hours say "12:00–21:00". */
function bareHourMistakes(text: string, locale: Locale): string[] {
  const found = hoursOf(locale).flatMap((pattern) => [...text.matchAll(pattern)]);
  const hours = found.filter(({ 0: whole, index }) => !NO_HOURS.test(text.slice(index + whole.length)));
  return [...new Set(hours.map(([whole]) => `"${said(whole)}" has no minutes`))];
}

function hourMistakes(text: string): string[] {
  const wrong = [
    /(?<![\d:])0\d:\d\d(?!\d)/g,
    /(?<![\d.,:]|PLN[ \u00a0])(?:[4-9]|1\d|2[0-4])\.[0-5][05](?![\d.]|[ \u00a0]?(?:%|\p{L}{1,3}\b))/gu,
    /\d[ \u00a0]?[ap]\.?m\b\.?/gi,
  ];
  return wrong.flatMap((one) => [...text.matchAll(one)].map(([hour]) => `"${said(hour)}" is no "9:00"`));
}

function shareMistakes(text: string, locale: Locale): string[] {
  const sample = percentText(0.3, htmlLang(locale));
  const shares = [...text.matchAll(/(\d)([ \u00a0\u202f]*)%/g)];
  const minus = [...text.matchAll(/(?<![\d\p{L}])-\d[\d.,]*[ \u00a0]?%/gu)];
  return [
    ...shares
      .filter(([, , gap]) => `30${gap}%` !== sample)
      .map(([whole]) => `"${said(whole)}" is no "${said(sample)}"`),
    ...minus.map(([whole]) => `"${said(whole)}" wants a true minus`),
  ];
}

/** A number of four digits that could be a year is taken for one. */
function numberMistakes(text: string, locale: Locale): string[] {
  const found = text.matchAll(
    /(?<![\p{L}\d.,:/–-])(\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+|\d{4,})(?![\d:]|[.,]\d|-\d)/gu,
  );
  return [...found].flatMap(([written]) => {
    const value = Number(written.replace(/\D/g, ''));
    const grouped = written.length !== String(value).length;
    if (written.startsWith('0') || (!grouped && value >= 1900 && value < 2100)) return [];
    const form = numberText(value, htmlLang(locale));
    return written === form ? [] : [`"${said(written)}" is no "${said(form)}"`];
  });
}

/** '3.12.' at the end of a sentence is taken for a room: those have one digit, a dot and two digits. */
function dateMistakes(text: string, locale: Locale): string[] {
  const dates = datesOf(locale);
  const found = text.matchAll(
    /(?<![\d.,:])(\d{1,2})\.([ \u00a0]?)(\d{1,2})\.(?!\d)|\b\d{4}-\d\d-\d\d\b|\b\d{1,2}([./])\d{1,2}\4\d{4}\b/g,
  );
  return [...found].flatMap(([whole, one, gap, other]) => {
    if (one === undefined || other === undefined)
      return locale === 'lt-LT' && /^\d{4}-/.test(whole) ? [] : [`"${whole}" is a date for machines`];
    if (!gap && Number(one) <= 3 && other.length === 2) return [];
    const [day, month] = locale === 'hu-HU' ? [other, one] : [one, other];
    if (Number(day) > 31 || Number(month) > 12 || Number(day) < 1 || Number(month) < 1) return [];
    const sign = dates.sign(`2024-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, null);
    const form = sign?.kind === 'from' ? sign.day : '';
    return form === '' || whole === form ? [] : [`"${said(whole)}" is no "${said(form)}"`];
  });
}

/** What is written by hand in another form than its language's, as sentences: `"30%" is no "30␣%"`. */
export function formatMistakes(text: string, locale: Locale): string[] {
  if (!/\d/.test(text)) return [];
  let bare = text;
  for (const pattern of NO_FIGURES) bare = bare.replace(pattern, ' ¦ ');
  return [
    ...priceMistakes(bare, locale),
    ...hourMistakes(bare),
    ...bareHourMistakes(bare, locale),
    ...shareMistakes(bare, locale),
    ...numberMistakes(bare, locale),
    ...dateMistakes(bare, locale),
  ];
}

/** An amount of money in a text of the interface: another centre has another currency, so amounts come from content. */
export function amountMistakes(text: string, locale: Locale): string[] {
  const found = amountOf(locale).exec(text);
  return found ? [`"${said(found[0])}" is an amount of money`] : [];
}
