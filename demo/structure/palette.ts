/** Colours of the floors (design tokens), as the drawings use them. */
const GREEN = '#00664A'; // floor 0
const VERMILION = '#FF5A36'; // floor 1
const PINK = '#FFA6C9'; // floor 2
const YELLOW = '#FFC926'; // floor 3
export const INK = '#17130E'; // floor −1, and every line

/** Neutrals: belong to no floor. */
export const WHITE = '#FFFFFF';
export const STONE = '#F1EDE4';
export const ICE = '#BFE3E6';

const SKIN_1 = '#D9976B';
const SKIN_2 = '#8C4A2B';
const SKIN_3 = '#5B2F1D';

/** Second tones, for the one place where a form would melt into its neighbour. */
const SKIN_SHADE = '#B9774E';
const COFFEE = '#6B3A1E';
const INK_SOFT = '#3A322A';
const GREEN_DEEP = '#004A36';
const GREEN_LIGHT = '#0B8A63';

export const PALETTE = [
  GREEN,
  VERMILION,
  PINK,
  YELLOW,
  INK,
  WHITE,
  STONE,
  ICE,
  SKIN_1,
  SKIN_2,
  SKIN_3,
  SKIN_SHADE,
  COFFEE,
  INK_SOFT,
  GREEN_DEEP,
  GREEN_LIGHT,
] as const;

type Paint = (typeof PALETTE)[number];

/** Colour of a floor's fields; the same order as the floors of the building. */
export const FLOOR_PAINT: Record<-1 | 0 | 1 | 2 | 3, Paint> = {
  [-1]: INK,
  0: GREEN,
  1: VERMILION,
  2: PINK,
  3: YELLOW,
};
