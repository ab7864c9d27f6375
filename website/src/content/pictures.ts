import type { Media } from '@mall/contract';
import { text } from './text.ts';
import type { Picture } from './view-models.ts';

/** Pictures that a browser can show and `/media` gives out. */
const PICTURE = /^[A-Za-z0-9_-]{1,200}\.(?:svg|jpe?g|png|webp|avif|gif)$/i;
const ICON_FILE = /^[A-Za-z0-9_-]{1,200}\.(?:svg|png|ico|webmanifest)$/i;

/** Kept ratio for a file whose size the content does not know: the layout needs one before the file is there. */
const UNKNOWN_SIZE = { drawing: [400, 400], photo: [1200, 900] } as const;

/**
 * The file's name under the content host's /uploads, from hash and extension or else from the address; null when
 * the address leads elsewhere. Only this name goes on to `/media`, so no other host can ever be asked.
 */
function uploadName(media: Pick<Media, 'hash' | 'ext' | 'url'>): string | null {
  const url = text(media.url);
  const inUploads =
    url === undefined
      ? undefined
      : /^(?:(?:https?:\/\/[^/\\?#@]+)?\/)?uploads\/([^/\\?#]+)(?:[?#].*)?$/i.exec(url)?.[1];
  if (url !== undefined && inUploads === undefined) return null;
  const hash = text(media.hash);
  const ext = text(media.ext);
  return (hash && ext ? hash + ext : inUploads) ?? null;
}

const size = (value: number | null) =>
  value !== null && value > 0 && value < 100_000 ? Math.round(value) : null;

/** Undefined for what is missing, no picture, or not among the content host's uploads. */
export function pictureOf(media: Media | null | undefined, alt?: string): Picture | undefined {
  const name = media ? uploadName(media) : null;
  if (!media || name === null || !PICTURE.test(name)) return undefined;
  const kind = /\.svg$/i.test(name) ? 'drawing' : 'photo';
  const [width, height] = [size(media.width), size(media.height)];
  const known = width !== null && height !== null ? [width, height] : UNKNOWN_SIZE[kind];
  return {
    src: `/media/${name}`,
    width: known[0] ?? 0,
    height: known[1] ?? 0,
    alt: text(media.alternativeText) ?? alt ?? '',
    kind,
  };
}

/** `/media` address of a favicon or manifest. */
export function iconOf(media: Media | null | undefined): string | undefined {
  const name = media ? uploadName(media) : null;
  return name !== null && ICON_FILE.test(name) ? `/media/${name}` : undefined;
}

/** `/media` address of a PDF to take away; undefined for any other file. */
export function pdfOf(media: Media | null | undefined): string | undefined {
  const name = media ? uploadName(media) : null;
  return name !== null && /^[A-Za-z0-9_-]{1,200}\.pdf$/i.test(name) ? `/media/${name}` : undefined;
}

/** `/media` address of an upload that rich text shows; null for any other address. */
export function uploadSource(url: string): string | null {
  const name = uploadName({ hash: null, ext: null, url });
  return name !== null && PICTURE.test(name) ? `/media/${name}` : null;
}
