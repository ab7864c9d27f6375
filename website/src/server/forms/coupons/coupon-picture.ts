import { floorColours, INK, STONE_INK, WHITE } from '../../../ui/floors/floor-colours.ts';
import { loadSharp, RESIZE_SECONDS } from '../../media/resize.ts';
import { type FittedText, fitText, type TextBox } from '../../share/fit.ts';
import { CAPITAL, loadTypefaces, type Typeface, type Typefaces } from '../../share/type.ts';

/** What stands on a coupon that is saved. All plain text; "" = left out. */
export interface PictureOfCoupon {
  centre: string;
  /** The numeral: "−20%". */
  label: string;
  name: string;
  shop: string;
  /** "" = it works without one. */
  code: string;
  term: string;
  /** Word over the code. */
  codeWord: string;
  /** Floor of the shop. */
  level: Parameters<typeof floorColours>[0];
}

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 72;
const ROOM = WIDTH - 2 * EDGE;
/** Height of the part in the floor's colour; beneath is what the till needs. */
const FACE = 860;

/** The coupon as a drawing of its own, 4 : 5 like a telephone's screen, its letters as outlines. */
export function drawCoupon(coupon: PictureOfCoupon, { sign, strong }: Typefaces): string {
  const { label, name, code } = coupon;
  const { field, on } = floorColours(coupon.level);
  const box = (most: number, least: number, lines: number, height: number): TextBox => ({
    ...{ width: ROOM, most, least, lines, height },
    leading: 1.05,
  });
  const set = (text: string, top: number, face: Typeface, fill: string, room: TextBox) =>
    outlines(
      fitText(face.settable(text), room, (part) => face.width(part, 0)),
      top,
      face,
      fill,
    );
  const named = label === '' ? '' : set(name, 590, sign, on, box(72, 40, 3, 240));
  const big =
    label === ''
      ? set(name, 230, sign, on, box(150, 60, 4, 600))
      : set(label, 210, sign, on, box(320, 90, 1, 340));
  // A code is never broken: a hyphen would be read out at the till.
  const till = sign.settable(code);
  const codeSize = Math.min(120, Math.floor(ROOM / Math.max(1, sign.width(till, 0))));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="${WHITE}"/><path d="M0 0H${WIDTH}V${FACE}H0z" fill="${field}"/>`,
    set(coupon.shop, 90, strong, on, box(44, 28, 1, 60)),
    big,
    named,
    `<path d="M0 ${FACE}H${WIDTH}" stroke="${WHITE}" stroke-width="12" stroke-dasharray="2 24" stroke-linecap="round"/>`,
    `<path d="M0 830a30 30 0 0 1 0 60zM${WIDTH} 830a30 30 0 0 0 0 60z" fill="${WHITE}"/>`,
    till && set(coupon.codeWord, 932, strong, INK, box(40, 28, 1, 50)),
    till && outlines({ size: codeSize, lines: [till] }, 990, sign, INK),
    set(coupon.term, 1170, strong, INK, box(40, 28, 1, 50)),
    set(coupon.centre, 1245, strong, STONE_INK, box(40, 28, 1, 50)),
    '</svg>',
  ]
    .filter(Boolean)
    .join('');
}

/** Lines downwards from the top of the first one's capitals. */
function outlines({ size, lines }: FittedText, top: number, face: Typeface, fill: string): string {
  return lines
    .map((line, at) =>
      face.outline(line, { x: EDGE, y: top + size * (CAPITAL + at * 1.05), size, tracking: 0, fill }),
    )
    .join('');
}

/** As PNG, which every telephone keeps among its pictures. */
export async function couponPicture(coupon: PictureOfCoupon): Promise<Buffer> {
  const [sharp, faces] = await Promise.all([loadSharp(), loadTypefaces()]);
  return sharp(Buffer.from(drawCoupon(coupon, faces)))
    .removeAlpha()
    .timeout({ seconds: RESIZE_SECONDS })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
