/** The languages as the website shows them; which there are, the contract says. */
import type { Locale } from '@mall/contract/locales.ts';

export {
  DEFAULT_LOCALE,
  dateLanguage,
  htmlLang,
  isLocale,
  LOCALES,
  type Locale,
  liveLocales,
} from '@mall/contract/locales.ts';

/** What the website falls back to when a dictionary lacks a key. */
export const FALLBACK_LOCALE: Locale = 'en';

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
