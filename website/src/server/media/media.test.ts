import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMediaHandler, type MediaHandler, type MediaOptions } from './media.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';
const servers: Server[] = [];
let dir: string;
let uploads: Record<string, Answer | Buffer | string>;
let asked: string[];
let contentUrl: string;
let content: Server;

async function listen(handle: Answer): Promise<{ server: Server; url: string }> {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function website(options: Partial<MediaOptions> = {}) {
  const media: MediaHandler = createMediaHandler({ contentUrl, dir, log: () => {}, ...options });
  const { url } = await listen((req, res) => void media(req, res, req.url ?? ''));
  return { media, url };
}

interface Reply {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Not `fetch`: that would tidy the hostile paths and open the encodings. */
function get(
  base: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff5a36' } })
    .jpeg()
    .toBuffer();

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'media-'));
  uploads = { 'coat_1a2b.svg': SVG, 'atrium_3c.jpg': await photo(800, 400) };
  asked = [];
  const started = await listen((req, res) => {
    asked.push(req.url ?? '');
    const found = uploads[(req.url ?? '').replace('/uploads/', '')];
    if (typeof found === 'function') found(req, res);
    else res.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found);
  });
  contentUrl = started.url;
  content = started.server;
});

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  // A variant may still be on its way to disk.
  await rm(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
});

function stopContent() {
  content.closeAllConnections();
  return new Promise((resolve) => content.close(resolve));
}

describe('originals', () => {
  it('pass through with our type, a policy that runs nothing, and for good', async () => {
    const { url } = await website();
    const reply = await get(url, '/media/coat_1a2b.svg');
    expect(reply.status).toBe(200);
    expect(reply.body.toString()).toBe(SVG);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  });

  it('are kept, not opened, when they are PDF files', async () => {
    uploads['kit_5d.pdf'] = '%PDF-1.4';
    const { url } = await website();
    const reply = await get(url, '/media/kit_5d.pdf');
    expect([reply.status, reply.body.toString()]).toEqual([200, '%PDF-1.4']);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    });
    const picture = await get(url, '/media/coat_1a2b.svg');
    expect(picture.headers['content-disposition']).toBeUndefined();
  });

  it('are compressed when they are text, and asked for once', async () => {
    uploads['coat_1a2b.svg'] = SVG.repeat(50);
    const { url } = await website();
    for (const encoding of ['br', 'gzip']) {
      const reply = await get(url, '/media/coat_1a2b.svg', { 'accept-encoding': encoding });
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(reply.body.length).toBeLessThan(500);
    }
    await get(url, '/media/coat_1a2b.svg');
    expect(
      (await get(url, '/media/atrium_3c.jpg', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
    expect(asked).toEqual(['/uploads/coat_1a2b.svg', '/uploads/atrium_3c.jpg']);
  });

  it('answer 304 to their own tag and a head without a body', async () => {
    const { url } = await website();
    const { headers } = await get(url, '/media/atrium_3c.jpg');
    const again = await get(url, '/media/atrium_3c.jpg', { 'if-none-match': `"x", W/${headers.etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    const head = await get(url, '/media/atrium_3c.jpg', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      headers['content-length'],
    ]);
    expect((await get(url, '/media/atrium_3c.jpg', {}, 'POST')).status).toBe(405);
  });

  it('are the same after a restart, tag and all, without the content system', async () => {
    const before = await get((await website()).url, '/media/atrium_3c.jpg');
    await stopContent();
    const { url } = await website();
    const after = await get(url, '/media/atrium_3c.jpg');
    expect([after.status, after.headers.etag]).toEqual([200, before.headers.etag]);
    expect((await get(url, '/media/never_seen.jpg')).status).toBe(502);
  });
});

describe('smaller pictures', () => {
  it.each(['avif', 'webp'])('come as %s in the width asked for', async (format) => {
    const { url } = await website();
    const reply = await get(url, `/media/w320/atrium_3c.jpg.${format}`);
    expect([reply.status, reply.headers['content-type']]).toEqual([200, `image/${format}`]);
    const { width, height, format: made } = await sharp(reply.body).metadata();
    expect([width, height, made]).toEqual([320, 160, format === 'avif' ? 'heif' : 'webp']);
  });

  it('are never larger than the original', async () => {
    const { url } = await website();
    const reply = await get(url, '/media/w1920/atrium_3c.jpg.webp');
    expect((await sharp(reply.body).metadata()).width).toBe(800);
  });

  it('stand upright and lose what the camera wrote', async () => {
    uploads['phone.jpg'] = await sharp(await photo(640, 320))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { url } = await website();
    const { width, height, exif, orientation } = await sharp(
      (await get(url, '/media/w320/phone.jpg.webp')).body,
    ).metadata();
    expect([width, height, exif, orientation]).toEqual([320, 640, undefined, undefined]);
  });

  it('are made once and fetched once, however many ask at the same time', async () => {
    const { url } = await website();
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, i) => get(url, `/media/w${i % 2 ? 320 : 480}/atrium_3c.jpg.webp`)),
    );
    expect(replies.every((reply) => reply.status === 200)).toBe(true);
    expect(new Set(replies.map((reply) => reply.headers.etag)).size).toBe(2);
    expect(asked).toEqual(['/uploads/atrium_3c.jpg']);
  });

  it('are served from disk when the content system is down', async () => {
    const { url } = await website();
    await get(url, '/media/w320/atrium_3c.jpg.webp');
    await stopContent();
    expect((await get(url, '/media/w320/atrium_3c.jpg.webp')).status).toBe(200);
    // The original is at hand too.
    expect((await get(url, '/media/w480/atrium_3c.jpg.avif')).status).toBe(200);
  });

  it('are not made of what only claims to be a picture', async () => {
    uploads['evil.png'] = SVG;
    uploads['torn.jpg'] = (await photo(800, 400)).subarray(0, 400);
    uploads['bomb.png'] = await sharp({
      create: { width: 8000, height: 7000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const { url } = await website();
    for (const name of ['evil.png', 'torn.jpg', 'bomb.png']) {
      const reply = await get(url, `/media/w320/${name}.webp`);
      expect([name, reply.status, reply.headers['cache-control']]).toEqual([name, 502, 'no-store']);
    }
  });
});

describe('files elsewhere on the content host', () => {
  it('are asked for at their own path, and made smaller like others', async () => {
    uploads['/files/2026/Our%20shops.v2.jpg'] = await photo(800, 400);
    const { url } = await website();
    const name = 'at/files/2026/Our%20shops.v2.jpg';
    expect((await get(url, `/media/${name}`)).status).toBe(200);
    expect((await get(url, `/media/w320/${name}.webp`)).headers['content-type']).toBe('image/webp');
    expect(asked).toEqual(['/files/2026/Our%20shops.v2.jpg']);
  });
});

describe('hostile addresses', () => {
  it.each([
    '/media/',
    '/media/../admin',
    '/media/..%2fadmin.svg',
    '/media/%2e%2e/coat_1a2b.svg',
    '/media/a/b.svg',
    '/media/at/../admin.svg',
    '/media/at/uploads%2f..%2fadmin.svg',
    '/media/at//evil.example/x.svg',
    '/media/at/uploads/coat_1a2b.svg',
    '/media/at/admin',
    '/media//evil.example/x.svg',
    '/media/http:%2f%2fevil.example%2fx.svg',
    '/media/coat_1a2b.svg%00.png',
    '/media/coat_1a2b.svg/',
    '/media/coat_1a2b.constructor',
    '/media/coat_1a2b.html',
    '/media/coat.1a2b.svg',
    '/media/.svg',
    `/media/${'a'.repeat(300)}.svg`,
    '/media/coat_1a2b.svg\\..\\x',
    '/media/@evil.example.svg',
    '/media/atrium_3c.jpg.webp',
    '/media/w320/atrium_3c.jpg',
    '/media/w321/atrium_3c.jpg.webp',
    '/media/w0320/atrium_3c.jpg.webp',
    '/media/w320/atrium_3c.jpg.png',
    '/media/w320/coat_1a2b.svg.webp',
    '/media/w320/../atrium_3c.jpg.webp',
    '/media/toString',
    '/media/__proto__.svg/x',
  ])('%s is not found and asks nobody', async (path) => {
    const { url } = await website();
    const reply = await get(url, path);
    expect([reply.status, reply.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(asked).toEqual([]);
  });

  it('never follow the content system to another host', async () => {
    const visited: string[] = [];
    const other = await listen((req, res) => {
      visited.push(req.url ?? '');
      res.end(SVG);
    });
    uploads['moved.svg'] = (_, res) => res.writeHead(302, { location: `${other.url}/secret` }).end();
    const { url } = await website();
    expect((await get(url, '/media/moved.svg')).status).toBe(502);
    expect(visited).toEqual([]);
  });

  it('are not asked for again at once when the content system does not have them', async () => {
    const { url } = await website();
    for (let i = 0; i < 3; i++) expect((await get(url, '/media/nothing.jpg')).status).toBe(404);
    expect(asked).toHaveLength(1);
  });
});

describe('a content system that misbehaves', () => {
  it.each<[string, Answer]>([
    [
      'says how large',
      (_, res) => void res.writeHead(200, { 'content-length': 5_000 }).end(Buffer.alloc(5_000)),
    ],
    [
      'does not say how large',
      (_, res) => void res.writeHead(200).write(Buffer.alloc(900), () => res.end(Buffer.alloc(900))),
    ],
  ])('is cut off when a file is too large and it %s', async (_, answer) => {
    uploads['large.jpg'] = answer;
    const { url } = await website({ maxOriginalBytes: 1_000 });
    const reply = await get(url, '/media/large.jpg');
    expect([reply.status, reply.headers['cache-control']]).toEqual([502, 'no-store']);
  });

  it.each<[string, Answer]>([
    ['says nothing', () => {}],
    ['stops half way', (_, res) => void res.writeHead(200, { 'content-length': 100 }).write('half')],
  ])('is given up at the deadline when it %s', async (_, answer) => {
    uploads['slow.jpg'] = answer;
    const { url } = await website({ deadlineMs: 60 });
    expect((await get(url, '/media/slow.jpg')).status).toBe(502);
  });

  it('is asked again after it failed', async () => {
    uploads['late.jpg'] = (_, res) => void res.writeHead(500).end();
    const { url } = await website();
    expect((await get(url, '/media/late.jpg')).status).toBe(502);
    uploads['late.jpg'] = await photo(10, 10);
    expect((await get(url, '/media/late.jpg')).status).toBe(200);
  });
});

describe('the folder', () => {
  const sizes = async () => {
    let bytes = 0;
    for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
    }
    return bytes;
  };

  it('keeps its size: what was used longest ago goes first', async () => {
    for (const name of ['a', 'b', 'c']) uploads[`${name}.ico`] = Buffer.alloc(1_000, name);
    const { url } = await website({ maxStoreBytes: 2_500 });
    for (const name of ['a', 'b', 'a', 'c']) await get(url, `/media/${name}.ico`);
    expect(await sizes()).toBe(2_000);
    await stopContent();
    expect((await get(url, '/media/a.ico')).status).toBe(200);
    expect((await get(url, '/media/b.ico')).status).toBe(502);
    // A smaller cap after a restart holds at once.
    const next = await website({ maxStoreBytes: 1_000 });
    await get(next.url, '/media/c.ico');
    expect(await sizes()).toBe(1_000);
  });

  it('may be unusable: pictures come all the same', async () => {
    const { url } = await website({ dir: '/dev/null/media' });
    expect((await get(url, '/media/atrium_3c.jpg')).status).toBe(200);
  });
});

describe('purging uploads', () => {
  /** Resolves when the predicate holds for a reply; the refresh runs beside the answers. */
  async function until(url: string, path: string, holds: (reply: Reply) => boolean) {
    for (;;) {
      const reply = await get(url, path);
      if (holds(reply)) return reply;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  it('shows a replaced file, its old copy meanwhile and without a promise', async () => {
    const { media, url } = await website();
    for (const path of ['/media/atrium_3c.jpg', '/media/w320/atrium_3c.jpg.webp']) await get(url, path);
    uploads['atrium_3c.jpg'] = await photo(800, 800);
    await media.purge();
    const old = await get(url, '/media/w320/atrium_3c.jpg.webp');
    expect([old.status, old.headers['cache-control']]).toEqual([200, 'no-cache']);
    const fresh = await until(
      url,
      '/media/w320/atrium_3c.jpg.webp',
      (reply) => reply.headers['cache-control'] !== 'no-cache',
    );
    expect((await sharp(fresh.body).metadata()).height).toBe(320);
  });

  it('keeps the old copy while the content system is down, also after a restart', async () => {
    const { media, url } = await website();
    await get(url, '/media/atrium_3c.jpg');
    await media.purge();
    await stopContent();
    for (const site of [url, (await website()).url]) {
      const reply = await get(site, '/media/atrium_3c.jpg');
      expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
    }
  });

  it('forgets a file that is gone', async () => {
    const { media, url } = await website();
    await get(url, '/media/atrium_3c.jpg');
    delete uploads['atrium_3c.jpg'];
    await media.purge();
    expect((await until(url, '/media/atrium_3c.jpg', (reply) => reply.status !== 200)).status).toBe(404);
  });
});
