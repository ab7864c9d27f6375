/** What the head of a picture says of it; nothing is decoded for that. */
export interface PhotoHead {
  format: 'jpeg' | 'png';
  width: number;
  height: number;
  channels: number;
  /** Of one sample. */
  sampleBytes: number;
  /** It can only be decoded as a whole: interlaced and progressive ones. */
  whole: boolean;
}

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';
/** By PNG's colour types. */
const PNG_CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

/** By its first bytes, never by its name or the type that was sent with it. */
export function photoFormat(bytes: Buffer): PhotoHead['format'] | undefined {
  const start = bytes.toString('latin1', 0, 8);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  return start === PNG_SIGNATURE ? 'png' : undefined;
}

/** Undefined: no JPEG or PNG, or none with a head that can be read. */
export function readPhotoHead(bytes: Buffer): PhotoHead | undefined {
  const format = photoFormat(bytes);
  if (format === 'png') return pngHead(bytes);
  return format && jpegHead(bytes);
}

function pngHead(bytes: Buffer): PhotoHead | undefined {
  // Its first chunk, or it is no PNG.
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const channels = PNG_CHANNELS[bytes.readUInt8(25)];
  if (channels === undefined) return undefined;
  return {
    format: 'png',
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    channels,
    sampleBytes: bytes.readUInt8(24) > 8 ? 2 : 1,
    whole: bytes.readUInt8(28) !== 0,
  };
}

/** Markers of frames: all between C0 and CF but DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegHead(bytes: Buffer): PhotoHead | undefined {
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at] === 0xff ? bytes.readUInt8(at + 1) : 0xff;
    // Fill bytes and what decoders skip as well; markers that stand alone.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    // Pixels, or the end, before any frame.
    else if (marker === 0xda || marker === 0xd9) return undefined;
    else if (!isFrame(marker)) at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
    else if (at + 10 > bytes.length) return undefined;
    else
      return {
        format: 'jpeg',
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
        channels: bytes.readUInt8(at + 9),
        sampleBytes: bytes.readUInt8(at + 4) > 8 ? 2 : 1,
        // Baseline and extended ones come line by line.
        whole: marker > 0xc1,
      };
  }
  return undefined;
}
