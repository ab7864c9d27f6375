import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readReceipt } from '@mall/contract';
import { onTestFinished } from 'vitest';
import type { ContentWriter } from '../../content/client/content-writer.ts';
import { MIN_FILL_MS, PROOF_FIELD } from '../../features/forms/form-constants.ts';
import { brotli } from '../pages/packing/compress.ts';
import type { FormResponse } from './form-tools.ts';
import { createForms, type FormParts } from './forms.ts';
import { createProofs } from './limits/proofs.ts';
import { currentVisitor } from './limits/visitor-context.ts';

/** What a browser says of a form that stands on this site. */
export const SAME = { 'sec-fetch-site': 'same-origin' };
export const JSON_ASKED = { ...SAME, accept: 'application/json' };

export interface Written {
  name: string;
  body: unknown;
  locale: string;
  key: string | undefined;
  files: readonly Buffer[];
  id: string | number | undefined;
  /** In whose name it was written. */
  visitor: string | undefined;
}

const SECRET = 'sesame';

/**
 * The forms of the website behind a real socket until the test ends, on a Saturday at noon. Pages are the JSON of what they would show, and
 * what is posted without a proof gets a good one.
 * @param answer of the content system, whatever is written
 */
export async function formsSite(
  answer: (written: Written) => Promise<unknown>,
  parts: Partial<Pick<FormParts, 'coupon' | 'page'>> = {},
) {
  const written: Written[] = [];
  const logged: string[] = [];
  let time = Date.UTC(2026, 10, 21, 11);
  const write = (async (name, body, locale, options = {}) => {
    const { key, files = [], id } = options;
    const one = { name, body, locale, key, files, id, visitor: currentVisitor() };
    written.push(one);
    return readReceipt(name, await answer(one));
  }) as ContentWriter['write'];
  const forms = createForms({
    settings: {
      live: ['pl-PL', 'en', 'ro-RO'],
      proxies: 1,
      purgeToken: SECRET,
      timeZone: 'Europe/Warsaw',
      secure: false,
    },
    coupon: async () => undefined,
    centreName: async () => 'Galeria Borealis',
    writer: { write },
    page: async (shown: FormResponse, locale) => {
      const br = await brotli(Buffer.from(JSON.stringify({ locale, ...shown.answer })));
      return {
        page: { status: 200, headers: [], etag: 'e', br, tags: [], gaps: [], poor: false, renderedAt: 0 },
        keep: false,
        degraded: false,
        withoutShell: false,
        gaps: [],
        missed: [],
      };
    },
    log: (event, fields) => logged.push(JSON.stringify([event, fields])),
    now: () => time,
    pause: async (ms) => {
      time += ms;
    },
    ...parts,
  });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    void forms.get(url.pathname)?.(request, response, url.search);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    fetch(base + path, { method, redirect: 'manual', headers });
  // What has been open for as long as a hand needs.
  const proofs = createProofs({ secret: SECRET, now: () => time - MIN_FILL_MS });
  const post = (path: string, body: URLSearchParams | FormData, headers: Record<string, string> = SAME) => {
    if (!body.has(PROOF_FIELD)) body.set(PROOF_FIELD, proofs.give(path.split('?')[0] ?? ''));
    return fetch(base + path, { method: 'POST', redirect: 'manual', headers, body });
  };
  return {
    written,
    logged,
    pass: (ms: number) => {
      time += ms;
    },
    /** Milliseconds since 1970 by the site's clock. */
    clock: () => time,
    get,
    post,
    /** As a browser sees it: the page that a post leads to, with the cookies that came along. */
    async followed(path: string, body: URLSearchParams | FormData, headers: Record<string, string> = SAME) {
      const answer = await post(path, body, headers);
      const location = answer.headers.get('location');
      if (answer.status !== 303 || !location) throw new Error(`${path} leads nowhere: ${answer.status}`);
      return get(location, 'GET', { cookie: cookiesOf(answer) });
    },
  };
}

/** The cookies of an answer as a browser sends them back. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .filter((cookie) => !/; Max-Age=0(?:;|$)/.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
