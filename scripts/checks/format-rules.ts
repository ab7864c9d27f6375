/** Hours, prices, shares, numbers and dates that stand in texts by hand, held against the one form of their language. */

import { numberText, percentText, priceText } from '../../contract/src/formats.ts';
import { dateWords } from '../../website/src/i18n/dates.ts';
import { htmlLang, type Locale } from '../../website/src/i18n/locales.ts';

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
