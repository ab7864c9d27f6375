import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** IPv4: the /24; IPv6: the /56 that a household gets. Anything else counts as one network. */
export function networkOf(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
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

/** The visitor's address. X-Forwarded-For is believed behind a proxy of ours only, and of it the last entry. */
function addressOfVisitor(request: IncomingMessage, trustProxy: boolean): string | undefined {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return forwarded || request.socket.remoteAddress;
}

export function networkOfVisitor(request: IncomingMessage, trustProxy: boolean): string {
  return networkOf(addressOfVisitor(request, trustProxy));
}

/** One visitor as far as can be told without keeping anything with them; a hash, so that no address is kept here. */
export function keyOfVisitor(request: IncomingMessage, trustProxy: boolean): string {
  const { 'user-agent': agent = '', 'accept-language': languages = '' } = request.headers;
  return createHash('sha256')
    .update(`${addressOfVisitor(request, trustProxy)}\n${agent}\n${languages}`)
    .digest('base64url')
    .slice(0, 22);
}

export interface RateLimit {
  /** Counts one more for the key; false = it has had its share. */
  admits(key: string): boolean;
}

/** Windows that are kept at most; when there are more, those that have run out go, then all. */
const MOST_KEYS = 20_000;

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
    if (windows.size < MOST_KEYS) return;
    for (const [key, { until }] of windows) if (until <= now()) windows.delete(key);
    if (windows.size >= MOST_KEYS) windows.clear();
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
