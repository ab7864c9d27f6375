import { describe, expect, it } from 'vitest';
import type { OpenGraphImage } from './open-graph-image.ts';
import { openGraphTags, readShareAddress, shareAddress } from './share-address.ts';

const IMAGE: OpenGraphImage = {
  kind: 'offer',
  locale: 'bg-BG',
  slug: 'kafe-do-deset',
  level: 0,
  centre: 'Galeria Borealis',
  numeral: ['5 zł'],
  name: 'Кафе до 10',
  place: '0.02, Dwa Rogi',
  shop: { name: 'Dwa Rogi', logo: { src: '/media/logo_1.svg', kind: 'drawing' } },
  art: { src: '/media/coffee_1.svg', kind: 'drawing' },
};
const LIVE = ['pl-PL', 'bg-BG'] as const;

describe('the address of an OpenGraph image', () => {
  it.each(['kafe-do-deset', 'кафе 10%', 'v1.2.0', 'a?b#c', "l'été"])('leads back to the slug %s', (slug) => {
    const path = shareAddress({ ...IMAGE, slug });
    expect(readShareAddress(path, LIVE)).toEqual({
      kind: 'offer',
      locale: 'bg-BG',
      slug,
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
      path,
    });
  });

  it('is another one whenever anything drawn is', () => {
    const changes: Partial<OpenGraphImage>[] = [
      { name: 'Кафе до 11' },
      { art: { src: '/media/coffee_2.svg', kind: 'drawing' } },
      { art: undefined },
      { level: 1 },
      { numeral: ['6 zł'] },
      { note: 'до 9 декември' },
      { centre: 'Borealis' },
      { shop: { name: 'Dwa Rogi' } },
      { place: undefined },
      { locale: 'pl-PL' },
      { slug: 'kafe' },
    ];
    const all = [IMAGE, ...changes.map((change) => ({ ...IMAGE, ...change }))].map(
      (image) => readShareAddress(shareAddress(image), LIVE)?.version,
    );
    expect(new Set(all).size).toBe(all.length);
    expect(shareAddress(structuredClone(IMAGE))).toBe(shareAddress(IMAGE));
  });

  it('is none for what we would not draw', () => {
    const path = shareAddress(IMAGE);
    for (const wrong of [
      path.replace('bg-BG', 'hr'),
      path.replace('bg-BG', '../..'),
      path.replace('offer', 'home'),
      path.replace('.png', '.svg'),
      path.replace(/\.[0-9a-f]{16}/, ''),
      path.replace(/[0-9a-f]\.png/, 'G.png'),
      path.replace('kafe-do-deset', '%00'),
      path.replace('kafe-do-deset', '%E0%A4%A'),
      path.replace('kafe-do-deset', 'a/b'),
      path.replace('kafe-do-deset', ''),
      `${path}/x`,
    ])
      expect(readShareAddress(wrong, LIVE), wrong).toBeUndefined();
  });

  it('says what it is: drawings as PNG, photographs as JPEG, with its words', () => {
    expect(openGraphTags(IMAGE)).toMatchObject({
      width: 1200,
      height: 630,
      type: 'image/png',
      alt: '5 zł, Кафе до 10, 0.02, Dwa Rogi, Galeria Borealis',
    });
    const photo = openGraphTags({ ...IMAGE, art: { src: '/media/cup_1.jpg', kind: 'photo' } });
    expect(photo.type).toBe('image/jpeg');
    expect(photo.address).toMatch(/\.jpg$/);
  });
});
