import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf, PAGE_KINDS, resolveAddress } from '../i18n/addresses.ts';
import { DEFAULT_LOCALE } from '../i18n/locales.ts';
import { translator } from '../i18n/translator.ts';
import { requestHeaders } from './request-headers.ts';
import { sendText } from './responses.ts';
import { sameSecret } from './secrets.ts';
import { framedBy, OWN_THREAD, PLAIN_POLICY } from './security-headers.ts';
import type { Settings } from './settings.ts';

/**
 * What somebody looks at: what is saved, or what visitors see now. `shared`: what is saved of one page, by a link that an
 * editor gave to somebody without an account.
 */
export type PreviewState = 'draft' | 'published' | 'shared';

export const PREVIEW_PATH = '/preview';
/** Takes POST alone: browsers fetch links ahead, and this one would end the preview. */
export const LEAVE_PATH = '/preview/leave';

const COOKIE = 'mall-preview';
/** Begins as the other one's name: whoever lets that through to the website lets this through. */
const SHARED_COOKIE = 'mall-preview-shared';
/** An address of the admin is good for this long at most, seconds; what it says itself counts if shorter. */
const MAX_SECONDS = 3_600;
/** A link for somebody without an account is good for this long at most, seconds. */
const MAX_SHARED_SECONDS = 7 * 24 * 3_600;
/** How long a preview lasts in a browser before the admin must open it again, seconds. */
const VISIT_SECONDS = 3_600;

interface Parts {
  settings: Pick<Settings, 'live' | 'previewSecret' | 'contentPublicUrl' | 'secure'>;
  /** Milliseconds. */
  now?: () => number;
}

interface Entered {
  /** The page's own address. */
  location: string;
  state: PreviewState;
  /** Until when the address is good, seconds. */
  until: number;
}

export interface Preview {
  /** Whether a request might be an editor's: cheap, for the quick way of the cache. */
  suspects: (request: IncomingMessage) => boolean;
  /** What somebody may see: by a cookie, or by the secret itself in `x-preview-secret` (programs). */
  of: (request: IncomingMessage) => PreviewState | false;
  /** Answers `/preview` and `/preview/leave`; false for any other path. */
  answer: (request: IncomingMessage, response: ServerResponse, pathname: string, search: string) => boolean;
}

/**
 * The way from the admin's "Open preview" to drafts. The admin frames
 * `/preview?kind=…&locale=…&slug=…&state=draft&until=<unix seconds>&pass=<HMAC of what stands before>`
 * (content/src/preview/preview-address.ts); a good pass becomes a cookie that no script reads, and the browser goes
 * on to the page's own address. The secret itself is in no address, so none ends in a history or a log. With
 * `state=shared` it is a link for a week, to one page.
 */
export function createPreview({ settings, now = Date.now }: Parts): Preview {
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

  /** A shared link's cookie is good for the one page that it was given for. */
  function bySharedCookie(request: IncomingMessage): PreviewState | false {
    const value = new RegExp(`(?:^|;\\s*)${SHARED_COOKIE}=([\\w.-]{1,200})`).exec(
      request.headers.cookie ?? '',
    )?.[1];
    const [, until, pass] = /^(\d{1,12})\.([\w-]+)$/.exec(value ?? '') ?? [];
    if (!secret || !pass || Number(until) <= seconds()) return false;
    const path = (request.url ?? '').replace(/[?#].*/, '');
    return sameSecret(pass, sign(`shared ${until} ${path}`)) && 'shared';
  }

  function cookie(name: string, value: string, age: number): [string, string] {
    const secure = settings.secure ? '; Secure' : '';
    return ['set-cookie', `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`];
  }

  /** The cookie of somebody who came by a good address. */
  function visit({ location, state, until }: Entered): [string, string] {
    if (state !== 'shared') {
      const pass = `${state}.${seconds() + VISIT_SECONDS}`;
      return cookie(COOKIE, `${pass}.${sign(`visit ${pass}`)}`, VISIT_SECONDS);
    }
    return cookie(SHARED_COOKIE, `${until}.${sign(`shared ${until} ${location}`)}`, until - seconds());
  }

  /** The page that a signed query leads to; undefined when the pass is forged, old, or names no page of ours. */
  function enter(search: string): Entered | undefined {
    const [, text, pass] = /^\?(.+)&pass=([\w-]+)$/.exec(search) ?? [];
    if (!secret || !text || !pass || !sameSecret(pass, sign(`address ${text}`))) return undefined;
    const query = new URLSearchParams(text);
    const until = Number(query.get('until'));
    const left = until - seconds();
    const isShared = query.get('state') === 'shared';
    if (!(left > 0 && left <= (isShared ? MAX_SHARED_SECONDS : MAX_SECONDS))) return undefined;
    const kind = PAGE_KINDS.find((one) => one === query.get('kind'));
    const locale = settings.live.find((one) => one === query.get('locale'));
    if (!kind || !locale) return undefined;
    const params = {
      category: query.get('category') ?? undefined,
      slug: query.get('slug') ?? undefined,
      id: query.get('id') ?? undefined,
    };
    const state = isShared ? 'shared' : query.get('state') === 'published' ? 'published' : 'draft';
    return { location: addressOf(kind, params, locale, {}), state, until };
  }

  function leave(request: IncomingMessage, response: ServerResponse, search: string) {
    const wanted = new URLSearchParams(search).get('to') ?? '/';
    const [path = '', query = ''] = wanted.split(/(?=\?)/);
    const found = resolveAddress(path, query, settings.live);
    const location =
      found.type === 'page'
        ? addressOf(found.kind, found.params, found.locale, found.query)
        : addressOf('home', {}, DEFAULT_LOCALE, {});
    // Who has both is an editor, whose own preview comes first.
    const isGuest = !byCookie(request) && request.headers.cookie?.includes(SHARED_COOKIE) === true;
    const gone = cookie(isGuest ? SHARED_COOKIE : COOKIE, '', 0);
    // Within the admin the live page has no place: it lets nobody frame it.
    if (request.headers['sec-fetch-dest'] === 'iframe') {
      const locale = found.type === 'redirect' ? DEFAULT_LOCALE : found.locale;
      return say(response, 200, translator(locale)('shell:preview.ended'), [gone]);
    }
    sendText(response, 303, 'See the page itself.', [['location', location], gone, ['x-cache', 'bypass']]);
  }

  function say(response: ServerResponse, status: number, text: string, headers: [string, string][] = []) {
    sendText(
      response,
      status,
      text,
      [
        ['content-security-policy', framedBy(PLAIN_POLICY, settings.contentPublicUrl)],
        OWN_THREAD,
        ['x-cache', 'bypass'],
        ...headers,
      ],
      ['x-frame-options'],
    );
  }

  return {
    suspects(request) {
      const { previewSecret, cookie } = requestHeaders(request);
      return previewSecret !== undefined || cookie?.includes(COOKIE) === true;
    },
    of(request) {
      const given = request.headers['x-preview-secret'];
      if (secret && typeof given === 'string') return sameSecret(given, secret) && 'draft';
      return byCookie(request) || bySharedCookie(request);
    },
    answer(request, response, pathname, search) {
      if (pathname === LEAVE_PATH && request.method === 'POST') {
        leave(request, response, search);
        return true;
      }
      if (pathname !== PREVIEW_PATH || request.method !== 'GET') return false;
      const entered = enter(search);
      if (!entered) {
        say(
          response,
          403,
          'This preview is over or was never given. Open it again in the content system, or ask for a new link.',
        );
        return true;
      }
      say(response, 303, 'See the page itself.', [
        ['location', entered.location],
        ['referrer-policy', 'no-referrer'],
        visit(entered),
      ]);
      return true;
    },
  };
}
