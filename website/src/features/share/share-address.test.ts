import { describe, expect, it } from 'vitest';
import { readShareAddress, shareAddress, sharedCard } from './share-address.ts';
import type { ShareCard } from './share-card.ts';

const CARD: ShareCard = {
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

describe('the address of a card', () => {
  it.each(['kafe-do-deset', 'кафе 10%', 'v1.2.0', 'a?b#c', "l'été"])('leads back to the slug %s', (slug) => {
    const path = shareAddress({ ...CARD, slug });
    expect(readShareAddress(path, LIVE)).toEqual({
      kind: 'offer',
      locale: 'bg-BG',
      slug,
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
      path,
    });
  });

  it('is another one whenever anything drawn is', () => {
    const changes: Partial<ShareCard>[] = [
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
    const all = [CARD, ...changes.map((change) => ({ ...CARD, ...change }))].map(
      (card) => readShareAddress(shareAddress(card), LIVE)?.version,
    );
    expect(new Set(all).size).toBe(all.length);
    expect(shareAddress(structuredClone(CARD))).toBe(shareAddress(CARD));
  });

  it('is none for what we would not draw', () => {
    const path = shareAddress(CARD);
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
    expect(sharedCard(CARD)).toMatchObject({
      width: 1200,
      height: 630,
      type: 'image/png',
      alt: '5 zł, Кафе до 10, 0.02, Dwa Rogi, Galeria Borealis',
    });
    const photo = sharedCard({ ...CARD, art: { src: '/media/cup_1.jpg', kind: 'photo' } });
    expect(photo.type).toBe('image/jpeg');
    expect(photo.address).toMatch(/\.jpg$/);
  });
});
