import { MediaUnavailable } from './source.ts';

export type PictureFormat = 'avif' | 'webp';

export const MAX_PIXELS = 50_000_000;
export const RESIZE_SECONDS = 20;

/** Loaded late: a site of drawings never pays its 40 MB. One thread a picture, nothing kept between two. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * By its first bytes, not by its name: a "photo.png" that holds SVG or PDF must never reach those readers, which
 * can follow references.
 */
export function isRaster(bytes: Buffer): boolean {
  const at = (from: number, to: number) => bytes.toString('latin1', from, to);
  return (
    at(0, 3) === '\xff\xd8\xff' ||
    at(0, 8) === '\x89PNG\r\n\x1a\n' ||
    at(0, 4) === 'GIF8' ||
    (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') ||
    (at(4, 8) === 'ftyp' && /^avi[fs]$/.test(at(8, 12)))
  );
}

/**
 * One picture in one width and format: upright, first frame, without metadata, never larger than the original.
 * @throws MediaUnavailable for what is not a picture, has more than 50 megapixels or takes longer than 20 s
 */
export async function resized(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  if (!isRaster(original)) throw new MediaUnavailable('not a raster picture');
  const sharp = await loadSharp();
  try {
    const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: RESIZE_SECONDS })
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    return await (format === 'avif'
      ? picture.avif({ quality: 52, effort: 3 })
      : picture.webp({ quality: 78 })
    ).toBuffer();
  } catch (error) {
    throw new MediaUnavailable(error instanceof Error ? error.message : String(error));
  }
}
