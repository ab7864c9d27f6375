/**
 * Addresses of pages, both ways: a page kind with its params becomes a path in a language, and a path that
 * somebody asked for becomes a page, a redirect, or a refusal. Nothing here throws, whatever the input.
 */
import { decode, encode, MAX_PARAM, type Query, readQuery, writeQuery } from './address-query.ts';
import { type QueryKey, SEGMENTS } from './address-segments.ts';
import { PAGE_KINDS, type PageKind, type PageParams, type ParamsOf, pageEntry } from './address-table.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales.ts';

export { type Query, queryNames } from './address-query.ts';
export type { QueryKey } from './address-segments.ts';
export { PAGE_KINDS, type PageKind, type PageParams, type ParamsOf } from './address-table.ts';

export type Resolution =
  | {
      type: 'page';
      kind: PageKind;
      /** Decoded. */
      params: PageParams;
      locale: Locale;
      /** Only what this kind of page reads, decoded and trimmed, in the table's order. */
      query: Query;
      /** Canonical and percent-encoded, without the query: fit for a cache key and for rel=canonical. */
      path: string;
      /** What this kind of page does not read of the query, as it came: a campaign's marks. */
      rest?: readonly string[];
      /** Asked for under `spot/api`: the page's content alone. */
      embedded?: true;
    }
  /** Answer 308. `location` is a path on this site, never another host. */
  | { type: 'redirect'; location: string }
  | { type: 'not-found'; locale: Locale; embedded?: true }
  | { type: 'bad-request'; locale: Locale; embedded?: true };

/** Before any page's path, behind the prefix of the language: that page without header and footer (section 2). */
const EMBEDDED_PREFIX = ['spot', 'api'] as const;
const MAX_PATH = 4096;
const MAX_SEARCH = 4096;
const UNSAFE_PARAMS: ReadonlySet<string> = new Set(['.', '..', '__proto__', 'constructor', 'prototype']);

/** Base segment in this locale; null when the locale lacks the page, '' for home. */
function segmentOf(kind: PageKind, locale: Locale): string | null {
  const { base } = pageEntry(kind);
  if (base === null) return '';
  return 'literal' in base ? base.literal : SEGMENTS[locale][base.key];
}

/** Whether this kind of page exists in this language at all (section 2: the advanced media sale does not in some). */
export function existsIn(kind: PageKind, locale: Locale): boolean {
  return segmentOf(kind, locale) !== null;
}

type KindsByLength = ReadonlyMap<number, PageKind>;

function tableBy(segment: (kind: PageKind) => string | null): ReadonlyMap<string, KindsByLength> {
  const table = new Map<string, Map<number, PageKind>>();
  for (const kind of PAGE_KINDS) {
    const word = segment(kind);
    if (word === null) continue;
    const lengths = table.get(word) ?? new Map<number, PageKind>();
    lengths.set(pageEntry(kind).params.length, kind);
    table.set(word, lengths);
  }
  return table;
}

const BY_SEGMENT = new Map(LOCALES.map((locale) => [locale, tableBy((kind) => segmentOf(kind, locale))]));
const BY_KEY = tableBy((kind) => {
  const { base } = pageEntry(kind);
  if (base === null) return '';
  return 'literal' in base ? base.literal : base.key;
});
const LOCALE_BY_FOLDED_CODE = new Map(LOCALES.map((locale) => [locale.toLowerCase(), locale]));

/** Which query parameters the route of this kind reads. */
export function queryKeysOf(kind: PageKind): readonly QueryKey[] {
  return pageEntry(kind).query;
}

function usable(param: string): boolean {
  return (
    param.length <= MAX_PARAM &&
    param.trim() !== '' &&
    !UNSAFE_PARAMS.has(param) &&
    !/[/\\\p{Cc}]/u.test(param)
  );
}

/**
 * The path of a page in a language, percent-encoded, with its query under that language's names. A page that
 * the language lacks, or whose params are unusable (empty, `..`), gives its parent's address.
 */
export function address<K extends PageKind>(
  kind: K,
  params: ParamsOf<K>,
  locale: Locale,
  query: Query = {},
): string {
  return addressOf(kind, params, locale, query);
}

/** `address` for a kind that is known only at run time; missing params lead to the parent too. */
export function addressOf(kind: PageKind, params: PageParams, locale: Locale, query: Query): string {
  const entry = pageEntry(kind);
  const segment = segmentOf(kind, locale);
  const values = entry.params.map((name) => params[name] ?? '');
  if (segment === null || !values.every(usable)) return addressOf(entry.parent, params, locale, {});
  const prefix = locale === DEFAULT_LOCALE ? [] : [locale];
  const parts = [...prefix, ...(segment === '' ? [] : [segment]), ...values.map(encode)];
  return `/${parts.join('/')}${writeQuery(query, entry.query, locale)}`;
}

function paramsFor(kind: PageKind, values: readonly string[]): PageParams | null {
  if (!values.every(usable)) return null;
  const params: PageParams = {};
  pageEntry(kind).params.forEach((name, i) => {
    const value = values[i];
    if (value !== undefined) params[name] = value;
  });
  return params;
}

/**
 * What a requested address means. Pass path and search raw, as they stand in the request line (a URL parser
 * would read `//evil` as a host); `search` with or without its question mark.
 *
 * Redirects: a trailing or doubled slash, `/pl-PL/…`, a prefix in other case, the English key of a base path
 * or query parameter under another language. A redirect keeps the query: what the page reads under the names of the
 * language, the rest (a campaign's marks) as it came.
 */
export function resolveAddress(pathname: string, search: string, live: readonly Locale[]): Resolution {
  if (pathname.length > MAX_PATH || search.length > MAX_SEARCH) {
    return { type: 'bad-request', locale: DEFAULT_LOCALE };
  }
  const raw = pathname.split('/').filter((part) => part !== '');
  const first = raw[0] === undefined ? undefined : LOCALE_BY_FOLDED_CODE.get(raw[0].toLowerCase());
  const locale = first ?? DEFAULT_LOCALE;
  if (!live.includes(locale)) return { type: 'not-found', locale: DEFAULT_LOCALE };
  const asked = raw.slice(first ? 1 : 0);
  const embedded = EMBEDDED_PREFIX.every((part, i) => part === asked[i]);
  const form = embedded ? ({ embedded } as const) : {};
  const decoded = asked.slice(embedded ? EMBEDDED_PREFIX.length : 0).map(decode);
  const parts = decoded.filter((part) => part !== null);
  if (parts.length < decoded.length) return { type: 'bad-request', locale, ...form };

  const [base = '', ...values] = parts;
  const own = base === '' && parts.length > 0 ? undefined : BY_SEGMENT.get(locale)?.get(base);
  const kind = own?.get(values.length) ?? BY_KEY.get(base)?.get(values.length);
  const params = kind && existsIn(kind, locale) ? paramsFor(kind, values) : null;
  if (!kind || !params) return { type: 'not-found', locale, ...form };

  const read = readQuery(search, queryKeysOf(kind), locale);
  if (!read) return { type: 'bad-request', locale, ...form };
  const canonicalPrefix = first === undefined || (raw[0] === locale && locale !== DEFAULT_LOCALE);
  const canonicalSlashes = pathname === `/${raw.join('/')}`;
  if (!canonicalPrefix || !canonicalSlashes || own?.get(values.length) !== kind || read.foreign) {
    const location = withRest(addressOf(kind, params, locale, read.query), read.rest);
    return { type: 'redirect', location: embedded ? embeddedAddress(location, locale) : location };
  }
  const path = addressOf(kind, params, locale, {});
  const rest = read.rest.length === 0 ? {} : { rest: read.rest };
  return { type: 'page', kind, params, locale, query: read.query, path, ...rest, ...form };
}

/** An address with what came of the query besides. */
export function withRest(location: string, rest: readonly string[]): string {
  if (rest.length === 0) return location;
  return `${location}${location.includes('?') ? '&' : '?'}${rest.join('&')}`;
}

/** The form of a page's own address that shows the content alone: `/en/offers` becomes `/en/spot/api/offers`. */
export function embeddedAddress(path: string, locale: Locale): string {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  const rest = path.slice(prefix.length);
  return `${prefix}/${EMBEDDED_PREFIX.join('/')}${rest === '/' ? '' : rest.replace(/^\/(?=\?)/, '')}`;
}

/**
 * Where a page is to be led on to that was asked for under another address than its own, one that it had before or that
 * names another category; undefined at its own.
 * @param own the page's path @param target the same with the query that it keeps
 */
export function movedTo(
  own: string,
  asked: { path: string; locale: Locale; embedded: boolean },
  target = own,
): string | undefined {
  if (own === asked.path) return undefined;
  return asked.embedded ? embeddedAddress(target, asked.locale) : target;
}

const EXTERNAL = /^(?:https?:\/\/[^/\\?#]|mailto:.|tel:.)/i;
/** Files that both languages share; they are no pages. */
const SHARED_FILE = /^\/media\/[\w./-]+$/;

/**
 * A link written in content, made ready for a page in `locale`. Links to pages of the site may be written in
 * any language and with either segments or keys; slugs are kept, since only the content knows their
 * translations. External http(s), mailto, tel and fragments stay as they are. Null, meaning "render no
 * link": everything else (`javascript:`, `//host`, unknown paths) and pages that the language lacks.
 */
export function localiseHref(href: string | null | undefined, locale: Locale): string | null {
  const link = href?.trim() ?? '';
  if (link === '' || link.length > MAX_PATH || /[\p{Cc}\\]/u.test(link)) return null;
  if (/^#[\p{L}\p{N}_-]+$/u.test(link)) return link;
  if (EXTERNAL.test(link)) return URL.canParse(link) ? link : null;
  if (link.startsWith('//') || /^[a-z][a-z\d+.-]*:/i.test(link)) return null;
  if (SHARED_FILE.test(link) && !link.includes('..')) return link;

  const [, pathname = '', search = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(link) ?? [];
  const page = readAnywhere(pathname);
  if (!page || !existsIn(page.kind, locale)) return null;
  const read = readQuery(search, queryKeysOf(page.kind), 'any');
  return addressOf(page.kind, page.params, locale, read?.query ?? {}) + safeFragment(fragment);
}

function safeFragment(fragment: string): string {
  return /^#[\w-]+$/.test(fragment) ? fragment : '';
}

function readAnywhere(pathname: string): { kind: PageKind; params: PageParams } | null {
  const raw = pathname.split('/').filter((part) => part !== '');
  const prefix = raw[0] === undefined ? undefined : LOCALE_BY_FOLDED_CODE.get(raw[0].toLowerCase());
  const decoded = raw.slice(prefix ? 1 : 0).map(decode);
  const parts = decoded.filter((part) => part !== null);
  if (parts.length < decoded.length) return null;
  const [base = '', ...values] = parts;
  const tables = [BY_SEGMENT.get(prefix ?? DEFAULT_LOCALE), BY_KEY, ...BY_SEGMENT.values()];
  for (const table of tables) {
    const kind = table?.get(base)?.get(values.length);
    const params = kind && paramsFor(kind, values);
    if (kind && params) return { kind, params };
  }
  return null;
}

function complete(kind: PageKind, params: PageParams): boolean {
  return pageEntry(kind).params.every((name) => usable(params[name] ?? ''));
}

/**
 * The addresses of one page in the languages that have it, for hreflang and sitemap, in the order of `live`. `localisedParams`
 * holds the params of each language that has the page; for a kind without params it may be empty.
 */
export function alternateLinks(
  kind: PageKind,
  localisedParams: Partial<Record<Locale, PageParams>>,
  live: readonly Locale[],
): { locale: Locale; path: string }[] {
  return live.flatMap((locale) => {
    const params: PageParams = localisedParams[locale] ?? {};
    if (!existsIn(kind, locale) || !complete(kind, params)) return [];
    return [{ locale, path: addressOf(kind, params, locale, {}) }];
  });
}

/**
 * Where the language switcher leads, one entry for each live language. A language without this page gets the
 * nearest list above it that it can name (`exact` false, query dropped), home in the end: never a 404.
 * `localisedParams` may be incomplete, e.g. only the category of a tenant that is not translated;
 * `localisedQuery` replaces `query` where its values are slugs that differ between languages.
 */
export function languageTargets(
  kind: PageKind,
  localisedParams: Partial<Record<Locale, PageParams>>,
  live: readonly Locale[],
  query: Query = {},
  localisedQuery: Partial<Record<Locale, Query>> = {},
): { locale: Locale; href: string; exact: boolean }[] {
  return live.map((locale) => {
    const params = localisedParams[locale] ?? {};
    const exact = existsIn(kind, locale) && complete(kind, params);
    const asked = exact ? (localisedQuery[locale] ?? query) : {};
    return { locale, href: addressOf(kind, params, locale, asked), exact };
  });
}
