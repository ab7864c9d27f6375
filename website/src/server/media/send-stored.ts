import type { IncomingMessage, ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from '../security-headers.ts';
import type { StoredMedia } from './store.ts';

// A file of the content system keeps its name for good, and a new upload gets a new one.
const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * Answers with a kept file, or 304 to whoever has it; a stale one is to be asked for again.
 * @param headers of this file besides: its type, its policy
 */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, etag, stale }: StoredMedia,
  headers: Readonly<Record<string, string>>,
) {
  for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('cache-control', stale ? 'no-cache' : FOR_GOOD);
  response.setHeader('etag', etag);
  if (matches(request.headers['if-none-match'], etag)) {
    for (const name of ['content-type', 'content-encoding']) response.removeHeader(name);
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('content-length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function matches(given: string | undefined, etag: string): boolean {
  if (!given) return false;
  return given.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag);
}
