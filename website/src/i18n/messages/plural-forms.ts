import { htmlLang, type Locale } from '../locales.ts';
import type { MessageTree } from './namespaces.ts';

const FORM = /^(.+)_(zero|one|two|few|many|other)$/;

/** `hours_few` -> base `hours`, form `few`; null for a key that is no plural form. */
export function pluralForm(key: string): { base: string; form: string } | null {
  const [, base, form] = FORM.exec(key) ?? [];
  return base !== undefined && form !== undefined ? { base, form } : null;
}

/** The plural forms that a language's texts must have. */
export function formsOf(locale: Locale): readonly string[] {
  return new Intl.PluralRules(htmlLang(locale)).resolvedOptions().pluralCategories;
}

/**
 * What `model` (English) holds for a key of another language: a plural form that English lacks is measured
 * by English's own `_other`. Own properties only; undefined for a key that English does not know.
 */
export function sameForms(model: MessageTree, key: string, locale: Locale): string | MessageTree | undefined {
  const plural = pluralForm(key);
  if (plural && Object.hasOwn(model, `${plural.base}_other`)) {
    return formsOf(locale).includes(plural.form) ? model[`${plural.base}_other`] : undefined;
  }
  return Object.hasOwn(model, key) ? model[key] : undefined;
}
