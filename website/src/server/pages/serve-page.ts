import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestHeaders } from '../request-headers.ts';
import { framedBy, OWN_THREAD, SECURITY_HEADERS } from '../security-headers.ts';
import { TAG_HEADERS, type TagHeader } from '../settings.ts';
import { chooseEncoding, type Dictionary, type Encoding, type Packing } from './packing/compress.ts';
import { createOtherEncodings } from './packing/other-encodings.ts';
import { isTight } from './packing/packed-bodies.ts';
import type { CacheState, Page } from './page.ts';
import { hasTextForm } from './text-form.ts';

/**
 * Browsers always ask again (and get a 304); a CDN may keep a page for a minute, and, where it reads RFC 9213,
 * serve it stale while it asks again or when we are down. `stale-while-revalidate` in the common header would
 * make browsers show an old page after an edit.
 */
const SHARED = 'public, max-age=0, s-maxage=60, must-revalidate';
const CDN = 'max-age=60, stale-while-revalidate=86400, stale-if-error=864000';
/** How long a CDN serves a page stale by `CDN`, and a minute more. */
const CDN_STALE_MS = 86_460_000;
/** Of a page whose end is nearer than that: never stale beyond it, and in its last minute not kept at all. */
const CDN_TODAY = 'max-age=60, stale-if-error=864000';
const LAST_MINUTE = 'public, max-age=0, s-maxage=0, must-revalidate';
const CDN_LAST_MINUTE = 'max-age=0, stale-if-error=864000';
const PRIVATE = 'private, no-store';
/** What one browser's dictionary unpacks is no other's, and many CDNs look at no header but the encoding. */
const PACKED = 'private, max-age=0, must-revalidate';

const CACHE_CONTROL = {
  shared: SHARED,
  today: SHARED,
  ending: LAST_MINUTE,
  packed: PACKED,
  once: PRIVATE,
} as const;
const CDN_CONTROL = {
  shared: CDN,
  today: CDN_TODAY,
  ending: CDN_LAST_MINUTE,
  packed: undefined,
  once: undefined,
} as const;

/** Points browsers at the rules for prefetching, so that no inline script is needed for them. */
const SPECULATION = ['speculation-rules', '"/speculation-rules.json"'] as const;

const VARY = 'accept-encoding, available-dictionary';
const VARY_PAGE = `accept, ${VARY}`;

/** For as long as they fit in 8 MB: nearly every visitor reads brotli. */
const others = createOtherEncodings(8 * 1_048_576);

/** Header lists are the same for every answer of a page in one encoding: building them once makes a hit a look-up. */
type Lists = Partial<Record<Encoding, readonly string[]>>;
const prepared = new WeakMap<Page, Record<Exclude<Caching, 'packed'>, Lists>>();
/** Whole ones, with all that an answer from memory says; only the age in them changes. */
const finished = new WeakMap<readonly string[], Partial<Record<CacheState, string[]>>>();
/** Who may keep an answer: a CDN for its time, never stale, not beyond this minute, the browser alone, nobody. */
type Caching = 'shared' | 'today' | 'ending' | 'packed' | 'once';

interface Serving {
  /** Of the CDN in front; the same for every endpoint. */
  tagHeader?: TagHeader | undefined;
  /** The dictionary that the browser of a request has. */
  dictionaryOf?: (request: IncomingMessage) => Dictionary | undefined;
}

/**
 * Writes a page: negotiated encoding, strong ETag, 304, `x-cache` and `age`; HEAD gets the headers alone. With a
 * dictionary that the browser has, a page that anyone may get is packed as what it differs by.
 */
export function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  state: CacheState,
  ageSeconds: number,
  { tagHeader, dictionaryOf }: Serving = {},
) {
  const { acceptEncoding: accept, availableDictionary, ifNoneMatch } = requestHeaders(request);
  const packs = availableDictionary !== undefined && state !== 'bypass' && page.status === 200;
  const dictionary = packs ? dictionaryOf?.(request) : undefined;
  const packing: Packing = dictionary && readsDictionaries(accept) ? dictionary : chooseEncoding(accept);
  const name = typeof packing === 'string' ? packing : nameOf(packing);
  const common =
    typeof packing === 'string'
      ? headersOf(page, packing, state, tagHeader)
      : listOf(page, { name, content: 'dcb' }, page.poor ? 'once' : 'packed', tagHeader);
  if (page.status === 200 && matches(ifNoneMatch, page.etag, name)) {
    response.writeHead(304, [...common, 'x-cache', state, 'age', String(ageSeconds)]);
    response.end();
    return;
  }
  const write = (body: Buffer) => {
    response.writeHead(page.status, finishedList(common, state, ageSeconds, body.length));
    if (request.method === 'HEAD') response.end();
    else response.end(body);
  };
  if (packing === 'br') return write(page.br);
  const known = others.known(page.br, packing);
  if (known) return write(known);
  others.make(page.br, packing).then(write, () => response.destroy());
}

/** What brotli at its tightest is called in entity tags: other bytes, the same page. */
const TIGHT = 'br.11';

/** What a page packed with a dictionary is called in its entity tag. */
const nameOf = ({ hash }: Dictionary) => `dcb.${hash.toString('base64url').slice(0, 8)}`;

/** Whether a browser takes brotli that was made with a dictionary. */
function readsDictionaries(accept: string | undefined): boolean {
  return /\bdcb\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept ?? '');
}

/** The same array for every answer of a state: `writeHead` has read it when it returns. */
function finishedList(
  common: readonly string[],
  state: CacheState,
  ageSeconds: number,
  length: number,
): string[] {
  let states = finished.get(common);
  if (!states) {
    states = {};
    finished.set(common, states);
  }
  const age = String(ageSeconds);
  const list = states[state] ?? [
    ...common,
    'content-length',
    String(length),
    'x-cache',
    state,
    ...(state === 'stale' ? ['x-stale', ''] : []),
    'age',
    '',
  ];
  states[state] = list;
  list[list.length - 1] = age;
  if (state === 'stale') list[list.length - 3] = `age=${age}`;
  return list;
}

function headersOf(
  page: Page,
  encoding: Encoding,
  state: CacheState,
  tagHeader: TagHeader | undefined,
): readonly string[] {
  let known = prepared.get(page);
  if (!known) {
    known = { shared: {}, today: {}, ending: {}, once: {} };
    prepared.set(page, known);
  }
  const caching = cachingOf(page, state);
  const lists = known[caching];
  lists[encoding] ??= listOf(
    page,
    {
      name: encoding === 'br' && isTight(page.br) ? TIGHT : encoding,
      content: encoding === 'identity' ? undefined : encoding,
    },
    caching,
    tagHeader,
  );
  return lists[encoding];
}

function cachingOf(page: Page, state: CacheState): Exclude<Caching, 'packed'> {
  // What is served once is nobody else's; a page that lacks a part must not stay in a CDN.
  if (state === 'bypass' || page.poor) return 'once';
  if (page.trueUntil === undefined) return 'shared';
  const left = page.trueUntil - Date.now();
  if (left < 60_000) return 'ending';
  return left < CDN_STALE_MS ? 'today' : 'shared';
}

function listOf(
  page: Page,
  /** Its name in the entity tag, and in `content-encoding` where there is one. */
  encoding: { name: string; content: string | undefined },
  caching: Caching,
  tagHeader: TagHeader | undefined,
): string[] {
  const cdn = CDN_CONTROL[caching];
  const list: string[] = [];
  const { framedBy: framer } = page;
  for (const [name, value] of SECURITY_HEADERS) {
    if (name !== 'x-frame-options' || framer === undefined) list.push(name, value);
  }
  if (framer !== undefined) list.push(...OWN_THREAD);
  for (const [name, value] of page.headers) {
    const policy = name === 'content-security-policy' && framer !== undefined;
    list.push(name, policy ? framedBy(value, framer) : value);
  }
  list.push(...SPECULATION, 'vary', hasTextForm(page) ? VARY_PAGE : VARY, 'cache-control');
  list.push(CACHE_CONTROL[caching]);
  if (cdn) list.push('cdn-cache-control', cdn);
  if (tagHeader && page.tags.length > 0 && cdn) {
    // Slugs may be of any script, header values may not.
    list.push(tagHeader, page.tags.map(encodeURI).join(TAG_HEADERS[tagHeader]));
  }
  list.push('etag', entityTag(page.etag, encoding.name));
  if (encoding.content) list.push('content-encoding', encoding.content);
  return list;
}

/** Strong tags differ by encoding (RFC 9110, 8.8.3.3). */
function entityTag(etag: string, encoding: string): string {
  return `"${etag}-${encoding}"`;
}

function matches(header: string | undefined, etag: string, encoding: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  // Whoever has the page in looser or tighter brotli has the page.
  const wanted = (encoding === 'br' ? ['br', TIGHT] : [encoding]).map((name) => entityTag(etag, name));
  return header.split(',').some((part) => wanted.includes(part.trim().replace(/^W\//, '')));
}
