/** How round is what one presses and writes into. */
export const CORNERS = ['square', 'soft', 'round'] as const;
export type Corner = (typeof CORNERS)[number];

/**
 * What texts are set in: the design's own family, which is sent along; the sans serif of the visitor's system; or a
 * serif that systems have.
 */
export const TYPEFACES = ['golos', 'system', 'serif'] as const;
export type Typeface = (typeof TYPEFACES)[number];

const among =
  <T extends string>(known: readonly T[]) =>
  (said: string | null | undefined): T | undefined =>
    known.find((one) => one === said?.trim().toLowerCase());

/** Undefined for what nobody knows: the design's own is taken then. */
export const readCorner = among(CORNERS);
export const readTypeface = among(TYPEFACES);
