import { DEMO_LOCALES } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { brotli } from '../pages/packing/compress.ts';
import type { Page, Rendered } from '../pages/page.ts';
import { Bench } from '../pages/page-cache.fixture.ts';
import type { WantedPage } from '../request-handler.ts';
import { publicHtml } from './public-html.ts';

/** The page of an address as a dictionary would be made of it, and what was asked of the renderer. */
async function found(path: string, over: Partial<Rendered> = {}, page: Partial<Page> = {}) {
  const bench = new Bench();
  const asked: WantedPage[] = [];
  const br = await brotli(Buffer.from('<p>For all</p>'));
  const render = (wanted: WantedPage) => {
    asked.push(wanted);
    return bench.render('page', over, { br, ...page })();
  };
  const html = await publicHtml(path, { cache: bench.cache(), render, live: DEMO_LOCALES });
  return { html, asked };
}

describe('publicHtml', () => {
  it('is the page as any visitor gets it, rendered without preview or frame', async () => {
    const { html, asked } = await found('/en/offers');
    expect(html).toBe('<p>For all</p>');
    expect(asked).toMatchObject([
      { kind: 'offers', locale: 'en', path: '/en/offers', preview: false, embedded: false },
    ]);
  });

  it.each(['/nothing/here', '/en/spot/api/offers', '/healthz'])(
    'is nothing for %s, which is no page of its own, and nothing is rendered',
    async (path) => {
      expect(await found(path)).toEqual({ html: undefined, asked: [] });
    },
  );

  it('is nothing for a page that is missing, lacks a part or is not kept', async () => {
    expect((await found('/en/offers', {}, { status: 404 })).html).toBeUndefined();
    expect((await found('/en/offers', { degraded: true })).html).toBeUndefined();
    expect((await found('/en/offers', { degraded: true, withoutShell: true })).html).toBeUndefined();
    expect((await found('/en/offers', { keep: false })).html).toBeUndefined();
  });

  it('is nothing where none can be rendered', async () => {
    const cache = new Bench().cache();
    const render = () => Promise.reject(new Error('content is down'));
    expect(await publicHtml('/en/offers', { cache, render, live: DEMO_LOCALES })).toBeUndefined();
  });
});
