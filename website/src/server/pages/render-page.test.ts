import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { getPrescripts } from 'astro/runtime/server/scripts.js';
import { describe, expect, it } from 'vitest';
import type { Gathered } from '../../content/client/content-reader.ts';
import { ContentUnavailable } from '../../content/client/reader.ts';
import type { Visit } from '../visit.ts';
import { type RenderRequest, renderPage } from './render-page.ts';

const GATHERED: Gathered = {
  tags: ['header', 'tenants'],
  degraded: undefined,
  failed: undefined,
  trueUntil: undefined,
  gaps: [],
  missed: [],
  withoutShell: false,
};

/** Only what `renderPage` reads of a visit. */
function visit(over: Partial<Visit> = {}): Visit {
  return {
    kind: 'tenants',
    params: { category: 'dom i ogród' },
    locale: 'pl-PL',
    preview: false,
    ...over,
  } as Visit;
}

function rendering(
  status = 200,
  body = '<p>x</p>',
  headers: Record<string, string> = { 'content-type': 'text/html' },
) {
  const asked: string[] = [];
  const render: RenderRequest = async (request) => {
    asked.push(request.url);
    return new Response(body, { status, headers });
  };
  return { asked, render };
}

const page = (render: RenderRequest, over: Partial<Visit> = {}, gathered: Partial<Gathered> = {}) =>
  renderPage(
    render,
    visit(over),
    () => ({ ...GATHERED, ...gathered }),
    () => 42,
  );

type Renderer = Parameters<typeof getPrescripts>[0];

describe('renderPage', () => {
  it('puts in what is kept, and lets the scripts and styles in it run', async () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policy = `script-src 'self' ${hash('run()')} ${hash('other()')};`;
    const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
    const render: RenderRequest = async (_, { visit: { keep } }) =>
      new Response(`<p>x</p>${keep(Buffer.from('<script>run()</script>'))}`, { headers });
    const { page: made } = await page(render);
    expect(brotliDecompressSync(made.br).toString()).toBe('<p>x</p><script>run()</script>');
    expect(new Map(made.headers).get('content-security-policy')).toBe(`script-src 'self' ${hash('run()')};`);
  });

  it('leaves out what the renderer writes before the first island', async () => {
    const clientDirectives = new Map([['interaction', '(()=>{self.Astro={}})();']]);
    const before = getPrescripts({ clientDirectives } as Renderer, 'both', 'interaction');
    expect(before).toMatch(/^<style>.*<script>.*<script>/s);
    const island = '<p>x</p><astro-island client="interaction"></astro-island><astro-island></astro-island>';
    const { page: made } = await page(rendering(200, island.replace('<astro', `${before}<astro`)).render);
    expect(brotliDecompressSync(made.br).toString()).toBe(island);
  });

  it('asks for the English path whatever the language, under a host of its own', async () => {
    const { asked, render } = rendering();
    await page(render);
    await page(render, { kind: 'home', params: {}, locale: 'ru' });
    await page(render, { kind: 'not-found' });
    await page(render, { kind: 'maintenance' });
    await page(render, { kind: 'failure' });
    expect(asked.map((url) => new URL(url))).toMatchObject([
      { hostname: 'website.internal', pathname: '/tenants/dom%20i%20ogr%C3%B3d' },
      { pathname: '/' },
      { pathname: '/404' },
      { pathname: '/maintenance' },
      { pathname: '/maintenance' },
    ]);
  });

  it('keeps a whole page with its tags, its moment and its body in brotli', async () => {
    const { render } = rendering(200, 'Zażółć');
    const { page: made, keep, degraded } = await page(render);
    expect({ keep, degraded }).toEqual({ keep: true, degraded: false });
    expect(made).toMatchObject({ status: 200, tags: ['header', 'tenants'], renderedAt: 42 });
    expect(brotliDecompressSync(made.br).toString()).toBe('Zażółć');
  });

  it('packs a page that says the same as before no second time', async () => {
    const first = await page(rendering(200, 'the same').render);
    const again = await page(rendering(200, 'the same').render);
    const other = await page(rendering(200, 'another').render);
    expect(again.page.br).toBe(first.page.br);
    expect(other.page.br).not.toBe(first.page.br);
    expect(brotliDecompressSync(other.page.br).toString()).toBe('another');
  });

  it('keeps neither what is not found nor redirects nor previews; a poorer page is marked', async () => {
    expect((await page(rendering(404).render)).keep).toBe(false);
    expect((await page(rendering(308, '', { location: '/sklepy' }).render)).keep).toBe(false);
    expect((await page(rendering().render, { preview: 'draft' })).keep).toBe(false);
    expect((await page(rendering().render, {}, { degraded: 'offers' })).degraded).toBe(true);
  });

  it('lets through only headers that belong to the page', async () => {
    const { render } = rendering(200, 'x', {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'self'",
      'set-cookie': 'a=1',
      'x-powered-by': 'something',
    });
    const { page: made } = await page(render);
    expect(made.headers).toEqual([
      ['content-type', 'text/html; charset=utf-8'],
      ['content-security-policy', "default-src 'self'"],
    ]);
  });

  it('throws the content system’s reason instead of an error page', async () => {
    const failed = new ContentUnavailable('tenant', 'no connection');
    await expect(page(rendering(500).render, {}, { failed })).rejects.toBe(failed);
    await expect(page(rendering(500).render)).rejects.toBeInstanceOf(ContentUnavailable);
    // The maintenance page is the last resort: it is served whatever its status.
    for (const kind of ['maintenance', 'failure'] as const)
      expect((await page(rendering(503).render, { kind })).page.status).toBe(503);
  });

  it('gives the same content the same tag, other content another', async () => {
    const etags = await Promise.all(
      ['a', 'a', 'b'].map(async (body) => (await page(rendering(200, body).render)).page.etag),
    );
    expect(etags[0]).toBe(etags[1]);
    expect(etags[0]).not.toBe(etags[2]);
  });
});
