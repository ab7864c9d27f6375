import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenGraphImage } from '../../features/share/open-graph-image.ts';
import { shareAddress } from '../../features/share/share-address.ts';
import { MediaMissing, MediaUnavailable } from '../media/source.ts';
import { createShareHandler } from './share.ts';

const IMAGE: OpenGraphImage = {
  kind: 'event',
  locale: 'bg-BG',
  slug: 'koleda',
  level: 1,
  centre: 'Galeria Borealis',
  numeral: ['27.11', '–23.12'],
  name: 'Коледен базар',
  art: { src: '/media/market_1.svg', kind: 'drawing' },
};
const GREEN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#0f0" d="M0 0h9v9H0z"/></svg>';

let dir: string;
let server: Server | undefined;
/** What the content has, and what is asked of it. */
let images: Map<string, OpenGraphImage>;
let uploads: Map<string, Buffer | Error>;
let asked: string[];
let down: boolean;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'share-'));
  images = new Map([[IMAGE.slug, IMAGE]]);
  uploads = new Map([['market_1.svg', Buffer.from(GREEN)]]);
  asked = [];
  down = false;
});

afterEach(async () => {
  server?.close();
  await rm(dir, { recursive: true, force: true });
});

async function site() {
  const share = createShareHandler({
    live: ['pl-PL', 'bg-BG'],
    dir,
    log: () => undefined,
    async image({ slug }) {
      asked.push(slug);
      if (down) throw new Error('down');
      return images.get(slug) ?? null;
    },
    async original(name) {
      asked.push(name);
      const found = uploads.get(name) ?? new MediaMissing(name);
      if (found instanceof Error) throw found;
      return found;
    },
  });
  const own = createServer((request, response) => void share(request, response, request.url ?? ''));
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
  const get = (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: 'manual', ...init });
  return { share, get };
}

async function pixel(response: Response, left: number, top: number): Promise<number[]> {
  const picture = sharp(Buffer.from(await response.arrayBuffer()));
  return [...(await picture.extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

const kept = async () =>
  (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

describe('an OpenGraph image', () => {
  it('is a picture of 1200 × 630 with the entry’s own beside its floor, for good', async () => {
    const { get } = await site();
    const response = await get(shareAddress(IMAGE));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await response.clone().arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(await pixel(response.clone(), 20, 20)).toEqual([0, 255, 0]);
    expect(await pixel(response, 1190, 20)).toEqual([255, 90, 54]);
    const again = await get(shareAddress(IMAGE), {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('is drawn once for all who ask at once, and then served from disk', async () => {
    const { get } = await site();
    const all = await Promise.all(Array.from({ length: 8 }, () => get(shareAddress(IMAGE))));
    expect(all.map(({ status }) => status)).toEqual(new Array(8).fill(200));
    expect(asked).toEqual(['koleda', 'market_1.svg']);
    down = true;
    expect((await get(shareAddress(IMAGE))).status).toBe(200);
    expect(asked).toHaveLength(2);
  });

  it('under any other version leads to the one of now, and leaves nothing on disk', async () => {
    const { get } = await site();
    const wrong = shareAddress(IMAGE).replace(/\.[0-9a-f]{16}/, `.${'0'.repeat(16)}`);
    for (const path of [wrong, wrong.replace('.png', '.jpg'), shareAddress(IMAGE).replace('.png', '.jpg')]) {
      const response = await get(path);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(shareAddress(IMAGE));
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(await kept()).toBe(0);
    expect(asked).not.toContain('market_1.svg');
  });

  it('is not found without its entry, in another language, under no address of ours', async () => {
    const { get } = await site();
    const path = shareAddress(IMAGE);
    for (const wrong of [
      path.replace('koleda', 'nothing'),
      path.replace('bg-BG', 'en'),
      '/share/',
      '/share/bg-BG/event/koleda.png',
      path.replace('koleda', '..%2f..%2fetc'),
    ])
      expect((await get(wrong)).status, wrong).toBe(404);
    expect((await get(path, { method: 'POST' })).status).toBe(405);
    expect(await kept()).toBe(0);
  });

  it('is our own picture while the content system is down and nothing is kept', async () => {
    down = true;
    const { get } = await site();
    const response = await get(shareAddress(IMAGE));
    expect([response.status, response.headers.get('location')]).toEqual([302, '/share.png']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('goes without a picture that is not there or not one, and is drawn again when it may be there later', async () => {
    const { get } = await site();
    const slate = async () => pixel(await get(shareAddress(IMAGE)), 8, 8);
    uploads.set('market_1.svg', new MediaUnavailable('late'));
    const poor = await get(shareAddress(IMAGE));
    expect([poor.status, poor.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await pixel(poor, 8, 8)).toEqual([255, 213, 201]);
    expect(await kept()).toBe(0);
    uploads.set('market_1.svg', Buffer.from(GREEN));
    expect(await slate()).toEqual([0, 255, 0]);
    for (const bytes of ['%PDF-1.4', '<svg', '', '\x89PNG\r\n\x1a\n']) {
      const slug = `wrong-${bytes.length}`;
      images.set(slug, { ...IMAGE, slug });
      uploads.set('market_1.svg', Buffer.from(bytes, 'latin1'));
      const response = await get(shareAddress({ ...IMAGE, slug }));
      expect(response.status, bytes).toBe(200);
      expect(await pixel(response, 8, 8), bytes).toEqual([255, 213, 201]);
    }
  });

  it('shows no file that is not what its name says', async () => {
    const { get } = await site();
    const photo = await sharp(Buffer.from(GREEN)).png().toBuffer();
    for (const [ending, kind, bytes] of [
      ['jpg', 'photo', Buffer.from(GREEN)],
      ['svg', 'drawing', photo],
    ] as const) {
      const image: OpenGraphImage = { ...IMAGE, art: { src: `/media/a_1.${ending}`, kind } };
      images.set(image.slug, image);
      uploads.set(`a_1.${ending}`, bytes);
      const [red, green, blue] = await pixel(await get(shareAddress(image)), 8, 8);
      // JPEG is not exact; the floor's tint is far from green.
      expect([(red ?? 0) > 240, (green ?? 0) < 230, (blue ?? 0) > 180], ending).toEqual([true, true, true]);
    }
  });

  it('is drawn again after a purge, the old one answering meanwhile', async () => {
    const { share, get } = await site();
    await get(shareAddress(IMAGE));
    await share.purge();
    uploads.set('market_1.svg', Buffer.from(GREEN.replace('#0f0', '#00f')));
    const stale = await get(shareAddress(IMAGE));
    expect(stale.headers.get('cache-control')).toBe('no-cache');
    expect(await pixel(stale, 20, 20)).toEqual([0, 255, 0]);
    await expect.poll(async () => pixel(await get(shareAddress(IMAGE)), 20, 20)).toEqual([0, 0, 255]);
  });

  it.each<[string, Partial<OpenGraphImage>]>([
    ['hostile texts', { name: '</text><script>&"\'\u0000', place: '<b>', centre: ']]>', numeral: ['<&>'] }],
    ['endless texts', { name: 'a'.repeat(1e5), place: 'b '.repeat(1e5), numeral: ['9'.repeat(1e5)] }],
    [
      'nothing to set',
      { name: '🎉', centre: '', numeral: [], place: undefined, level: null, art: undefined },
    ],
    ['a shop in words', { kind: 'offer', shop: { name: 'Megszentségteleníthetetlen Kft.' }, note: 'до 9' }],
    [
      'underground',
      { kind: 'tenant', level: -1, numeral: ['−1.03'], shop: { name: 'Zapas' }, art: undefined },
    ],
  ])('is an image with %s too', async (_, over) => {
    const { get } = await site();
    const image = { ...IMAGE, ...over };
    images.set(image.slug, image);
    const response = await get(shareAddress(image));
    expect(response.status).toBe(200);
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });
});
