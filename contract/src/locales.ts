/**
 * The languages that both programs know. A code is written here exactly as it stands in addresses, in the `locale`
 * parameter of every endpoint and in folder names of the dictionaries.
 */

/** All dictionaries. `hr` is a second Croatian one, for operators who want it besides hr-HR. */
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

/** A locale as people may write it, in any case; undefined for none. */
function localeNamed(code: string): Locale | undefined {
  return LOCALES.find((known) => known.toLowerCase() === code.trim().toLowerCase());
}

/** The `DEFAULT_LOCALE` setting of this program; empty where nothing is set, and in browsers. */
const ASKED = globalThis.process?.env?.DEFAULT_LOCALE?.trim() ?? '';

/**
 * The language of the centre: its addresses have no prefix, and what is not written in another language is read in it.
 * It is one for as long as a program runs, so that it is read once, here; `liveLocales` refuses a wrong one.
 */
export const DEFAULT_LOCALE: Locale = localeNamed(ASKED) ?? 'pl-PL';

export type DemoLocale = Exclude<Locale, 'hr'>;

/** The languages that the demo is written in. */
export const DEMO_LOCALES: readonly DemoLocale[] = LOCALES.filter((locale) => locale !== 'hr');

const KNOWN: ReadonlySet<string> = new Set(LOCALES);

/** Exact and case-sensitive: `pl-pl` is not a locale. */
export function isLocale(x: string): x is Locale {
  return KNOWN.has(x);
}

/**
 * The live locales out of the `LOCALES` setting, a comma list. Order as listed, except that the default locale is
 * always live and first. Case is forgiven, an unknown code throws, so that a typing mistake in the settings stops the
 * start rather than hiding a language; so does a `DEFAULT_LOCALE` that is no locale, or that the list leaves out.
 * @param unset what counts when the setting is unset or empty
 */
export function liveLocales(
  setting: string | undefined,
  unset: readonly Locale[] = [DEFAULT_LOCALE, 'en'],
): Locale[] {
  if (ASKED !== '' && !localeNamed(ASKED))
    throw new Error(`DEFAULT_LOCALE is "${ASKED}", but must be one of ${LOCALES.join(', ')}.`);
  const wanted = (setting ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  const listed = wanted.map((code) => {
    const locale = localeNamed(code);
    if (!locale) throw new Error(`LOCALES names an unknown locale: ${JSON.stringify(code)}`);
    return locale;
  });
  if (ASKED !== '' && listed.length > 0 && !listed.includes(DEFAULT_LOCALE))
    throw new Error(`DEFAULT_LOCALE is "${ASKED}", which LOCALES lacks: add it there.`);
  return [...new Set([DEFAULT_LOCALE, ...(listed.length > 0 ? listed : unset)])];
}

const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = {
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
  return LANGUAGE_TAGS[locale];
}

/** BCP 47 tag for dates: English ones are British, the day before the month. */
export function dateLanguage(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : LANGUAGE_TAGS[locale];
}
