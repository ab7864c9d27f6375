import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { VISITOR_HEADER, VISITOR_KEY_PATTERN } from '@mall/contract';
import type { Context } from 'koa';
import { sameSecret } from '../kit/request';
import { settings } from '../settings';

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
  if (!secret || more.length > 0 || !VISITOR_KEY_PATTERN.test(key)) return undefined;
  const right = createHmac('sha256', secret).update(key).digest();
  return sameSecret(Buffer.from(mac, 'base64url'), right) ? key : undefined;
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

/** So much of the key of a visitor whom the website names tells networks apart (`VISITOR_HEADER`). */
const NETWORK_LENGTH = 22;

/** Who votes, and from which network, whatever browser is said to be in use there. */
export interface Voting {
  client: string;
  network: string;
}

/** Who votes, for one day (YYYY-MM-DD): tomorrow nobody can tell that it was the same one. */
export function votingOf(ctx: Context, day: string): Voting {
  const visitor = vouchedFor(ctx.get(VISITOR_HEADER), settings().purgeToken);
  const network = visitor?.slice(0, NETWORK_LENGTH) ?? placeOf(ctx.request.ip);
  return { client: hash(`${writerOf(ctx)} ${day}`), network: hash(`network ${network} ${day}`) };
}

/** An account as logs may name it: equal ones look equal, and nobody reads the address back. */
export function accountMark(email: unknown): string {
  return typeof email === 'string' ? hash(email.trim().toLowerCase()) : 'none';
}
