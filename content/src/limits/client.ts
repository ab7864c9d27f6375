import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Context } from 'koa';
import { settings } from '../settings';

/**
 * Header in which the website names the visitor for whom it writes: `<key>.<mac>`, the key made of what tells visitors
 * apart (no address in it), the mac its base64url HMAC-SHA256 under PURGE_TOKEN. Without it the caller is the client.
 */
export const VISITOR_HEADER = 'x-visitor';

const KEY = /^[\w-]{16,64}$/;

/** IPv4 as it is, IPv6 by the /64 that one customer gets at least; one spelling of each. */
export function placeOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = new Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/** The key that a header vouches for; undefined when it was not made with the secret. */
export function vouchedFor(header: string, secret: string | undefined): string | undefined {
  const [key = '', mac = '', ...more] = header.split('.');
  if (!secret || more.length > 0 || !KEY.test(key)) return undefined;
  const right = createHmac('sha256', secret).update(key).digest();
  const given = Buffer.from(mac, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right) ? key : undefined;
}

const hash = (text: string) =>
  createHmac('sha256', settings().secrets.apiTokenSalt).update(text).digest('base64url').slice(0, 22);

/** Who asks, by network address behind the declared proxies (TRUST_PROXY): a keyed hash, fit for memory and logs. */
export function clientOf(ctx: Context): string {
  return hash(placeOf(ctx.request.ip));
}

/** For whom is written: the visitor whom the website names, else the caller as far as callers can be told apart. */
export function writerOf(ctx: Context): string {
  const visitor = vouchedFor(ctx.get(VISITOR_HEADER), settings().purgeToken);
  if (visitor) return visitor;
  return hash([placeOf(ctx.request.ip), ctx.get('user-agent'), ctx.get('accept-language')].join('\n'));
}

/** Who votes, for one day (YYYY-MM-DD): tomorrow nobody can tell that it was the same one. */
export function votingClientOf(ctx: Context, day: string): string {
  return hash(`${writerOf(ctx)} ${day}`);
}

/** An account as logs may name it: equal ones look equal, and nobody reads the address back. */
export function accountMark(email: unknown): string {
  return typeof email === 'string' ? hash(email.trim().toLowerCase()) : 'none';
}
