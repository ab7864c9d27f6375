import { describe, expect, it } from 'vitest';
import { couponPicture, lines } from './coupon-picture.ts';

const COUPON = {
  centre: 'Galeria Borealis',
  label: '−20%',
  name: 'Na buty <zimowe> & "inne"',
  shop: 'Halland',
  code: 'BOREALIS-20',
  term: 'Ważny do 6 grudnia',
  codeWord: 'Kod',
};
const COLOURS = { field: '#ff5a36', on: '#17130e' };

describe('the picture of a coupon', () => {
  it('holds all that is needed at the till', () => {
    const svg = couponPicture(COUPON, COLOURS);
    for (const text of ['−20%', 'Halland', 'BOREALIS-20', 'Ważny do 6 grudnia', 'Galeria Borealis'])
      expect(svg).toContain(`>${text}</text>`);
  });

  it('lets no content become a part of the drawing', () => {
    const svg = couponPicture({ ...COUPON, code: '</text><script>x</script>' }, COLOURS);
    expect(svg).not.toMatch(/<script|<zimowe>/);
    expect(svg.match(/<svg/g)).toHaveLength(1);
  });

  it('is large and whole without numeral and code', () => {
    const svg = couponPicture({ ...COUPON, label: '', code: '' }, COLOURS);
    expect(svg).not.toMatch(/Kod|undefined|NaN|Infinity/);
  });

  it('breaks words into lines', () => {
    expect(lines('jeden dwa trzy', 8, 3)).toEqual(['jeden', 'dwa trzy']);
    expect(lines('a b c d', 1, 2)).toEqual(['a', 'b…']);
  });
});
