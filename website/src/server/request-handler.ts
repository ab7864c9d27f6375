import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  bareAddress,
  type PageKind,
  type QueryKey,
  type Resolution,
  resolveAddress,
} from '../i18n/addresses.ts';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import { answerJson, answerRedirect, answerText } from './answers.ts';
import type { FormAnswer, FormHandler } from './forms/forms.ts';
import type { LogFields } from './log.ts';
import type { Rendered } from './page.ts';
import type { PageCache } from './page-cache.ts';
import type { Preview, PreviewState } from './preview.ts';
import { handlePurge } from './purge.ts';
import { servePage } from './serve-page.ts';
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
  bare: boolean;
  form?: FormAnswer;
}

export interface HandlerParts {
  settings: Settings;
  cache: PageCache;
  /** Renders a page whole; throws when the content system cannot answer. */
  render: (wanted: WantedPage) => Promise<Rendered>;
  served: (kind: PageKind) => boolean;
  /** Built files and pictures; answers false when the path is none of theirs. */
  files: (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<boolean>;
  /** sitemap.xml, robots.txt and the like: text made from the content when called; undefined when the path is none. */
  documents: (pathname: string) => (() => Promise<Rendered>) | undefined;
  /** Forms by the path that they are posted to. */
  forms: ReadonlyMap<string, FormHandler>;
  preview: Preview;
  purge: (tags: string[]) => number;
  /** Whether pages can be served now: the content system answers, or good pages are at hand. */
  ready: () => Promise<boolean>;
  /** How many pages are served on though the content system says that there are none; 0 in good times. */
  vanished?: () => number;
  /** False from the first SIGTERM on. */
  running: () => boolean;
  log: (event: string, fields?: LogFields) => void;
}

/** Longest request target we read, characters; a longer one is 414. */
const MOST_URL = 8_192;
/** How many raw addresses are remembered with their cache key; only addresses of cached pages get in. */
const MOST_SHORTCUTS = 5_000;
const RETRY_AFTER_SECONDS = '30';
/** Kinds whose answer depends on free text: rendered for each request, never kept. */
const NEVER_KEPT: ReadonlySet<VisitKind> = new Set(['search']);

/** Answers that are too many to be kept: free text, ways on the map from any place to any other, views of many choices. */
function neverKept({ kind, query }: Pick<WantedPage, 'kind' | 'query'>): boolean {
  if (NEVER_KEPT.has(kind)) return true;
  if (!MAPS.has(kind)) return false;
  if ((query.q ?? query.from ?? query.store) !== undefined) return true;
  return [query.floor, query.profile, query.category, query.amenity].filter(Boolean).length > 1;
}

const MAPS: ReadonlySet<VisitKind> = new Set(['map', 'wayfinder']);

/** The website's request handler on bare `node:http`. It never throws and never answers 500 to bad input. */
export function createRequestHandler(parts: HandlerParts) {
  const { settings, cache, log } = parts;
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
      const page = cache.fresh(key);
      if (page) {
        servePage(
          request,
          response,
          page,
          'hit',
          Math.max(0, Math.round((Date.now() - page.renderedAt) / 1000)),
        );
        return;
      }
    }
    handle(request, response, url).catch((error: unknown) => {
      log('request.failed', {
        path: pathOf(url),
        why: error instanceof Error ? error.message : String(error),
      });
      if (response.headersSent) response.destroy();
      else answerText(response, 500, 'Something went wrong.', [['x-cache', 'bypass']]);
    });
  };

  async function handle(request: IncomingMessage, response: ServerResponse, url: string) {
    if (url.length > MOST_URL)
      return answerText(response, 414, 'The address is too long.', [['x-cache', 'bypass']]);
    const pathname = pathOf(url);
    if (pathname === '/healthz') return answerJson(response, 200, { status: 'alive' });
    if (pathname === '/readyz') {
      const ready = parts.running() && (await parts.ready());
      const vanished = parts.vanished?.() ?? 0;
      return answerJson(response, ready ? 200 : 503, {
        status: ready ? 'ready' : 'not ready',
        ...(vanished > 0 && { vanished }),
      });
    }
    if (pathname === '/purge') return handlePurge(request, response, settings.purgeToken, parts.purge);
    if (parts.preview.answer(request, response, pathname, url.slice(pathname.length))) return;
    const form = parts.forms.get(pathname);
    if (form) {
      if (settings.maintenance) return unavailable(request, response, 'maintenance', DEFAULT_LOCALE);
      return form(request, response, url.slice(pathname.length));
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answerText(response, 405, 'Only GET and HEAD are allowed here.', [
        ['allow', 'GET, HEAD'],
        ['x-cache', 'bypass'],
      ]);
    }
    if (await parts.files(request, response, pathname)) return;
    // A missing script must not be answered by a page.
    if (pathname.startsWith('/_astro/'))
      return answerText(response, 404, 'Not found.', [['x-cache', 'bypass']]);
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
    if (found.type === 'redirect') return answerRedirect(response, found.location);
    const preview = parts.preview.of(request);
    const bare = found.bare === true;
    if (found.type === 'bad-request') return notFound(request, response, { ...found, preview, bare }, 400);
    if (found.type === 'not-found' || !parts.served(found.kind))
      return notFound(request, response, { ...found, preview, bare }, 404);
    const wanted: WantedPage = { ...found, preview, bare };
    const key = keyOf(bare ? bareAddress(found.path, found.locale) : found.path, found.query);
    if (preview || neverKept(found)) {
      return once(request, response, wanted);
    }
    await respond(request, response, key, url, () => parts.render(wanted), found.locale);
  }

  async function respond(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    url: string,
    render: () => Promise<Rendered>,
    locale: Locale,
  ) {
    try {
      const answer = await cache.respond(key, render);
      if (answer.state !== 'bypass' && url.length < 512 && sameTarget(url, key)) remember(url, key);
      servePage(request, response, answer.page, answer.state, answer.age);
    } catch (error) {
      log('page.unavailable', { key, why: error instanceof Error ? error.message : String(error) });
      await unavailable(request, response, 'failure', locale);
    }
  }

  async function once(request: IncomingMessage, response: ServerResponse, wanted: WantedPage) {
    try {
      const { page: made } = await parts.render(wanted);
      servePage(request, response, framable(made, wanted.preview), 'bypass', 0);
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
    { locale, preview, bare }: Pick<WantedPage, 'locale' | 'preview' | 'bare'>,
    status: 400 | 404,
  ) {
    try {
      // One not-found page a language serves every wrong address; it is made of the shell alone.
      const key = `not-found ${locale}${bare ? ' bare' : ''}`;
      const render = async () => ({
        ...(await parts.render({ ...plainVisit('not-found', locale), bare })),
        keep: true,
      });
      const answer = await cache.respond(key, render);
      servePage(request, response, framable(withStatus(answer.page, status), preview), 'bypass', 0);
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
    try {
      const { page: made } = await parts.render(plainVisit(kind, locale));
      const page = withStatus(made, 503, [['retry-after', RETRY_AFTER_SECONDS]]);
      servePage(request, response, framable(page, preview), 'bypass', 0);
    } catch (error) {
      log('maintenance.failed', { why: error instanceof Error ? error.message : String(error) });
      answerText(response, 503, 'We will be back shortly.', [
        ['retry-after', RETRY_AFTER_SECONDS],
        ['x-cache', 'bypass'],
      ]);
    }
  }

  function remember(url: string, key: string) {
    if (shortcuts.size >= MOST_SHORTCUTS) shortcuts.clear();
    shortcuts.set(url, key);
  }

  /** An editor looks at pages within the admin. */
  function framable(page: Rendered['page'], preview: PreviewState | false): Rendered['page'] {
    return preview ? { ...page, framedBy: settings.contentPublicUrl } : page;
  }
}

function plainVisit(kind: VisitKind, locale: Locale): WantedPage {
  return { kind, params: {}, locale, query: {}, path: '/404', preview: false, bare: false };
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
