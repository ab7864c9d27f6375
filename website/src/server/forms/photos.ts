import type { Metadata, Sharp } from 'sharp';
import { loadSharp } from '../media/resize.ts';

/** Why a photo cannot be taken. */
export type PhotoFault = 'photoFormat' | 'photoSize';
export type CleanPhoto = { ok: true; jpeg: Buffer } | { ok: false; fault: PhotoFault };

/** Longest side of what is kept, pixels: enough to see clothes on. */
const KEPT_SIDE = 2048;
const MOST_SIDE = 12_000;
const LEAST_SIDE = 8;
/** Of pictures that are read line by line. */
const MOST_PIXELS = 50_000_000;
/** Of pictures that have to be held whole: interlaced and progressive ones. */
const MOST_WHOLE_BYTES = 96 * 1024 * 1024;
const DEADLINE_SECONDS = 10;

/** Bytes of one sample, by sharp's names of depths. */
const DEPTH_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };

/** By its first bytes, never by its name or the type that was sent with it. */
export function photoFormat(bytes: Buffer): 'jpeg' | 'png' | undefined {
  const start = bytes.toString('latin1', 0, 8);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  return start === '\x89PNG\r\n\x1a\n' ? 'png' : undefined;
}

/** Whether the head of a picture promises more than we are ready to decode. */
function isBomb({ width = 0, height = 0, channels = 4, depth, isProgressive = false, pages = 1 }: Metadata) {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < LEAST_SIDE || long > MOST_SIDE || pages > 1) return true;
  const pixels = width * height;
  // A progressive JPEG keeps its coefficients, two bytes each, however it is scaled.
  const whole = pixels * channels * (DEPTH_BYTES[depth ?? ''] ?? 4) * 2;
  return isProgressive ? whole > MOST_WHOLE_BYTES : pixels > MOST_PIXELS;
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: two large photos at once would cost twice the memory. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

/**
 * Makes a photo anew from its pixels: JPEG, upright, at most 2048 px a side, without metadata and without anything
 * else that was in the file. Refuses what is no JPEG or PNG by content, and what is too large to decode.
 */
export function cleanPhoto(bytes: Buffer): Promise<CleanPhoto> {
  const format = photoFormat(bytes);
  if (!format) return Promise.resolve({ ok: false, fault: 'photoFormat' });
  return inTurn(async () => {
    const sharp = await loadSharp();
    const open = (): Sharp =>
      sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true, animated: false });
    try {
      const head = await open().metadata();
      if (head.format !== format) return { ok: false, fault: 'photoFormat' } as const;
      if (isBomb(head)) return { ok: false, fault: 'photoSize' } as const;
      const jpeg = await open()
        .timeout({ seconds: DEADLINE_SECONDS })
        .autoOrient()
        .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 82 })
        .toBuffer();
      return { ok: true, jpeg } as const;
    } catch (error) {
      const large = error instanceof Error && /pixel limit|timeout/i.test(error.message);
      return { ok: false, fault: large ? 'photoSize' : 'photoFormat' } as const;
    }
  });
}
