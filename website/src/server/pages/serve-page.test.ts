import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrotliOptions, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { TagHeader } from '../settings.ts';
import { brotli, type Dictionary } from './packing/compress.ts';
import { tightened } from './packing/packed-bodies.ts';
import type { CacheState, Page } from './page.ts';
import { servePage } from './serve-page.ts';

const TEXT = `<!doctype html><p>${'Zażółć gęślą jaźń. '.repeat(50)}`;
let server: Server | undefined;

afterEach(() => server?.close());

async function page(over: Partial<Page> = {}): Promise<Page> {
  return {
    status: 200,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['content-security-policy', "default-src 'self'"],
    ],
    etag: 'abc',
    br: await brotli(Buffer.from(TEXT)),
    tags: ['header', 'tenant:żółw'],
    gaps: [],
    poor: false,
    renderedAt: 0,
    ...over,
  };
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function ask(
  made: Page,
  state: CacheState = 'hit',
  headers: Record<string, string> = {},
  method = 'GET',
  tagHeader?: TagHeader,
  dictionaryOf?: () => Dictionary | undefined,
): Promise<Answer> {
  server?.close();
  const own = createServer((incoming, outgoing) =>
    servePage(incoming, outgoing, made, state, 7, { tagHeader, dictionaryOf }),
  );
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const { port } = own.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, method, headers: { connection: 'close', ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe('servePage', () => {
  it.each([
    [undefined, undefined, (body: Buffer) => body],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0', undefined, (body: Buffer) => body],
    ['zstd', undefined, (body: Buffer) => body],
  ] as const)('Accept-Encoding %s is served as %s', async (accept, encoding, open) => {
    const answer = await ask(await page(), 'hit', accept ? { 'accept-encoding': accept } : {});
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(open(answer.body).toString()).toBe(TEXT);
    expect(answer.headers.vary).toBe('accept, accept-encoding, available-dictionary');
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
  });

  describe('to a browser that has a dictionary', () => {
    const text = Buffer.from(`<!doctype html><p>${'Zażółć gęślą jaźń. '.repeat(40)}`);
    const dictionary = { hash: createHash('sha256').update(text).digest(), text };
    const has = { 'accept-encoding': 'gzip, br, dcb, dcz', 'available-dictionary': ':x:' };
    const packed = async (over = {}, state: CacheState = 'hit', headers = {}, known = true) =>
      ask(await page(over), state, { ...has, ...headers }, 'GET', undefined, () =>
        known ? dictionary : undefined,
      );

    it('a page is what it differs by, after the dictionary’s hash', async () => {
      const answer = await packed();
      expect(answer.headers['content-encoding']).toBe('dcb');
      expect(answer.body.subarray(0, 4).toString('hex')).toBe('ff444342');
      expect(answer.body.subarray(4, 36).equals(dictionary.hash)).toBe(true);
      const options: BrotliOptions & { dictionary: Buffer } = { dictionary: text };
      expect(brotliDecompressSync(answer.body.subarray(36), options).toString()).toBe(TEXT);
      expect(answer.body.length).toBeLessThan((await page()).br.length + 10);
      expect(answer.headers.vary).toBe('accept, accept-encoding, available-dictionary');
      // A CDN that looks at no header but the encoding would hand it to everybody.
      expect(answer.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
      expect(answer.headers['cdn-cache-control']).toBeUndefined();
    });

    it('it is known by a tag of its own, and answered 304', async () => {
      const { etag } = (await packed()).headers;
      expect(etag).not.toBe((await ask(await page(), 'hit', { 'accept-encoding': 'br' })).headers.etag);
      expect((await packed({}, 'hit', { 'if-none-match': String(etag) })).status).toBe(304);
      expect((await packed({}, 'hit', { 'if-none-match': String(etag) }, false)).status).toBe(200);
    });

    it.each([
      ['previews, forms’ answers and whatever is for one visitor', {}, 'bypass', {}, true],
      ['pages that are none', { status: 404 }, 'hit', {}, true],
      ['a browser that does not read it', {}, 'hit', { 'accept-encoding': 'gzip, br' }, true],
      ['a browser that refuses it', {}, 'hit', { 'accept-encoding': 'br, dcb;q=0' }, true],
      ['a dictionary that is not known', {}, 'hit', {}, false],
    ] as const)('never for %s', async (_, over, state, headers, known) => {
      expect((await packed(over, state, headers, known)).headers['content-encoding']).toBe('br');
    });
  });

  it('answers 304 to the tag of the same encoding, weak or among others, and to *', async () => {
    const made = await page();
    const gzip = { 'accept-encoding': 'gzip' };
    const { etag } = (await ask(made, 'hit', gzip)).headers;
    for (const given of [String(etag), `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask(made, 'hit', { ...gzip, 'if-none-match': given });
      expect(`${given} ${answer.status} ${answer.body.length}`).toBe(`${given} 304 0`);
      expect(answer.headers.etag).toBe(etag);
      expect(answer.headers['content-security-policy']).toBe(
        made.headers.find(([name]) => name.startsWith('content-security'))?.[1],
      );
    }
    expect((await ask(made, 'hit', { 'if-none-match': String(etag) })).status).toBe(200);
    expect((await ask(await page({ status: 404 }), 'bypass', { ...gzip, 'if-none-match': '*' })).status).toBe(
      404,
    );
  });

  it('answers 304 whether the page was had in looser or tighter brotli, under a tag for each', async () => {
    const br = { 'accept-encoding': 'br' };
    const loose = await page();
    const tight = await page({ br: await tightened('abc', loose.br) });
    const tags: string[] = [];
    for (const made of [loose, tight]) tags.push(String((await ask(made, 'hit', br)).headers.etag));
    expect(new Set(tags).size).toBe(2);
    for (const made of [loose, tight])
      for (const etag of tags)
        expect((await ask(made, 'hit', { ...br, 'if-none-match': etag })).status).toBe(304);
    const gzip = { 'accept-encoding': 'gzip' };
    expect((await ask(tight, 'hit', { ...gzip, 'if-none-match': tags[1] ?? '' })).status).toBe(200);
  });

  it('lets a CDN keep what the cache keeps, and nobody the rest', async () => {
    const kept = await ask(await page());
    expect(kept.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/);
    const once = await ask(await page(), 'bypass');
    expect(once.headers['cache-control']).toBe('private, no-store');
    const poor = await ask(await page({ poor: true }));
    expect(poor.headers['cache-control']).toBe('private, no-store');
    expect(poor.headers['cdn-cache-control']).toBeUndefined();
  });

  it.each([
    ['cache-tag', 'header,tenant:%C5%BC%C3%B3%C5%82w'],
    ['surrogate-key', 'header tenant:%C5%BC%C3%B3%C5%82w'],
  ] as const)(
    'tells the CDN that is declared what a page was made of, in %s, and nobody else',
    async (name, tags) => {
      expect((await ask(await page(), 'hit', {}, 'GET', name)).headers[name]).toBe(tags);
      expect((await ask(await page(), 'bypass', {}, 'GET', name)).headers[name]).toBeUndefined();
      expect((await ask(await page())).headers[name]).toBeUndefined();
    },
  );

  it('makes other encodings of what is kept, the same every time', async () => {
    const made = await page();
    for (const [encoding, open] of [
      ['gzip', gunzipSync],
      ['identity', (body: Buffer) => body],
    ] as const) {
      const headers = { 'accept-encoding': encoding };
      const [first, second] = [await ask(made, 'hit', headers), await ask(made, 'hit', headers)];
      expect(open(first.body).toString()).toBe(TEXT);
      expect(second.body.equals(first.body)).toBe(true);
      expect((await ask(made, 'hit', headers, 'HEAD')).headers['content-length']).toBe(
        String(first.body.length),
      );
    }
  });

  it('says what the cache did, and how old a stale page is', async () => {
    expect((await ask(await page())).headers).toMatchObject({ 'x-cache': 'hit', age: '7' });
    const stale = await ask(await page(), 'stale');
    expect(stale.headers).toMatchObject({ 'x-cache': 'stale', 'x-stale': 'age=7' });
    expect((await ask(await page())).headers['x-stale']).toBeUndefined();
  });

  it('gives HEAD the headers of GET and no body', async () => {
    const made = await page();
    const [get, head] = [await ask(made), await ask(made, 'hit', {}, 'HEAD')];
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  it('sets the security headers on every page', async () => {
    expect((await ask(await page())).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
  });
});

describe('a page in a frame', () => {
  const policy = "default-src 'self'; frame-ancestors 'none'; form-action 'self'";
  const framed = (over: Partial<Page>) =>
    page({ headers: [['content-security-policy', policy]], ...over }).then((made) => ask(made, 'bypass'));

  it('is refused to everybody', async () => {
    const { headers } = await framed({});
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['origin-agent-cluster']).toBeUndefined();
  });

  it('of a preview is allowed to the admin', async () => {
    const { headers } = await framed({ framedBy: 'https://admin.example' });
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['origin-agent-cluster']).toBe('?1');
    expect(headers['content-security-policy']).toBe(policy.replace("'none'", 'https://admin.example'));
  });
});

describe('caching of a page that says something of today', () => {
  it('ends with the day, for a CDN too', async () => {
    const later = await ask(await page({ trueUntil: Date.now() + 3_600_000 }));
    expect(later.headers['cdn-cache-control']).toBe('max-age=60, stale-if-error=864000');
    expect(later.headers['cache-control']).toContain('s-maxage=60');
    const days = await ask(await page({ trueUntil: Date.now() + 3 * 86_400_000 }));
    expect(days.headers['cdn-cache-control']).toContain('stale-while-revalidate=86400');
    const soon = await ask(await page({ trueUntil: Date.now() + 30_000 }));
    expect(soon.headers['cdn-cache-control']).toBe('max-age=0, stale-if-error=864000');
    expect(soon.headers['cache-control']).toContain('s-maxage=0');
  });
});
