import s from './PictureImage.module.css';
import { type PictureProps, type PictureSource, pictureSources } from './picture-sources.ts';

export type { PictureProps } from './picture-sources.ts';

interface Props {
  picture: PictureProps;
  /** Shown in its place on phones (under 768 px). */
  narrow?: PictureProps | undefined;
  /** The `sizes` of the slot, e.g. '(max-width: 767px) 100vw, 42vw'. Drawings need none. */
  sizes?: string;
  /** True for the largest picture above the fold, once a page: loaded at once, ahead of others. */
  priority?: boolean;
  /** True for others that stand above the fold: not put off. */
  eager?: boolean;
  /** Cover fills its box at any crop (default); contain shows all of it, as logos need. */
  fit?: 'cover' | 'contain';
}

/** Widths of phones (spec section 9). */
const PHONE = '(max-width: 767px)';

function sourcesOf({ src, width, kind }: PictureProps): Partial<PictureSource>[] {
  return kind === 'drawing' ? [{ srcSet: src }] : pictureSources(src, width);
}

/** A content picture, filling the box around it. Photographs come as AVIF and WebP in several widths. */
export function PictureImage({
  picture,
  narrow,
  sizes = '100vw',
  priority = false,
  eager = false,
  fit = 'cover',
}: Props) {
  const image = (
    <img
      className={s[fit]}
      src={picture.src}
      alt={picture.alt}
      width={picture.width || undefined}
      height={picture.height || undefined}
      loading={priority || eager ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
    />
  );
  if (picture.kind === 'drawing' && narrow === undefined) return image;
  return (
    <picture className={s.picture}>
      {narrow &&
        sourcesOf(narrow).map((source) => (
          <source key={source.srcSet} media={PHONE} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
      {picture.kind === 'photo' &&
        sourcesOf(picture).map((source) => (
          <source key={source.srcSet} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
      {image}
    </picture>
  );
}
