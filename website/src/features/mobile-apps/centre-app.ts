import type { Picture } from '../../content/fields/pictures.ts';

export interface StoreBadge {
  href: string;
  picture?: Picture;
}

/** The app of the centre, for footer and home. */
export interface CentreApp {
  /** `html` is sanitised. */
  spot?: { heading: string; html: string };
  apple?: StoreBadge;
  google?: StoreBadge;
}
