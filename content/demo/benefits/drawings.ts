import {
  box,
  building,
  cup,
  type Drawing,
  disc,
  dome,
  ground,
  group,
  line,
  oval,
  repeat,
  ring,
  shape,
} from '../pictures/draw';
import {
  GREEN,
  GREEN_DEEP,
  GREEN_LIGHT,
  ICE,
  INK,
  INK_SOFT,
  PINK,
  SKIN_1,
  SKIN_2,
  STONE,
  VERMILION,
  WHITE,
  YELLOW,
} from '../pictures/palette';

const bee = (x: number, y: number, turn: number) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    oval(-2, -13, 9, 14, WHITE, { transform: 'rotate(-24)' }),
    oval(10, -13, 8, 13, WHITE, { transform: 'rotate(20)' }),
    oval(0, 0, 22, 14, YELLOW),
    box(-9, -13, 7, 26, INK),
    box(5, -13, 7, 26, INK),
    disc(-21, 0, 8, INK),
  );

const hive = (x: number, y: number) =>
  group(
    `translate(${x} ${y})`,
    box(-6, -152, 104, 16, INK),
    box(0, -136, 92, 62, YELLOW),
    box(0, -70, 92, 62, STONE),
    box(28, -26, 36, 10, INK),
    box(8, -8, 14, 22, INK),
    box(70, -8, 14, 22, INK),
  );

/** Points of a loyalty app: discs on a grid, some of them taken. */
const points = (x: number, y: number, step: number, rows: readonly string[]) =>
  rows
    .flatMap((row, j) =>
      [...row].map((cell, i) =>
        cell === 'o'
          ? ring(x + i * step, y + j * step, step * 0.27, INK, 5)
          : disc(x + i * step, y + j * step, step * 0.36, cell === 'x' ? INK : WHITE),
      ),
    )
    .join('');

/** Scenes of social responsibility on the ground of their floor, and those of the apps on neutral ground. */
export const benefitDrawings = {
  'csr-hives': [
    ground(ICE),
    disc(312, 92, 62, WHITE),
    box(0, 316, 400, 90, INK),
    shape(
      'M0 318q10-28 20 0q10-40 20 0q10-26 20 0q10-36 20 0q10-24 20 0q10-38 20 0q10-28 20 0q10-40 20 0q10-26 20 0q10-36 20 0q10-24 20 0q10-38 20 0q10-28 20 0q10-40 20 0q10-26 20 0q10-36 20 0q10-24 20 0q10-38 20 0q10-28 20 0q10-40 20 0V330H0Z',
      GREEN,
    ),
    hive(44, 306),
    hive(166, 306),
    hive(288, 306),
    line('M70 132q36-58 86-20t84-44', INK, 5, { dash: '2 14', round: true }),
    bee(252, 60, 150),
    bee(112, 92, 18),
    bee(346, 122, -12),
    box(0, 352, 400, 8, STONE),
  ],
  'csr-food': [
    ground(YELLOW),
    box(104, 30, 204, 348, INK),
    box(120, 46, 172, 316, WHITE),
    shape('M308 30L404 66V414L308 378Z', STONE),
    shape('M322 60L404 92V180L322 152ZM322 186L404 216V304L322 274Z', ICE),
    box(120, 138, 172, 10, INK),
    box(120, 226, 172, 10, INK),
    box(120, 312, 172, 10, INK),
    // soup, bread, greens
    shape('M132 84h52v44a10 10 0 0 1-10 10h-32a10 10 0 0 1-10-10Z', VERMILION),
    box(128, 72, 60, 14, INK),
    shape('M200 138V110a22 22 0 0 1 44 0v28Z', GREEN),
    shape('M246 138V98a17 17 0 0 1 34 0v40Z', GREEN_LIGHT),
    dome(162, 226, 34, SKIN_2),
    line('M146 206l10 14M162 200l8 18', YELLOW, 6),
    disc(228, 204, 22, VERMILION),
    disc(262, 206, 20, GREEN),
    line('M228 184q2-12 12-14', INK, 6),
    cup(166, 276, 36, GREEN),
    disc(150, 274, 15, VERMILION),
    disc(180, 272, 17, GREEN_LIGHT),
    box(214, 256, 66, 56, INK),
    box(222, 264, 50, 18, YELLOW),
    box(132, 334, 148, 28, ICE),
    // someone's hand
    shape('M-20 250L70 262a26 26 0 0 1 0 52L-20 320Z', SKIN_1),
    dome(70, 264, 16, SKIN_1),
    box(-30, 240, 48, 90, GREEN_DEEP),
  ],
  'csr-quiet': [
    ground(PINK),
    disc(200, 470, 190, INK),
    box(164, 280, 72, 80, SKIN_2),
    disc(200, 202, 108, SKIN_2),
    shape('M92 196A108 108 0 0 1 308 196A150 110 0 0 0 92 196Z', INK),
    line('M78 214A122 122 0 0 1 322 214', YELLOW, 22),
    box(58, 178, 52, 96, GREEN),
    box(290, 178, 52, 96, GREEN),
    box(98, 186, 18, 80, INK),
    box(284, 186, 18, 80, INK),
    line('M134 212q22 18 44 0M222 212q22 18 44 0', INK, 8, { round: true }),
    line('M172 262q28 18 56 0', INK, 8, { round: true }),
    line('M200 208v30q0 6-10 6', INK, 6, { round: true }),
    // noise that stops outside
    line('M6 150v150M30 186v78', INK, 9),
    line('M394 150v150M370 186v78', INK, 9),
  ],
  'csr-clothes': [
    ground(VERMILION),
    line('M250 96V70a20 20 0 1 1 20-20', INK, 9),
    line('M150 138L250 92L350 138', INK, 9),
    shape('M154 138h64a32 26 0 0 0 64 0h64l54 92l-58 30l-18-34V420H176V226l-18 34l-58-30Z', WHITE),
    line('M250 168V420', STONE, 6),
    disc(250, 212, 7, INK),
    disc(250, 268, 7, INK),
    disc(250, 324, 7, INK),
    box(190, 230, 44, 44, PINK),
    // a patch and the thread that goes on to the needle
    box(270, 292, 66, 66, YELLOW),
    line('M262 300h82M262 350h82M278 284v82M328 284v82', INK, 5, { dash: '9 8' }),
    line('M270 358q-90 60-150 0t-50-130', INK, 6),
    shape('M58 30L82 36L70 240Z', STONE),
    oval(71, 56, 5, 15, INK),
  ],
  'csr-access': [
    ground(GREEN),
    shape('M-10 400L410 236V410H-10Z', WHITE),
    shape('M-10 400L410 236V252L-10 416Z', INK),
    line('M40 296V206L400 66', INK, 11),
    line('M220 226V136', INK, 11),
    group(
      'rotate(-21.3 208 250)',
      ring(196, 244, 60, INK, 15),
      ring(196, 244, 26, YELLOW, 9),
      disc(286, 290, 15, INK),
      line('M150 132V214H238L262 290H300', YELLOW, 15),
      shape('M166 196V112a28 28 0 0 1 56 0v68h50l24 84h-30l-18-56h-56Z', VERMILION),
      line('M206 128L244 176L214 204', SKIN_1, 17, { round: true }),
      disc(196, 60, 30, SKIN_1),
      shape('M164 60a32 32 0 0 1 64-6q-24 8-34 4q-4 20-14 30Z', INK),
    ),
  ],
  'csr-heat': [
    ground(INK),
    box(36, 172, 328, 194, STONE),
    box(36, 172, 328, 16, WHITE),
    ring(200, 274, 82, INK, 10),
    ...[0, 90, 180, 270].map((turn) =>
      shape('M200 274q-6-46 26-70q34 10 30 38q-18 30-56 32Z', INK_SOFT, {
        transform: `rotate(${turn} 200 274)`,
      }),
    ),
    disc(200, 274, 16, YELLOW),
    repeat(4, (i) => box(56, 214 + i * 30, 42, 10, INK)),
    repeat(4, (i) => box(302, 214 + i * 30, 42, 10, INK)),
    line('M84 150q-26-26 0-52t0-52t0-52', VERMILION, 16),
    line('M162 150q-26-26 0-52t0-52t0-52', YELLOW, 16),
    line('M240 150q-26-26 0-52t0-52t0-52', VERMILION, 16),
    line('M318 150q-26-26 0-52t0-52t0-52', YELLOW, 16),
    box(70, 366, 30, 40, ICE),
    box(300, 366, 30, 40, ICE),
  ],
  'app-spot': [
    ground(ICE),
    // the receipt comes in from the right, read by the beam
    shape('M262 -20H412V250l-15 16l-15-16l-15 16l-15-16l-15 16l-15-16l-15 16l-15-16l-15 16l-15-16Z', WHITE),
    line('M284 30h62M284 62h96M284 94h44M284 126h96M284 158h70', INK, 9),
    line('M284 204h112', INK, 16),
    group(
      'rotate(-12 170 220)',
      box(58, 26, 208, 400, INK),
      box(74, 62, 176, 340, STONE),
      box(136, 38, 52, 10, STONE),
      building(110, 78, 0.182, INK),
      points(98, 262, 42.5, ['xxxx', 'xxwo', 'oooo']),
      box(74, 382, 176, 30, INK),
    ),
    disc(300, 296, 22, INK),
    disc(352, 346, 22, INK),
    disc(318, 374, 9, WHITE),
  ],
  'app-parking': [
    ground(STONE),
    box(0, 330, 400, 80, INK),
    box(0, 362, 60, 8, STONE),
    box(110, 362, 80, 8, STONE),
    box(240, 362, 80, 8, STONE),
    box(318, 168, 46, 162, INK),
    disc(341, 190, 11, ICE),
    group(
      'rotate(52 341 214)',
      box(-20, 203, 372, 24, WHITE),
      ...[0, 1, 2, 3, 4].map((i) => box(-10 + i * 68, 203, 34, 24, INK)),
    ),
    shape('M-30 330V262a30 30 0 0 1 30-30h38l44-62h112l46 62h22a30 30 0 0 1 30 30v68Z', ICE),
    shape('M62 232l30-44h42v44ZM148 188h44l30 44h-74Z', INK),
    box(246, 260, 46, 18, WHITE),
    box(206, 292, 86, 26, WHITE),
    line('M218 305h14M242 305h38', INK, 9),
    disc(52, 328, 38, INK),
    disc(52, 328, 15, STONE),
    disc(218, 330, 38, INK),
    disc(218, 330, 15, STONE),
  ],
} satisfies Record<string, Drawing>;

export type BenefitPictureKey = keyof typeof benefitDrawings;
