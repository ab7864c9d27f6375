import { constants, crc32, deflateRawSync } from 'node:zlib';

/** PNG files made part by part, so that they can be wrong in any way and claim what they are not. */

export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function chunk(type: string, data: Buffer, checksum?: number): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(checksum ?? crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** 0 grey, 2 RGB, 6 RGB with transparency. */
type ColourType = 0 | 2 | 6;

export function header(width: number, height: number, depth = 8, colour: ColourType = 2, interlaced = false) {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  return chunk('IHDR', data);
}

const STRETCH = 1024 * 1024;
const stretch = deflateRawSync(Buffer.alloc(STRETCH), { finishFlush: constants.Z_FULL_FLUSH, level: 9 });

/** A zlib stream of so many zeros, made without ever holding them: about a thousandth of their size. */
export function zeros(bytes: number): Buffer {
  const rest = deflateRawSync(Buffer.alloc(bytes % STRETCH), { level: 9 });
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE((((bytes % 65_521) << 16) | 1) >>> 0);
  const whole = new Array<Buffer>(Math.floor(bytes / STRETCH)).fill(stretch);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...whole, rest, checksum]);
}

const CHANNELS: Record<ColourType, number> = { 0: 1, 2: 3, 6: 4 };

/** A black picture; `extra` stands before its pixels. A few bytes for any size. */
export function blackPng(
  width: number,
  height: number,
  { depth = 8, colour = 2 as ColourType, interlaced = false, extra = [] as readonly Buffer[] } = {},
): Buffer {
  const line = 1 + Math.ceil((width * CHANNELS[colour] * depth) / 8);
  return Buffer.concat([
    SIGNATURE,
    header(width, height, depth, colour, interlaced),
    ...extra,
    chunk('IDAT', zeros(line * height)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
