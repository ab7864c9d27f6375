/**
 * Texts of the interface. One i18next instance for the process holds all languages in memory; a translator
 * for a language is a cheap function over it. Server only.
 */
import { createInstance, type i18n } from 'i18next';
import { FALLBACK_LOCALE, LOCALES, type Locale } from './locales.ts';
import { CATALOGUE } from './messages/catalogue.ts';
import {
  type Dictionary,
  type MessageKey,
  type MessageTree,
  NAMESPACES,
  type Namespace,
} from './messages/namespaces.ts';

export type { MessageKey } from './messages/namespaces.ts';

/**
 * The text of a key with `{{name}}` filled in; `count` chooses the plural form. Values are put in as they
 * are (React escapes them) and are never read as keys or placeholders.
 */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

export interface Translations {
  translator(locale: Locale): Translate;
  /** Puts texts over the shipped ones of a namespace, in place of any put there before. */
  override(locale: Locale, namespace: Namespace, texts: MessageTree): void;
}

interface TranslationsOptions {
  catalogue?: Readonly<Record<Locale, Dictionary>>;
  /** Throw at a key that English lacks too, instead of showing nothing. */
  strict?: boolean;
  log?: (event: string, fields: Record<string, string>) => void;
}

/** Own properties of `over` win, at any depth; keys and shapes that `base` lacks are kept out by the caller. */
function merge(base: MessageTree, over: MessageTree): MessageTree {
  const merged: Record<string, string | MessageTree> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value;
  }
  return merged;
}

function warn(event: string, fields: Record<string, string>) {
  console.warn(JSON.stringify({ time: new Date().toISOString(), event, ...fields }));
}

/** For tests and for the process-wide set below; a missing key falls back to English and is logged once. */
export function createTranslations(options: TranslationsOptions = {}): Translations {
  const { catalogue = CATALOGUE, strict = false, log = warn } = options;
  const texts: i18n = createInstance();
  texts.init({
    lng: FALLBACK_LOCALE,
    fallbackLng: FALLBACK_LOCALE,
    supportedLngs: [...LOCALES],
    load: 'currentOnly',
    ns: [...NAMESPACES],
    defaultNS: false,
    resources: structuredClone(catalogue),
    initAsync: false,
    returnEmptyString: false,
    returnedObjectHandler: () => '',
    interpolation: { escapeValue: false },
  });
  const told = new Set<string>();
  const tell = (locale: Locale, key: string) => {
    if (told.has(`${locale}|${key}`)) return;
    told.add(`${locale}|${key}`);
    log('missing-translation', { locale, key });
  };

  const make = (locale: Locale): Translate => {
    return (key, values = {}) => {
      const { count } = values;
      const found = texts.t(key, {
        lng: locale,
        replace: values,
        nest: false,
        returnDetails: true,
        ...(typeof count === 'number' ? { count } : {}),
      });
      const missing =
        found.res === found.usedKey && !texts.exists(key, { lng: locale, count: Number(count) });
      if (typeof found.res !== 'string' || found.res === '' || missing) {
        if (strict) throw new Error(`No text for ${key} in ${locale} nor in ${FALLBACK_LOCALE}`);
        tell(locale, key);
        return '';
      }
      if (found.usedLng !== locale) tell(locale, key);
      return found.res;
    };
  };
  const made = new Map(LOCALES.map((locale) => [locale, make(locale)]));
  return {
    translator: (locale) => made.get(locale) ?? make(locale),
    override: (locale, namespace, over) => {
      texts.addResourceBundle(locale, namespace, merge(catalogue[locale][namespace], over), false, true);
    },
  };
}

declare global {
  var mallTranslations: Translations | undefined;
}

/**
 * The process's own set. It hangs on the global object because the built pages carry a copy of this module:
 * texts loaded by the server must reach them. Under the test runner an unknown key throws.
 */
globalThis.mallTranslations ??= createTranslations({ strict: process.env.VITEST !== undefined });
export const translations: Translations = globalThis.mallTranslations;

/** The translator of a language, always the same function for the same language. */
export function translator(locale: Locale): Translate {
  return translations.translator(locale);
}
