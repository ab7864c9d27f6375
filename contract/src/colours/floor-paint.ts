import { contrast } from './contrast.ts';

/** The colours of a floor as drawings and style sheets take them: hexadecimal, six digits. */
export interface FloorPaint {
  field: string;
  /** Writing on the field. */
  on: string;
  /** A light ground of the same colour, under ink. */
  tint: string;
  /** The colour as it is read on ink. */
  lit: string;
  /** The focus ring that shows on the field: the one of paper, or the one of ink. */
  ring: 'paper' | 'ink';
  /** The field is as dark as ink: lines that divide it from ink are needed. */
  inky: boolean;
}

/** What signs are painted with everywhere; the style sheet's `--ink` and `--white`. */
export const SIGN_INK = '#17130e';
const WHITE = '#ffffff';
/** Text on a ground, and large signs on it (WCAG 2.2 AA). */
const [TEXT, LARGE] = [4.5, 3];
/** A tint is so much white. */
const TINT = 0.8;
const RINGS = { paper: ['#0047d6', WHITE], ink: ['#ffc926', SIGN_INK] } as const;

const HEX = /^#[\da-f]{6}$/i;

/** `share` of white in a colour. */
function lightened(colour: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `#${parts
    .map((part) =>
      Math.round(part + (255 - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The ring that goes with the writing, unless neither it nor its partner shows on the field. */
function ringOn(field: string, on: string): 'paper' | 'ink' {
  const shows = (ring: 'paper' | 'ink') => RINGS[ring].some((colour) => contrast(colour, field) >= LARGE);
  if (on === WHITE) return shows('ink') ? 'ink' : 'paper';
  return shows('paper') ? 'paper' : 'ink';
}

/**
 * All colours of a floor made of the one that its signs have: what is written on it is white or ink, whichever is read
 * better. Undefined for what is no colour of the form `#00664a`, and for one that neither can be read on.
 */
export function floorPaint(colour: string | null | undefined): FloorPaint | undefined {
  const field = colour?.trim().toLowerCase();
  if (field === undefined || !HEX.test(field)) return undefined;
  const on = contrast(WHITE, field) >= contrast(SIGN_INK, field) ? WHITE : SIGN_INK;
  if (contrast(on, field) < TEXT) return undefined;
  const tint = lightened(field, TINT);
  return {
    field,
    on,
    tint,
    lit: contrast(field, SIGN_INK) >= LARGE ? field : tint,
    ring: ringOn(field, on),
    inky: contrast(field, SIGN_INK) < 1.5,
  };
}

/** The best contrast that writing can have on a colour, to be told to whoever chose it; undefined for no colour. */
export function bestContrast(colour: string): number | undefined {
  const field = colour.trim().toLowerCase();
  return HEX.test(field) ? Math.max(contrast(WHITE, field), contrast(SIGN_INK, field)) : undefined;
}
