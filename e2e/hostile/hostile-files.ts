import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { blackPng, chunk, header, SIGNATURE, zeros } from '../forms/png.ts';
import type { Photo } from '../forms/submission-forms.ts';

/** A file that somebody uploads as a photo. */
interface HostileFile extends Photo {
  name: string;
  /** `refused`: the form is not taken. `made anew`: taken, and stored as a picture of our own. */
  wanted: 'refused' | 'made anew' | 'either';
}

/** Stands in every file that carries something besides a picture: nothing stored may hold it. */
export const MARK = 'PAYLOAD-c0ffee';
const PHP = `<?php system('${MARK}'); ?>`;
const HTML = `<!doctype html><script>alert('${MARK}')</script>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>${MARK}</script></svg>`;
const XXE = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><text>&x;</text></svg>`;
const MEGABYTE = 1024 * 1024;

const JPEG_START = Buffer.from([0xff, 0xd8]);

/** The JPEG with a segment more, right after its beginning. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]);
  return Buffer.concat([JPEG_START, head, data, jpeg.subarray(2)]);
}

/** The JPEG with another size in its head. */
function claiming(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  for (let at = 2; at < changed.length; at += 2 + changed.readUInt16BE(at + 2)) {
    const marker = changed[at + 1] ?? 0;
    if (marker < 0xc0 || marker > 0xc2) continue;
    changed.writeUInt16BE(height, at + 5);
    changed.writeUInt16BE(width, at + 7);
    return changed;
  }
  throw new Error('no frame in this JPEG');
}

/** An animated PNG. */
function apng(frames = 1_000): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames, 0);
  const frame = Buffer.alloc(26);
  frame.writeUInt32BE(64, 4);
  frame.writeUInt32BE(64, 8);
  return blackPng(64, 64, { extra: [chunk('acTL', control), chunk('fcTL', frame)] });
}

/** An animation of two frames. */
async function animated() {
  const frames = ['#00664a', '#ffc926'].map((background) =>
    sharp({ create: { width: 64, height: 48, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
}

type Named = Photo & { name: string };

const named = (name: string, bytes: Buffer, filename: string, type: string): Named => ({
  name,
  bytes,
  filename,
  type,
});

/** Small files that promise more pixels than anybody should decode, or a picture that is none. */
export async function pictureBombs(): Promise<Named[]> {
  const progressive = await sharp({
    create: { width: 7_000, height: 7_000, channels: 3, background: '#00664a' },
  })
    .jpeg({ progressive: true })
    .toBuffer();
  const pngs: [string, Buffer][] = [
    ['PNG, 16000 × 16000', blackPng(16_000, 16_000)],
    ['PNG, 16000 × 16000, interlaced', blackPng(16_000, 16_000, { interlaced: true })],
    [
      'PNG, 16000 × 16000, black and white, interlaced',
      blackPng(16_000, 16_000, { depth: 1, colour: 0, interlaced: true }),
    ],
    ['PNG, 7000 × 7000, interlaced', blackPng(7_000, 7_000, { interlaced: true })],
    ['PNG, 65535 × 1', blackPng(65_535, 1)],
    ['PNG, 1 × 65535', blackPng(1, 65_535)],
    ['PNG, 16000 × 16000, with a page in it', Buffer.concat([blackPng(16_000, 16_000), Buffer.from(HTML)])],
  ];
  return [
    ...pngs.map(([name, bytes]) => named(name, bytes, 'photo.png', 'image/png')),
    named('JPEG, 7000 × 7000, progressive', progressive, 'photo.jpg', 'image/jpeg'),
    named(
      'JPEG, claims 16000 × 16000, progressive',
      claiming(progressive, 16_000, 16_000),
      'photo.jpg',
      'image/jpeg',
    ),
  ];
}

/** Pictures as people have them that resemble bombs. */
export async function harmlessPictures(): Promise<Named[]> {
  const phone = sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#ff5a36' } });
  const small = sharp({ create: { width: 640, height: 480, channels: 3, background: '#ffc926' } });
  return [
    named(
      'progressive JPEG of a phone',
      await phone.jpeg({ progressive: true }).toBuffer(),
      'IMG_1.jpg',
      'image/jpeg',
    ),
    named('interlaced PNG', await small.png({ progressive: true }).toBuffer(), 'a.png', 'image/png'),
    named('animated PNG', apng(2), 'b.png', 'image/png'),
    named('animated PNG of 1,000 frames', apng(), 'c.png', 'image/png'),
  ];
}

/** Pictures that move, in formats that visitors cannot send. */
export const movingPictures = async (): Promise<Named[]> => [
  named('GIF that moves', await (await animated()).gif().toBuffer(), 'a.gif', 'image/gif'),
  named('WebP that moves', await (await animated()).webp().toBuffer(), 'a.webp', 'image/webp'),
];

function ofSize(bytes: Buffer, size: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
}

/** A JPEG with a place, a camera and a note in its EXIF, lying on its side. */
export function photoWithPlace(): Promise<Buffer> {
  return sharp({ create: { width: 120, height: 80, channels: 3, background: '#ff5a36' } })
    .withExif({
      IFD0: { Make: MARK, ImageDescription: MARK, Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 13/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '21/1 0/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** At least forty of them, made by code. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#00664a' } });
  const [jpeg, png, webp, tiff, gif, progressive, cmyk, place, profile, deep, avif] = await Promise.all([
    picture.clone().jpeg().toBuffer(),
    picture.clone().png().toBuffer(),
    picture.clone().webp().toBuffer(),
    picture.clone().tiff().toBuffer(),
    picture.clone().gif().toBuffer(),
    picture.clone().jpeg({ progressive: true }).toBuffer(),
    picture.clone().toColourspace('cmyk').jpeg().toBuffer(),
    photoWithPlace(),
    picture.clone().withMetadata({ icc: 'p3' }).jpeg().toBuffer(),
    picture.clone().toColourspace('rgb16').png().toBuffer(),
    picture.clone().avif({ effort: 0 }).toBuffer(),
  ]);
  const mark = Buffer.from(MARK);
  const text = (key: string, value: string) => chunk('tEXt', Buffer.from(`${key}\0${value}`, 'latin1'));
  const zip = Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1'), mark, Buffer.alloc(64)]);

  const all: [string, HostileFile['wanted'], Buffer, string?, string?][] = [
    ['bomb, 16000 × 16000 in black and white', 'refused', blackPng(16_000, 16_000, { depth: 1, colour: 0 })],
    ['bomb, 16000 × 16000', 'refused', blackPng(16_000, 16_000)],
    [
      'bomb, 16000 × 16000 deep with transparency',
      'refused',
      blackPng(16_000, 16_000, { depth: 16, colour: 6 }),
    ],
    ['bomb, interlaced', 'refused', blackPng(7_000, 7_000, { interlaced: true })],
    [
      'bomb, deep and interlaced',
      'refused',
      blackPng(5_000, 5_000, { depth: 16, colour: 6, interlaced: true }),
    ],
    ['bomb of one line', 'refused', blackPng(65_535, 1)],
    ['bomb of one column', 'refused', blackPng(1, 65_535)],
    [
      'largest size a PNG can claim',
      'refused',
      Buffer.concat([SIGNATURE, header(2 ** 31 - 1, 2 ** 31 - 1), chunk('IDAT', zeros(1_000))]),
    ],
    ['PNG of no size', 'refused', blackPng(0, 0)],
    ['PNG of one pixel', 'refused', blackPng(1, 1)],
    ['large, but a photo', 'made anew', blackPng(8_000, 6_000)],
    ['PNG that ends in its pixels', 'refused', blackPng(3_000, 2_000).subarray(0, 2_000)],
    [
      'PNG without pixels',
      'refused',
      Buffer.concat([SIGNATURE, header(64, 64), chunk('IEND', Buffer.alloc(0))]),
    ],
    [
      'PNG with pixels that are none',
      'refused',
      Buffer.concat([
        SIGNATURE,
        header(64, 64),
        chunk('IDAT', randomBytes(500)),
        chunk('IEND', Buffer.alloc(0)),
      ]),
    ],
    [
      'PNG with a wrong checksum',
      'either',
      Buffer.concat([
        SIGNATURE,
        header(64, 64),
        chunk('IDAT', zeros(64 * 193), 1),
        chunk('IEND', Buffer.alloc(0)),
      ]),
    ],
    [
      'PNG with 200 MB of text',
      'either',
      blackPng(64, 64, {
        extra: [chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), zeros(200 * MEGABYTE)]))],
      }),
    ],
    [
      'PNG with a colour profile of 200 MB',
      'either',
      blackPng(64, 64, {
        extra: [chunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), zeros(200 * MEGABYTE)]))],
      }),
    ],
    [
      'PNG with 20,000 notes',
      'either',
      blackPng(64, 64, { extra: Array.from({ length: 20_000 }, (_, index) => text(`k${index}`, MARK)) }),
    ],
    [
      'PNG with PHP in a note',
      'made anew',
      blackPng(64, 64, { extra: [text('Comment', PHP)] }),
      'photo.php.png',
    ],
    ['PNG and ZIP in one', 'made anew', Buffer.concat([png, zip])],
    ['PNG and HTML in one', 'made anew', Buffer.concat([png, Buffer.from(HTML)]), 'page.html'],
    ['animated PNG', 'made anew', apng()],
    ['PNG of 16 bits', 'made anew', deep],
    ['PNG called JPEG', 'made anew', png, 'photo.jpg', 'image/jpeg'],
    ['signature of a PNG alone', 'refused', SIGNATURE],
    ['noise behind the signature of a PNG', 'refused', Buffer.concat([SIGNATURE, randomBytes(5_000)])],
    ['JPEG with place and camera', 'made anew', place],
    ['JPEG with HTML in a note', 'made anew', withSegment(jpeg, 0xfe, Buffer.from(HTML))],
    ['JPEG and HTML in one', 'made anew', Buffer.concat([jpeg, Buffer.from(HTML)])],
    ['JPEG and script in one', 'either', withSegment(jpeg, 0xe0, Buffer.from(`=0;alert('${MARK}')//`))],
    [
      'JPEG and PHAR in one',
      'made anew',
      withSegment(jpeg, 0xfe, Buffer.from(`${PHP}__HALT_COMPILER();`)),
      'photo.phar',
    ],
    ['JPEG in four colours', 'made anew', cmyk],
    ['JPEG with a colour profile', 'made anew', profile],
    ['JPEG cut in two', 'refused', jpeg.subarray(0, Math.floor(jpeg.length / 2))],
    ['JPEG that claims 65535 × 65535', 'refused', claiming(jpeg, 65_535, 65_535)],
    ['JPEG that claims 12000 × 4000', 'either', claiming(jpeg, 12_000, 4_000)],
    ['progressive JPEG that claims 9000 × 9000', 'refused', claiming(progressive, 9_000, 9_000)],
    ['progressive JPEG that claims 7000 × 5000', 'refused', claiming(progressive, 7_000, 5_000)],
    ['JPEG of no size', 'refused', claiming(jpeg, 0, 0)],
    ['beginning of a JPEG alone', 'refused', Buffer.from([0xff, 0xd8, 0xff])],
    [
      'noise behind the beginning of a JPEG',
      'refused',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(5_000)]),
    ],
    ['JPEG just within 5 MB', 'made anew', ofSize(jpeg, 5 * MEGABYTE)],
    ['JPEG of 5 MB and a byte', 'refused', ofSize(jpeg, 5 * MEGABYTE + 1)],
    ['JPEG of 6 MB', 'refused', ofSize(jpeg, 6 * MEGABYTE)],
    ['JPEG with a way out in its name', 'made anew', jpeg, '../../../etc/passwd.jpg'],
    ['JPEG with a nul in its name', 'refused', jpeg, 'passwd\0.jpg'],
    ['JPEG with a name of 5,000 signs', 'either', jpeg, `${'x'.repeat(5_000)}.jpg`],
    ['JPEG said to be a page', 'made anew', jpeg, 'photo.html', 'text/html'],
    ['GIF called JPEG', 'refused', gif],
    [
      'GIF with script',
      'refused',
      Buffer.from(`GIF89a/*\0\0*/=1;alert('${MARK}')`),
      'photo.gif',
      'image/gif',
    ],
    ['SVG called PNG', 'refused', Buffer.from(SVG), 'photo.png', 'image/png'],
    ['SVG as it is', 'refused', Buffer.from(SVG), 'photo.svg', 'image/svg+xml'],
    ['SVG that asks for a file', 'refused', Buffer.from(XXE), 'photo.svg', 'image/svg+xml'],
    ['HTML called JPEG', 'refused', Buffer.from(HTML)],
    ['PDF called JPEG', 'refused', Buffer.from(`%PDF-1.7\n1 0 obj<</JavaScript(${MARK})>>endobj\n%%EOF`)],
    ['ZIP called PNG', 'refused', zip, 'photo.png', 'image/png'],
    ['PHP called JPEG', 'refused', Buffer.from(PHP)],
    ['program called JPEG', 'refused', Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), randomBytes(500)])],
    ['program of Linux', 'refused', Buffer.concat([Buffer.from('\x7fELF', 'latin1'), randomBytes(500)])],
    ['WebP called JPEG', 'refused', webp],
    ['TIFF called JPEG', 'refused', tiff],
    ['AVIF called JPEG', 'refused', avif],
    [
      'Photoshop file called JPEG',
      'refused',
      Buffer.concat([Buffer.from('8BPS\0\x01', 'latin1'), Buffer.alloc(200)]),
    ],
    ['picture in words', 'refused', Buffer.from('P3 64 64 255\n'.padEnd(64 * 64 * 6, '0 '))],
    [
      'call to a program (MVG)',
      'refused',
      Buffer.from(`push graphic-context\nimage over 0,0 0,0 'https://evil.example/${MARK}'`),
    ],
    ['noise', 'refused', randomBytes(20_000)],
    ['one zero', 'refused', Buffer.alloc(1)],
    ['5 MB of zeros', 'refused', Buffer.alloc(5 * MEGABYTE)],
  ];
  return all.map(([name, wanted, bytes, filename = 'photo.jpg', type = 'image/jpeg']) => ({
    name,
    wanted,
    bytes,
    filename,
    type,
  }));
}
