import { describe, expect, it } from 'vitest';
import { AWAY, answering, contextOf } from '../../../fixtures/responses.ts';
import { uploadedSitemap } from './uploaded-sitemap.ts';

const CONTENT_URL = 'http://content.example';
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- ours -->\n<urlset xmlns="x"><url/></urlset>\n';
const FILE = { name: 'sitemap.xml', caption: 'sitemap', hash: 'sitemap_1a2b', ext: '.xml' };
const ok = (body = XML, type = 'application/xml') =>
  new Response(body, { headers: { 'content-type': type } });

/** What is served of an upload, and how the page that it stands on counts. */
async function served(uploadFiles: unknown, file: () => Response = ok) {
  const asked: string[] = [];
  const { content } = contextOf({ uploadFiles });
  const text = await uploadedSitemap(content, {
    contentUrl: CONTENT_URL,
    fetch: async (url) => {
      asked.push(String(url));
      return file();
    },
  });
  return { text, asked, degraded: content.gathered().degraded };
}

describe('the operator’s own sitemap', () => {
  it.each<[string, unknown, string]>([
    ['by hash and extension', [FILE], 'uploads/sitemap_1a2b.xml'],
    ['by its address', [{ name: 'sitemap.xml', url: '/files/2026/sitemap.xml' }], 'files/2026/sitemap.xml'],
    [
      'at the address of another host’s uploads',
      [{ ...FILE, hash: null, url: 'https://cdn.example/uploads/sitemap_9.xml' }],
      'uploads/sitemap_9.xml',
    ],
    ['among others', [{ name: 'cat.jpg', hash: 'cat', ext: '.jpg' }, FILE], 'uploads/sitemap_1a2b.xml'],
    ['in small letters or not', [{ ...FILE, name: 'Sitemap.XML' }], 'uploads/sitemap_1a2b.xml'],
  ])('is asked for at the content host, %s', async (_, files, path) => {
    expect(await served(files)).toEqual({
      text: XML,
      asked: [`${CONTENT_URL}/${path}`],
      degraded: undefined,
    });
  });

  it.each<[string, unknown]>([
    ['there is no file', []],
    ['filters are not heeded and a photo comes', [{ name: 'cat.jpg', hash: 'cat', ext: '.jpg' }]],
    ['it has another name', [{ ...FILE, name: 'sitemap-old.xml' }]],
    ['it has another caption', [{ ...FILE, caption: 'draft' }]],
    ['it is no XML by its extension', [{ ...FILE, ext: '.html', url: null }]],
    ['its address leads elsewhere', [{ name: 'sitemap.xml', url: 'http://evil.example/sitemap.xml' }]],
    ['its hash is an address', [{ ...FILE, hash: '../../etc/passwd' }]],
    ['the list is something else', { status: 'UP' }],
  ])('is not there when %s, and nothing is asked for', async (_, files) => {
    expect(await served(files)).toEqual({ text: undefined, asked: [], degraded: undefined });
  });

  it.each([
    ['is not given', 403],
    ['is not offered', 404],
  ])('is not there when the list %s', async (_, status) => {
    const others = answering();
    const refusing: typeof fetch = async (url, init) =>
      String(url).includes('/upload/files')
        ? Response.json({ error: { status } }, { status })
        : others(url, init);
    const { content } = contextOf({}, { fetch: refusing });
    expect(await uploadedSitemap(content, { contentUrl: CONTENT_URL, fetch: others })).toBeUndefined();
    expect(content.gathered().degraded).toBeUndefined();
  });

  it.each<[string, () => Response]>([
    ['a sign-in page', () => ok('<!doctype html><title>Sign in</title>', 'text/html')],
    ['a page that calls itself XML', () => ok('<?xml version="1.0"?><!DOCTYPE html><html></html>')],
    ['words', () => ok('Sitemap: none')],
    ['404', () => new Response('', { status: 404 })],
    ['500', () => new Response('', { status: 500 })],
    ['more than a sitemap may hold', () => ok(XML + ' '.repeat(11 << 20))],
  ])('gives way to ours, for as long as it must, when the file is %s', async (_, file) => {
    const { text, degraded } = await served([FILE], file);
    expect(text).toBeUndefined();
    expect(degraded).toContain('the uploaded sitemap');
  });

  it('gives way to ours when the list does not come', async () => {
    const { text, degraded } = await served(AWAY);
    expect([text, degraded]).toEqual([undefined, 'uploadFiles: status 503']);
  });
});
