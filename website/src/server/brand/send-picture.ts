import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLAIN_POLICY, SECURITY_HEADERS } from '../security-headers.ts';

/**
 * Answers with a picture under an address that stays when the picture changes: kept for an hour by whoever asks.
 * @param passing the picture may be another one in a moment, so that nobody keeps it
 */
export function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  type: string,
  bytes: Buffer,
  passing = false,
): void {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`;
  for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
  response.setHeader('content-security-policy', PLAIN_POLICY);
  response.setHeader('cache-control', passing ? 'no-store' : 'public, max-age=3600');
  response.setHeader('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('content-type', type);
  response.setHeader('content-length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
