import { describe, expect, it } from 'vitest';
import { loadTypefaces } from './type.ts';

const { sign } = await loadTypefaces();

describe('the face of drawings', () => {
  it.each([
    ['Polish', 'Zażółć gęślą jaźń'],
    ['Hungarian', 'Árvíztűrő tükörfúrógép'],
    ['Czech and Slovak', 'Příliš žluťoučký kůň, ľŕĺ'],
    ['Romanian', 'Șapte țări, înălțime'],
    ['Lithuanian', 'Įlinkdama fechtuotojo špaga'],
    ['Croatian and Serbian', 'Đačić šćućurio žabu'],
    ['Bulgarian', 'Жълтата дюля беше щастлива'],
    ['Russian', 'Съешь ещё этих мягких булок'],
    ['numerals', '−40% ½ 19 zł, 27.11–23.12'],
  ])('sets %s whole', (_, text) => {
    expect(sign.settable(text)).toBe(text);
    const glyphs = sign.outline(text, { x: 0, y: 0, size: 10, tracking: 0, fill: '#000' });
    // A letter that a file lacks is an empty box in it; one of the right file has an outline.
    const drawn = [...glyphs.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);
    expect(drawn.filter(Boolean)).toHaveLength([...text.replace(/\s/g, '')].length);
  });

  it('takes each letter from the file that has it', () => {
    const mixed = sign.width('Лidл ż', 0);
    const apart = ['Л', 'id', 'л', ' ', 'ż'].reduce((sum, part) => sum + sign.width(part, 0), 0);
    expect(mixed).toBeCloseTo(apart, 5);
    expect(sign.width('Л', 0)).toBeGreaterThan(0.3);
  });

  it('leaves out what it cannot set, and composes accents', () => {
    expect(sign.settable('🎉 漢字 Moda\u0000\u202e \ud800x')).toBe('Moda x');
    expect(sign.settable('A\u0301r')).toBe('Ár');
    expect(sign.settable('🎉')).toBe('');
    expect(sign.outline('🎉', { x: 0, y: 0, size: 10, tracking: 0, fill: '#000' })).not.toContain('<path');
  });
});
