import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoFormat, readPhotoHead } from './photo-head.ts';
import { cleanPhoto } from './photos.ts';

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

describe('readPhotoHead', () => {
  it.each<[string, () => Promise<Buffer>, object | undefined]>([
    [
      'a PNG',
      async () => plain(30, 20).png().toBuffer(),
      { format: 'png', channels: 3, sampleBytes: 1, whole: false },
    ],
    [
      'an interlaced one',
      async () => plain(30, 20).png({ progressive: true }).toBuffer(),
      { format: 'png', whole: true },
    ],
    ['a deep one', async () => plain(30, 20).toColourspace('rgb16').png().toBuffer(), { sampleBytes: 2 }],
    [
      'a JPEG',
      async () => plain(30, 20).jpeg().toBuffer(),
      { format: 'jpeg', channels: 3, sampleBytes: 1, whole: false },
    ],
    ['a progressive one', async () => plain(30, 20).jpeg({ progressive: true }).toBuffer(), { whole: true }],
    [
      'one in four colours',
      async () => plain(30, 20).toColourspace('cmyk').jpeg().toBuffer(),
      { channels: 4 },
    ],
    [
      'one with bytes between its parts',
      async () => {
        const jpeg = await plain(30, 20).jpeg().toBuffer();
        return Buffer.concat([jpeg.subarray(0, 20), Buffer.from([0, 0, 0xff]), jpeg.subarray(20)]);
      },
      { format: 'jpeg' },
    ],
  ])('reads %s', async (_, bytes, wanted) => {
    expect(readPhotoHead(await bytes())).toMatchObject({ width: 30, height: 20, ...wanted });
  });

  it('reads nothing out of what is cut off anywhere in its head', async () => {
    for (const whole of [await plain(30, 20).png().toBuffer(), await plain(30, 20).jpeg().toBuffer()])
      for (let size = 0; size < 33; size++) expect(readPhotoHead(whole.subarray(0, size))).toBeUndefined();
  });
});

/** A JPEG that is nothing but parts, each with its marker; those without a body stand alone. */
const jpegOf = (...parts: [marker: number, body?: number[]][]) =>
  Buffer.from([
    0xff,
    0xd8,
    ...parts.flatMap(([marker, body]) =>
      body ? [0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255, ...body] : [0xff, marker],
    ),
  ]);
/** The body of a frame: bits of a sample, height, width, channels. */
const frame = (width: number, height: number, channels = 3, bits = 8) => [
  bits,
  height >> 8,
  height & 255,
  width >> 8,
  width & 255,
  channels,
];

describe('the head of a JPEG', () => {
  const read = (...parts: Parameters<typeof jpegOf>) => readPhotoHead(jpegOf(...parts));

  it('is its first frame, of whatever kind', () => {
    const whole = Object.fromEntries(
      Array.from({ length: 16 }, (_, index) => {
        const head = read([0xc0 + index, frame(30, 20)], [0xd9]);
        return [(0xc0 + index).toString(16), head?.whole];
      }),
    );
    // C4, C8 and CC are tables.
    expect(whole).toEqual({
      c0: false,
      c1: false,
      ...Object.fromEntries(
        ['c2', 'c3', 'c5', 'c6', 'c7', 'c9', 'ca', 'cb', 'cd', 'ce', 'cf'].map((name) => [name, true]),
      ),
      c4: undefined,
      c8: undefined,
      cc: undefined,
    });
    expect(read([0xc0, frame(30, 20)], [0xc2, frame(9, 9)])).toMatchObject({ width: 30, whole: false });
    expect(read([0xbf, frame(30, 20)], [0xd9])).toBeUndefined();
  });

  it('says sides, channels and bytes of a sample', () => {
    expect(read([0xc0, frame(4_000, 3_000, 1)])).toEqual({
      format: 'jpeg',
      width: 4_000,
      height: 3_000,
      channels: 1,
      sampleBytes: 1,
      whole: false,
    });
    expect(read([0xc1, frame(30, 20, 3, 12)])?.sampleBytes).toBe(2);
  });

  it('stands behind other parts, markers that stand alone and bytes that fill', () => {
    const app: [number, number[]] = [0xe0, [1, 2, 3, 4, 5, 6, 7, 8]];
    expect(read(app, app, [0xc0, frame(30, 20)])?.width).toBe(30);
    for (const alone of [0x01, 0xd0, 0xd3, 0xd7, 0xd8]) {
      expect(read(app, [alone], [0xc0, frame(30, 20)])?.width, String(alone)).toBe(30);
    }
    expect(read(app, [0xff], [0xff], [0xc0, frame(30, 20)])?.width).toBe(30);
  });

  it('is nowhere behind pixels or the end', () => {
    expect(read([0xda, [1, 2]], [0xc0, frame(30, 20)])).toBeUndefined();
    expect(read([0xd9], [0xc0, frame(30, 20)])).toBeUndefined();
  });

  it('is read where the file ends with it, and not where it is cut', () => {
    const all = jpegOf([0xc0, frame(30, 20)]);
    expect(readPhotoHead(all)?.channels).toBe(3);
    expect(readPhotoHead(all.subarray(0, -1))).toBeUndefined();
  });

  it('is found behind a part that says it has no length', () => {
    const short = Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]),
      jpegOf([0xc0, frame(30, 20)]).subarray(2),
    ]);
    expect(readPhotoHead(short)?.width).toBe(30);
  });
});

describe('the head of a PNG', () => {
  it('is its first part, of a colour type that there is', async () => {
    const bytes = await plain(30, 20).png().toBuffer();
    expect(readPhotoHead(bytes.subarray(0, 33))?.width).toBe(30);
    expect(readPhotoHead(bytes.subarray(0, 32))).toBeUndefined();
    const channels = [0, 1, 2, 3, 4, 5, 6, 7].map((type) => {
      bytes[25] = type;
      return readPhotoHead(bytes)?.channels;
    });
    expect(channels).toEqual([1, undefined, 3, 4, 2, undefined, 4, undefined]);
    bytes[25] = 2;
    bytes.write('IDAT', 12, 'latin1');
    expect(readPhotoHead(bytes)).toBeUndefined();
  });
});

/** What is said of a head without pixels: its size is too much, or else there is nothing behind it. */
describe('how large a photo may be', () => {
  const issue = async (bytes: Buffer) => {
    const clean = await cleanPhoto(bytes);
    return clean.ok ? 'taken' : clean.issue;
  };
  const baseline = (width: number, height: number) => issue(jpegOf([0xc0, frame(width, height)]));
  const progressive = (width: number, height: number, channels: number, bits = 8) =>
    issue(jpegOf([0xc2, frame(width, height, channels, bits)]));

  it('has sides of eight to 12,000 pixels', async () => {
    expect(await baseline(8, 12_000)).toBe('photoFormat');
    expect(await baseline(12_000, 8)).toBe('photoFormat');
    for (const [width, height] of [
      [7, 100],
      [100, 7],
      [12_001, 100],
      [100, 12_001],
    ] as const) {
      expect(await baseline(width, height), `${width} × ${height}`).toBe('photoPixels');
    }
  });

  it('has fifty million pixels where it is read line by line', async () => {
    expect(await baseline(10_000, 5_000)).toBe('photoFormat');
    expect(await baseline(10_000, 5_001)).toBe('photoPixels');
  });

  it('takes 96 MiB where it has to be held whole, two bytes for each sample', async () => {
    expect(await progressive(4_096, 4_096, 3)).toBe('photoFormat');
    expect(await progressive(4_096, 4_097, 3)).toBe('photoPixels');
    expect(await progressive(4_096, 4_096, 3, 12)).toBe('photoPixels');
    expect(await progressive(4_096, 4_097, 1)).toBe('photoFormat');
  });
});

describe('cleanPhoto', () => {
  it('keeps pixels, upright, and nothing else that was in the file', async () => {
    const camera = await plain(60, 40)
      .withExif({ IFD0: { Artist: 'Anna Nowak' }, IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const clean = await cleanPhoto(Buffer.concat([camera, Buffer.from('<?php echo 1;')]));
    if (!clean.ok) throw new Error(clean.issue);
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
    if (!clean.ok) throw new Error(clean.issue);
    const { width, height } = await sharp(clean.jpeg).metadata();
    expect([width, height]).toEqual([2_048, 1_024]);
    expect([
      ...(await sharp(clean.jpeg).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer()),
    ]).toEqual([255, 255, 255]);
  });

  it.each<[string, () => Promise<Buffer>, 'photoFormat' | 'photoPixels']>([
    ['nothing', async () => Buffer.alloc(0), 'photoFormat'],
    ['a GIF', async () => plain(20, 20).gif().toBuffer(), 'photoFormat'],
    ['a WebP', async () => plain(20, 20).webp().toBuffer(), 'photoFormat'],
    ['the head of a JPEG', async () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'photoFormat'],
    ['half a JPEG', async () => (await plain(400, 400).jpeg().toBuffer()).subarray(0, 700), 'photoFormat'],
    ['half a PNG', async () => (await plain(400, 400).png().toBuffer()).subarray(0, 120), 'photoFormat'],
    ['a promise of 30,000 × 30,000', () => promising(30_000, 30_000), 'photoPixels'],
    ['a promise of 65,535 × 1', () => promising(65_535, 1), 'photoPixels'],
    ['one pixel', async () => plain(1, 1).png().toBuffer(), 'photoPixels'],
    [
      'a large progressive JPEG',
      async () => plain(5_000, 5_000).jpeg({ progressive: true }).toBuffer(),
      'photoPixels',
    ],
  ])('refuses %s', async (_, bytes, issue) => {
    expect(await cleanPhoto(await bytes())).toEqual({ ok: false, issue });
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a progressive JPEG of a phone', async () => plain(4_000, 3_000).jpeg({ progressive: true }).toBuffer()],
    ['an interlaced PNG', async () => plain(800, 600).png({ progressive: true }).toBuffer()],
    ['a PNG of few colours', async () => plain(400, 300).png({ palette: true }).toBuffer()],
    ['a grey JPEG', async () => plain(400, 300).greyscale().jpeg().toBuffer()],
  ])('takes %s', async (_, bytes) => {
    expect(await cleanPhoto(await bytes())).toMatchObject({ ok: true });
  });

  it('refuses a bomb by its head: it does not wait for its turn to be decoded', async () => {
    const [photo, bomb] = [await plain(2_000, 1_500).jpeg().toBuffer(), await promising(60_000, 60_000)];
    const done: [string, boolean][] = [];
    const clean = async (name: string, bytes: Buffer) => done.push([name, (await cleanPhoto(bytes)).ok]);
    await Promise.all([clean('photo', photo), clean('bomb', bomb)]);
    expect(done).toEqual([
      ['bomb', false],
      ['photo', true],
    ]);
  });
});
