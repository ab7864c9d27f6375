import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readMark } from '@mall/contract/mark.ts';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import type { Favicons } from '../../layout/shell.ts';
import { describeFloors } from '../../ui/floors/floor.ts';
import { describeMark } from '../../ui/Logo/mark.ts';
import { createBrandPictures } from './brand-pictures.ts';

const PNGS = {
  '/favicon-16x16.png': [16, 16],
  '/favicon-32x32.png': [32, 32],
  '/apple-touch-icon.png': [180, 180],
  '/icon-192.png': [192, 192],
  '/icon-512.png': [512, 512],
  '/icon-maskable-192.png': [192, 192],
  '/icon-maskable-512.png': [512, 512],
  '/share.png': [1200, 630],
};
const INK = [23, 19, 14];
const WHITE = [255, 255, 255];
/** A square, whole. */
const BLOCK = readMark('<svg viewBox="0 0 10 10"><path d="M0 0H10V10H0Z"/></svg>');
const GREEN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#0f0" d="M0 0h9v9H0z"/></svg>';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  describeMark(undefined);
  describeFloors(new Map());
});

interface Centre {
  icons?: Favicons;
  certain?: boolean;
  uploads?: Readonly<Record<string, string>>;
}

async function site({ icons = {}, certain = true, uploads = {} }: Centre = {}) {
  const handle = createBrandPictures({
    look: async () => ({ icons, certain }),
    async original(name) {
      const found = uploads[name];
      if (found === undefined) throw new Error('missing');
      return Buffer.from(found);
    },
  });
  const own = createServer(async (request, response) => {
    if (await handle(request, response, request.url ?? '')) return;
    response.statusCode = 404;
    response.end();
  });
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const { port } = own.address() as AddressInfo;
  return (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

async function pixel(response: Response, left: number, top: number): Promise<number[]> {
  const picture = sharp(await bytesOf(response))
    .toColourspace('srgb')
    .removeAlpha();
  return [...(await picture.extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

describe('pictures of a centre whose content names none', () => {
  it.each(Object.entries(PNGS))('%s has its size, and is kept for an hour', async (path, size) => {
    const get = await site();
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const { width, height, format } = await sharp(await bytesOf(response)).metadata();
    expect([format, width, height]).toEqual(['png', ...size]);
    const etag = response.headers.get('etag') ?? '';
    expect((await get(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('show the mark on ink, small enough where a system cuts them', async () => {
    describeMark(BLOCK);
    const get = await site();
    for (const path of ['/icon-512.png', '/icon-maskable-512.png']) {
      expect(await pixel(await get(path), 4, 4), path).toEqual(INK);
      expect(await pixel(await get(path), 256, 256), path).toEqual(WHITE);
    }
    // 100 × 100 lies in the plain mark, and outside of a circle of 80 % of the width.
    expect(await pixel(await get('/icon-512.png'), 100, 100)).toEqual(WHITE);
    expect(await pixel(await get('/icon-maskable-512.png'), 110, 110)).toEqual(INK);
    expect(await (await get('/favicon.svg')).text()).toContain('M0 0H10V10H0Z');
  });

  it('show a door, and no letter, without a mark', async () => {
    const get = await site();
    expect(await (await get('/favicon.svg')).text()).toContain('M0 0H570V800H0ZM150 130V800H420V130Z');
    expect(await pixel(await get('/icon-512.png'), 256, 300)).toEqual(INK);
  });

  it('hold the icon of tabs in three sizes for whoever asks for an .ico', async () => {
    const response = await (await site())('/favicon.ico');
    const bytes = await bytesOf(response);
    expect(response.headers.get('content-type')).toBe('image/x-icon');
    expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([1, 3]);
    const sizes = [0, 1, 2].map(async (index) => {
      const [length, at] = [14, 18].map((field) => bytes.readUInt32LE(16 * index + field));
      return (await sharp(bytes.subarray(at, (at ?? 0) + (length ?? 0))).metadata()).width;
    });
    expect(await Promise.all(sizes)).toEqual([16, 32, 48]);
  });

  it('share the floors of the centre from the top down, and are drawn anew when those change', async () => {
    const paint = (field: string) => ({
      paint: { field, on: '', tint: '', lit: '', ring: 'ink', inky: false } as const,
    });
    const get = await site();
    describeFloors(
      new Map([
        [0, paint('#ff0000')],
        [1, paint('#0000ff')],
      ]),
    );
    const shared = await get('/share.png');
    expect(await pixel(shared.clone(), 900, 310)).toEqual([0, 0, 255]);
    expect(await pixel(shared, 900, 320)).toEqual([255, 0, 0]);
    describeFloors(new Map([[0, paint('#00ff00')]]));
    expect(await pixel(await get('/share.png'), 900, 310)).toEqual([0, 255, 0]);
  });

  it('are kept by nobody while the content cannot be read', async () => {
    const get = await site({ certain: false });
    expect((await get('/icon-192.png')).headers.get('cache-control')).toBe('no-store');
  });

  it('are no answer to other paths, nor to writing', async () => {
    const get = await site();
    expect((await get('/icon-96.png')).status).toBe(404);
    expect((await get('/toString')).status).toBe(404);
    expect((await get('/share.png', { method: 'POST' })).status).toBe(404);
    expect(await (await get('/share.png', { method: 'HEAD' })).text()).toBe('');
  });
});

describe('icons beside one that the content names', () => {
  it.each(['favicon', 'apple'] as const)('are made of it (%s)', async (slot) => {
    describeMark(BLOCK);
    const get = await site({ icons: { [slot]: '/media/icon_1.svg' }, uploads: { 'icon_1.svg': GREEN } });
    for (const path of ['/icon-192.png', '/apple-touch-icon.png'])
      expect(await pixel(await get(path), 90, 90), path).toEqual([0, 255, 0]);
  });

  it('are drawn of the mark where it is not there, cannot be read or is no picture of ours', async () => {
    describeMark(BLOCK);
    const uploads = { 'broken_1.png': 'no picture', 'icon_1.ico': GREEN };
    for (const favicon of [
      '/media/gone_1.svg',
      '/media/broken_1.png',
      '/media/icon_1.ico',
      'https://evil.example/a.png',
    ]) {
      const get = await site({ icons: { favicon }, uploads });
      expect(await pixel(await get('/icon-192.png'), 96, 96), favicon).toEqual(WHITE);
      server?.close();
    }
  });
});
