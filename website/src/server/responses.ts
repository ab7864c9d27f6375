import type { ServerResponse } from 'node:http';
import { PLAIN_POLICY, SECURITY_HEADERS } from './security-headers.ts';

type HeaderPairs = readonly (readonly [string, string])[];

/** Writes a small answer that is never cached, with the headers every answer carries. @param without names of those it must not carry */
export function sendPlain(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: HeaderPairs = [],
  without: readonly string[] = [],
) {
  for (const [name, value] of SECURITY_HEADERS) if (!without.includes(name)) response.setHeader(name, value);
  response.setHeader('content-security-policy', PLAIN_POLICY);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', type);
  for (const [name, value] of headers) response.setHeader(name, value);
  response.statusCode = status;
  response.end(body);
}

export function sendJson(response: ServerResponse, status: number, body: object, headers: HeaderPairs = []) {
  sendPlain(response, status, 'application/json; charset=utf-8', JSON.stringify(body), headers);
}

export function sendText(
  response: ServerResponse,
  status: number,
  body: string,
  headers: HeaderPairs = [],
  without: readonly string[] = [],
) {
  sendPlain(response, status, 'text/plain; charset=utf-8', `${body}\n`, headers, without);
}

/** 308 keeps the method and says "for good"; an hour of caching keeps a mistaken table correctable. */
export function sendRedirect(response: ServerResponse, location: string) {
  sendText(response, 308, 'Moved', [
    ['location', location],
    ['cache-control', 'public, max-age=3600'],
    ['x-cache', 'bypass'],
  ]);
}
