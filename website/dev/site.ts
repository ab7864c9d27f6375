import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContentClient } from '../src/content/client/content-client.ts';
import { ContentUnavailable } from '../src/content/client/reader.ts';
import { render } from '../src/server/app-entry.ts';
import { createFileHandler } from '../src/server/files.ts';
import { log } from '../src/server/log.ts';
import type { PageCache } from '../src/server/pages/page-cache.ts';
import type { RenderRequest } from '../src/server/pages/render-page.ts';
import { createRequestHandler } from '../src/server/request-handler.ts';
import { readSettings } from '../src/server/settings.ts';
import { createSite } from '../src/server/site.ts';
import { RECORDED_AT, recordedContent } from './recorded-content.ts';

export type DevSite = (request: IncomingMessage, response: ServerResponse) => void;

const websiteDir = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The site as the built server puts it together, but nothing is kept: every page is rendered when it is asked for.
 * Without CONTENT_URL it shows the recorded payloads. Made anew whenever one of its modules is saved.
 * @param changed called when the content system has said that something is new
 */
export function createDevSite(changed: () => void): DevSite {
  const recorded = process.env.CONTENT_URL ? undefined : recordedContent();
  const reached = recorded ? { fetch: recorded } : {};
  const read = readSettings(process.env, dirname(websiteDir));
  // Drawings of recorded pictures are not kept among a centre's own.
  const settings = { ...read, dataDir: join(read.dataDir, recorded ? 'dev-recorded' : 'dev') };
  const client = createContentClient({
    baseUrl: settings.contentUrl,
    token: settings.contentToken,
    previewSecret: settings.previewSecret,
    timeZone: settings.timeZone,
    log,
    ...reached,
  });
  const cache: Pick<PageCache, 'atOnce' | 'respond' | 'purge'> = {
    atOnce: () => undefined,
    respond: async (_key, make) => ({ page: (await make()).page, state: 'bypass', age: 0 }),
    purge() {
      changed();
      return 0;
    },
  };
  const site = createSite({
    settings,
    client,
    cache,
    renderRequest,
    files: createFileHandler([join(websiteDir, 'public')]),
    ...(recorded && { now: () => RECORDED_AT }),
    ...reached,
    log,
  });
  return createRequestHandler({ ...site, cache, ready: () => client.reachable(), running: () => true });
}

const renderRequest: RenderRequest = async (request, locals) => {
  try {
    const response = await render(request, locals);
    const html = await response.text();
    // The renderer names scripts and islands by their files; in a browser they go by their addresses.
    return new Response(html.replaceAll(`="${websiteDir}/`, '="/'), response);
  } catch (error) {
    if (error instanceof ContentUnavailable) throw error;
    return mistake(error);
  }
};

/** What is wrong with a page, in its place, until it is mended. Not a 500: visitors would be told to come back later. */
function mistake(error: unknown): Response {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${text}\n`);
  const shown = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const page = `<!doctype html><meta charset="utf-8"><title>Error</title><pre>${shown}</pre>
<script type="module" src="/@vite/client"></script>`;
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
