import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '../../scripts/clock/timeouts.ts';
import { freePort } from '../../scripts/programs/free-port.ts';
import { fillSeeded } from '../../scripts/programs/seeded-data.ts';
import { test as base } from '../base-test.ts';
import { startContent } from '../processes/content-process.ts';
import { receiversSettings } from '../processes/receivers.ts';
import { PREVIEW_SECRET, PURGE_TOKEN, startWebsite } from '../processes/website-process.ts';
import { testContentAt } from './content-under-test.ts';

/**
 * For tests that change content: both programs once more, over a copy of the demo as it was seeded. Each process of
 * Playwright's has its own, whose tests put back what they change; a test that fails takes its process and so its centre with
 * it. Helpers that ask the content system under test ask this one.
 */
export const test = base.extend<object, { centre: string }>({
  centre: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'centre-'));
      if (!fillSeeded(dataDir, process.env.SEEDED_DIR ?? ''))
        throw new Error('SEEDED_DIR holds no demo: run the journeys with `npm run test:e2e`.');
      const port = await freePort();
      const site = await startWebsite(`http://127.0.0.1:${port}`, { env: { PAGE_FRESH_SECONDS: '86400' } });
      try {
        const content = await startContent(dataDir, {
          ...(await receiversSettings()),
          CONTENT_PORT: String(port),
          WEBSITE_URL: site.url,
          PURGE_TOKEN,
          PREVIEW_SECRET,
        });
        testContentAt({ url: content.url, dataDir });
        await use(site.url);
        // Its data are thrown away.
        await content.kill();
      } finally {
        await site.remove();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    // Not of the time that its first test has.
    { auto: true, scope: 'worker', timeout: scaled(60_000) },
  ],
  baseURL: ({ centre }, use) => use(centre),
});
