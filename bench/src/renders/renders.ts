import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContentClient } from '../../../website/src/content/client/content-client.ts';
import { resolveAddress } from '../../../website/src/i18n/addresses.ts';
import { createFileHandler } from '../../../website/src/server/files.ts';
import type { RenderRequest } from '../../../website/src/server/pages/render-page.ts';
import { readSettings } from '../../../website/src/server/settings.ts';
import { createSite } from '../../../website/src/server/site.ts';
import { median } from '../median.ts';
import { calibrate, threadMs } from './calibration.ts';

// Renders one page of each kind over and over, without the page cache and without compression, and says what a render
// costs the thread that all visitors share. What many pages are made of has been read before, as it has while a site
// runs; what is a page's own is read each time. Started pinned to a processor of its own; paths by kind come as JSON.
const WARM = 15;
const RENDERS = 25;

const paths: Record<string, string> = JSON.parse(process.argv[2] ?? '{}');
const dataDir = mkdtempSync(join(tmpdir(), 'renders-'));
const settings = readSettings({ ...process.env, DATA_DIR: dataDir }, process.cwd());
const client = createContentClient({
  baseUrl: settings.contentUrl,
  token: settings.contentToken,
  timeZone: settings.timeZone,
  log: () => undefined,
});
const entry = join(import.meta.dirname, '../../../website/dist/server/entry.mjs');
const { render: renderRequest }: { render: RenderRequest } = await import(entry);
const site = createSite({
  settings,
  client,
  cache: { purge: () => 0 },
  renderRequest,
  files: createFileHandler([]),
  log: () => undefined,
});

async function renderOf(path: string) {
  const [pathname = '', query = ''] = path.split(/(?=\?)/);
  const found = resolveAddress(pathname, query, settings.live);
  if (found.type !== 'page') throw new Error(`${path} is no page.`);
  const wanted = { ...found, preview: false as const, embedded: false };
  return async () => {
    const { page } = await site.render(wanted);
    if (page.status !== 200) throw new Error(`${path} gives ${page.status}.`);
  };
}

const figures: Record<string, number> = {};
for (const pass of ['warm', 'measured']) {
  for (const [kind, path] of Object.entries(paths)) {
    const render = await renderOf(path);
    const all: number[] = [];
    for (let index = 0; index < (pass === 'warm' ? WARM : RENDERS); index += 1) {
      const before = threadMs();
      await render();
      all.push(threadMs() - before);
    }
    figures[kind] = median(all);
  }
}
process.stdout.write(`${JSON.stringify({ calibration: calibrate(), figures })}\n`);
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
