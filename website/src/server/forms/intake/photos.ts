import { loadSharp } from '../../media/resize.ts';
import { type PhotoHead, readPhotoHead } from './photo-head.ts';

/** Why a photo cannot be taken. */
type PhotoIssue = 'photoFormat' | 'photoPixels';
type CleanPhoto = { ok: true; jpeg: Buffer } | { ok: false; issue: PhotoIssue };

/** Longest side of what is kept, pixels: enough to see clothes on. */
const KEPT_SIDE = 2048;
const MAX_SIDE = 12_000;
const MIN_SIDE = 8;
/** Of pictures that are read line by line. */
const MAX_PIXELS = 50_000_000;
/** Of pictures that have to be held whole: interlaced and progressive ones. */
const MAX_WHOLE_BYTES = 96 * 1024 * 1024;
const DEADLINE_SECONDS = 10;

/** Whether the head of a picture promises more than we are ready to decode. */
function isBomb({ width, height, channels, sampleBytes, whole }: PhotoHead): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < MIN_SIDE || long > MAX_SIDE) return true;
  const pixels = width * height;
  // A progressive JPEG keeps its coefficients, two bytes each, however it is scaled.
  return whole ? pixels * channels * sampleBytes * 2 > MAX_WHOLE_BYTES : pixels > MAX_PIXELS;
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
 * else that was in the file. Refuses what is no JPEG or PNG by content, and by its head, before anything is decoded,
 * what is too large to decode. Of an animated PNG the still picture is taken that stands in it for readers who know no
 * others; its frames are not looked at.
 */
export function cleanPhoto(bytes: Buffer): Promise<CleanPhoto> {
  const head = readPhotoHead(bytes);
  if (!head) return Promise.resolve({ ok: false, issue: 'photoFormat' });
  if (isBomb(head)) return Promise.resolve({ ok: false, issue: 'photoPixels' });
  return inTurn(async () => {
    const sharp = await loadSharp();
    try {
      const jpeg = await sharp(bytes, {
        limitInputPixels: MAX_PIXELS,
        failOn: 'error',
        sequentialRead: true,
        animated: false,
      })
        .timeout({ seconds: DEADLINE_SECONDS })
        .autoOrient()
        .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 82 })
        .toBuffer();
      return { ok: true, jpeg } as const;
    } catch (error) {
      const large = error instanceof Error && /pixel limit|timeout/i.test(error.message);
      return { ok: false, issue: large ? 'photoPixels' : 'photoFormat' } as const;
    }
  });
}
