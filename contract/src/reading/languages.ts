import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locales.ts';
import { type Fields, isFields } from './coercions.ts';
import { folded } from './folded.ts';
import { SYNONYMS } from './synonyms.ts';
import type { Json } from './unwrap.ts';

/** `pl`, `pl-PL` and `pl_pl` are one language; both Croatian dictionaries go by `hr`. */
const languageOf = (code: string) => code.slice(0, 2).toLowerCase();
const LANGUAGES: ReadonlySet<string> = new Set(LOCALES.map(languageOf));
const CODE = /^[a-z]{2}(?:[-_][a-z]{2,4}){0,2}$/i;
const SLUGS = new Set(['slug', 'categorySlug', 'subCategorySlug', 'specialtySlug'].map(folded));
/** What lists an entity's versions by language is that, and no text in several. */
const VERSIONS = new Set(['localizations', ...(SYNONYMS.localizations ?? [])].map(folded));

let namesOfLanguages: Intl.DisplayNames | undefined;
/** Countries whose code many take for their language's. */
const SAID_FOR_LANGUAGES = new Set(['cz', 'si', 'ua']);

/** Whether it is a language, of the website or any other. */
function isLanguage(key: string): boolean {
  const language = languageOf(key);
  if (key === 'default' || LANGUAGES.has(language) || SAID_FOR_LANGUAGES.has(language)) return true;
  namesOfLanguages ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return namesOfLanguages.of(language) !== undefined;
}

/**
 * Whether an object holds one thing in several languages: `{"pl": "Buty", "en": "Shoes"}`. One of them is the website's, so
 * that no object is one whose fields have names of two letters.
 */
function isByLanguage(value: Json | undefined): value is Fields {
  if (!isFields(value)) return false;
  const keys = Object.keys(value);
  return (
    keys.every((key) => CODE.test(key) || key === 'default') &&
    keys.some((key) => LANGUAGES.has(languageOf(key))) &&
    keys.every(isLanguage)
  );
}

const filled = (value: Json | undefined): value is Json =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

function localeOf(code: string): Locale | undefined {
  const exact = LOCALES.find((locale) => folded(locale) === folded(code));
  return exact ?? LOCALES.find((locale) => languageOf(locale) === languageOf(code));
}

/** What is written in the language of the endpoint; where nothing is, in the default one or in any. */
function written(value: Fields, locale: Locale): Json {
  const keys = Object.keys(value).filter((key) => filled(value[key]));
  const found =
    keys.find((key) => folded(key) === folded(locale)) ??
    keys.find((key) => languageOf(key) === languageOf(locale)) ??
    keys.find((key) => languageOf(key) === languageOf(DEFAULT_LOCALE)) ??
    keys[0];
  return found === undefined ? null : (value[found] ?? null);
}

/** Whether a field lists the entity's versions; `versions` with a text a language are those of a film, say. */
function listsVersions(key: string, value: Json | undefined): boolean {
  if (folded(key) !== 'versions') return VERSIONS.has(folded(key));
  return !(
    isByLanguage(value) && Object.values(value).every((one) => one === null || typeof one === 'string')
  );
}

/** Addresses of the entity in the other languages, where only its slug tells them. */
function withVersions(entity: Fields): void {
  if (Object.entries(entity).some(([key, one]) => listsVersions(key, one))) return;
  const name = Object.keys(entity).find((key) => SLUGS.has(folded(key)) && isByLanguage(entity[key]));
  const slugs = name === undefined ? undefined : entity[name];
  if (!isFields(slugs)) return;
  entity.localizations = Object.entries(slugs).flatMap(([code, slug]): Json[] => {
    const locale = localeOf(code);
    return locale !== undefined && filled(slug) ? [{ locale, slug }] : [];
  });
}

/** Names under which a version of an entity says its language. */
const LANGUAGE_NAMES = new Set(
  ['locale', ...(SYNONYMS.locale ?? []), 'languagesCode', 'languageId', 'locales'].map(folded),
);
/** What a version says of itself, and the entity around it better. */
const OF_VERSIONS = new Set(['id', 'documentId', 'locale'].map(folded));

/** The code of the language that a version is in. */
function codeOf(version: Fields): string | undefined {
  const name = Object.keys(version).find((key) => LANGUAGE_NAMES.has(folded(key)));
  const said = name === undefined ? undefined : version[name];
  const code = isFields(said) ? said.code : said;
  return typeof code === 'string' && CODE.test(code) && isLanguage(code) ? code : undefined;
}

/** The version in a language: `pl-PL` before any other Polish. */
function versionIn(versions: ReadonlyMap<string, Fields>, locale: Locale): Fields | undefined {
  const codes = [...versions.keys()];
  const code =
    codes.find((one) => folded(one) === folded(locale)) ??
    codes.find((one) => languageOf(one) === languageOf(locale));
  return code === undefined ? undefined : versions.get(code);
}

/**
 * Texts that an entity has in its versions, a row a language: those of the endpoint's. Those of the default one stand for an
 * entity that has no texts of its own at all, so that none gets a sentence in another language.
 */
function fromVersions(entity: Fields, locale: Locale): void {
  const held = Object.entries(entity).find(([key, one]) => VERSIONS.has(folded(key)) && Array.isArray(one));
  const rows = held?.[1];
  if (!Array.isArray(rows)) return;
  const versions = new Map<string, Fields>();
  for (const row of rows.filter(isFields)) {
    const code = codeOf(row);
    if (code !== undefined) versions.set(code, row);
  }
  const own = new Set(
    Object.keys(entity)
      .filter((name) => filled(entity[name]))
      .map(folded),
  );
  const saysNothing = ([name, one]: [string, Json]) =>
    !filled(one) || LANGUAGE_NAMES.has(folded(name)) || OF_VERSIONS.has(folded(name));
  const textsOf = (version: Fields | undefined) =>
    Object.entries(version ?? {}).filter((field) => !saysNothing(field));
  const texts = textsOf(versionIn(versions, locale));
  const others = textsOf(versionIn(versions, DEFAULT_LOCALE));
  const isBare = texts.length === 0 && others.every(([name]) => !own.has(folded(name)));
  for (const [name, one] of isBare ? others : texts) if (!own.has(folded(name))) entity[name] = one;
  // The website's own codes from here on.
  for (const [code, version] of versions) version.locale = localeOf(code) ?? code;
}

/**
 * A payload in the language of its endpoint, where fields hold all their languages by code. Changes the payload it is
 * given; its other objects and lists stay the ones they are.
 */
export function inLanguage(payload: Json, locale: Locale): Json {
  let value = payload;
  for (let depth = 0; depth < 3 && isByLanguage(value); depth++) value = written(value, locale);
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries())
      if (typeof one === 'object') value[index] = inLanguage(one, locale);
  } else if (isFields(value)) {
    fromVersions(value, locale);
    withVersions(value);
    for (const [key, one] of Object.entries(value))
      if (typeof one === 'object' && !listsVersions(key, one)) value[key] = inLanguage(one, locale);
  }
  return value;
}
