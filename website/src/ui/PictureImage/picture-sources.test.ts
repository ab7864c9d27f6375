import { describe, expect, it } from 'vitest';
import { pictureSources } from './picture-sources.ts';

describe('pictureSources', () => {
  it('offers AVIF before WebP in no more than the original’s width', () => {
    const [avif, webp] = pictureSources('/media/market_1a2b.jpg', 700);
    expect(avif).toEqual({
      type: 'image/avif',
      srcSet:
        '/media/w320/market_1a2b.jpg.avif 320w, /media/w480/market_1a2b.jpg.avif 480w, /media/w640/market_1a2b.jpg.avif 640w',
    });
    expect(webp?.type).toBe('image/webp');
  });

  it('has one width for a small picture', () => {
    expect(pictureSources('/media/a.png', 90)[0]?.srcSet).toBe('/media/w320/a.png.avif 320w');
  });
});
