import type { PartPicture } from '../part';
import { box, type Drawing, disc, line, oval, shape, sheet } from '../pictures/draw';
import { ICE, INK, SKIN_3, STONE, VERMILION, WHITE, YELLOW } from '../pictures/palette';
import { POSTERS } from './posters';
import type { LunchCardKey } from './structure';

const POSTER = { width: 400, height: 600 };

const LUNCH_CARD_PICTURES: Record<LunchCardKey, Drawing> = {
  office: [
    box(0, 0, 400, 400, YELLOW),
    disc(200, 214, 150, WHITE),
    disc(200, 214, 118, STONE),
    // the briefcase on the plate
    line('M164 168V146H236V168', INK, 14),
    box(112, 168, 176, 116, INK),
    box(112, 216, 176, 8, YELLOW),
    box(188, 206, 24, 28, VERMILION),
    // cutlery
    line('M24 70V150A20 20 0 0 0 64 150V70M44 70V380', INK, 11),
    shape('M350 60A40 120 0 0 1 384 190V380H362V214H340Z', INK),
  ],
  shift: [
    box(0, 0, 400, 400, ICE),
    box(0, 330, 400, 70, INK),
    // somebody's chair, at last
    line('M92 330V96M92 232H206M206 232V330', INK, 16),
    box(84, 214, 130, 28, VERMILION),
    box(84, 90, 24, 100, VERMILION),
    // the mug on the long table
    line('M272 240V330M380 240V330', INK, 14),
    box(236, 226, 200, 18, WHITE),
    line('M318 156a26 26 0 0 1 0 50', WHITE, 12),
    shape('M246 132H322V204A22 22 0 0 1 300 226H268A22 22 0 0 1 246 204Z', WHITE),
    oval(284, 133, 38, 10, SKIN_3),
    line('M268 108q-12 -16 0 -32t0 -32M302 108q-12 -16 0 -32t0 -32', WHITE, 8, { round: true }),
  ],
};

/** Every picture of this part of the demo. */
export const LEISURE_PICTURES: readonly PartPicture[] = [
  ...Object.entries(POSTERS).map(([key, drawing]) => ({
    key: `poster-${key}`,
    svg: sheet(drawing, POSTER.width, POSTER.height),
    ...POSTER,
  })),
  ...Object.entries(LUNCH_CARD_PICTURES).map(([key, drawing]) => ({
    key: `lunch-card-${key}`,
    svg: sheet(drawing, 400, 400),
    width: 400,
    height: 400,
  })),
];
