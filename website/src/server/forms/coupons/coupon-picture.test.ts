import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTypefaces, type Typefaces } from '../../share/type.ts';
import { couponPicture, drawCoupon, type PictureOfCoupon } from './coupon-picture.ts';

const COUPON: PictureOfCoupon = {
  centre: 'Galeria Borealis',
  label: '−20%',
  name: 'Na buty <zimowe> & "inne"',
  shop: 'Halland',
  code: 'BOREALIS-20',
  term: 'Ważny do 6 grudnia',
  codeWord: 'Kod',
  level: 1,
};

let faces: Typefaces;
beforeAll(async () => {
  faces = await loadTypefaces();
});

describe('the picture of a coupon', () => {
  it('lets no content become a part of the drawing', () => {
    const svg = drawCoupon({ ...COUPON, code: '</text><script>x</script>' }, faces);
    expect(svg).not.toMatch(/<script|<zimowe>|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    expect(svg.match(/<svg/g)).toHaveLength(1);
  });

  it('is drawn without numeral, code and shop, and with texts without end', () => {
    for (const text of ['', 'ŻÓŁWIE '.repeat(200), 'W'.repeat(400)]) {
      const svg = drawCoupon(
        { ...COUPON, label: text && 'W'.repeat(40), code: '', shop: text, name: text },
        faces,
      );
      expect(svg).not.toMatch(/undefined|NaN|Infinity/);
    }
  });

  it('never breaks a code', () => {
    const code = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789';
    const whole = faces.sign.outline(code, { x: 72, y: 0, size: 1, tracking: 0, fill: '' });
    const glyphs = (svg: string) => svg.match(/<path transform/g)?.length ?? 0;
    const without = drawCoupon({ ...COUPON, code: '', codeWord: '' }, faces);
    const drawn = drawCoupon({ ...COUPON, code, codeWord: '' }, faces);
    expect(glyphs(drawn) - glyphs(without)).toBe(glyphs(whole));
  });

  it('shows the code in ink under the floor’s colour', async () => {
    const png = sharp(await couponPicture(COUPON));
    const dark = async (code: string) => {
      const { data } = await sharp(await couponPicture({ ...COUPON, code }))
        .extract({ left: 60, top: 980, width: 960, height: 140 })
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data.filter((value) => value < 60).length;
    };
    expect(await png.metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 });
    expect(await dark('BOREALIS-20')).toBeGreaterThan(5_000);
    expect(await dark('')).toBe(0);
  });
});
