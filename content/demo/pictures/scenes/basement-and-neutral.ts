import { box, building, type Drawing, disc, ground, group, line, rays, repeat, shape } from '../draw';
import {
  FLOOR_PAINT,
  GREEN,
  GREEN_LIGHT,
  ICE,
  INK,
  INK_SOFT,
  PINK,
  SKIN_1,
  SKIN_2,
  SKIN_3,
  STONE,
  VERMILION,
  WHITE,
  YELLOW,
} from '../palette';

/** Floor −1: parking and supermarket, always on ink. */
export const basementScenes = {
  'scene-parking': [
    ground(INK),
    shape('M-20 0H40L-60 400H-20ZM360 0H420V400H460Z', INK_SOFT),
    line('M30 -20L-70 420M370 -20L470 420', WHITE, 12),
    shape('M104 170L140 70A24 24 0 0 1 162 56H238A24 24 0 0 1 260 70L296 170Z', ICE),
    shape('M120 170L148 86H200L168 170Z', WHITE),
    shape('M60 190A30 30 0 0 1 90 164H310A30 30 0 0 1 340 190V300H60Z', VERMILION),
    box(60, 300, 280, 28, STONE),
    box(76, 328, 54, 40, INK_SOFT),
    box(270, 328, 54, 40, INK_SOFT),
    disc(112, 226, 34, WHITE),
    disc(288, 226, 34, WHITE),
    disc(112, 226, 18, YELLOW),
    disc(288, 226, 18, YELLOW),
    line('M164 214H236M164 234H236', INK, 9),
    shape('M40 140H84V164H62A22 22 0 0 1 40 142ZM360 140H316V164H338A22 22 0 0 0 360 142Z', VERMILION),
    disc(200, 274, 12, WHITE),
    shape('M170 130A30 30 0 0 1 230 130V170H170Z', INK),
  ],
  'scene-supermarket': [
    ground(INK),
    shape('M118 184L96 40A20 20 0 0 1 136 30L166 184Z', SKIN_1),
    line('M112 66l22-10M118 104l24-12M124 142l26-12', SKIN_2, 6),
    line('M196 190V84M214 190V84', WHITE, 17),
    shape('M188 96A60 60 0 0 1 152 24A60 60 0 0 1 204 70A60 60 0 0 1 216 4A62 62 0 0 1 224 96Z', GREEN_LIGHT),
    box(238, 70, 78, 130, VERMILION),
    shape('M238 70L258 34H296L316 70Z', WHITE),
    disc(277, 130, 24, WHITE),
    disc(154, 190, 46, YELLOW),
    disc(236, 200, 40, PINK),
    shape('M236 164q2-18 18-20', PINK, { stroke: GREEN_LIGHT, width: 7 }),
    shape('M52 190H356L322 326H86Z', INK_SOFT),
    line('M72 224H348M80 258H340M88 292H331', WHITE, 6),
    line('M104 190L126 326M152 190L164 326M200 190V326M248 190L240 326M296 190L278 326', WHITE, 6),
    line('M-20 150H26L52 190L86 326H322L356 190H52', WHITE, 15),
    disc(118, 366, 24, WHITE),
    disc(292, 366, 24, WHITE),
    disc(118, 366, 9, INK),
    disc(292, 366, 9, INK),
  ],
} satisfies Record<string, Drawing>;

function halfOrange(x: number, y: number, r: number): string {
  return (
    disc(x, y, r, VERMILION) +
    disc(x, y, r * 0.86, WHITE) +
    disc(x, y, r * 0.76, YELLOW) +
    rays(x, y, 8, r * 0.1, r * 0.76, WHITE, 6)
  );
}

export const basementOffers = {
  'offer-oranges': [
    ground(INK),
    group(
      'translate(0 42)',
      disc(200, 92, 50, VERMILION),
      shape('M200 44A60 44 0 0 1 270 16A52 52 0 0 1 200 44Z', GREEN_LIGHT),
      disc(144, 184, 50, VERMILION),
      disc(256, 184, 50, VERMILION),
      shape('M256 136A40 34 0 0 0 206 124A42 42 0 0 0 256 136Z', GREEN_LIGHT),
      disc(88, 276, 50, VERMILION),
      disc(312, 276, 50, VERMILION),
      halfOrange(200, 266, 72),
      line('M170 66a42 42 0 0 1 22-14M114 158a42 42 0 0 1 22-14M58 250a42 42 0 0 1 22-14', WHITE, 8),
    ),
    box(0, 368, 400, 40, WHITE),
    line('M-10 387H410', INK, 7),
  ],
} satisfies Record<string, Drawing>;

export const basementEvents = {
  'event-run': [
    ground(INK),
    shape('M196 90L420 20V210Z', YELLOW),
    line('M-20 352H420', WHITE, 8, { dash: '56 30' }),
    disc(166, 92, 42, SKIN_2),
    shape('M124 92A42 42 0 0 1 208 92Z', WHITE),
    box(122, 84, 88, 17, VERMILION),
    box(196, 78, 24, 26, YELLOW),
    shape('M92 150A36 36 0 0 1 128 130H176L196 236H108Z', VERMILION),
    line('M120 146L62 176L40 236', SKIN_2, 26),
    line('M176 146L224 196L284 172', SKIN_2, 26),
    line('M120 186H188', WHITE, 13),
    line('M130 236L94 290L10 296', ICE, 34),
    line('M170 236L250 256L246 338', ICE, 34),
    shape('M-8 268H20V316H-4L-24 296Z', WHITE),
    shape('M226 330H264L300 348V364H226Z', WHITE),
    line('M-10 60H70M-10 110H40M-10 20H110', INK_SOFT, 12),
  ],
} satisfies Record<string, Drawing>;

/** Grounds that belong to no floor. */
export const neutralEvents = {
  'event-blood': [
    ground(STONE),
    shape('M200 26L292 160A110 110 0 1 1 108 160Z', VERMILION),
    shape('M140 216A60 60 0 0 0 200 290', VERMILION, { stroke: WHITE, width: 14 }),
    shape('M-20 272H252A60 60 0 0 1 252 392H-20Z', SKIN_2),
    shape('M236 272H330A60 60 0 0 1 330 392H236A60 60 0 0 1 236 272Z', SKIN_2),
    line('M292 312H384M292 352H384', SKIN_3, 6),
    box(-20, 262, 100, 140, WHITE),
    line('M44 262V402', INK, 6),
    group(
      'rotate(-6 180 332)',
      box(128, 308, 104, 48, PINK),
      box(156, 308, 48, 48, WHITE),
      shape('M180 348L166 330A8 8 0 0 1 180 320A8 8 0 0 1 194 330Z', VERMILION),
    ),
  ],
} satisfies Record<string, Drawing>;

export const slides = {
  'slide-night': [
    ground(INK),
    disc(322, 92, 56, STONE),
    disc(300, 76, 50, INK),
    ...(
      [
        [60, 60],
        [130, 120],
        [210, 50],
        [40, 200],
        [378, 200],
        [250, 150],
      ] as const
    ).map(([x, y]) => disc(x, y, 5, WHITE)),
    ...([3, 2, 1, 0] as const).map(
      (level, i) =>
        box(60, 170 + i * 58, 280, 58, FLOOR_PAINT[level]) +
        repeat(5, (w) => box(78 + w * 52, 184 + i * 58, 34, 30, (w + i) % 3 === 0 ? INK : WHITE)),
    ),
    box(40, 158, 320, 14, WHITE),
  ],
  'promo-midnight': [
    ground(INK),
    ...([3, 2, 1, 0] as const).map((level, i) => disc(200, 200, 178 - i * 34, FLOOR_PAINT[level])),
    disc(200, 200, 42, INK),
    rays(200, 200, 12, 152, 170, INK, 9),
    line('M200 200V44', WHITE, 20),
    line('M200 200V96', INK, 8),
    disc(200, 200, 17, WHITE),
  ],
  'slide-winter': [
    ground(ICE),
    // the whole of winter in one scarf
    disc(330, 84, 60, WHITE),
    shape('M-20 330A300 160 0 0 1 420 300V420H-20Z', WHITE),
    shape('M0 330L60 190L120 330ZM14 250L60 140L106 250Z', GREEN),
    shape('M96 420V360A90 90 0 0 1 186 270H220A90 90 0 0 1 310 360V420Z', VERMILION),
    disc(203, 190, 72, SKIN_2),
    shape('M121 176A82 82 0 0 1 285 176Z', INK),
    box(111, 160, 184, 34, YELLOW),
    disc(203, 84, 27, YELLOW),
    shape('M118 216H288V276H118Z', PINK),
    shape('M118 220L-30 176L-44 232L118 276Z', PINK),
    line('M10 188L0 246M54 202L44 258M148 216V276M204 216V276M260 216V276', WHITE, 12),
    line('M162 206q12-14 24 0M220 206q12-14 24 0', INK, 8, { round: true }),
    ...[
      [40, 60],
      [110, 30],
      [250, 40],
      [372, 190],
      [346, 250],
      [62, 120],
    ].map(([x = 0, y = 0]) => disc(x, y, 8, WHITE)),
  ],
  'slide-newcomers': [
    ground(STONE),
    // a door stands open for the first time, and a ball of wool has rolled out
    box(0, 330, 400, 80, WHITE),
    box(150, 40, 170, 300, VERMILION),
    shape('M320 40L400 6V400L320 340Z', INK),
    disc(342, 206, 9, WHITE),
    line('M150 340V40H320', INK, 12),
    line('M-10 330H150', INK, 10),
    // the jumper inside hangs by the same thread
    line('M236 128V104a11 11 0 1 1 11-11', INK, 7),
    shape('M196 128H220A16 16 0 0 0 252 128H276L308 196L284 208L270 184V270H202V184L188 208L164 196Z', PINK),
    box(202, 252, 68, 18, YELLOW),
    line('M236 264Q244 330 180 330T150 372', YELLOW, 9),
    disc(104, 276, 92, YELLOW),
    line('M22 240A110 110 0 0 0 178 330M36 214A126 126 0 0 0 190 300M58 194A130 130 0 0 0 196 268', INK, 7),
    line('M120 186A110 110 0 0 0 50 350M150 196A120 120 0 0 0 84 366', INK, 7),
  ],
} satisfies Record<string, Drawing>;

export const housePictures = {
  giftcard: [
    ground(STONE),
    // five floors on one card, tied up
    group(
      'rotate(-9 200 205)',
      box(14, 72, 372, 266, INK),
      ...([3, 2, 1, 0] as const).map((level, i) => box(14, 72 + i * 54, 372, 54, FLOOR_PAINT[level])),
      building(48, 88, 0.233, INK),
      box(268, 72, 40, 266, WHITE),
      shape('M288 196L222 300L262 290L288 240L314 290L354 300Z', WHITE),
      shape(
        'M288 190C244 108 186 116 192 176C198 234 244 234 288 190C332 108 390 116 384 176C378 234 332 234 288 190Z',
        WHITE,
      ),
      shape(
        'M262 186C240 146 212 150 214 176C218 202 240 200 262 186ZM314 186C336 146 364 150 362 176C358 202 336 200 314 186Z',
        INK,
      ),
      disc(288, 188, 25, WHITE),
      disc(288, 188, 13, INK),
    ),
  ],
  mark: [ground(WHITE), building(86, 40, 0.4, INK)],
} satisfies Record<string, Drawing>;
