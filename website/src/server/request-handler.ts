import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER, type Tag } from '@mall/contract';
import { OPEN_DATA_PATH } from '../facts/open-data/open-data.ts';
import {
  embeddedAddress,
  type QueryKey,
  type Resolution,
  resolveAddress,
  withRest,
} from '../i18n/addresses.ts';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import type { Dictionaries } from './dictionaries/dictionaries.ts';
import type { FormHandler, FormResponse } from './forms/form-tools.ts';
import type { LogFields } from './log.ts';
import type { Metrics } from './observing/metrics.ts';
import { currentRequestId, withRequestId } from './observing/request-id.ts';
import type { CacheState, Page, Rendered } from './pages/page.ts';
import type { PageCache } from './pages/page-cache.ts';
import { servePage } from './pages/serve-page.ts';
import { textForm, wantedText } from './pages/text-form.ts';
import type { Preview, PreviewState } from './preview.ts';
import { handlePurge } from './purge/purge.ts';
import { requestHeaders } from './request-headers.ts';
import { sendJson, sendPlain, sendRedirect, sendText } from './responses.ts';
import type { Settings } from './settings.ts';
import type { VisitKind } from './visit.ts';

/** A page as the address says it, before it is known whether the content has it. */
export interface WantedPage {
  kind: VisitKind;
  params: Extract<Resolution, { type: 'page' }>['params'];
  locale: Locale;
  query: Partial<Record<QueryKey, string>>;
  path: string;
  preview: PreviewState | false;
  embedded: boolean;
  form?: FormResponse;
}

export interface HandlerParts {
  settings: Settings;
  cache: Pick<PageCache, 'atOnce' | 'respond'>;
  /** Renders a page whole; throws when the content system cannot answer. */
  render: (wanted: WantedPage) => Promise<Rendered>;
  /** Built files and pictures; answers false when the path is none of theirs. */
  files: (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<boolean>;
  /** sitemap.xml, robots.txt and the like: text made from the content when called; undefined when the path is none. */
  documents: (pathname: string) => (() => Promise<Rendered>) | undefined;
  /** Forms, and the door of assistants, by the path that they are posted to. */
  forms: ReadonlyMap<string, FormHandler>;
  preview: Preview;
  /** None in development: pages differ from one moment to the next. */
  dictionaries?: Dictionaries;
  purge: (tags: Tag[]) => number;
  /** Whether pages can be served now: the content system answers, or good pages are at hand. */
  ready: () => Promise<boolean>;
  /** How many pages are served on though the content system says that there are none; 0 in good times. */
  vanished?: () => number;
  /** False from the first SIGTERM on. */
  running: () => boolean;
  /** None in development. */
  metrics?: Pick<Metrics, 'served' | 'timed' | 'answer'>;
  log: (event: string, fields?: LogFields) => void;
}

/** Longest request target we read, characters; a longer one is 414. */
const MAX_URL = 8_192;
/** How many raw addresses are remembered with their cache key; only addresses of cached pages get in. */
const MAX_SHORTCUTS = 5_000;
const READ_BY_ALL = [
  ['access-control-allow-origin', '*'],
  ['access-control-allow-methods', 'GET, HEAD'],
  ['access-control-allow-headers', 'if-none-match'],
  ['access-control-max-age', '86400'],
] as const;
const RETRY_AFTER_SECONDS = '30';
/** Answers that are too many to be kept: free text, ways on the map from any place to any other, views of many choices. */
function neverKept({ kind, query }: Pick<WantedPage, 'kind' | 'query'>): boolean {
  if (kind === 'search') return Object.values(query).some(Boolean);
  if (!MAPS.has(kind)) return false;
  if ((query.q ?? query.from ?? query.store) !== undefined) return true;
  return [query.floor, query.profile, query.category, query.amenity].filter(Boolean).length > 1;
}

const MAPS: ReadonlySet<VisitKind> = new Set(['map', 'wayfinder']);

/** The website's request handler on bare `node:http`. It never throws and never answers 500 to bad input. */
export function createRequestHandler(parts: HandlerParts) {
  const { settings, cache, log, metrics } = parts;
  const serve = (
    request: IncomingMessage,
    response: ServerResponse,
    page: Page,
    state: CacheState,
    age: number,
  ) => {
    metrics?.served(state);
    const type = wantedText(requestHeaders(request).accept);
    const form = type && textForm(page, type);
    if (!form) return servePage(request, response, page, state, age, serving);
    form.then(
      (text) => servePage(request, response, text, state, age, serving),
      () => response.destroy(),
    );
  };
  const serving = {
    tagHeader: settings.tagHeader,
    ...(parts.dictionaries && { dictionaryOf: parts.dictionaries.of }),
  };
  const shortcuts = new Map<string, string>();

  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? '/';
    const key = shortcuts.get(url);
    if (
      key !== undefined &&
      !settings.maintenance &&
      !parts.preview.suspects(request) &&
      (request.method === 'GET' || request.method === 'HEAD')
    ) {
      const answer = cache.atOnce(key);
      if (answer) {
        serve(request, response, answer.page, answer.state, answer.age);
        return;
      }
    }
    // Only a proxy of ours may name requests.
    const given = settings.proxies > 0 ? request.headers[REQUEST_ID_HEADER] : undefined;
    withRequestId(typeof given === 'string' ? given : undefined, (id) =>
      handle(request, response, url).catch((error: unknown) => {
        log('request.failed', {
          path: pathOf(url),
          why: error instanceof Error ? error.message : String(error),
        });
        if (response.headersSent) response.destroy();
        else
          sendText(response, 500, 'Something went wrong.', [
            ['x-cache', 'bypass'],
            [REQUEST_ID_HEADER, id],
          ]);
      }),
    );
  };

  function render(wanted: WantedPage): Promise<Rendered> {
    return metrics ? metrics.timed(wanted.kind, () => parts.render(wanted)) : parts.render(wanted);
  }

  async function handle(request: IncomingMessage, response: ServerResponse, url: string) {
    if (url.length > MAX_URL)
      return sendText(response, 414, 'The address is too long.', [['x-cache', 'bypass']]);
    const pathname = pathOf(url);
    if (pathname === '/healthz') return sendJson(response, 200, { status: 'alive' });
    if (pathname === '/readyz') {
      const ready = parts.running() && (await parts.ready());
      const vanished = parts.vanished?.() ?? 0;
      return sendJson(response, ready ? 200 : 503, {
        status: ready ? 'ready' : 'not ready',
        ...(vanished > 0 && { vanished }),
      });
    }
    if (pathname === '/metrics' && metrics) return metrics.answer(request, response, settings.metricsToken);
    if (pathname === '/purge') return handlePurge(request, response, settings.purgeToken, parts.purge);
    if (parts.preview.answer(request, response, pathname, url.slice(pathname.length))) return;
    const form = parts.forms.get(pathname);
    if (form) {
      if (settings.maintenance) return unavailable(request, response, 'maintenance', DEFAULT_LOCALE);
      tellRequestId(response);
      return form(request, response, url.slice(pathname.length));
    }
    // A browser asks so before a page of somebody else's may send an entity tag along.
    if (request.method === 'OPTIONS' && pathname.startsWith(`${OPEN_DATA_PATH}/`))
      return sendPlain(response, 204, 'text/plain', '', READ_BY_ALL);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Only GET and HEAD are allowed here.', [
        ['allow', 'GET, HEAD'],
        ['x-cache', 'bypass'],
      ]);
    }
    if (await parts.files(request, response, pathname)) return;
    if (await parts.dictionaries?.answer(request, response, pathname)) return;
    // A missing script must not be answered by a page.
    if (pathname.startsWith('/_astro/'))
      return sendText(response, 404, 'Not found.', [['x-cache', 'bypass']]);
    if (settings.maintenance || pathname === settings.maintenancePath) {
      return unavailable(request, response, 'maintenance', localeOf(pathname, settings.live));
    }
    const document = parts.documents(pathname);
    if (document) return respond(request, response, pathname, url, document, DEFAULT_LOCALE);
    return page(request, response, url, pathname);
  }

  async function page(request: IncomingMessage, response: ServerResponse, url: string, pathname: string) {
    const search = url.slice(pathname.length);
    const found = resolveAddress(pathname, search.startsWith('?') ? search : '', settings.live);
    if (found.type === 'redirect') return sendRedirect(response, found.location);
    const preview = parts.preview.of(request);
    const embedded = found.embedded === true;
    if (found.type === 'bad-request')
      return notFound(request, response, { ...found, preview, embedded }, 400);
    if (found.type === 'not-found') return notFound(request, response, { ...found, preview, embedded }, 404);
    const { rest = [], ...understood } = found;
    const wanted: WantedPage = { ...understood, preview, embedded };
    const key = keyOf(embedded ? embeddedAddress(found.path, found.locale) : found.path, found.query);
    if (preview || neverKept(found)) {
      return once(request, response, wanted, rest);
    }
    await respond(request, response, key, url, () => render(wanted), found.locale, rest);
  }

  async function respond(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    url: string,
    render: () => Promise<Rendered>,
    locale: Locale,
    rest: readonly string[] = [],
  ) {
    try {
      const answer = await cache.respond(key, render);
      if (answer.state !== 'bypass' && url.length < 512 && sameTarget(url, key)) remember(url, key);
      serve(request, response, leadingOn(answer.page, rest), answer.state, answer.age);
    } catch (error) {
      log('page.unavailable', { key, why: error instanceof Error ? error.message : String(error) });
      await unavailable(request, response, 'failure', locale);
    }
  }

  async function once(
    request: IncomingMessage,
    response: ServerResponse,
    wanted: WantedPage,
    rest: readonly string[],
  ) {
    try {
      const { page: made } = await render(wanted);
      serve(request, response, framable(leadingOn(made, rest), wanted.preview), 'bypass', 0);
    } catch (error) {
      log('page.unavailable', {
        key: wanted.path,
        why: error instanceof Error ? error.message : String(error),
      });
      await unavailable(request, response, 'failure', wanted.locale, wanted.preview);
    }
  }

  async function notFound(
    request: IncomingMessage,
    response: ServerResponse,
    { locale, preview, embedded }: Pick<WantedPage, 'locale' | 'preview' | 'embedded'>,
    status: 400 | 404,
  ) {
    try {
      // One not-found page a language serves every wrong address; it is made of the shell alone.
      const key = `not-found ${locale}${embedded ? ' embedded' : ''}`;
      const keepIt = async () => ({
        ...(await render({ ...plainVisit('not-found', locale), embedded })),
        keep: true,
      });
      const answer = await cache.respond(key, keepIt);
      serve(request, response, framable(withStatus(answer.page, status), preview), 'bypass', 0);
    } catch {
      // Without content not even the not-found page can be drawn.
      await unavailable(request, response, 'failure', locale, preview);
    }
  }

  async function unavailable(
    request: IncomingMessage,
    response: ServerResponse,
    kind: 'maintenance' | 'failure',
    locale: Locale,
    preview: PreviewState | false = false,
  ) {
    tellRequestId(response);
    try {
      const { page: made } = await render(plainVisit(kind, locale));
      // A save keeps the content system busy just when the preview asks: an editor need not press anything.
      const again: [string, string][] = preview ? [['refresh', '1']] : [];
      const page = withStatus(made, 503, [['retry-after', RETRY_AFTER_SECONDS], ...again]);
      serve(request, response, framable(page, preview), 'bypass', 0);
    } catch (error) {
      log('maintenance.failed', { why: error instanceof Error ? error.message : String(error) });
      sendText(response, 503, 'We will be back shortly.', [
        ['retry-after', RETRY_AFTER_SECONDS],
        ['x-cache', 'bypass'],
      ]);
    }
  }

  function remember(url: string, key: string) {
    if (shortcuts.size >= MAX_SHORTCUTS) shortcuts.clear();
    shortcuts.set(url, key);
  }

  /** An editor looks at pages within the admin; whoever was sent a link does not. */
  function framable(page: Rendered['page'], preview: PreviewState | false): Rendered['page'] {
    return preview && preview !== 'shared' ? { ...page, framedBy: settings.contentPublicUrl } : page;
  }
}

/** Says under which id the logs know what was asked; on answers that somebody may ask about. */
function tellRequestId(response: ServerResponse) {
  const id = currentRequestId();
  if (id) response.setHeader(REQUEST_ID_HEADER, id);
}

function plainVisit(kind: VisitKind, locale: Locale): WantedPage {
  return { kind, params: {}, locale, query: {}, path: '/404', preview: false, embedded: false };
}

/** A redirect keeps what it does not read of the visitor's query; it is made without it, for all who are led on. */
function leadingOn(page: Page, rest: readonly string[]): Page {
  if (rest.length === 0 || page.status < 300 || page.status >= 400) return page;
  return {
    ...page,
    headers: page.headers.map(([name, value]) => [name, name === 'location' ? withRest(value, rest) : value]),
  };
}

const restatused = new WeakMap<object, Map<number, Rendered['page']>>();

/** The same page under another status; kept, so that its prepared headers are too. */
function withStatus(
  page: Rendered['page'],
  status: number,
  headers: [string, string][] = [],
): Rendered['page'] {
  const known = restatused.get(page)?.get(status);
  if (known) return known;
  const made = { ...page, status, headers: [...page.headers, ...headers] };
  const all = restatused.get(page) ?? new Map<number, Rendered['page']>();
  all.set(status, made);
  restatused.set(page, all);
  return made;
}

/** Canonical path and the known query in a fixed order: Host, unknown parameters and their order make no key. */
export function keyOf(path: string, query: Partial<Record<QueryKey, string>>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (pairs.length === 0) return path;
  pairs.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${path}?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/** Raw addresses without a query are remembered as they are; with one, their number would be the visitor's choice. */
function sameTarget(url: string, key: string): boolean {
  return url === key;
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

function localeOf(pathname: string, live: readonly Locale[]): Locale {
  const first = pathname.split('/')[1] ?? '';
  return live.find((locale) => locale === first) ?? DEFAULT_LOCALE;
}
