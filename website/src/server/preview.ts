import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf, PAGE_KINDS, type PageKind, resolveAddress } from '../i18n/addresses.ts';
import { DEFAULT_LOCALE } from '../i18n/locales.ts';
import { translator } from '../i18n/translator.ts';
import { answerText } from './answers.ts';
import { sameSecret } from './purge.ts';
import { framedBy, PLAIN_POLICY } from './security-headers.ts';
import type { Settings } from './settings.ts';

/** What an editor looks at: what is saved, or what visitors see now. */
export type PreviewState = 'draft' | 'published';

export const PREVIEW_PATH = '/preview';
/** Takes POST alone: browsers fetch links ahead, and this one would end the preview. */
export const LEAVE_PATH = '/preview/leave';

const COOKIE = 'mall-preview';
/** An address of the admin is good for this long at most, seconds; what it says itself counts if shorter. */
const MOST_SECONDS = 3_600;
/** How long a preview lasts in a browser before the admin must open it again, seconds. */
const VISIT_SECONDS = 3_600;

interface Parts {
  settings: Pick<Settings, 'live' | 'previewSecret' | 'contentPublicUrl' | 'secure'>;
  served: (kind: PageKind) => boolean;
  /** Milliseconds. */
  now?: () => number;
}

export interface Preview {
  /** Whether a request might be an editor's: cheap, for the quick way of the cache. */
  suspects: (request: IncomingMessage) => boolean;
  /** What an editor may see: by the cookie, or by the secret itself in `x-preview-secret` (programs). */
  of: (request: IncomingMessage) => PreviewState | false;
  /** Answers `/preview` and `/preview/leave`; false for any other path. */
  answer: (request: IncomingMessage, response: ServerResponse, pathname: string, search: string) => boolean;
}

/**
 * The way from the admin's "Open preview" to drafts. The admin frames
 * `/preview?kind=…&locale=…&slug=…&state=draft&until=<unix seconds>&pass=<HMAC of what stands before>`
 * (content/src/preview/preview-address.ts); a good pass becomes a cookie that no script reads, and the browser goes
 * on to the page's own address. The secret itself is in no address, so none ends in a history or a log.
 */
export function createPreview({ settings, served, now = Date.now }: Parts): Preview {
  const { previewSecret: secret } = settings;
  const sign = (text: string) =>
    createHmac('sha256', secret ?? '')
      .update(text)
      .digest('base64url');
  const seconds = () => Math.floor(now() / 1000);

  function byCookie(request: IncomingMessage): PreviewState | false {
    const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]{1,200})`).exec(request.headers.cookie ?? '')?.[1];
    const [, state, until, pass] = /^(draft|published)\.(\d{1,12})\.([\w-]+)$/.exec(value ?? '') ?? [];
    if (!secret || !pass || Number(until) <= seconds()) return false;
    if (!sameSecret(pass, sign(`visit ${state}.${until}`))) return false;
    return state === 'published' ? 'published' : 'draft';
  }

  function cookie(value: string, age: number): [string, string] {
    const secure = settings.secure ? '; Secure' : '';
    return ['set-cookie', `${COOKIE}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`];
  }

  /** The page that a signed query leads to; undefined when the pass is forged, old, or names no page of ours. */
  function enter(search: string): { location: string; state: PreviewState } | undefined {
    const [, text, pass] = /^\?(.+)&pass=([\w-]+)$/.exec(search) ?? [];
    if (!secret || !text || !pass || !sameSecret(pass, sign(`address ${text}`))) return undefined;
    const query = new URLSearchParams(text);
    const until = Number(query.get('until'));
    const left = until - seconds();
    if (!(left > 0 && left <= MOST_SECONDS)) return undefined;
    const kind = PAGE_KINDS.find((one) => one === query.get('kind'));
    const locale = settings.live.find((one) => one === query.get('locale'));
    if (!kind || !locale || !served(kind)) return undefined;
    const params = {
      category: query.get('category') ?? undefined,
      slug: query.get('slug') ?? undefined,
      id: query.get('id') ?? undefined,
    };
    const state = query.get('state') === 'published' ? 'published' : 'draft';
    return { location: addressOf(kind, params, locale, {}), state };
  }

  function leave(request: IncomingMessage, response: ServerResponse, search: string) {
    const wanted = new URLSearchParams(search).get('to') ?? '/';
    const [path = '', query = ''] = wanted.split(/(?=\?)/);
    const found = resolveAddress(path, query, settings.live);
    const location =
      found.type === 'page'
        ? addressOf(found.kind, found.params, found.locale, found.query)
        : addressOf('home', {}, DEFAULT_LOCALE, {});
    const gone = cookie('', 0);
    // Within the admin the live page has no place: it lets nobody frame it.
    if (request.headers['sec-fetch-dest'] === 'iframe') {
      const locale = found.type === 'redirect' ? DEFAULT_LOCALE : found.locale;
      return say(response, 200, translator(locale)('shell:preview.ended'), [gone]);
    }
    answerText(response, 303, 'See the page itself.', [['location', location], gone, ['x-cache', 'bypass']]);
  }

  function say(response: ServerResponse, status: number, text: string, headers: [string, string][] = []) {
    answerText(
      response,
      status,
      text,
      [
        ['content-security-policy', framedBy(PLAIN_POLICY, settings.contentPublicUrl)],
        ['x-cache', 'bypass'],
        ...headers,
      ],
      ['x-frame-options'],
    );
  }

  return {
    suspects: ({ headers }) =>
      headers['x-preview-secret'] !== undefined || headers.cookie?.includes(COOKIE) === true,
    of(request) {
      const given = request.headers['x-preview-secret'];
      if (secret && typeof given === 'string') return sameSecret(given, secret) && 'draft';
      return byCookie(request);
    },
    answer(request, response, pathname, search) {
      if (pathname === LEAVE_PATH && request.method === 'POST') {
        leave(request, response, search);
        return true;
      }
      if (pathname !== PREVIEW_PATH || request.method !== 'GET') return false;
      const entered = enter(search);
      if (!entered) {
        say(response, 403, 'This preview is over or was never given. Open it again in the content system.');
        return true;
      }
      const pass = `${entered.state}.${seconds() + VISIT_SECONDS}`;
      say(response, 303, 'See the page itself.', [
        ['location', entered.location],
        ['referrer-policy', 'no-referrer'],
        cookie(`${pass}.${sign(`visit ${pass}`)}`, VISIT_SECONDS),
      ]);
      return true;
    },
  };
}
