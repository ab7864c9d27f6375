/** What the dictionaries and the address table must hold. Pure: each rule answers with a list of mistakes. */
import {
  QUERY_KEYS,
  QUERY_NAMES,
  SEGMENT_KEYS,
  SEGMENTS,
} from '../../../website/src/i18n/address-segments.ts';
import { htmlLang, isLocale, LOCALES, type Locale } from '../../../website/src/i18n/locales.ts';
import type { Dictionary, MessageTree } from '../../../website/src/i18n/messages/namespaces.ts';
import { formsOf, pluralForm } from '../../../website/src/i18n/messages/plural-forms.ts';

/** `namespace:nested.key` -> text, plural forms still apart. */
export function flatten(dictionary: Readonly<Record<string, MessageTree>>): Map<string, string> {
  const flat = new Map<string, string>();
  const walk = (tree: MessageTree, path: string) => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'string') flat.set(path + key, value);
      else walk(value, `${path}${key}.`);
    }
  };
  for (const [namespace, tree] of Object.entries(dictionary)) walk(tree, `${namespace}:`);
  return flat;
}

interface Message {
  /** Plural form -> text; the form is '' for a message without. */
  forms: Map<string, string>;
}

/** A key counts as a plural form only where its `_other` stands beside it. */
function messages(flat: ReadonlyMap<string, string>): Map<string, Message> {
  const grouped = new Map<string, Message>();
  for (const [key, text] of flat) {
    const plural = pluralForm(key);
    const isPlural = plural !== null && flat.has(`${plural.base}_other`);
    const base = isPlural ? plural.base : key;
    const message = grouped.get(base) ?? { forms: new Map<string, string>() };
    message.forms.set(isPlural ? plural.form : '', text);
    grouped.set(base, message);
  }
  return grouped;
}

/** The keys as code names them: without plural suffixes. */
export function baseKeys(dictionary: Dictionary): string[] {
  return [...messages(flatten(dictionary)).keys()];
}

function placeholders(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((found) => found[1] ?? ''));
}

/** In English "one" is only 1, so a text may leave the number out; in Lithuanian it is also 21. */
function meansExactlyOne(locale: Locale, form: string): boolean {
  return form === 'one' && new Intl.PluralRules(htmlLang(locale)).select(21) !== 'one';
}

function formMistakes(locale: Locale, key: string, message: Message, model: Message): string[] {
  const isPlural = model.forms.has('other');
  const wanted = isPlural ? formsOf(locale) : [''];
  const missing = wanted.filter((form) => !message.forms.has(form));
  const left = [...message.forms.keys()].filter((form) => !wanted.includes(form));
  const expected = placeholders(model.forms.get(isPlural ? 'other' : '') ?? '');
  const mistakes = [
    ...missing.map((form) => `${locale} ${key}: plural form "${form}" is missing`),
    ...left.map((form) => `${locale} ${key}: plural form "${form}" does not exist in this language`),
  ];
  for (const [form, text] of message.forms) {
    const found = placeholders(text);
    const name = form === '' ? key : `${key}_${form}`;
    if (text.trim() === '') mistakes.push(`${locale} ${name}: empty`);
    if (text !== text.trim()) mistakes.push(`${locale} ${name}: white space at an end`);
    if (/\$t\(/.test(text)) mistakes.push(`${locale} ${name}: nesting is switched off`);
    if (locale === 'sr' && /\p{Script=Cyrillic}/u.test(text)) mistakes.push(`${locale} ${name}: Cyrillic`);
    for (const placeholder of expected) {
      if (found.has(placeholder) || (placeholder === 'count' && meansExactlyOne(locale, form))) continue;
      mistakes.push(`${locale} ${name}: {{${placeholder}}} is missing`);
    }
    for (const placeholder of found) {
      if (!expected.has(placeholder)) mistakes.push(`${locale} ${name}: {{${placeholder}}} is unknown`);
    }
  }
  return mistakes;
}

/** Same keys as English in every language, its own plural forms, the same placeholders, nothing empty. */
export function dictionaryMistakes(catalogue: Readonly<Record<Locale, Dictionary>>): string[] {
  const model = messages(flatten(catalogue.en));
  return LOCALES.flatMap((locale) => {
    const own = messages(flatten(catalogue[locale]));
    const mistakes: string[] = [];
    for (const [key, expected] of model) {
      const message = own.get(key);
      if (message) mistakes.push(...formMistakes(locale, key, message, expected));
      else mistakes.push(`${locale} ${key}: missing`);
    }
    for (const key of own.keys()) if (!model.has(key)) mistakes.push(`${locale} ${key}: left over`);
    return mistakes;
  });
}

/** Steps of a way that name a shop. */
const STEPS_BY_SHOPS = [
  'map:steps.back.shop',
  'map:steps.at.shop',
  'map:steps.outTowards',
  'map:steps.towards',
] as const;

/** What a shop is called there, in languages that inflect nouns: in front of its name, which stays as it is. */
const UNIT: Partial<Record<Locale, RegExp>> = {
  'pl-PL': /lokal\p{L}*$/iu,
  'cs-CZ': /provozovn\p{L}+$/iu,
  'sk-SK': /prevádzk\p{L}+$/iu,
  'hr-HR': /lokal\p{L}*$/iu,
  hr: /lokal\p{L}*$/iu,
  sr: /lokal\p{L}*$/iu,
  'lt-LT': /patalp\p{L}+$/iu,
  ru: /помещени\p{L}+$/iu,
};

/** Steps such as "zády k {{name}}", where the name would have to be inflected. */
export function stepMistakes(catalogue: Readonly<Record<Locale, Dictionary>>): string[] {
  return LOCALES.flatMap((locale) => {
    const unit = UNIT[locale];
    if (!unit) return [];
    const texts = flatten(catalogue[locale]);
    return STEPS_BY_SHOPS.flatMap((key) => {
      const [before = ''] = (texts.get(key) ?? '').split('{{name}}');
      return unit.test(before.trimEnd()) ? [] : [`${locale} ${key}: no word for a shop before {{name}}`];
    });
  });
}

/** Keys that no source names. A template such as `common:floor.name.${…}` uses every key that begins so. */
export function unusedKeys(keys: readonly string[], sources: readonly string[]): string[] {
  const named = new Set<string>();
  const begun = new Set<string>();
  for (const source of sources) {
    for (const [, key] of source.matchAll(/['"`]([a-zA-Z]+:[\w.-]+)['"`]/g)) if (key) named.add(key);
    for (const [, start] of source.matchAll(/`([a-zA-Z]+:[\w.-]*)\$\{/g)) if (start) begun.add(start);
  }
  return keys
    .filter((key) => !named.has(key) && ![...begun].some((start) => key.startsWith(start)))
    .map((key) => `${key}: not used anywhere`);
}

/** Paths that the server answers itself, so that no page of the language without prefix may take them. */
const RESERVED = new Set([
  'api',
  'media',
  'purge',
  'healthz',
  'readyz',
  'newsletter',
  'adv-media-sale',
  'hair-stylist',
  'survey-report',
  'spot',
  '404',
  'map-by-store-id',
  'wayfinder',
]);

/** Segments and query names: complete, well-formed, unambiguous within a language and across languages. */
export function addressMistakes(
  segments: typeof SEGMENTS = SEGMENTS,
  names: typeof QUERY_NAMES = QUERY_NAMES,
): string[] {
  const mistakes: string[] = [];
  const meaning = new Map<string, string>();
  const record = (locale: Locale, what: string, word: string | null | undefined, key: string) => {
    const at = `${locale} ${what} ${key}`;
    if (word === undefined || word === '') return mistakes.push(`${at}: missing`);
    if (word === null) {
      if (key !== 'advanced-media-sale') mistakes.push(`${at}: every language has this page`);
      return;
    }
    if (!/^[a-z]+(?:-[a-z]+)*$/.test(word)) mistakes.push(`${at}: "${word}" is not lower-case ASCII`);
    if (RESERVED.has(word) || isLocale(word)) mistakes.push(`${at}: "${word}" is taken`);
    const other = meaning.get(`${what} ${word}`);
    if (other !== undefined && other !== key) mistakes.push(`${at}: "${word}" also means ${other}`);
    meaning.set(`${what} ${word}`, key);
  };
  for (const key of SEGMENT_KEYS) meaning.set(`segment ${key}`, key);
  for (const locale of LOCALES) {
    for (const key of SEGMENT_KEYS) record(locale, 'segment', segments[locale][key], key);
    for (const key of QUERY_KEYS) record(locale, 'query name', names[locale][key], key);
  }
  return mistakes;
}
