/**
 * The languages the site knows. A code is written here exactly as it stands in addresses, in the content
 * system's `locale` parameter and in folder names of the dictionaries.
 */

/** All dictionaries, the default first. `hr` is a second Croatian one, for operators who want it besides hr-HR. */
export const LOCALES = [
  'pl-PL',
  'en',
  'bg-BG',
  'cs-CZ',
  'hr-HR',
  'hr',
  'hu-HU',
  'lt-LT',
  'ro-RO',
  'sk-SK',
  'ru',
  'sr',
] as const;

export type Locale = (typeof LOCALES)[number];

/** Its addresses have no prefix. */
export const DEFAULT_LOCALE: Locale = 'pl-PL';

/** What the website falls back to when a dictionary lacks a key. */
export const FALLBACK_LOCALE: Locale = 'en';

const KNOWN: ReadonlySet<string> = new Set(LOCALES);

/** Exact and case-sensitive: `pl-pl` is not a locale. */
export function isLocale(x: string): x is Locale {
  return KNOWN.has(x);
}

/** Each language's name in that language, as the switcher shows it. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  'pl-PL': 'Polski',
  en: 'English',
  'bg-BG': 'Български',
  'cs-CZ': 'Čeština',
  'hr-HR': 'Hrvatski',
  hr: 'Hrvatski (2)',
  'hu-HU': 'Magyar',
  'lt-LT': 'Lietuvių',
  'ro-RO': 'Română',
  'sk-SK': 'Slovenčina',
  ru: 'Русский',
  sr: 'Srpski',
};

/** The short sign of the header's switcher. */
export const LANGUAGE_CODES: Readonly<Record<Locale, string>> = {
  'pl-PL': 'PL',
  en: 'EN',
  'bg-BG': 'BG',
  'cs-CZ': 'CS',
  'hr-HR': 'HR',
  hr: 'HR2',
  'hu-HU': 'HU',
  'lt-LT': 'LT',
  'ro-RO': 'RO',
  'sk-SK': 'SK',
  ru: 'RU',
  sr: 'SR',
};

const HTML_LANG: Readonly<Record<Locale, string>> = {
  'pl-PL': 'pl',
  en: 'en',
  'bg-BG': 'bg',
  'cs-CZ': 'cs',
  'hr-HR': 'hr',
  hr: 'hr',
  'hu-HU': 'hu',
  'lt-LT': 'lt',
  'ro-RO': 'ro',
  'sk-SK': 'sk',
  ru: 'ru',
  sr: 'sr-Latn',
};

/**
 * BCP 47 tag for `lang=`, hreflang and everything of `Intl`. Use it instead of the locale code: a bare `sr`
 * would make Intl write Cyrillic, while our Serbian texts are in Latin script.
 */
export function htmlLang(locale: Locale): string {
  return HTML_LANG[locale];
}

/**
 * The live locales out of the `LOCALES` setting, a comma list; unset or empty means `pl-PL,en`. Order as
 * listed, except that the default locale is always live and first. Case is forgiven, an unknown code throws,
 * so that a typing mistake in the settings stops the start rather than hiding a language.
 */
export function liveLocales(setting: string | undefined): Locale[] {
  const wanted = (setting ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  if (wanted.length === 0) return [DEFAULT_LOCALE, 'en'];
  const live = new Set<Locale>([DEFAULT_LOCALE]);
  for (const code of wanted) {
    const locale = LOCALES.find((known) => known.toLowerCase() === code.toLowerCase());
    if (!locale) throw new Error(`LOCALES names an unknown locale: ${JSON.stringify(code)}`);
    live.add(locale);
  }
  return [...live];
}

/**
 * The not-found page speaks English, Lithuanian or Russian only (spec section 2); the answer is the `lang=`
 * of its text, which differs from that of the page around it.
 */
export function notFoundLang(locale: Locale): 'en' | 'lt' | 'ru' {
  if (locale === 'lt-LT') return 'lt';
  return locale === 'ru' ? 'ru' : 'en';
}
