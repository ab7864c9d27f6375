import { mediaPath } from '../../content/fields/media-path.ts';
import { PICTURE_WIDTHS } from '../../ui/PictureImage/picture-sources.ts';
import type { PictureFormat } from './resize.ts';
import { MEDIA_TYPES } from './source.ts';

/** What an address under `/media/` asks for. */
export interface WantedMedia {
  /** As `content/fields/media-path.ts` has it: `{hash}{ext}`, or `at/` and a path of the content host. */
  name: string;
  /** What we answer with. */
  type: string;
  /** Absent: the original. */
  picture?: { width: number; format: PictureFormat };
}

const ADDRESS = /^\/media\/(?:w(\d{3,4})\/(.+)\.(avif|webp)|(.+))$/;
const RASTERS = /^(?:jpe?g|png|webp|avif|gif)$/;

/**
 * Reads `/media/{name}` and `/media/w{width}/{name}.avif|.webp`. The path is taken as it came, still
 * percent-encoded: what leads out of its folder or is written in two ways is no address of ours.
 */
export function mediaAddress(pathname: string): WantedMedia | undefined {
  const [, width, resized, format, whole] = ADDRESS.exec(pathname) ?? [];
  const name = resized ?? whole ?? '';
  if (mediaPath(name) === undefined) return undefined;
  const ext = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const type = MEDIA_TYPES.get(ext);
  if (!type) return undefined;
  if (!width) return { name, type };
  const known = PICTURE_WIDTHS.find((each) => String(each) === width);
  if (!known || !RASTERS.test(ext) || (format !== 'avif' && format !== 'webp')) return undefined;
  return { name, type: `image/${format}`, picture: { width: known, format } };
}
