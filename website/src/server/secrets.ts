import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './responses.ts';

/** Compares in constant time, whatever the lengths. */
export function sameSecret(given: string | Buffer, wanted: string | Buffer): boolean {
  const digest = (secret: string | Buffer) => createHash('sha256').update(secret).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

/** Whether a request carries `Authorization: Bearer {token}`; without it, it is answered with a 401. */
export function admitsToken(request: IncomingMessage, response: ServerResponse, token: string): boolean {
  if (sameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) return true;
  sendJson(response, 401, { error: 'The bearer token is missing or wrong.' }, [
    ['www-authenticate', 'Bearer'],
  ]);
  return false;
}
