import { DEMO_LOCALES } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { drawings } from '../reading/drawings.ts';
import { readWords } from '../reading/words.ts';
import { FLOOR_PAINT } from '../structure/palette.ts';
import { goodsLink, INSPIRATIONS, MARKETPLACE, SPREADS } from '../structure/stories.ts';
import { roomLevel, TENANTS, tenantWebsite } from '../structure/tenants.ts';

const SVG = new Map<string, string>(drawings().map(({ key, svg }) => [key, svg]));

function levelOf(shop: string): number {
  return roomLevel(TENANTS.find(({ key }) => key === shop)?.room ?? '');
}

describe('story drawings', () => {
  it('stand on the ground of their floor or on a neutral one', () => {
    const floors = new Map(
      Object.entries(FLOOR_PAINT).map(([level, paint]) => [paint as string, Number(level)]),
    );
    for (const { key, picture, things } of [...INSPIRATIONS, ...SPREADS]) {
      const ground = /^<svg[^>]*><rect [^>]*fill="(#\w+)"/.exec(SVG.get(picture) ?? '')?.[1] ?? '';
      const level = floors.get(ground);
      if (level === undefined || level === -1) continue;
      expect(
        things.map(({ shop }) => levelOf(shop)),
        key,
      ).toEqual(things.map(() => level));
    }
  });
});

describe('the marketplace', () => {
  it('leads to the website that the shop names on its own page', () => {
    for (const item of MARKETPLACE) {
      const shop = TENANTS.find(({ key }) => key === item.shop);
      expect(shop && !('noWebsite' in shop), item.shop).toBe(true);
      expect(new URL(goodsLink(item)).origin).toBe(tenantWebsite(shop?.slug ?? ''));
    }
  });
});

it.each(DEMO_LOCALES)('stories in %s have slugs that are unique', (locale) => {
  const { inspirations, offerTypeSlugs } = readWords(locale).stories;
  for (const slugs of [Object.values(inspirations).map(({ slug }) => slug), Object.values(offerTypeSlugs)])
    expect(new Set(slugs).size).toBe(slugs.length);
});

describe('prices', () => {
  it('keep what the headings promise', () => {
    const sum = (key: string) =>
      INSPIRATIONS.find((one) => one.key === key)?.things.map(({ price }) => price) ?? [];
    expect(sum('reading').reduce((total: number, price) => total + price, 0)).toBeLessThan(1500);
    expect(Math.max(...sum('gifts'))).toBeLessThanOrEqual(50);
  });
});
