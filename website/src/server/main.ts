import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { logAllOutput } from '@mall/contract/observing/other-output.ts';
import { EXIT_SETTINGS, misspelt, SettingError } from '@mall/contract/settings/settings-reader.ts';
import { createAskPurges, createChanges } from '../content/client/content-client/ask-purges.ts';
import { createContentClient, SHARED_FRESH_MS } from '../content/client/content-client.ts';
import { createPayloadStore } from '../content/client/payload-store.ts';
import { startTranslations } from '../i18n/load-translations.ts';
import { DEFAULT_LOCALE } from '../i18n/locales.ts';
import { lingerAfter } from './connections/lingering-close.ts';
import { guardServer, serverOptions } from './connections/slow-clients.ts';
import { createStopping } from './connections/stopping.ts';
import { answerUnreadable } from './connections/unreadable-requests.ts';
import { createDictionaries } from './dictionaries/dictionaries.ts';
import { dictionaryText } from './dictionaries/dictionary-text.ts';
import { publicHtml } from './dictionaries/public-html.ts';
import { createFileHandler, keepAssets } from './files.ts';
import { redisCounter } from './forms/limits/shared-counter.ts';
import { createPurgeBus, noBus } from './instances/purge-bus.ts';
import { createRecentPurges } from './instances/recent-purges.ts';
import { connectRedis } from './instances/redis.ts';
import { lineOf, log as writeLine } from './log.ts';
import { createMetrics } from './observing/metrics.ts';
import { currentRequestId } from './observing/request-id.ts';
import { createRepacking } from './pages/packing/repacking.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createDiskStore } from './pages/page-store.ts';
import type { RenderRequest } from './pages/render-page.ts';
import { createRequestHandler, type HandlerParts } from './request-handler.ts';
import { sayTransportSecurity } from './security-headers.ts';
import { readSettings } from './settings.ts';
import { createSite } from './site.ts';

/** A good page may be served this long while the content system is down. */
const KEEP_MS = 10 * 24 * 3_600_000;
const websiteDir = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Changes whenever a script or style does, since their names carry hashes of their content, and with the language of
 * addresses that have no prefix: pages kept for another one are no longer those of their addresses.
 */
function buildIdentity(assets: string): string {
  return createHash('sha256')
    .update([...readdirSync(assets).sort(), DEFAULT_LOCALE].join())
    .digest('hex');
}

const metrics = createMetrics();
const log = metrics.counting(writeLine);

async function main() {
  logAllOutput({ log, format, crashed: 'website.crashed' });
  for (const { name, meant } of misspelt(process.env))
    log('setting.unknown', { level: 'warn', setting: name, why: `${name}: did you mean ${meant}?` });
  const settings = readSettings(process.env, dirname(websiteDir));
  sayTransportSecurity(settings.transportSecurity);
  const entry = join(websiteDir, 'dist', 'server', 'entry.mjs');
  if (!existsSync(entry))
    startFailed('The website is not built: run "npm run website" from the root folder.');
  const build = buildIdentity(join(websiteDir, 'dist', 'client', '_astro'));
  const built: { render: RenderRequest } = await import(entry);

  const { contentUrl, purgeToken } = settings;
  const askPurges = purgeToken ? createAskPurges({ contentUrl, token: purgeToken }) : undefined;
  const client = createContentClient({
    baseUrl: contentUrl,
    ...(askPurges ? { changes: createChanges(askPurges, SHARED_FRESH_MS) } : {}),
    publicUrl: settings.contentPublicUrl,
    token: settings.contentToken,
    previewSecret: settings.previewSecret,
    timeZone: settings.timeZone,
    answerMs: settings.contentAnswerMs,
    log,
    requestId: currentRequestId,
    payloads: createPayloadStore({
      directory: join(settings.dataDir, 'payloads'),
      build,
      keepMs: KEEP_MS,
      now: Date.now,
      log,
    }),
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
    repack: createRepacking(),
    log,
  });
  if (settings.metricsToken) metrics.observe({ cacheSize: cache.size, contentWell: client.well });
  // Texts are in every page: new ones make all of them stale.
  startTranslations({
    url: settings.translationsUrl,
    log,
    locales: settings.live,
    changed: () => cache.purge(['header']),
  });
  const redis = settings.redisUrl ? await connectRedis(settings.redisUrl, log) : undefined;
  const counter = redis && redisCounter(redis);
  const clientBuild = join(websiteDir, 'dist', 'client');
  const keptAssets = join(settings.dataDir, 'assets');
  keepAssets(clientBuild, keptAssets, KEEP_MS, Date.now());
  const files = createFileHandler([clientBuild, keptAssets]);
  const site = createSite({ settings, client, cache, renderRequest: built.render, files, counter, log });
  const pages = { cache, render: site.render, live: settings.live };
  const dictionaries = await createDictionaries({
    directory: join(settings.dataDir, 'dictionaries'),
    live: settings.live,
    build,
    make: (locale) => dictionaryText(locale, settings.live, (path) => publicHtml(path, pages)),
    now: Date.now,
    log,
  });
  const bus = redis ? createPurgeBus(redis, site.purge) : noBus;
  if (redis && askPurges) {
    const recent = createRecentPurges({ contentUrl, ask: askPurges, purge: site.purge, log });
    redis.onChange((well) => (well ? recent.rest() : recent.follow()));
    if (!redis.well()) recent.follow();
  }
  const server = createServer(serverOptions(settings.proxies));
  const stopping = createStopping(server, settings.lameDuckMs);
  const guard = guardServer(server, {
    maxConnections: settings.maxConnections,
    full: () => log('website.full', { connections: settings.maxConnections }),
  });
  server.on(
    'request',
    answering({
      ...site,
      cache,
      dictionaries,
      purge(tags) {
        bus.publish(tags);
        return site.purge(tags);
      },
      // Also without the content system: whatever lies on disk is served.
      ready: async () => {
        const { entries, stored } = cache.size();
        return entries + stored > 0 || client.reachable();
      },
      vanished: () => (cache.size().alarmed ? cache.size().vanished : 0),
      running: stopping.running,
      metrics,
    }),
  );
  server.on('clientError', answerUnreadable);
  server.listen(settings.port, settings.host, () =>
    log('website.listening', { host: settings.host, port: settings.port }),
  );
  server.on('error', (error) => {
    startFailed(`The website cannot listen on ${settings.host}:${settings.port}: ${error.message}`);
  });

  function answering(parts: HandlerParts) {
    const handle = createRequestHandler(parts);
    return (request: IncomingMessage, response: ServerResponse) => {
      if (stopping.closing()) response.shouldKeepAlive = false;
      lingerAfter(request);
      handle(request, response);
      if (response.writableEnded) {
        metrics.answered(response.statusCode);
        return;
      }
      response.once('finish', () => metrics.answered(response.statusCode));
      stopping.watch(response);
      guard.watch(request, response);
    };
  }

  async function stop(signal: NodeJS.Signals) {
    if (!stopping.running()) return;
    // Whoever presses Ctrl-C waits for nobody to look elsewhere.
    await stopping.stop(signal === 'SIGINT');
    await store.settled();
    redis?.close();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function startFailed(why: string): never {
  process.stderr.write(lineOf('website.start-failed', { level: 'error', why }));
  process.exit(1);
}

main().catch((error: unknown) => {
  if (error instanceof SettingError) {
    for (const { setting, why } of error.problems)
      process.stderr.write(lineOf('website.start-failed', { level: 'error', setting, why }));
    process.exit(EXIT_SETTINGS);
  }
  startFailed(error instanceof Error ? (error.stack ?? error.message) : String(error));
});
