import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DEMO_LOCALES, texts } from '../index';
import { CATEGORIES } from '../structure/categories';
import { HOME_FLOORS, SLIDES } from '../structure/home';
import { OFFERS, SPECIAL_PROMOTIONS } from '../structure/offers';
import { TENANTS } from '../structure/tenants';
import { DRAWING_LEVELS, demoPictures, drawing, logoSvg } from './index';
import type { DrawingKey } from './keys';
import { FLOOR_PAINT, PALETTE } from './palette';

const KEYS = Object.keys(DRAWING_LEVELS) as DrawingKey[];

/** Tags balance and every attribute is quoted: enough of XML for what the drawings use. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<>]*")*) ?(\/?)>/g,
    (_all, close, name, _attributes, self) => {
      if (close) {
        if (open.pop() !== name) open.push('unbalanced');
      } else if (!self) open.push(name);
      return '';
    },
  );
  return open.length === 0 && rest.trim() === '';
}

/** Share of the picture (0 to 1) by colour, from a small rendering. */
async function coverage(svg: string): Promise<Map<string, number>> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(100, 100)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shares = new Map<string, number>();
  const pixels = info.width * info.height;
  for (let i = 0; i < data.length; i += info.channels) {
    const colour = `#${data
      .subarray(i, i + 3)
      .toString('hex')
      .toUpperCase()}`;
    shares.set(colour, (shares.get(colour) ?? 0) + 1 / pixels);
  }
  return shares;
}

describe('demo pictures', () => {
  it('are whole, self-contained and silent', () => {
    for (const { key, svg, width, height } of demoPictures()) {
      expect(wellFormed(svg), key).toBe(true);
      expect(svg, key).not.toMatch(
        /<(script|text|style|image|use|a|foreignObject)\b|href|url\(|on\w+=|style=|NaN|undefined/,
      );
      expect(width, key).toBeGreaterThan(0);
      expect(height, key).toBeGreaterThan(0);
    }
  });

  it('have one key each', () => {
    const keys = demoPictures().map((picture) => picture.key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(demoPictures().map((picture) => picture.svg)).size).toBe(keys.length);
  });

  it('stay small, each and together', () => {
    const heavy = KEYS.filter((key) => Buffer.byteLength(drawing(key)) > 6_000);
    expect(heavy).toEqual([]);
    expect(demoPictures().reduce((sum, picture) => sum + picture.svg.length, 0)).toBeLessThan(600_000);
  });

  it('give every shop its logo', () => {
    expect(
      TENANTS.filter((tenant) => logoSvg(`logo-${tenant.key}`) === null).map((tenant) => tenant.key),
    ).toEqual([]);
    expect(logoSvg('logo-constructor')).toBeNull();
  });

  it('give every offer a poster of its own, and show none twice on the home page', () => {
    const shown: string[] = [
      ...OFFERS.map((offer) => offer.picture),
      ...SPECIAL_PROMOTIONS.map((promotion) => promotion.picture),
      ...HOME_FLOORS.flatMap((floor) => [...floor.pictures]),
      ...SLIDES.map((slide) => slide.picture),
    ];
    expect(shown.filter((key, at) => shown.indexOf(key) !== at)).toEqual([]);
    const categories: readonly string[] = CATEGORIES.map((category) => category.picture);
    expect(OFFERS.filter((offer) => categories.includes(offer.picture)).map((offer) => offer.key)).toEqual(
      [],
    );
  });

  it.each(DEMO_LOCALES)('are all described in %s, and nothing else is', (locale) => {
    const described = texts[locale].pictures;
    expect(Object.keys(described).sort()).toEqual([...KEYS].sort());
    expect(KEYS.filter((key) => described[key].trim() === '')).toEqual([]);
  });

  it.each(KEYS)('%s uses the colours of the house', (key) => {
    const paints = drawing(key).match(/#[0-9A-Fa-f]{3,8}\b/g) ?? [];
    expect(paints.filter((paint) => !(PALETTE as readonly string[]).includes(paint))).toEqual([]);
  });

  it.each(KEYS)('%s stands on the ground of its floor, and no other floor outweighs it', async (key) => {
    const level = DRAWING_LEVELS[key];
    const ground = /<rect x="0" y="0" width="400" height="400" fill="(#\w+)"/.exec(drawing(key))?.[1];
    expect(ground).toBeDefined();
    if (level === null) return;
    const shares = await coverage(drawing(key));
    const own = shares.get(FLOOR_PAINT[level]) ?? 0;
    for (const other of [0, 1, 2, 3] as const) {
      if (other === level) continue;
      expect(shares.get(FLOOR_PAINT[other]) ?? 0, `floor ${other}`).toBeLessThan(Math.max(own, 0.12));
    }
  });
});
