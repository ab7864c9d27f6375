import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { dropRest, readBody } from '../../read-body.ts';
import { type MultipartLimits, readMultipart, type Upload } from './multipart.ts';

/** A form without files is far smaller. */
export const MAX_FORM_BYTES = 16 * 1024;

export type Fields = ReadonlyMap<string, string>;

type Refused = { ok: false; status: 400 | 403 | 408 | 413 | 415 | 503; reason: string; close: boolean };

type Intake = { ok: true; fields: Fields } | Refused;

/** A form with everything that was posted under a name, and files. `fileCount` counts those not kept, too. */
export type WholeIntake =
  | {
      ok: true;
      fields: Fields;
      all: (name: string) => readonly string[];
      uploads: Upload[];
      fileCount: number;
    }
  | Refused;

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
export async function takeForm(request: IncomingMessage, most = MAX_FORM_BYTES): Promise<Intake> {
  return takeWholeForm(request, { most });
}

/** The same with every value of a name; with `parts` in parts, too. @param most bytes of a form that is not */
export async function takeWholeForm(
  request: IncomingMessage,
  { most, parts }: { most: number; parts?: MultipartLimits },
): Promise<WholeIntake> {
  if (!isSameOrigin(request.headers)) return refusal(403, 'Forms are taken from this site only.');
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (parts && type === 'multipart/form-data') return takeParts(request, parts);
  if (type !== 'application/x-www-form-urlencoded')
    return refusal(415, 'Send application/x-www-form-urlencoded.');
  if (Number(request.headers['content-length'] ?? 0) > most) return refusal(413, `At most ${most} bytes.`);
  const body = await readBody(request, most);
  if (body === 'too large') return refusal(413, `At most ${most} bytes.`);
  const posted = new URLSearchParams(body.toString('utf8'));
  return { ok: true, fields: firsts(posted), all: (name) => posted.getAll(name), uploads: [], fileCount: 0 };
}

const PARTS_REFUSED = {
  'too large': [413, 'The form is too large.'],
  'too slow': [408, 'The form came too slowly.'],
  malformed: [400, 'The form cannot be read.'],
  busy: [503, 'Too many photos at once.'],
} as const;

async function takeParts(request: IncomingMessage, limits: MultipartLimits): Promise<WholeIntake> {
  const { bodyBytes } = limits;
  if (Number(request.headers['content-length'] ?? 0) > bodyBytes)
    return refusal(413, `At most ${bodyBytes} bytes.`);
  const parts = await readMultipart(request, limits);
  if (!parts.ok) {
    const [status, reason] = PARTS_REFUSED[parts.reason];
    await dropRest(request);
    return refusal(status, reason);
  }
  const { fields, uploads, fileCount } = parts;
  const pairs = [...fields].flatMap(([name, values]) => values.map((value) => [name, value] as const));
  return { ok: true, fields: firsts(pairs), all: (name) => fields.get(name) ?? [], uploads, fileCount };
}

function firsts(pairs: Iterable<readonly [string, string]>): Fields {
  const fields = new Map<string, string>();
  for (const [name, value] of pairs) if (!fields.has(name)) fields.set(name, value);
  return fields;
}

/** What is left of a refused body beyond `dropRest` is not waited for. */
function refusal(status: Refused['status'], reason: string): Refused {
  return { ok: false, status, reason, close: true };
}

/** Whether a script asks, which reads JSON, rather than a browser that shows a page. */
export function wantsJson(headers: IncomingHttpHeaders): boolean {
  return /\bapplication\/json\b/.test(headers.accept ?? '');
}
