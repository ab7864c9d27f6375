import { bodyAtMost } from './body-at-most.ts';

/** Why a call has no answer that anything could follow from. */
export class Failure extends Error {
  /** A sign that the system as a whole is unwell. */
  readonly counts: boolean;
  readonly again: boolean;
  /** HTTP status, where one was answered. */
  readonly status: number | undefined;
  constructor(reason: string, kind: { counts: boolean; again: boolean; status?: number }) {
    super(reason);
    this.counts = kind.counts;
    this.again = kind.again;
    this.status = kind.status;
  }
}

/** The bytes of a body, and what they say: parsed when somebody asks. `parse` throws `Failure`. */
interface Body {
  raw: Uint8Array;
  parse: () => unknown;
}

/**
 * What came over the wire: a body, that there is nothing at this address, or that it is not given.
 * `said`: by the content system's own word (JSON, or 204), not by one that anything on the way may have spoken.
 */
export type Reply =
  | ({ kind: 'body' } & Body)
  | { kind: 'nothing' | 'refused'; status: number; said: boolean };

interface RequestParts {
  fetch: typeof fetch;
  headers: Record<string, string>;
  /** Over connecting, headers, body and the one retry, milliseconds. */
  answerMs: number;
}

export const BODY_LIMIT_BYTES = 8 * 1024 * 1024;

const JSON_TYPE = /^\w+\/(?:[\w.+-]+\+)?json$/;
const CHARSET = /^charset\s*=/;
const UTF_8 = /^charset\s*=\s*"?utf-?8"?$/;

/** One read, tried once more after a broken connection or a 5xx. Throws `Failure`. */
export function request(url: string, { fetch: ask, headers, answerMs }: RequestParts): Promise<Reply> {
  return withinDeadline(answerMs, async (signal) => {
    const attempt = async () =>
      replyOf(
        await ask(url, { headers, redirect: 'manual', signal }).catch(() => {
          throw new Failure('no connection', { counts: true, again: true });
        }),
      );
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Failure) || !error.again || signal.aborted) throw error;
      return attempt();
    }
  });
}

async function withinDeadline<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Failure(`no answer within ${ms} ms`, { counts: true, again: false }));
      abort.abort();
    }, ms);
  });
  try {
    return await Promise.race([work(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function replyOf(response: Response): Promise<Reply> {
  const { status } = response;
  if (status === 200) return { kind: 'body', ...(await bodyOf(response)) };
  if (status === 204) {
    await discard(response);
    return { kind: 'nothing', status, said: true };
  }
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
    const answer = await bodyOf(response)
      .then(({ parse }) => parse())
      .catch(() => discard(response));
    const said = typeof answer === 'object';
    return { kind: status === 404 || status === 410 ? 'nothing' : 'refused', status, said };
  }
  await discard(response);
  const unwell = status >= 300;
  throw new Failure(`status ${status}`, { counts: unwell, again: status >= 500, status });
}

/** Whether a media type is one of JSON: its parameters may be any, but for another charset. */
function isJson(type: string): boolean {
  const [name = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase());
  return JSON_TYPE.test(name) && parameters.every((one) => !CHARSET.test(one) || UTF_8.test(one));
}

/** Reads a whole body that is to be JSON in UTF-8; one whose type nobody names has to be an object or a list. */
async function bodyOf(response: Response): Promise<Body> {
  const type = response.headers.get('content-type');
  const foreign = () => new Failure('not JSON in UTF-8', { counts: true, again: false });
  if (type !== null && !isJson(type)) {
    await discard(response);
    throw foreign();
  }
  const raw = await readAll(response);
  return { raw, parse };

  function parse(): unknown {
    let body: unknown;
    try {
      body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
    } catch {
      throw type === null ? foreign() : new Failure('broken JSON', { counts: true, again: false });
    }
    if (type === null && (typeof body !== 'object' || body === null)) throw foreign();
    return body;
  }
}

/** Lets go of a body, so that the connection can be used again. */
async function discard(response: Response): Promise<undefined> {
  try {
    await response.body?.cancel();
  } catch {
    // The connection is gone already.
  }
  return undefined;
}

async function readAll(response: Response): Promise<Uint8Array> {
  const bytes = await bodyAtMost(response, BODY_LIMIT_BYTES).catch(() => {
    throw new Failure('the answer broke off', { counts: true, again: true });
  });
  if (bytes) return bytes;
  throw new Failure(`an answer of more than ${BODY_LIMIT_BYTES} bytes`, { counts: true, again: false });
}
