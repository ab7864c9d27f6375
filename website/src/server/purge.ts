import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerJson } from './answers.ts';
import { readBody } from './read-body.ts';

const MOST_BYTES = 64 * 1024;
const MOST_TAGS = 1_000;
const TAG = /^[\p{L}\p{N}:._/-]{1,200}$/u;

/**
 * `POST /purge` with `Authorization: Bearer PURGE_TOKEN` and `{"tags": ["tenant:halland", "tenants"]}`.
 * Answers 200 `{"purged": n}`; 401 without the token, 400/413/415 with a reason, 404 when no token is configured.
 */
export async function handlePurge(
  request: IncomingMessage,
  response: ServerResponse,
  token: string | undefined,
  purge: (tags: string[]) => number,
) {
  if (!token) return answerJson(response, 404, { error: 'Purging is off: PURGE_TOKEN is not set.' });
  if (request.method !== 'POST')
    return answerJson(response, 405, { error: 'Use POST.' }, [['allow', 'POST']]);
  if (!sameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) {
    return answerJson(response, 401, { error: 'The bearer token is missing or wrong.' }, [
      ['www-authenticate', 'Bearer'],
    ]);
  }
  const body = await readBody(request, MOST_BYTES);
  if (body === 'too large')
    return answerJson(response, 413, { error: `At most ${MOST_BYTES} bytes.` }, [['connection', 'close']]);
  const tags = parseTags(body);
  if (!tags) return answerJson(response, 400, { error: `Send {"tags": [...]} with 1 to ${MOST_TAGS} tags.` });
  return answerJson(response, 200, { purged: purge(tags) });
}

function parseTags(body: Buffer): string[] | undefined {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    if (typeof parsed !== 'object' || parsed === null || !('tags' in parsed) || !Array.isArray(parsed.tags))
      return undefined;
    const tags = parsed.tags.filter((tag): tag is string => typeof tag === 'string' && TAG.test(tag));
    const whole = tags.length === parsed.tags.length && tags.length > 0 && tags.length <= MOST_TAGS;
    return whole ? tags : undefined;
  } catch {
    return undefined;
  }
}

/** Compares in constant time, whatever the lengths. */
export function sameSecret(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
