import type { EndpointName } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { createContentClient } from '../../website/src/content/client/content-client.ts';
import { createReader } from '../../website/src/content/client/content-reader.ts';
import type { LoadContext } from '../../website/src/content/client/load-context.ts';
import { inPages, readOffers, readTenantsOfCategory } from '../../website/src/content/client/read-all.ts';
import { readPastEvents } from '../../website/src/features/events/load-events.ts';
import { loadInspirationsPage } from '../../website/src/features/inspirations/load-inspirations.ts';
import { centreOf, SLUGS } from './centre.ts';
import { startDialect } from './content-system.ts';
import { DIALECTS } from './dialects.ts';

const NOW = Date.parse('2026-11-25T10:00:00Z');
const SEED = 1;
const centre = centreOf(SEED, NOW);

type ListReader = (context: LoadContext) => Promise<readonly unknown[] | null | undefined>;

/** How each list is read that does not fit in one answer. */
const LISTS: readonly [EndpointName, ListReader][] = [
  ['offers', ({ content }) => readOffers(content)],
  ['tenantsOfCategory', ({ content }) => readTenantsOfCategory(content, SLUGS.category)],
  ['pastEvents', (context) => readPastEvents(context)],
  ['inspirations', async (context) => (await loadInspirationsPage(context))?.inspirations],
  ['coupons', ({ content }) => inPages((page) => content.read('coupons', { page }))],
];

describe.each(DIALECTS)('a content system that is spelled $name', (dialect) => {
  it('gives its lists in parts, of which none is lost', async () => {
    const system = await startDialect(centre, dialect, SEED);
    try {
      const client = createContentClient({
        baseUrl: system.url,
        timeZone: 'Europe/Warsaw',
        answerMs: 60_000,
        log: () => undefined,
      });
      const locale = 'pl-PL';
      const content = createReader(client, { locale, preview: false });
      const context: LoadContext = {
        content,
        locale,
        live: [locale],
        params: {},
        query: {},
        now: new Date(NOW),
        timeZone: 'Europe/Warsaw',
      };
      for (const [name, read] of LISTS) {
        const all = centre.get(name);
        const length = Array.isArray(all) ? all.length : 0;
        expect(length, name).toBeGreaterThan(dialect.most);
        expect(await read(context), name).toHaveLength(length);
      }
    } finally {
      await system.close();
    }
  });
});
