import { describe, expect, it } from 'vitest';
import { brotli, plain } from './packing/compress.ts';
import type { Page } from './page.ts';
import { textForm, wantedText } from './text-form.ts';

async function page(type = 'text/html; charset=utf-8'): Promise<Page> {
  return {
    status: 404,
    headers: [
      ['content-type', type],
      ['content-security-policy', "default-src 'self'"],
      ['content-language', 'pl'],
    ],
    etag: 'abc',
    br: await brotli(Buffer.from('<title>A</title><main><h1>Nie ma</h1></main>')),
    tags: ['header'],
    gaps: [],
    poor: true,
    renderedAt: 7,
    trueUntil: 9,
  };
}

describe('text instead of HTML', () => {
  it.each([
    ['text/markdown', 'text/markdown'],
    ['text/plain', 'text/plain'],
    ['text/markdown, text/html, */*', 'text/markdown'],
    ['text/plain;q=0.8, text/markdown;q=0.9', 'text/markdown'],
    ['TEXT/PLAIN; q=1.0', 'text/plain'],
    ['text/html, text/markdown', undefined],
    ['text/html;q=0.9, text/plain;q=0.8', undefined],
    ['text/plain;q=0', undefined],
    ['text/plain;q=nonsense', undefined],
    ['text/*', undefined],
    ['*/*', undefined],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', undefined],
    [undefined, undefined],
  ])('Accept: %s means %s', (accept, type) => {
    expect(wantedText(accept)).toBe(type);
    expect(wantedText(accept)).toBe(type);
  });

  it('is as good, as old and as long true as the page, and made once', async () => {
    const html = await page();
    const text = await textForm(html, 'text/plain');
    expect(text).toMatchObject({ status: 404, tags: ['header'], poor: true, renderedAt: 7, trueUntil: 9 });
    expect(text?.etag).not.toBe(html.etag);
    expect(text?.headers).toContainEqual(['content-type', 'text/plain; charset=utf-8']);
    expect(text?.headers).toContainEqual(['content-language', 'pl']);
    expect(String(await plain(text?.br ?? Buffer.alloc(0)))).toBe('# Nie ma\n');
    expect(await textForm(html, 'text/plain')).toBe(text);
    expect((await textForm(html, 'text/markdown'))?.etag).not.toBe(text?.etag);
  });

  it('is not made of what is no page', async () => {
    expect(textForm(await page('application/json'), 'text/plain')).toBeUndefined();
  });
});
