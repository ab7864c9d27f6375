/** Window widths, px, from which one part more may stand in the header's bar; each has a class in Header.module.css. */
export const BAR_STEPS = [1025, 1120, 1200, 1280, 1360, 1440, 1560, 1680, 1800, 1920] as const;

export type BarStep = (typeof BAR_STEPS)[number];

/** A letter's share of the type's size, on the safe side: up to 0.56 was measured on Latin names, 0.6 on Cyrillic. */
const LETTER = { latin: 0.56, cyrillic: 0.6 };

/** Room for words on one line, px. @param size of the type, px */
export const wordsWidth = (words: string, size = 16) =>
  words.length * (/\p{Script=Cyrillic}/u.test(words) ? LETTER.cyrillic : LETTER.latin) * size;

/** As in tokens.css: `clamp(16px, 3.4vw, 48px)`, on both sides. */
const gutters = (width: number) => 2 * Math.min(48, 0.034 * width);

/**
 * From which window width each item fits beside what always stands there and the items before it, so that the bar
 * never squeezes: an item is whole or not there. Known on the server, hence nothing moves. Undefined: fits nowhere.
 * @param fixed px that are always taken @param items widths in px in the order of their worth; 0 for what is absent
 */
export function barSteps(fixed: number, items: readonly number[]): (BarStep | undefined)[] {
  let taken = fixed;
  return items.map((width) => {
    const step = width > 0 && BAR_STEPS.find((one) => taken + width <= one - gutters(one));
    if (!step) return undefined;
    taken += width;
    return step;
  });
}
