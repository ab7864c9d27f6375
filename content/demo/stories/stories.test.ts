import { describe, expect, it } from 'vitest';
import { FLOOR_PAINT, PALETTE } from '../pictures/palette';
import { roomLevel, TENANTS, tenantWebsite } from '../structure/tenants';
import { storyPictures } from './drawings';
import {
  goodsLink,
  INSPIRATIONS,
  INSTAGRAM_POSTS,
  LUCKY_RECEIPT_PICTURE,
  MARKETPLACE,
  SPREADS,
} from './structure';
import { en } from './texts/en';
import { plPL } from './texts/pl-PL';

const LANGUAGES = { 'pl-PL': plPL, en };
const PICTURES = new Map(storyPictures().map((picture) => [picture.key, picture]));

function levelOf(shop: string): number {
  return roomLevel(TENANTS.find(({ key }) => key === shop)?.room ?? '');
}

describe('story drawings', () => {
  it('are all there, and none is left over', () => {
    const used = [...INSPIRATIONS, ...SPREADS, ...MARKETPLACE, ...INSTAGRAM_POSTS].map(
      ({ picture }) => picture,
    );
    expect([...PICTURES.keys()].sort()).toEqual([...used, LUCKY_RECEIPT_PICTURE].sort());
  });

  it('use the colours of the house and nothing from outside', () => {
    for (const { key, svg } of PICTURES.values()) {
      const paints = svg.match(/#[0-9A-Fa-f]{3,8}\b/g) ?? [];
      expect(
        paints.filter((paint) => !PALETTE.some((known) => known === paint)),
        key,
      ).toEqual([]);
      expect(svg, key).not.toMatch(/<(script|text|style|image|use)\b|href|url\(|NaN|undefined/);
    }
  });

  it('stand on the ground of their floor or on a neutral one', () => {
    const floors = new Map(
      Object.entries(FLOOR_PAINT).map(([level, paint]) => [paint as string, Number(level)]),
    );
    for (const { key, picture, things } of [...INSPIRATIONS, ...SPREADS]) {
      const ground = /^<svg[^>]*><rect [^>]*fill="(#\w+)"/.exec(PICTURES.get(picture)?.svg ?? '')?.[1] ?? '';
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

describe.each(Object.entries(LANGUAGES))('stories in %s', (_, words) => {
  it('have slugs that are lower-case ASCII and unique', () => {
    for (const slugs of [
      Object.values(words.inspirations).map(([, slug]) => slug),
      Object.values(words.offerTypeSlugs),
    ]) {
      expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  it('have an alternative text for every drawing and for nothing else', () => {
    expect(Object.keys(words.pictures).sort()).toEqual([...PICTURES.keys()].sort());
  });
});

describe('prices', () => {
  it('keep what the headings promise', () => {
    const sum = (key: string) =>
      INSPIRATIONS.find((one) => one.key === key)?.things.map(({ price }) => price) ?? [];
    expect(sum('reading').reduce((total: number, price) => total + price, 0)).toBeLessThan(1500);
    expect(Math.max(...sum('gifts'))).toBeLessThanOrEqual(50);
  });
});
