import type { Core } from '@strapi/strapi';
import sharp from 'sharp';

/** What the website makes its sizes of (its `MAX_PIXELS`), all frames of an animation together. */
const MAX_PIXELS = 50_000_000;
/** Of pictures that can only be decoded as a whole: interlaced and progressive ones. */
const MAX_WHOLE_BYTES = 96 * 1024 * 1024;
const MAX_SIDE = 12_000;

const UPLOADS = /^\/(?:upload|api\/upload)(?:\/|$)/;

const DEPTH_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };

interface UploadedFile {
  filepath?: unknown;
  originalFilename?: unknown;
}

function filesOf(files: unknown): UploadedFile[] {
  if (typeof files !== 'object' || files === null) return [];
  return Object.values(files).flat() as UploadedFile[];
}

/**
 * What a picture's head says of its size in pixels; null = no more than what we are ready to decode, or no picture. Of a
 * drawing (SVG) nothing is said: it has no pixels.
 */
async function oversize(source: string | Buffer): Promise<{ width: number; height: number } | null> {
  // Nothing is decoded for this: the head alone is read.
  const head = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head || head.format === 'svg') return null;
  const { width = 0, height = 0, pageHeight = height, pages = 1, channels = 4, depth, isProgressive } = head;
  const pixels = width * pageHeight * pages;
  const wholeBytes = isProgressive ? pixels * channels * (DEPTH_BYTES[depth ?? ''] ?? 4) * 2 : 0;
  const good =
    pixels <= MAX_PIXELS && Math.max(width, pageHeight) <= MAX_SIDE && wholeBytes <= MAX_WHOLE_BYTES;
  return good ? null : { width, height: pageHeight };
}

/**
 * Refuses pictures that editors upload by their head, before Strapi decodes them (it looks through all their pixels and
 * draws a thumbnail), and says what to do.
 */
export default () =>
  (async (ctx, next) => {
    if (ctx.method !== 'POST' || !UPLOADS.test(ctx.path)) return next();
    for (const { filepath, originalFilename } of filesOf((ctx.request as { files?: unknown }).files)) {
      const size = typeof filepath === 'string' ? await oversize(filepath) : null;
      if (!size) continue;
      const name = String(originalFilename ?? '');
      const { width, height } = size;
      const message =
        `${name}: ${width} × ${height} px to za dużo. Zapisz obraz mniejszy, najlepiej do 4000 px na bok, i wgraj go jeszcze raz. / ` +
        `${name}: ${width} × ${height} px is too large. Save it smaller, at best with sides of up to 4,000 px, and upload it again.`;
      strapi.log.warn('upload.too-many-pixels', { width, height });
      ctx.status = 400;
      ctx.body = {
        data: null,
        error: { status: 400, name: 'ValidationError', message, details: { field: 'files' } },
      };
      return;
    }
    return next();
  }) satisfies Core.MiddlewareHandler;
