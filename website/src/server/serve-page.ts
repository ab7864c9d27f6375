import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './compress.ts';
import type { CacheState, Page } from './page-cache.ts';
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

// Header lists are the same for every hit of a page in one encoding: building them once makes a hit a look-up.
const prepared = new WeakMap<Page, Map<string, string[]>>();

/** Writes a page: negotiated encoding, strong ETag, 304, `x-cache` and `age`; HEAD gets the headers alone. */
export function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  state: CacheState,
  ageSeconds: number,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const base = headersOf(page, encoding, state);
  const body = page.bodies[encoding];
  if (page.status === 200 && matches(request.headers['if-none-match'], page.etag, encoding)) {
    response.writeHead(304, [...base, 'x-cache', state, 'age', String(ageSeconds)]);
    response.end();
    return;
  }
  const stale = state === 'stale' ? ['x-stale', `age=${ageSeconds}`] : [];
  response.writeHead(page.status, [
    ...base,
    ...stale,
    'x-cache',
    state,
    'age',
    String(ageSeconds),
    'content-length',
    String(body.length),
  ]);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

function headersOf(page: Page, encoding: 'identity' | 'gzip' | 'br', state: CacheState): string[] {
  const ending = page.trueUntil !== undefined && Date.now() > page.trueUntil - 60_000;
  const variant = `${encoding} ${state === 'bypass'} ${ending}`;
  const known = prepared.get(page)?.get(variant);
  if (known) return known;
  const list: string[] = [];
  const { framedBy: framer } = page;
  for (const [name, value] of SECURITY_HEADERS) {
    if (name !== 'x-frame-options' || framer === undefined) list.push(name, value);
  }
  for (const [name, value] of page.headers) {
    const policy = name === 'content-security-policy' && framer !== undefined;
    list.push(name, policy ? framedBy(value, framer) : value);
  }
  list.push(
    ...SPECULATION,
    'vary',
    'accept-encoding',
    'cache-control',
    state === 'bypass' ? PRIVATE : ending ? LAST_MINUTE : SHARED,
  );
  if (state !== 'bypass') {
    const today = ending ? CDN_LAST_MINUTE : CDN_TODAY;
    list.push('cdn-cache-control', page.trueUntil === undefined ? CDN : today);
  }
  if (page.tags.length > 0 && state !== 'bypass') {
    // Slugs may be of any script, header values may not.
    const tags = page.tags.map(encodeURI);
    list.push('cache-tag', tags.join(','), 'surrogate-key', tags.join(' '));
  }
  list.push('etag', entityTag(page.etag, encoding));
  if (encoding !== 'identity') list.push('content-encoding', encoding);
  const variants = prepared.get(page) ?? new Map<string, string[]>();
  variants.set(variant, list);
  prepared.set(page, variants);
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
