/** The part of a content picture that is drawn; `alt` is empty for decoration. Sizes in pixels of the original. */
export interface PictureProps {
  src: string;
  width: number;
  height: number;
  alt: string;
  kind: 'photo' | 'drawing';
}

/** Widths in pixels that pictures are offered in, never enlarged; any other is not found, so that nobody can fill the disk. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;

export interface PictureSource {
  type: 'image/avif' | 'image/webp';
  srcSet: string;
}

/**
 * `<source>`s of a photograph at `/media/{hash}{ext}`: `/media/w{width}/{hash}{ext}.avif` and `.webp` in every
 * width up to the original's. A width the content does not know (0) counts as small.
 */
export function pictureSources(src: string, width: number): PictureSource[] {
  const file = src.replace(/^\/media\//, '');
  const widths = PICTURE_WIDTHS.filter((each, index) => index === 0 || each <= width);
  return (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((each) => `/media/w${each}/${file}.${format} ${each}w`).join(', '),
  }));
}
