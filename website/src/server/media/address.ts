import { PICTURE_WIDTHS, type PictureFormat } from './resize.ts';
import { MEDIA_TYPES } from './source.ts';

/** What an address under `/media/` asks for. */
export interface WantedMedia {
  /** `{hash}{ext}` as the content system names it. */
  name: string;
  /** What we answer with. */
  type: string;
  /** Absent: the original. */
  picture?: { width: number; format: PictureFormat };
}

const ADDRESS = /^\/media\/(?:w(\d{3,4})\/)?([A-Za-z0-9_-]{1,200}\.([A-Za-z]{3,11}))(?:\.(avif|webp))?$/;
const RASTERS = /^(?:jpe?g|png|webp|avif|gif)$/;

/**
 * Reads `/media/{hash}{ext}` and `/media/w{width}/{hash}{ext}.avif|.webp`. The path is taken as it came, still
 * percent-encoded: nothing encoded, no second folder and no dot besides the known endings is an address of ours.
 */
export function mediaAddress(pathname: string): WantedMedia | undefined {
  const [, width, name = '', ending = '', format] = ADDRESS.exec(pathname) ?? [];
  const ext = ending.toLowerCase();
  const type = MEDIA_TYPES.get(ext);
  if (!type || Boolean(width) !== Boolean(format)) return undefined;
  if (!width) return { name, type };
  const known = PICTURE_WIDTHS.find((each) => String(each) === width);
  if (!known || !RASTERS.test(ext) || (format !== 'avif' && format !== 'webp')) return undefined;
  return { name, type: `image/${format}`, picture: { width: known, format } };
}
