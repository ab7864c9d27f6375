import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../scripts/tests/drawing.ts';
import { isSlug, keysOf, slugOf } from './slugs.ts';

/** Of any code points, halves of pairs too. */
const anyText = fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points));

describe('slugOf', () => {
  it.each([
    ['Žemaitijos Ąsotis', 'zemaitijos-asotis'],
    ['Café Łódź', 'cafe-lodz'],
    ["McDonald's", 'mcdonalds'],
    ['H&M', 'h-m'],
    ['Straße Øl', 'strasse-ol'],
    ['Пятёрочка', 'pyaterochka'],
    ['Щит и Йод', 'shchit-i-yod'],
    ['Љубав', 'ljubav'],
    ['  --12" Pizza!  ', '12-pizza'],
    ['無印', 'u7121-u5370'],
    ['', ''],
  ])('makes of %j %j', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('makes of any name a slug, and of a slug itself', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const slug = slugOf(name);
        if (name.trim() !== '') expect(isSlug(slug)).toBe(true);
        expect(slugOf(slug)).toBe(slug);
      }),
      drawing(100),
    );
  });
});

describe('keysOf', () => {
  const entry = fc.record({
    slug: fc.constantFrom('a', 'b', 'a-1', 'a-1-2'),
    apart: fc.constantFrom('', '1', '2'),
  });

  it('are all different, the same in any order', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const keys = keysOf(entries);
        expect(new Set(keys.values()).size).toBe(entries.length);
        const other = keysOf(entries.toReversed());
        const said = (map: Map<{ slug: string; apart: string }, string>) =>
          [...map].map(([{ slug, apart }, key]) => `${slug}/${apart}/${key}`).sort();
        expect(said(other)).toEqual(said(keys));
      }),
      drawing(100),
    );
  });

  it('keep the slug for one, and add to the others what tells them apart', () => {
    const [one, other, third] = [
      { slug: 'zara', apart: '1.20' },
      { slug: 'zara', apart: '1.10' },
      { slug: 'zara-1-20', apart: '' },
    ];
    const keys = keysOf([one, other, third]);
    expect([one, other, third].map((each) => keys.get(each))).toEqual(['zara-1-20-2', 'zara', 'zara-1-20']);
  });
});
