import { type LookupAddress, lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { errors } from '@strapi/utils';

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

function subnets(family: 'ipv4' | 'ipv6', named: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of named) {
    const [network = '', bits] = subnet.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

/** Addresses that no host on the internet has (IANA's registry of special ones). */
const SPECIAL = subnets('ipv4', [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]);
/** All that are public lie in here; those that hold one of version 4 do not. */
const GLOBAL_6 = subnets('ipv6', ['2000::/3']);
/** Of them, tunnels to addresses of version 4, and what stands in documents. */
const SPECIAL_6 = subnets('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** Whether an address is one on the internet: no loopback, no private, link-local or unique local one. */
export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !SPECIAL.check(address, 'ipv4');
    case 6:
      return GLOBAL_6.check(address, 'ipv6') && !SPECIAL_6.check(address, 'ipv6');
    default:
      return false;
  }
}

type Allowed = (address: string) => boolean;

const refusal = () =>
  new errors.ApplicationError(
    'Ten adres nie jest publiczny: pobierz plik i prześlij go z dysku. / This address is not a public one: download the file and upload it from your disk.',
  );

/** Resolves a name for the very connection that is made, so that it cannot lead elsewhere a moment later. */
const lookupOf =
  (isAllowed: Allowed): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
      const [first] = found;
      if (error) callback(error, '');
      else if (!first || !found.every(({ address }) => isAllowed(address))) callback(refusal(), '');
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };

function ask(url: URL, signal: AbortSignal | undefined, isAllowed: Allowed): Promise<IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Nobody looks up what is an address already.
  const isRefused = !/^https?:$/.test(url.protocol) || (isIP(host) !== 0 && !isAllowed(host));
  if (isRefused) return Promise.reject(refusal());
  return new Promise((resolve, reject) => {
    get(
      url,
      {
        lookup: lookupOf(isAllowed),
        headers: { 'accept-encoding': 'identity' },
        // A connection of its own: one that is kept may lead anywhere.
        agent: false,
        ...(signal ? { signal } : {}),
      },
      resolve,
    ).on('error', reject);
  });
}

/** Its type has two names, by whether there is a browser. */
type Body = ConstructorParameters<typeof Response>[0];

function responseOf(url: URL, message: IncomingMessage): Response {
  const { statusCode: status = 502, statusMessage: statusText = '', headersDistinct } = message;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const isEmpty = status === 204 || status === 205 || status === 304;
  if (isEmpty) message.resume();
  const body = isEmpty ? null : (Readable.toWeb(message) as unknown as Body);
  return Object.defineProperty(new Response(body, { status, statusText, headers }), 'url', {
    value: url.href,
  });
}

/**
 * Fetches what lies at a public address, which each redirect has to lead to again.
 * @param isAllowed says of an address that a name has been resolved to whether it may be asked
 */
export async function publicFetch(
  address: string,
  { signal }: { signal?: AbortSignal } = {},
  isAllowed: Allowed = isPublic,
): Promise<Response> {
  let url = new URL(address);
  for (let led = 0; led <= MAX_REDIRECTS; led += 1) {
    const message = await ask(url, signal, isAllowed);
    const { statusCode = 0, headers } = message;
    if (!REDIRECTS.has(statusCode) || headers.location === undefined) return responseOf(url, message);
    message.destroy();
    url = new URL(headers.location, url);
  }
  throw new errors.ApplicationError(
    'Ten adres prowadzi w kółko. / This address leads from one to the next without an end.',
  );
}
