import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTag, PLAIN_TAGS, SLUG_TAGS, type Tag } from '@mall/contract';
import { readBody } from '../read-body.ts';
import { sendJson } from '../responses.ts';
import { admitsToken } from '../secrets.ts';

const MAX_BYTES = 64 * 1024;
const MAX_TAGS = 1_000;
/** How many unknown tags an answer names, and how much of each. */
const NAMED = 10;
const NAMED_CHARACTERS = 60;

/**
 * `POST /purge` with `Authorization: Bearer PURGE_TOKEN` and `{"tags": ["tenant:halland", "tenants"]}`.
 * Answers 200 `{"purged": n}`; 401 without the token, 400/413/415 with a reason, 404 when no token is configured. Tags are
 * those of the contract: one that nobody knows is a 400 that names it, and nothing is purged.
 */
export async function handlePurge(
  request: IncomingMessage,
  response: ServerResponse,
  token: string | undefined,
  purge: (tags: Tag[]) => number,
) {
  if (!token) return sendJson(response, 404, { error: 'Purging is off: PURGE_TOKEN is not set.' });
  if (request.method !== 'POST') return sendJson(response, 405, { error: 'Use POST.' }, [['allow', 'POST']]);
  if (!admitsToken(request, response, token)) return;
  const body = await readBody(request, MAX_BYTES);
  if (body === 'too large')
    return sendJson(response, 413, { error: `At most ${MAX_BYTES} bytes.` }, [['connection', 'close']]);
  const sent = parseTags(body);
  if (!sent) return sendJson(response, 400, { error: `Send {"tags": [...]} with 1 to ${MAX_TAGS} tags.` });
  const tags = sent.filter(isTag);
  if (tags.length < sent.length) return sendJson(response, 400, { error: unknownTags(sent) });
  return sendJson(response, 200, { purged: purge(tags) });
}

function parseTags(body: Buffer): string[] | undefined {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    if (typeof parsed !== 'object' || parsed === null || !('tags' in parsed) || !Array.isArray(parsed.tags))
      return undefined;
    const tags = parsed.tags.filter((tag) => typeof tag === 'string');
    const whole = tags.length === parsed.tags.length && tags.length > 0 && tags.length <= MAX_TAGS;
    return whole ? tags : undefined;
  } catch {
    return undefined;
  }
}

function unknownTags(sent: readonly string[]): string {
  const unknown = [...new Set(sent.filter((tag) => !isTag(tag)))];
  const named = unknown.slice(0, NAMED).map((tag) => JSON.stringify(tag.slice(0, NAMED_CHARACTERS)));
  const more = unknown.length > NAMED ? ` and ${unknown.length - NAMED} more` : '';
  return `Unknown tags, nothing was purged: ${named.join(', ')}${more}. Known: ${PLAIN_TAGS.join(', ')}; of one entry, by its slug: ${SLUG_TAGS.map((tag) => `${tag}:…`).join(', ')}.`;
}
