import type { PartPicture } from '../part';
import {
  box,
  building,
  type Drawing,
  disc,
  dome,
  ground,
  group,
  line,
  oval,
  rays,
  repeat,
  ring,
  shape,
  sheet,
} from '../pictures/draw';
import {
  COFFEE,
  FLOOR_PAINT,
  GREEN,
  ICE,
  INK,
  INK_SOFT,
  PINK,
  SKIN_1,
  SKIN_2,
  SKIN_3,
  SKIN_SHADE,
  STONE,
  VERMILION,
  WHITE,
  YELLOW,
} from '../pictures/palette';
import type { DocumentPictureKey } from './types';

/** A stall with a striped awning, its goods on the counter. */
function stall(x: number, awning: typeof VERMILION | typeof YELLOW | typeof PINK, goods: string): string {
  return (
    box(x + 8, 190, 134, 170, STONE) +
    box(x, 272, 150, 88, COFFEE) +
    line(`M${x} 300H${x + 150}M${x} 330H${x + 150}`, INK, 4) +
    repeat(5, (i) =>
      shape(`M${x - 6 + i * 32.4} 150h32.4v46a16.2 16.2 0 0 1 -32.4 0Z`, i % 2 ? WHITE : awning),
    ) +
    goods
  );
}

const DRAWINGS: Record<DocumentPictureKey, Drawing> = {
  'page-winter': [
    ground(ICE),
    ...[
      [40, 52, 7],
      [330, 40, 9],
      [372, 150, 6],
      [22, 190, 8],
      [60, 330, 6],
      [366, 300, 8],
    ].map(([x = 0, y = 0, r = 6]) => disc(x, y, r, WHITE)),
    group(
      'rotate(-8 200 210)',
      box(84, 64, 232, 300, WHITE),
      ...([3, 2, 1, 0, -1] as const).map((level, index) =>
        box(84, 64 + index * 60, 76, 60, FLOOR_PAINT[level]),
      ),
      ...[0, 1, 2, 3].map((index) => line(`M84 ${124 + index * 60}H316`, INK, 3)),
      ...([3, 2, 1] as const).map((level, index) =>
        group(
          `translate(238 ${94 + index * 60}) rotate(${[-12, 9, -4][index] ?? 0})`,
          disc(0, 0, 24, FLOOR_PAINT[level]),
          building(-10, -15, 0.037, INK),
        ),
      ),
      line('M84 64H316V364H84Z', INK, 6),
    ),
    group(
      'translate(262 250) rotate(14)',
      shape('M-34 46H34V70H-34Z', INK),
      shape('M-16 46L-10 6H10L16 46Z', COFFEE),
      disc(0, -4, 26, VERMILION),
      shape('M-30 -10A40 40 0 0 1 46 -30L190 60V170L60 60A60 60 0 0 1 -10 22Z', SKIN_1),
      shape('M96 4L220 90V230L84 92Z', GREEN),
      line('M-20 -4L18 22M2 -22L36 4', SKIN_SHADE, 6, { round: true }),
    ),
  ],
  'page-parking': [
    ground(INK),
    line('M-10 200H410', WHITE, 5, { dash: '30 22' }),
    ...[-60, 40, 140, 240, 340].map((x) => line(`M${x} -10V130M${x} 270V410`, WHITE, 7)),
    ...(
      [
        [-10, 14, STONE],
        [90, 20, VERMILION],
        [290, 12, YELLOW],
        [-10, 288, PINK],
        [190, 292, ICE],
        [290, 284, WHITE],
      ] as const
    ).map(([x, y, paint]) =>
      group(
        `translate(${x} ${y})`,
        shape('M-34 16A28 22 0 0 1 34 16V92A30 18 0 0 1 -34 92Z', paint),
        shape('M-25 34H25L20 20H-20Z', INK_SOFT),
        shape('M-24 86H24L20 98H-20Z', INK_SOFT),
        box(-24, 40, 48, 40, paint),
        line('M-26 40V80M26 40V80', INK_SOFT, 5),
      ),
    ),
    box(148, -10, 84, 136, INK_SOFT),
    shape('M190 28A34 34 0 1 0 190.1 28ZM174 90V36H194A18 18 0 0 1 194 72H186V90Z', YELLOW, {
      evenOdd: true,
    }),
    group(
      'translate(90 300)',
      shape('M-34 16A28 22 0 0 1 34 16V92A30 18 0 0 1 -34 92Z', GREEN),
      shape('M-25 34H25L20 20H-20Z', INK),
      shape('M-24 86H24L20 98H-20Z', INK),
      line('M-26 40V80M26 40V80', INK, 5),
    ),
  ],
  'page-ramp': [
    ground(STONE),
    shape('M-20 -20H420V420H-20Z', INK),
    shape('M200 330A130 130 0 1 1 330 200H420V-20H-20V420H200Z', STONE),
    ring(200, 200, 130, WHITE, 5),
    disc(200, 200, 64, STONE),
    ring(200, 200, 64, WHITE, 5),
    shape('M200 330V420H420V200H330A130 130 0 0 1 200 330Z', INK_SOFT),
    line('M200 330V420M330 200H420', WHITE, 5),
    line('M108 108A130 130 0 0 1 292 108', YELLOW, 12),
    shape('M292 108l8 -34l-40 4Z', YELLOW),
    line('M292 292A130 130 0 0 1 108 292', VERMILION, 12),
    shape('M108 292l-8 34l40 -4Z', VERMILION),
    group(
      'translate(302 200)',
      shape('M-20 -30A20 14 0 0 1 20 -30V30A20 12 0 0 1 -20 30Z', VERMILION),
      shape('M-14 -18H14L11 -27H-11Z', INK),
      shape('M-14 24H14L11 31H-11Z', INK),
    ),
    group(
      'translate(98 190) rotate(180)',
      shape('M-20 -30A20 14 0 0 1 20 -30V30A20 12 0 0 1 -20 30Z', ICE),
      shape('M-14 -18H14L11 -27H-11Z', INK),
      shape('M-14 24H14L11 31H-11Z', INK),
    ),
  ],
  'page-lift': [
    ground(ICE),
    box(56, 20, 288, 350, INK),
    box(84, 60, 232, 310, WHITE),
    shape('M84 60H118V370H84ZM282 60H316V370H282Z', STONE),
    line('M118 60V370M282 60V370', INK, 5),
    ...([3, 2, 1, 0] as const).map((level, index) => disc(146 + index * 36, 40, 10, FLOOR_PAINT[level])),
    box(-20, 370, 440, 40, INK_SOFT),
    disc(186, 130, 30, SKIN_2),
    shape('M156 128A30 30 0 0 1 216 128L206 112H170Z', INK),
    shape('M150 178A36 36 0 0 1 222 178V262H150Z', VERMILION),
    shape('M160 250H248L262 344H232L222 284H160Z', GREEN),
    box(224, 338, 48, 18, INK),
    line('M206 188L238 232H262', SKIN_2, 20),
    ring(178, 300, 58, INK, 11),
    disc(178, 300, 10, INK),
    line('M136 176V258H214', INK, 9),
    disc(256, 352, 14, INK),
    shape(
      'M300 372V300A34 34 0 0 1 334 268V226L350 244H372A20 20 0 0 1 372 282H360V372H340V330H322V372Z',
      YELLOW,
    ),
    disc(356, 258, 5, INK),
    line('M322 286L352 300', WHITE, 11),
    line('M248 236L330 290', INK, 5),
  ],
  'page-desk': [
    ground(STONE),
    disc(200, 130, 108, YELLOW),
    shape('M120 176A80 96 0 1 1 280 176V230H120Z', INK),
    shape('M96 330A104 104 0 0 1 304 330V400H96Z', VERMILION),
    shape('M176 196H224V250A24 24 0 0 1 176 250Z', SKIN_SHADE),
    oval(200, 150, 56, 66, SKIN_1),
    shape('M144 150A56 66 0 0 1 256 150L240 104A150 90 0 0 0 144 128Z', INK),
    ring(176, 156, 17, INK, 5),
    ring(224, 156, 17, INK, 5),
    line('M193 156H207', INK, 5),
    line('M180 188q20 16 40 0', INK, 6, { round: true }),
    shape('M168 232L200 268L232 232L244 250L200 300L156 250Z', WHITE),
    box(-20, 318, 440, 100, INK),
    box(-20, 318, 440, 18, WHITE),
    box(88, 258, 16, 20, INK),
    dome(96, 310, 38, PINK),
    box(50, 308, 92, 10, GREEN),
    group(
      'translate(288 262) rotate(6)',
      box(0, 0, 70, 56, WHITE),
      line('M10 16H60M10 30H60M10 44H40', INK, 5),
    ),
    line('M0 370H400', INK_SOFT, 6),
  ],
  'winter-oven': [
    ground(INK),
    shape('M40 360V220A160 160 0 0 1 360 220V360Z', STONE),
    line('M70 150L150 190M330 150L250 190M200 62V150M44 262H110M356 262H290', INK, 5),
    shape('M112 360V262A88 88 0 0 1 288 262V360Z', INK_SOFT),
    shape(
      'M130 350C120 290 162 284 160 232C196 250 190 286 206 292C216 270 212 256 224 244C252 280 276 300 268 350Z',
      VERMILION,
    ),
    shape(
      'M160 350C156 318 182 312 186 286C206 304 202 318 214 320C226 312 226 302 230 296C244 318 246 334 242 350Z',
      YELLOW,
    ),
    box(20, 350, 360, 24, VERMILION),
    box(0, 374, 400, 40, COFFEE),
    box(168, 0, 64, 70, STONE),
    ...[
      [188, 30],
      [214, 12],
    ].map(([x = 0, y = 0]) => disc(x, y, 18, ICE)),
    line('M300 392L226 330', STONE, 12),
    oval(212, 322, 30, 11, SKIN_1),
  ],
  'winter-mug': [
    ground(STONE),
    disc(200, 218, 170, ICE),
    line('M164 86q-18 -22 0 -44t0 -44M204 92q-18 -24 0 -48t0 -50M244 86q-18 -22 0 -44t0 -44', WHITE, 12, {
      round: true,
    }),
    shape('M116 140H284V300A44 44 0 0 1 240 344H160A44 44 0 0 1 116 300Z', WHITE),
    oval(200, 140, 84, 24, INK),
    oval(200, 142, 70, 17, COFFEE),
    disc(184, 140, 12, WHITE),
    disc(210, 146, 10, PINK),
    shape('M10 400C0 300 40 236 104 210A26 26 0 0 1 150 224C176 240 178 300 150 336L140 400Z', VERMILION),
    shape('M390 400C400 300 360 236 296 210A26 26 0 0 0 250 224C224 240 222 300 250 336L260 400Z', VERMILION),
    line('M60 280l22 -22l22 22l-22 22ZM340 280l-22 -22l-22 22l22 22Z', WHITE, 7),
    box(0, 366, 150, 40, GREEN),
    box(250, 366, 150, 40, GREEN),
  ],
  'winter-lights': [
    ground(INK),
    ...[
      [50, 60],
      [120, 24],
      [250, 40],
      [340, 88],
      [180, 108],
      [380, 20],
    ].map(([x = 0, y = 0]) => disc(x, y, 4, WHITE)),
    line('M-20 60C80 130 320 130 420 60', WHITE, 4),
    ...repeatLights(),
    stall(
      34,
      VERMILION,
      disc(70, 252, 18, YELLOW) + disc(110, 250, 20, VERMILION) + disc(146, 254, 16, GREEN),
    ),
    stall(224, YELLOW, dome(262, 272, 22, SKIN_1) + dome(312, 272, 26, SKIN_2) + dome(350, 272, 16, SKIN_3)),
    box(0, 360, 400, 50, WHITE),
    shape('M190 400L204 300A22 22 0 0 1 236 300L250 400Z', PINK),
    disc(220, 268, 20, SKIN_1),
    dome(220, 266, 22, GREEN),
    rays(220, 240, 8, 2, 10, WHITE, 5),
  ],
};

/** Bulbs along the string, in the colours of the floors. */
function repeatLights(): string[] {
  const paints = [YELLOW, PINK, VERMILION, WHITE, YELLOW, PINK, VERMILION] as const;
  return paints.map((paint, index) => {
    const t = (index + 0.6) / 7.2;
    const x = -20 + 440 * t;
    const y = 60 + 4 * 52 * t * (1 - t);
    return disc(x, y + 14, 11, paint);
  });
}

export function documentPictures(): PartPicture[] {
  return (Object.entries(DRAWINGS) as [DocumentPictureKey, Drawing][]).map(([key, drawing]) => ({
    key,
    svg: sheet(drawing),
    width: 400,
    height: 400,
  }));
}
