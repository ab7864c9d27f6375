import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cropsOf } from '../../../src/admin/bin/crops';

const PLACE = { type: 'x', label: 'x', single: false, entry: 'x', title: 'x' };

const crops = (...fields: string[]) => cropsOf({ mime: 'image/webp', places: [PLACE], fields });
const names = (...fields: string[]) => crops(...fields).map(({ place }) => place);

const OFFER = ['cropTileWide', 'cropTileTall', 'cropHead', 'cropShared'];

describe('how the website crops a picture', () => {
  test('is said of each field that shows it, each shape once', () => {
    expect(names('api::offer.offer.media')).toEqual(OFFER);
    expect(names('api::tenant.tenant.media', 'api::offer.offer.media').toSorted()).toEqual(OFFER.toSorted());
  });

  test('a logo is shown whole, and what a text links to is not shown', () => {
    expect(names('api::tenant.tenant.logo')).toEqual([]);
    expect(names()).toEqual([]);
  });

  test('one that nothing shows yet is cropped as an offer’s', () => {
    const unused = { places: [], fields: [] };
    expect(cropsOf({ mime: 'image/svg+xml', ...unused })).toEqual(crops('api::offer.offer.media'));
    for (const mime of ['application/pdf', 'video/mp4', null])
      expect(cropsOf({ mime, ...unused })).toEqual([]);
  });

  test.each([
    ['offer', '640:600', 'features/offers/OfferView.module.css', 'min-height: 600px'],
    ['event', '640:740', 'features/events/EventView.module.css', 'min-height: 740px'],
    ['movie', '2:3', 'features/cinema/PosterWall.module.css', 'aspect-ratio: 2 / 3'],
    ['hair-stylist', '4:5', 'features/stylists/People.module.css', 'aspect-ratio: 4 / 5'],
    ['instagram-post', '1:1', 'features/home/stories/InstagramStrip.module.css', 'aspect-ratio: 1;'],
    ['marketplace', '4:3', 'features/home/stories/Marketplace.module.css', 'aspect-ratio: 4 / 3'],
    ['landing.gallery', '4:5', 'features/landing/plain-blocks.module.css', 'aspect-ratio: 4 / 5'],
    ['landing.picture', '100:42', 'features/landing/plain-blocks.module.css', 'clamp(280px, 42vw, 620px)'],
    ['tenant', '560:630', 'server/share/drawing.ts', 'ART_WIDTH = 560;'],
  ])('%s: %s is a shape of the website’s', (of, shape, file, says) => {
    const type = of.includes('.') ? of : `api::${of}.${of}`;
    const shapes = crops(`${type}.${of === 'marketplace' ? 'cover' : 'media'}`);
    expect(shapes.map(({ width, height }) => `${width}:${height}`)).toContain(shape);
    expect(readFileSync(join(import.meta.dirname, '../../../../website/src', file), 'utf8')).toContain(says);
  });
});
