import { join } from 'node:path';
import type { ContentClient } from '../content/client/content-client.ts';
import { createReader } from '../content/client/content-reader.ts';
import { createContentWriter } from '../content/client/content-writer.ts';
import { loadCoupon } from '../features/coupons/load-coupons.ts';
import { SHARE_FOLDER } from '../features/share/share-address.ts';
import type { PageParams } from '../i18n/addresses.ts';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import { pageWords } from '../i18n/page-words.ts';
import { loadShell } from '../layout/load-shell.ts';
import { createMcpHandler, MCP_PATH } from './assistants/mcp.ts';
import type { ToolParts } from './assistants/tools.ts';
import { createBrandPictures } from './brand/brand-pictures.ts';
import { createDocuments } from './documents/documents.ts';
import { createFaviconHandler, FAVICON_PATH } from './documents/favicon.ts';
import type { FileHandler } from './files.ts';
import type { FormHandler } from './forms/form-tools.ts';
import { createForms } from './forms/forms.ts';
import type { SharedCounter } from './forms/limits/rate-limit.ts';
import { currentVisitor } from './forms/limits/visitor-context.ts';
import type { LogFields } from './log.ts';
import { createMediaHandler } from './media/media.ts';
import { currentRequestId } from './observing/request-id.ts';
import type { Rendered } from './pages/page.ts';
import type { PageCache } from './pages/page-cache.ts';
import { type RenderRequest, renderPage, type VisitWithoutParts } from './pages/render-page.ts';
import { createPreview } from './preview.ts';
import type { HandlerParts, WantedPage } from './request-handler.ts';
import type { Settings } from './settings.ts';
import { loadOpenGraphImage } from './share/load-open-graph-image.ts';
import { createShareHandler } from './share/share.ts';

interface SiteOptions {
  settings: Settings;
  client: ContentClient;
  cache: Pick<PageCache, 'purge'>;
  renderRequest: RenderRequest;
  /** Scripts, styles and fonts. */
  files: FileHandler;
  /** How the content system is reached for uploads and forms; default the network. */
  fetch?: typeof fetch;
  /** The moment that pages are made for; default this one. */
  now?: () => Date;
  /** Counts a visitor's writes for all instances. */
  counter?: SharedCounter | undefined;
  log: (event: string, fields?: LogFields) => void;
}

/** What the request handler needs of the site itself, whatever server stands around it. */
type Site = Pick<
  HandlerParts,
  'settings' | 'render' | 'files' | 'forms' | 'documents' | 'preview' | 'purge' | 'log'
>;

/** Something that breaks in as many ways is known by then. */
const MAX_TOLD = 1000;

/**
 * Puts the site together: pages, forms, pictures, documents and previews over one client of the content system. The
 * server (main.ts) and the development server (website/dev/) stand around the same site.
 */
export function createSite(options: SiteOptions): Site {
  const { settings, client, cache, renderRequest, files, log, now = () => new Date() } = options;
  const { live, timeZone } = settings;
  const reached = options.fetch ? { fetch: options.fetch } : {};

  const told = new Set<string>();
  /** Which part of which page an error of ours has cost, once. */
  function logLeftOut(page: string, part: string, field: string, error: unknown) {
    const why = error instanceof Error ? error.message : String(error);
    const line = JSON.stringify([page, part, field, why]);
    if (told.has(line) || told.size >= MAX_TOLD) return;
    told.add(line);
    log('page.part-left-out', { page, part, field, why });
  }

  function render(wanted: WantedPage): Promise<Rendered> {
    const preview = wanted.preview === 'draft' || wanted.preview === 'shared';
    const reader = createReader(client, { locale: wanted.locale, preview }, (part, field, error) =>
      logLeftOut(wanted.kind, part, field, error),
    );
    const { tagHosts } = settings;
    const visit: VisitWithoutParts = { ...wanted, now: now(), live, timeZone, tagHosts, content: reader };
    return renderPage(renderRequest, visit, () => reader.gathered(), Date.now);
  }

  function published(locale: Locale, params: PageParams = {}, patience: { patient?: false } = {}) {
    const content = createReader(client, { locale, preview: false, ...patience });
    return { locale, params, query: {}, now: now(), live, timeZone, content };
  }

  async function centreName(locale: Locale): Promise<string> {
    const shell = await loadShell(published(locale)).catch(() => undefined);
    return shell?.centreName ?? '';
  }

  async function couponWith(id: number, locale: Locale, patient: boolean) {
    const context = published(locale, {}, patient ? {} : { patient });
    const card = await loadCoupon(id, context).catch(() => null);
    return card ? { card, words: pageWords(locale, context.timeZone, context.now) } : undefined;
  }

  /** For one question of an assistant: what pages read, at this moment. */
  const tools = (): ToolParts => ({
    live,
    timeZone,
    now: now(),
    async asking(locale, at) {
      const context = published(locale);
      const words = pageWords(locale, timeZone, context.now);
      return { context, words, at, site: (await loadShell(context)).frontend ?? '' };
    },
    failed: (error) => log('mcp.unanswered', { why: error instanceof Error ? error.message : String(error) }),
  });

  const media = createMediaHandler({
    contentUrl: settings.contentUrl,
    dir: join(settings.dataDir, 'media'),
    log,
    ...reached,
  });
  const share = createShareHandler({
    live,
    image: ({ kind, locale, slug }) => loadOpenGraphImage(kind, published(locale, { slug })),
    original: media.original,
    dir: join(settings.dataDir, 'share'),
    log,
  });
  const brand = createBrandPictures({
    async look() {
      const context = published(DEFAULT_LOCALE);
      const { favicons } = await loadShell(context);
      return { icons: favicons, certain: context.content.gathered().failed === undefined };
    },
    original: media.original,
  });
  const favicon = createFaviconHandler({
    icons: async () => (await loadShell(published(DEFAULT_LOCALE))).favicons,
    original: media.original,
    drawn: brand,
  });

  const withAssistants = (forms: Map<string, FormHandler>) =>
    settings.assistants
      ? forms.set(
          MCP_PATH,
          createMcpHandler({ tools, proxies: settings.proxies, counter: options.counter, log }),
        )
      : forms;

  return {
    settings,
    render,
    async files(request, response, pathname) {
      const drawn = [['/media/', media] as const, [SHARE_FOLDER, share] as const].find(([folder]) =>
        pathname.startsWith(folder),
      )?.[1];
      if (pathname === FAVICON_PATH) return favicon(request, response, pathname);
      if (!drawn) return (await brand(request, response, pathname)) || files(request, response, pathname);
      await drawn(request, response, pathname);
      return true;
    },
    forms: withAssistants(
      createForms({
        settings,
        writer: createContentWriter({
          baseUrl: settings.contentUrl,
          token: settings.contentToken,
          visitor: currentVisitor,
          requestId: currentRequestId,
          ...reached,
        }),
        page: (form, locale) =>
          render({
            kind: form.form,
            params: {},
            locale,
            query: {},
            path: `/${form.form}`,
            preview: false,
            embedded: false,
            form,
          }),
        coupon: couponWith,
        centreName,
        log,
        ...(options.counter && { counter: options.counter }),
      }),
    ),
    documents: createDocuments({ settings, client, now, ...reached }),
    preview: createPreview({ settings }),
    purge(tags) {
      // First what pages are made of, then the pages: a render begun between the two must not read old content.
      client.invalidate(tags);
      if (tags.includes('uploads')) {
        media.purge();
        share.purge();
      }
      return cache.purge(tags);
    },
    log,
  };
}
