import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPhoto, photoFormat } from './photos.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0047d6' } });

/** A PNG whose head promises a picture of any size and holds nothing of it. */
async function promising(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(8, 8).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('photoFormat', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['GIF89a', undefined],
    ['<svg xmlns=', undefined],
    ['%PDF-1.7', undefined],
    ['', undefined],
  ])('%j: %s', (start, format) => expect(photoFormat(Buffer.from(start, 'latin1'))).toBe(format));
});

describe('cleanPhoto', () => {
  it('keeps pixels, upright, and nothing else that was in the file', async () => {
    const camera = await plain(60, 40)
      .withExif({ IFD0: { Artist: 'Anna Nowak' }, IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const clean = await cleanPhoto(Buffer.concat([camera, Buffer.from('<?php echo 1;')]));
    if (!clean.ok) throw new Error(clean.fault);
    const { format, width, height, exif, orientation } = await sharp(clean.jpeg).metadata();
    expect([format, width, height, exif, orientation]).toEqual(['jpeg', 40, 60, undefined, undefined]);
    expect(clean.jpeg.includes('php') || clean.jpeg.includes('Nowak')).toBe(false);
  });

  it('makes what is large smaller and what is see-through white', async () => {
    const clear = await sharp({
      create: { width: 3_000, height: 1_500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const clean = await cleanPhoto(clear);
    if (!clean.ok) throw new Error(clean.fault);
    const { width, height } = await sharp(clean.jpeg).metadata();
    expect([width, height]).toEqual([2_048, 1_024]);
    expect([
      ...(await sharp(clean.jpeg).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer()),
    ]).toEqual([255, 255, 255]);
  });

  it.each<[string, () => Promise<Buffer>, 'photoFormat' | 'photoSize']>([
    ['nothing', async () => Buffer.alloc(0), 'photoFormat'],
    ['a GIF', async () => plain(20, 20).gif().toBuffer(), 'photoFormat'],
    ['a WebP', async () => plain(20, 20).webp().toBuffer(), 'photoFormat'],
    ['the head of a JPEG', async () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'photoFormat'],
    ['half a JPEG', async () => (await plain(400, 400).jpeg().toBuffer()).subarray(0, 700), 'photoFormat'],
    ['half a PNG', async () => (await plain(400, 400).png().toBuffer()).subarray(0, 120), 'photoFormat'],
    ['a promise of 30,000 × 30,000', () => promising(30_000, 30_000), 'photoSize'],
    ['a promise of 65,535 × 1', () => promising(65_535, 1), 'photoSize'],
    ['one pixel', async () => plain(1, 1).png().toBuffer(), 'photoSize'],
  ])('refuses %s', async (_, bytes, fault) => {
    const clean = await cleanPhoto(await bytes());
    // A promised size is refused by its head, or by what the decoder finds amiss in it: never decoded.
    expect(clean).toMatchObject({ ok: false });
    if (!clean.ok && fault === 'photoFormat') expect(clean.fault).toBe(fault);
  });

  it('refuses a bomb by its head at once', async () => {
    const before = process.memoryUsage().rss;
    const started = performance.now();
    expect(await cleanPhoto(await promising(60_000, 60_000))).toMatchObject({ ok: false });
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(150e6);
  });
});
