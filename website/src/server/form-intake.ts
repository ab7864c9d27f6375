import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { readBody } from './read-body.ts';

/** A form without files is far smaller. */
export const FORM_MOST_BYTES = 16 * 1024;

export type Fields = ReadonlyMap<string, string>;

export type Intake =
  | { ok: true; fields: Fields }
  | { ok: false; status: 403 | 413 | 415; reason: string; close: boolean };

/**
 * Whether a page of this site sent the request. Browsers say so in Sec-Fetch-Site; where they do not (no HTTPS, old
 * ones) the Origin must name the host that was asked. A request with neither comes from no form of ours.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  if (!origin || !host || !URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase();
}

/** Reads a posted form, refusing what no form of ours sends: other sites, other types, more than fits in one. */
export async function takeForm(request: IncomingMessage, most = FORM_MOST_BYTES): Promise<Intake> {
  if (!isSameOrigin(request.headers)) return refusal(403, 'Forms are taken from this site only.');
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    return refusal(415, 'Send application/x-www-form-urlencoded.');
  if (Number(request.headers['content-length'] ?? 0) > most) return refusal(413, `At most ${most} bytes.`);
  const body = await readBody(request, most);
  if (body === 'too large') return refusal(413, `At most ${most} bytes.`);
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body.toString('utf8')))
    if (!fields.has(name)) fields.set(name, value);
  return { ok: true, fields };
}

/** What has not been read of the body is not waited for. */
function refusal(status: 403 | 413 | 415, reason: string): Intake {
  return { ok: false, status, reason, close: true };
}

/**
 * Whether a program filled the form in: something stands in the field that people do not see, or the form's own
 * script says that it took less time than a hand needs. Without scripts no time is said.
 */
export function isAutomatic(
  fields: Fields,
  { trap, elapsed, leastMs }: { trap: string; elapsed: string; leastMs: number },
): boolean {
  if ((fields.get(trap) ?? '') !== '') return true;
  const said = fields.get(elapsed) ?? '';
  return said !== '' && !(Number(said) >= leastMs);
}

/** Whether a script asks, which reads JSON, rather than a browser that shows a page. */
export function wantsJson(headers: IncomingHttpHeaders): boolean {
  return /\bapplication\/json\b/.test(headers.accept ?? '');
}
