import type { UsedFile } from '../../bin/bin-routes';
import type { BinWord } from './words';

/** A box that the website fills with a picture, cutting off what does not fit. */
interface Crop {
  place: BinWord;
  width: number;
  height: number;
  /** What is kept of what is too high, as CSS has it; else the middle. */
  from?: '33%';
}

/** In pixels of a drawn image, of which the picture has one half. */
const SHARED: Crop = { place: 'cropShared', width: 560, height: 630 };

const OFFER = 'api::offer.offer.media';

/**
 * Boxes by the field whose picture fills them, as they are in a window 1280 pixels wide: tiles of lists have many shapes, of
 * which these are the widest and the highest. What is shown whole, as logos are, is not here.
 */
const CROPS: Record<string, readonly Crop[]> = {
  [OFFER]: [
    { place: 'cropTileWide', width: 533, height: 197, from: '33%' },
    { place: 'cropTileTall', width: 198, height: 461 },
    { place: 'cropHead', width: 640, height: 600 },
    SHARED,
  ],
  'api::event.event.media': [
    { place: 'cropTileWide', width: 533, height: 271 },
    { place: 'cropTileTall', width: 320, height: 664 },
    { place: 'cropHead', width: 640, height: 740 },
    SHARED,
  ],
  'api::event.event.mobileMedia': [{ place: 'cropHeadPhone', width: 390, height: 380 }],
  'api::tenant.tenant.media': [SHARED],
  'api::movie.movie.media': [{ place: 'cropPoster', width: 2, height: 3 }],
  'api::hair-stylist.hair-stylist.media': [{ place: 'cropPortrait', width: 4, height: 5 }],
  'api::instagram-post.instagram-post.media': [{ place: 'cropPost', width: 1, height: 1 }],
  'api::marketplace.marketplace.cover': [{ place: 'cropShelf', width: 4, height: 3 }],
  'landing.gallery.media': [{ place: 'cropGallery', width: 4, height: 5 }],
  'landing.picture.media': [{ place: 'cropAcross', width: 100, height: 42 }],
};

/** How the website crops a file, a picture that nothing shows yet as an offer's. */
export function cropsOf({ mime, places, fields }: Pick<UsedFile, 'mime' | 'places' | 'fields'>): Crop[] {
  if (!mime?.startsWith('image/')) return [];
  const shown = places.length > 0 ? fields : [OFFER];
  return [...new Set(shown.flatMap((field) => CROPS[field] ?? []))];
}
