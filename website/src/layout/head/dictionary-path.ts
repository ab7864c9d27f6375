import type { Locale } from '../../i18n/locales.ts';

/** Where the compression dictionaries of the languages are. */
export const DICTIONARY_FOLDER = '/dictionary/';

/** Address of the dictionary that pages of a language are packed with. */
export const dictionaryPath = (locale: Locale): string => DICTIONARY_FOLDER + locale;
