import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContentClient } from '../content/content-client.ts';
import { createReader } from '../content/content-reader.ts';
import { createContentWriter } from '../content/content-writer.ts';
import { loadCoupon } from '../content/load-coupons.ts';
import { loadShell } from '../content/load-shell.ts';
import { SHARE_FOLDER } from '../features/share/share-address.ts';
import type { PageParams } from '../i18n/addresses.ts';
import { startTranslations } from '../i18n/load-translations.ts';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import { pageWords } from '../i18n/page-words.ts';
import { SERVED_KINDS } from '../served-kinds.ts';
import { lingerAfter } from './connections/lingering-close.ts';
import { guardServer, serverOptions } from './connections/slow-clients.ts';
import { createStopping } from './connections/stopping.ts';
import { createDocuments } from './documents.ts';
import { createFaviconHandler, FAVICON_PATH } from './favicon.ts';
import { createFileHandler, keepAssets } from './files.ts';
import { createForms } from './forms/forms.ts';
import { redisCounter } from './forms/shared-counter.ts';
import { currentVisitor } from './forms/visitor-context.ts';
import { log } from './log.ts';
import { createMediaHandler } from './media/media.ts';
import type { Rendered } from './page.ts';
import { createPageCache } from './page-cache.ts';
import { createDiskStore } from './page-store.ts';
import { createPreview } from './preview.ts';
import { connectPurgeBus, noBus } from './purge-bus.ts';
import { type RenderRequest, renderPage } from './render-page.ts';
import { createRequestHandler, type HandlerParts, type WantedPage } from './request-handler.ts';
import { readSettings, SettingError } from './settings.ts';
import { loadShareCard } from './share/cards.ts';
import { createShareHandler } from './share/share.ts';
import type { Visit } from './visit.ts';

/** A good page may be served this long while the content system is down. */
const KEEP_MS = 10 * 24 * 3_600_000;
const websiteDir = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Changes whenever a script or style does: their names carry hashes of their content. */
function buildIdentity(assets: string): string {
  return createHash('sha256').update(readdirSync(assets).sort().join()).digest('hex');
}

async function main() {
  const settings = readSettings(process.env, dirname(websiteDir));
  const entry = join(websiteDir, 'dist', 'server', 'entry.mjs');
  if (!existsSync(entry))
    throw new SettingError('The website is not built: run "npm run website" from the root folder.');
  const build = buildIdentity(join(websiteDir, 'dist', 'client', '_astro'));
  const built: { render: RenderRequest } = await import(entry);

  const client = createContentClient({
    baseUrl: settings.contentUrl,
    token: settings.contentToken,
    previewSecret: settings.previewSecret,
    timeZone: settings.timeZone,
    log,
  });
  const store = await createDiskStore({
    directory: join(settings.dataDir, 'pages'),
    build,
    keepMs: KEEP_MS,
    maxBytes: settings.pageDiskBytes,
    now: Date.now,
    log,
  });
  const cache = createPageCache({
    maxBytes: settings.pageMemoryBytes,
    freshMs: settings.pageFreshMs,
    keepMs: KEEP_MS,
    now: Date.now,
    store,
    well: client.well,
    confirms: client.confirms,
    log,
  });
  // Texts are in every page: new ones make all of them stale.
  startTranslations({
    url: settings.translationsUrl,
    log,
    locales: settings.live,
    changed: () => cache.purge(['header']),
  });
  const served: Visit['served'] = (kind) => SERVED_KINDS.has(kind);

  function render(wanted: WantedPage): Promise<Rendered> {
    const reader = createReader(client, { locale: wanted.locale, preview: wanted.preview === 'draft' });
    const visit: Visit = {
      ...wanted,
      now: new Date(),
      live: settings.live,
      timeZone: settings.timeZone,
      tagHosts: settings.tagHosts,
      content: reader,
      served,
    };
    return renderPage(built.render, visit, () => reader.gathered(), Date.now);
  }

  function published(locale: Locale, params: PageParams = {}) {
    const content = createReader(client, { locale, preview: false });
    const { live, timeZone } = settings;
    return { locale, params, query: {}, now: new Date(), live, timeZone, content, served };
  }

  async function centreName(locale: Locale): Promise<string> {
    const shell = await loadShell(published(locale)).catch(() => undefined);
    return shell?.centreName ?? '';
  }

  async function couponWith(id: number, locale: Locale) {
    const context = published(locale);
    const card = await loadCoupon(id, context).catch(() => null);
    return card ? { card, words: pageWords(locale, context.timeZone, context.now) } : undefined;
  }

  const media = createMediaHandler({
    contentUrl: settings.contentUrl,
    dir: join(settings.dataDir, 'media'),
    log,
  });
  const share = createShareHandler({
    live: settings.live,
    card: ({ kind, locale, slug }) => loadShareCard(kind, published(locale, { slug })),
    original: media.original,
    dir: join(settings.dataDir, 'share'),
    log,
  });

  function purgeHere(tags: string[]): number {
    // First what pages are made of, then the pages: a render begun between the two must not read old content.
    client.invalidate(tags);
    if (tags.includes('uploads')) {
      media.purge();
      share.purge();
    }
    return cache.purge(tags);
  }
  const bus = settings.redisUrl ? await connectPurgeBus(settings.redisUrl, purgeHere, log) : noBus;
  const counter = settings.redisUrl ? redisCounter(settings.redisUrl, log) : undefined;

  const clientBuild = join(websiteDir, 'dist', 'client');
  const keptAssets = join(settings.dataDir, 'assets');
  keepAssets(clientBuild, keptAssets, KEEP_MS, Date.now());
  const files = createFileHandler([clientBuild, keptAssets]);
  const favicon = createFaviconHandler({
    icons: async () => (await loadShell(published(DEFAULT_LOCALE))).favicons,
    original: media.original,
    files,
  });
  const server = createServer(serverOptions(settings.proxies));
  const stopping = createStopping(server, settings.lameDuckMs);
  const guard = guardServer(server, {
    maxConnections: settings.maxConnections,
    full: () => log('website.full', { connections: settings.maxConnections }),
  });
  server.on(
    'request',
    answering({
      settings,
      cache,
      render,
      served,
      files: async (request, response, pathname) => {
        const drawn = [['/media/', media] as const, [SHARE_FOLDER, share] as const].find(([folder]) =>
          pathname.startsWith(folder),
        )?.[1];
        if (pathname === FAVICON_PATH) return favicon(request, response, pathname);
        if (!drawn) return files(request, response, pathname);
        await drawn(request, response, pathname);
        return true;
      },
      forms: createForms({
        settings,
        writer: createContentWriter({
          baseUrl: settings.contentUrl,
          token: settings.contentToken,
          visitor: currentVisitor,
        }),
        page: (form, locale) =>
          render({
            kind: form.form,
            params: {},
            locale,
            query: {},
            path: `/${form.form}`,
            preview: false,
            bare: false,
            form,
          }),
        coupon: couponWith,
        centreName,
        log,
        counter,
      }),
      documents: createDocuments({ settings, client, served }),
      preview: createPreview({ settings, served }),
      purge(tags) {
        bus.publish(tags);
        return purgeHere(tags);
      },
      // Also without the content system: whatever lies on disk is served.
      ready: async () => {
        const { entries, stored } = cache.size();
        return entries + stored > 0 || client.reachable();
      },
      vanished: () => (cache.size().alarmed ? cache.size().vanished : 0),
      running: stopping.running,
      log,
    }),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  });
  server.listen(settings.port, settings.host, () =>
    log('website.listening', { host: settings.host, port: settings.port }),
  );
  server.on('error', (error) => {
    process.stderr.write(
      `The website cannot listen on ${settings.host}:${settings.port}: ${error.message}\n`,
    );
    process.exit(1);
  });

  function answering(parts: HandlerParts) {
    const handle = createRequestHandler(parts);
    return (request: IncomingMessage, response: ServerResponse) => {
      if (stopping.closing()) response.shouldKeepAlive = false;
      lingerAfter(request);
      handle(request, response);
      if (response.writableEnded) return;
      stopping.watch(response);
      guard.watch(request, response);
    };
  }

  async function stop(signal: NodeJS.Signals) {
    if (!stopping.running()) return;
    // Whoever presses Ctrl-C waits for nobody to look elsewhere.
    await stopping.stop(signal === 'SIGINT');
    await store.settled();
    await bus.close();
    counter?.close();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  const known = error instanceof SettingError;
  process.stderr.write(
    `${known ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
});
