import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { readRetryAfter, tooManyWrites } from '../../content/client/content-writer.ts';
import { CONFIRM_STATUS, TYPED_COOKIE, TYPED_SECONDS } from '../../features/forms/form-constants.ts';

/** Of one cookie: browsers keep 4,096 bytes of name, value and attributes. */
const MAX_OF_COOKIE = 3_600;
/** Of all: proxies commonly take 8 kB for the whole `Cookie` header, and there are others in it. */
const MAX_OF_ALL = 5_500;
const PARTS = Math.ceil(MAX_OF_ALL / MAX_OF_COOKIE);
/** Nothing that compresses into so little is longer, unless somebody made it so. */
const MAX_TEXT = 256 * 1024;

const STATES = ['form', 'confirm', 'failed', 'tooMany'] as const;
const STATUSES = [409, 413, 422, CONFIRM_STATUS, 429, 503] as const;

/** What became of a form that was not sent. */
export interface Outcome {
  state: (typeof STATES)[number];
  status: (typeof STATUSES)[number];
  /** For `retry-after`: seconds or a date of HTTP; left out where nobody says when. */
  retryAfter?: string | undefined;
}

/** Names beside the fields' own in what is kept; no field is called so. */
const STATE = ':state';
const STATUS = ':status';
const RETRY_AFTER = ':retry-after';

/** By our own limits. */
export const TOO_OFTEN = { state: 'tooMany', status: 429, retryAfter: '600' } as const satisfies Outcome;
const AWAY = { state: 'failed', status: 503, retryAfter: '30' } as const satisfies Outcome;

/** What an error of the content writer comes to that is no refusal: the content system has limits too. */
export function notStored(error: unknown): Outcome {
  const limited = tooManyWrites(error);
  return limited ? { ...TOO_OFTEN, retryAfter: limited.retryAfter } : AWAY;
}

export function outcomeFields({ state, status, retryAfter }: Outcome): [string, string][] {
  return [
    [STATE, state],
    [STATUS, String(status)],
    ...(retryAfter ? [[RETRY_AFTER, retryAfter] satisfies [string, string]] : []),
  ];
}

/** It has been with a browser: anything may stand there. */
export function outcomeIn(kept: URLSearchParams): Outcome {
  return {
    state: STATES.find((one) => one === kept.get(STATE)) ?? 'form',
    status: STATUSES.find((one) => String(one) === kept.get(STATUS)) ?? 422,
    retryAfter: readRetryAfter(kept.get(RETRY_AFTER)),
  };
}

const nameOf = (part: number) => `${TYPED_COOKIE}${part + 1}`;

interface Place {
  /** Address of the form: the cookies travel there alone. */
  path: string;
  /** They travel over https alone. */
  secure: boolean;
}

function cookie(part: number, value: string, seconds: number, { path, secure }: Place): string {
  return `${nameOf(part)}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/**
 * Gives what was typed into a form to its own visitor for some minutes, for the page that the browser is led to next:
 * in cookies, since the copies of the website share no memory and none is to hold what visitors send. False: it is
 * too long to be kept so, and nothing was set.
 */
export function keepTyped(response: ServerResponse, typed: URLSearchParams, place: Place): boolean {
  const text = typed.toString();
  if (text.length > MAX_TEXT) return false;
  const packed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 9,
    },
  }).toString('base64url');
  if (packed.length > MAX_OF_ALL) return false;
  // A part that is not needed is taken away: it may be left from a longer form.
  for (let part = 0; part < PARTS; part++) {
    const value = packed.slice(part * MAX_OF_COOKIE, (part + 1) * MAX_OF_COOKIE);
    response.appendHeader('set-cookie', cookie(part, value, value === '' ? 0 : TYPED_SECONDS, place));
  }
  return true;
}

function partsIn({ headers }: Pick<IncomingMessage, 'headers'>): string[] {
  return Array.from(
    { length: PARTS },
    (_, part) => new RegExp(`(?:^|;\\s*)${nameOf(part)}=([\\w-]*)`).exec(headers.cookie ?? '')?.[1] ?? '',
  );
}

/** What was kept of this visitor's form: to be read like anything that is posted. Undefined: nothing that can be read. */
export function typedIn(request: Pick<IncomingMessage, 'headers'>): URLSearchParams | undefined {
  const packed = partsIn(request).join('');
  if (packed === '') return undefined;
  try {
    const text = brotliDecompressSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MAX_TEXT });
    return new URLSearchParams(text.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Takes back what was kept, once it is sent. */
export function forgetTyped(
  request: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
  place: Place,
) {
  partsIn(request).forEach((value, part) => {
    if (value !== '') response.appendHeader('set-cookie', cookie(part, '', 0, place));
  });
}
