import type { Media } from '@mall/contract';
import { mediaName } from './media-path.ts';
import { trimToUndefined } from './text.ts';

/** A content image behind our own `/media`. Width and height are those of the original, in pixels. */
export interface Picture {
  /** `/media/{hash}{ext}` */
  src: string;
  width: number;
  height: number;
  /** Empty for a decorative picture. */
  alt: string;
  /** `drawing` is SVG, served as it is; a `photo` has AVIF and WebP widths. */
  kind: 'photo' | 'drawing';
}

/** Pictures that a browser can show and `/media` gives out. */
const PICTURE = /\.(?:svg|jpe?g|png|webp|avif|gif)$/i;
const ICON_FILE = /\.(?:svg|png|ico|webmanifest)$/i;
/** `/uploads/…` of whatever host the content system goes by, or any path of the content host. */
const UPLOADS = /^(?:https?:)?\/\/[^/\\?#@]+\/(uploads\/[^?#]+)/i;
const ON_CONTENT_HOST = /^(?:\.?\/)?(?![/\\])([^?#:]+)(?:[?#]|$)/;

const ELSEWHERE = /^(?:https?:)?\/\/[^\\@]+$/i;

/** Kept ratio for a file whose size the content does not know: the layout needs one before the file is there. */
const UNKNOWN_SIZE = { drawing: [400, 400], photo: [1200, 900] } as const;

/**
 * The file's name under `/media` (`media-path.ts`): straight under /uploads from hash and extension, else from the
 * address. Of another host's address only hash and extension count: the content host has the file by these (spec
 * section 3). Undefined for what is no address. Only this name goes on, so no other host can ever be asked.
 */
export function fileName(media: Pick<Media, 'hash' | 'ext' | 'url'>): string | undefined {
  const url = trimToUndefined(media.url);
  const path = url === undefined ? undefined : (UPLOADS.exec(url) ?? ON_CONTENT_HOST.exec(url))?.[1];
  if (url !== undefined && path === undefined && !ELSEWHERE.test(url)) return undefined;
  const hash = trimToUndefined(media.hash);
  const ext = trimToUndefined(media.ext);
  const own = hash && ext ? `uploads/${hash}${ext}` : undefined;
  // The specification names files by hash and extension; where that is no plain name, the address knows better.
  const name = own === undefined ? undefined : mediaName(own);
  if (path === undefined || (/^uploads\/[^/]+$/.test(path) && name && !name.includes('/'))) return name;
  return mediaName(path);
}

/** `/media` address of a file of such a kind. */
function addressOf(
  media: Parameters<typeof fileName>[0] | null | undefined,
  kind: RegExp,
): string | undefined {
  const name = media ? fileName(media) : undefined;
  return name !== undefined && kind.test(name) ? `/media/${name}` : undefined;
}

const size = (value: number | null) =>
  value !== null && value > 0 && value < 100_000 ? Math.round(value) : null;

/** Undefined for what is missing, no picture, or not among the content host's uploads. */
export function pictureOf(media: Media | null | undefined, alt?: string): Picture | undefined {
  const src = addressOf(media, PICTURE);
  if (!media || src === undefined) return undefined;
  const kind = /\.svg$/i.test(src) ? 'drawing' : 'photo';
  const [width, height] = [size(media.width), size(media.height)];
  const known = width !== null && height !== null ? [width, height] : UNKNOWN_SIZE[kind];
  return {
    src,
    width: known[0] ?? 0,
    height: known[1] ?? 0,
    alt: trimToUndefined(media.alternativeText) ?? alt ?? '',
    kind,
  };
}

/** `/media` address of a favicon or manifest. */
export function iconOf(media: Media | null | undefined): string | undefined {
  return addressOf(media, ICON_FILE);
}

/** `/media` address of a PDF to take away; undefined for any other file. */
export function pdfOf(media: Media | null | undefined): string | undefined {
  return addressOf(media, /\.pdf$/i);
}

/** `/media` address of an upload that rich text shows; null for any other address. */
export function uploadSource(url: string): string | null {
  return addressOf({ hash: null, ext: null, url }, PICTURE) ?? null;
}
