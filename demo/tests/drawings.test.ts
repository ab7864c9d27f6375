import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawingFiles, drawings, PICTURE_KEYS } from '../reading/drawings.ts';
import { APPS, CSR_PROJECTS } from '../structure/benefits.ts';
import { CATEGORIES } from '../structure/categories.ts';
import { HOME_FLOORS, SLIDES } from '../structure/home.ts';
import { LUNCH_CARDS, MOVIES } from '../structure/leisure.ts';
import { PRESS_ARTICLES } from '../structure/news.ts';
import { OFFERS, SPECIAL_PROMOTIONS } from '../structure/offers.ts';
import { FLOOR_PAINT, PALETTE } from '../structure/palette.ts';
import {
  DESCRIBED_PICTURES,
  DRAWING_LEVELS,
  type DrawingKey,
  FURTHER_PICTURES,
} from '../structure/pictures.ts';
import { STYLISTS, SURFACES } from '../structure/services.ts';
import {
  INSPIRATIONS,
  INSTAGRAM_POSTS,
  LUCKY_RECEIPT_PICTURE,
  MARKETPLACE,
  SPREADS,
} from '../structure/stories.ts';

const DRAWINGS = drawings();
const SVG = new Map<string, string>(DRAWINGS.map(({ key, svg }) => [key, svg]));
const svgOf = (key: string) => SVG.get(key) ?? '';
const ON_FLOORS = Object.keys(DRAWING_LEVELS) as DrawingKey[];

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

describe('the files of the drawings', () => {
  it('are those that the structure names, each once and none besides', () => {
    expect(
      drawingFiles()
        .map((file) => basename(file, '.svg'))
        .sort(),
    ).toEqual([...PICTURE_KEYS].sort());
    expect(new Set(SVG.values()).size).toBe(PICTURE_KEYS.length);
  });

  it('are missed by name, and so is a size that is not there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
    try {
      const [first = '', second = ''] = PICTURE_KEYS;
      expect(() => drawings(folder)).toThrow(`demo/drawings has no ${first}.svg`);
      writeFileSync(
        join(folder, `${first}.svg`),
        '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
      );
      expect(() => drawings(folder)).toThrow(`${second}.svg`);
      writeFileSync(
        join(folder, `${first}.svg`),
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
      );
      expect(() => drawings(folder)).toThrow(
        `demo/drawings/${first}.svg names no width and height in pixels`,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are whole, self-contained and silent', () => {
    for (const { key, svg, width, height } of DRAWINGS) {
      expect(wellFormed(svg), key).toBe(true);
      expect(svg, key).not.toMatch(
        /<(script|text|style|image|use|a|foreignObject)\b|href|url\(|on\w+=|style=|NaN|undefined/,
      );
      expect(width, key).toBeGreaterThan(0);
      expect(height, key).toBeGreaterThan(0);
    }
  });

  it('stay small, each and together', () => {
    expect(DESCRIBED_PICTURES.filter((key) => Buffer.byteLength(svgOf(key)) > 6_000)).toEqual([]);
    expect(DRAWINGS.reduce((sum, { svg }) => sum + svg.length, 0)).toBeLessThan(600_000);
  });

  it.each(DESCRIBED_PICTURES)('%s uses the colours of the house', (key) => {
    const paints = svgOf(key).match(/#[0-9A-Fa-f]{3,8}\b/g) ?? [];
    expect(paints.length).toBeGreaterThan(0);
    expect(paints.filter((paint) => !(PALETTE as readonly string[]).includes(paint))).toEqual([]);
  });

  it.each(ON_FLOORS)('%s stands on the ground of its floor, and no other floor outweighs it', async (key) => {
    const level = DRAWING_LEVELS[key];
    const svg = svgOf(key);
    // The mark stands on no ground: it is laid on the header.
    if (key !== 'mark') expect(svg).toMatch(/<rect x="0" y="0" width="400" height="400" fill="#\w+"/);
    if (level === null) return;
    const shares = await coverage(svg);
    const own = shares.get(FLOOR_PAINT[level]) ?? 0;
    for (const other of [0, 1, 2, 3] as const) {
      if (other === level) continue;
      expect(shares.get(FLOOR_PAINT[other]) ?? 0, `floor ${other}`).toBeLessThan(Math.max(own, 0.12));
    }
  });
});

describe('what the drawings are shown for', () => {
  it('is a poster of its own for every offer, and none twice on the home page', () => {
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

  it('is one thing for each of the further drawings', () => {
    const shown: string[] = [
      ...[...INSPIRATIONS, ...SPREADS, ...MARKETPLACE, ...INSTAGRAM_POSTS, ...CSR_PROJECTS, ...APPS],
      ...[...STYLISTS, ...SURFACES],
    ].map(({ picture }) => picture);
    shown.push(
      LUCKY_RECEIPT_PICTURE,
      ...PRESS_ARTICLES.flatMap((article) => ('picture' in article ? [article.picture] : [])),
      ...MOVIES.map(({ key }) => `poster-${key}`),
      ...LUNCH_CARDS.map(({ key }) => `lunch-card-${key}`),
    );
    // Those of landing pages and of the two press files are named where these are written.
    const further = FURTHER_PICTURES.filter((key) => !/^(page|winter)-|^press-(kit|policy)$/.test(key));
    expect(shown.sort()).toEqual([...further].sort());
  });
});
