import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

const plainAddress = (address: string | undefined) =>
  (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** IPv4: the /24; IPv6: the /56 that a household gets. Anything else counts as one network. */
export function networkOf(address: string | undefined): string {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return 'unknown';
  const [head = '', tail = ''] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = [
    ...left,
    ...new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'),
    ...right,
  ];
  const [a, b, c, d] = groups.map((group) => Number.parseInt(group, 16));
  return `${[a, b, c].map((group) => (group ?? 0).toString(16)).join(':')}:${((d ?? 0) & 0xff00).toString(16)}::/56`;
}

/**
 * The visitor's address: of X-Forwarded-For only what our own `proxies` wrote is believed, each of which adds the
 * address that it was asked from. A shorter list came past one of them, and its first entry is the best there is.
 */
function addressOfVisitor(request: IncomingMessage, proxies: number): string | undefined {
  const entries = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const forwarded = proxies > 0 ? entries.slice(-proxies)[0] : undefined;
  return forwarded ?? request.socket.remoteAddress;
}

export function networkOfVisitor(request: IncomingMessage, proxies: number): string {
  return networkOf(addressOfVisitor(request, proxies));
}

/** One visitor as far as can be told without keeping anything with them; a hash, so that no address is kept here. */
export function keyOfVisitor(request: IncomingMessage, proxies: number): string {
  const { 'user-agent': agent = '', 'accept-language': languages = '' } = request.headers;
  return createHash('sha256')
    .update(`${addressOfVisitor(request, proxies)}\n${agent}\n${languages}`)
    .digest('base64url')
    .slice(0, 22);
}

/** Where a visitor comes from, whatever the browser says: the address of IPv4, the network of IPv6. */
function lineOf(address: string | undefined): string {
  const plain = plainAddress(address);
  return isIPv4(plain) ? plain : networkOf(plain);
}

/** Characters of what tells networks apart, and of what tells visitors apart, in a visitor's key. */
const HALF_KEY = 22;

/** What names the visitor to the content system (`VISITOR_HEADER` of the contract); undefined without a secret. */
export function visitorMark(
  request: IncomingMessage,
  proxies: number,
  secret: string | undefined,
): string | undefined {
  if (!secret) return undefined;
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const half = (text: string) => sign(text).slice(0, HALF_KEY);
  const key =
    half(`network ${lineOf(addressOfVisitor(request, proxies))}`) +
    half(`visitor ${keyOfVisitor(request, proxies)}`);
  return `${key}.${sign(key)}`;
}

interface RateLimit {
  /** Counts one more for the key; false = it has had its share. */
  admits(key: string): boolean;
}

/** Windows that are kept at most; when there are more, those that have run out go, then all. */
const MAX_KEYS = 20_000;

/** At most `most` in `windowMs` for each key, in this process's memory. @param now milliseconds */
export function createRateLimit({
  most,
  windowMs,
  now,
}: {
  most: number;
  windowMs: number;
  now: () => number;
}): RateLimit {
  const windows = new Map<string, { count: number; until: number }>();

  function makeRoom() {
    if (windows.size < MAX_KEYS) return;
    for (const [key, { until }] of windows) if (until <= now()) windows.delete(key);
    if (windows.size >= MAX_KEYS) windows.clear();
  }

  return {
    admits(key) {
      const known = windows.get(key);
      if (known && now() < known.until) {
        known.count++;
        return known.count <= most;
      }
      makeRoom();
      windows.set(key, { count: 1, until: now() + windowMs });
      return most >= 1;
    },
  };
}

/** Counts in one place for all instances of the website. */
export interface SharedCounter {
  /** One more for the key within the window that began with the first; how many there are now. */
  add(key: string, windowMs: number): Promise<number>;
}

/** The same limit over all instances; while the shared counter is away, each counts for itself. */
export function createSharedRateLimit({
  most,
  windowMs,
  now,
  counter,
}: {
  most: number;
  windowMs: number;
  now: () => number;
  counter?: SharedCounter;
}): { admits(key: string): Promise<boolean> } {
  const own = createRateLimit({ most, windowMs, now });
  return {
    async admits(key) {
      const here = own.admits(key);
      if (!counter) return here;
      try {
        return (await counter.add(key, windowMs)) <= most;
      } catch {
        return here;
      }
    },
  };
}
