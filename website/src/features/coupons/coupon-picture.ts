import { INK, STONE_INK, WHITE } from '../../ui/floor-colours.ts';

/** What stands on a coupon that is printed or saved. All plain text. */
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
}

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 72;

function escaped(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Words in lines of at most so many characters; what does not fit into `most` lines ends with an ellipsis. */
export function lines(text: string, width: number, most: number): string[] {
  const made: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = made.at(-1);
    if (last !== undefined && last.length + word.length < width) made[made.length - 1] = `${last} ${word}`;
    else made.push(word);
  }
  if (made.length <= most) return made;
  return [...made.slice(0, most - 1), `${made[most - 1]}…`];
}

/** Largest size at which a text of one line fits, by the widest letters. */
function fitting(text: string, most: number): number {
  return Math.min(most, Math.floor((WIDTH - 2 * EDGE) / Math.max(1, text.length) / 0.68));
}

/**
 * The coupon as a drawing of its own, 4 : 5 like a phone's screen. @param fonts `@font-face` rules for a file that
 * stands alone; a page has its fonts @param colours of the shop's floor
 */
export function couponPicture(
  coupon: PictureOfCoupon,
  { field, on }: { field: string; on: string },
  fonts = '',
): string {
  const { centre, label, name, shop, code, term, codeWord } = coupon;
  const text = (words: string, y: number, size: number, weight: number, fill: string, x = EDGE) =>
    words === ''
      ? ''
      : `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(words)}</text>`;
  const big = label || name;
  const named = label ? lines(name, 30, 3) : [];
  const codeSize = fitting(code, 120);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="'Golos Text', 'Golos Stand-in', Arial, sans-serif" role="img" aria-label="${escaped([label, name, shop, code, term].filter(Boolean).join(', '))}">`,
    fonts && `<style>${fonts}</style>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${WHITE}"/>`,
    `<rect width="${WIDTH}" height="860" fill="${field}"/>`,
    text(shop, 120, 44, 650, on),
    text(big, 470, fitting(big, 320), 880, on),
    ...named.map((line, index) => text(line, 600 + index * 72, 58, 820, on)),
    `<path d="M0 860H${WIDTH}" stroke="${WHITE}" stroke-width="12" stroke-dasharray="2 24" stroke-linecap="round"/>`,
    `<path d="M0 830a30 30 0 0 1 0 60zM${WIDTH} 830a30 30 0 0 0 0 60z" fill="${WHITE}"/>`,
    code && text(codeWord, 970, 40, 650, INK),
    code && text(code, 970 + codeSize, codeSize, 880, INK),
    text(term, 1210, 40, 650, INK),
    text(centre, 1280, 40, 650, STONE_INK),
    '</svg>',
  ]
    .filter(Boolean)
    .join('');
}
