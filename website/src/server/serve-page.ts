import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding, reencoded } from './compress.ts';
import type { CacheState, Page } from './page.ts';
import { framedBy, SECURITY_HEADERS } from './security-headers.ts';

/**
 * Browsers always ask again (and get a 304); a CDN may keep a page for a minute, and, where it reads RFC 9213,
 * serve it stale while it asks again or when we are down. `stale-while-revalidate` in the common header would
 * make browsers show an old page after an edit.
 */
const SHARED = 'public, max-age=0, s-maxage=60, must-revalidate';
const CDN = 'max-age=60, stale-while-revalidate=86400, stale-if-error=864000';
/** Of a page that says something of today: never stale beyond it, and in the day's last minute not kept at all. */
const CDN_TODAY = 'max-age=60, stale-if-error=864000';
const LAST_MINUTE = 'public, max-age=0, s-maxage=0, must-revalidate';
const CDN_LAST_MINUTE = 'max-age=0, stale-if-error=864000';
const PRIVATE = 'private, no-store';

/** Points browsers at the rules for prefetching, so that no inline script is needed for them. */
const SPECULATION = ['speculation-rules', '"/speculation-rules.json"'] as const;

/** Header lists are the same for every answer of a page in one encoding: building them once makes a hit a look-up. */
type Lists = Partial<Record<Encoding, readonly string[]>>;
const prepared = new WeakMap<Page, Record<Caching, Lists>>();
/** Who else may keep an answer: a CDN for its time, a CDN not beyond this minute, nobody. */
type Caching = 'shared' | 'ending' | 'once';

/** Writes a page: negotiated encoding, strong ETag, 304, `x-cache` and `age`; HEAD gets the headers alone. */
export function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  state: CacheState,
  ageSeconds: number,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  // A copy: headers of this answer alone are added to it.
  const headers = headersOf(page, encoding, state).slice();
  headers.push('x-cache', state, 'age', String(ageSeconds));
  if (page.status === 200 && matches(request.headers['if-none-match'], page.etag, encoding)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  if (state === 'stale') headers.push('x-stale', `age=${ageSeconds}`);
  const write = (body: Buffer) => {
    headers.push('content-length', String(body.length));
    response.writeHead(page.status, headers);
    if (request.method === 'HEAD') response.end();
    else response.end(body);
  };
  if (encoding === 'br') return write(page.br);
  const known = derived.get(page.br)?.get(encoding);
  if (known) return write(known);
  derive(page.br, encoding).then(write, () => response.destroy());
}

/** Bodies in other encodings than the one kept, for as long as they fit: nearly every visitor reads brotli. */
const DERIVED_BYTES = 8 * 1_048_576;
/** Of a body besides itself: there are empty ones. */
const ENTRY_BYTES = 512;
const derived = new Map<Buffer, Map<Encoding, Buffer>>();
const deriving = new Map<Buffer, Map<Encoding, Promise<Buffer>>>();
let derivedBytes = 0;

function derive(br: Buffer, encoding: Encoding): Promise<Buffer> {
  const running = deriving.get(br) ?? new Map<Encoding, Promise<Buffer>>();
  deriving.set(br, running);
  const made =
    running.get(encoding) ??
    reencoded(br, encoding)
      .then((body) => {
        keepDerived(br, encoding, body);
        return body;
      })
      .finally(() => {
        running.delete(encoding);
        if (running.size === 0) deriving.delete(br);
      });
  running.set(encoding, made);
  return made;
}

function keepDerived(br: Buffer, encoding: Encoding, body: Buffer) {
  const bodies = derived.get(br) ?? new Map<Encoding, Buffer>();
  derived.set(br, bodies.set(encoding, body));
  derivedBytes += body.length + ENTRY_BYTES;
  for (const [oldest, held] of derived) {
    if (derivedBytes <= DERIVED_BYTES) break;
    derived.delete(oldest);
    for (const one of held.values()) derivedBytes -= one.length + ENTRY_BYTES;
  }
}

function headersOf(page: Page, encoding: Encoding, state: CacheState): readonly string[] {
  let known = prepared.get(page);
  if (!known) {
    known = { shared: {}, ending: {}, once: {} };
    prepared.set(page, known);
  }
  const caching = cachingOf(page, state);
  const lists = known[caching];
  lists[encoding] ??= listOf(page, encoding, caching);
  return lists[encoding];
}

function cachingOf(page: Page, state: CacheState): Caching {
  // What is served once is nobody else's; a page that lacks a part must not stay in a CDN.
  if (state === 'bypass' || page.poor) return 'once';
  return page.trueUntil !== undefined && Date.now() > page.trueUntil - 60_000 ? 'ending' : 'shared';
}

function listOf(page: Page, encoding: Encoding, caching: Caching): string[] {
  const shared = caching !== 'once';
  const ending = caching === 'ending';
  const list: string[] = [];
  const { framedBy: framer } = page;
  for (const [name, value] of SECURITY_HEADERS) {
    if (name !== 'x-frame-options' || framer === undefined) list.push(name, value);
  }
  for (const [name, value] of page.headers) {
    const policy = name === 'content-security-policy' && framer !== undefined;
    list.push(name, policy ? framedBy(value, framer) : value);
  }
  list.push(...SPECULATION, 'vary', 'accept-encoding', 'cache-control');
  list.push(!shared ? PRIVATE : ending ? LAST_MINUTE : SHARED);
  if (shared) {
    const today = ending ? CDN_LAST_MINUTE : CDN_TODAY;
    list.push('cdn-cache-control', page.trueUntil === undefined ? CDN : today);
  }
  if (page.tags.length > 0 && shared) {
    // Slugs may be of any script, header values may not.
    const tags = page.tags.map(encodeURI);
    list.push('cache-tag', tags.join(','), 'surrogate-key', tags.join(' '));
  }
  list.push('etag', entityTag(page.etag, encoding));
  if (encoding !== 'identity') list.push('content-encoding', encoding);
  return list;
}

/** Strong tags differ by encoding (RFC 9110, 8.8.3.3). */
function entityTag(etag: string, encoding: string): string {
  return `"${etag}-${encoding}"`;
}

function matches(header: string | undefined, etag: string, encoding: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  const wanted = entityTag(etag, encoding);
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === wanted);
}
