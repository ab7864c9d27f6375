import { box, type Drawing, disc, ground, group, line, ring, shape } from '../../pictures/draw';
import {
  COFFEE,
  GREEN,
  ICE,
  INK,
  INK_SOFT,
  PINK,
  SKIN_1,
  SKIN_2,
  SKIN_SHADE,
  STONE,
  VERMILION,
  WHITE,
  YELLOW,
} from '../../pictures/palette';

/** Posts: details of the house, square, on neutral grounds. */
export const postDrawings = {
  'post-skylight': [
    ground(ICE),
    shape(
      'M-10 130C60 80 120 150 200 110C280 70 330 130 410 90V190C330 230 280 170 200 210C120 250 60 180 -10 230Z',
      WHITE,
    ),
    line('M200 -10V410M-10 200H410M-10 -10L410 410M410 -10L-10 410', INK, 13),
    ring(200, 200, 110, INK, 13),
    disc(200, 200, 34, INK),
    disc(330, 66, 22, YELLOW),
  ],
  'post-croissant': [
    ground(INK_SOFT),
    box(20, 20, 360, 360, INK),
    ...(
      [
        [110, 110],
        [290, 110],
        [200, 210],
        [110, 310],
        [290, 310],
      ] as const
    ).map(([x, y]) =>
      group(
        `translate(${x} ${y})`,
        shape(
          'M-76 34C-70 -30 -34 -54 0 -54C34 -54 70 -30 76 34C52 12 28 4 0 4C-28 4 -52 12 -76 34Z',
          SKIN_1,
        ),
        line('M-44 -26L-30 8M-16 -48L-10 4M16 -48L10 4M44 -26L30 8', SKIN_2, 8),
      ),
    ),
  ],
  'post-escalator': [
    ground(STONE),
    shape('M-10 410V330H50V280H110V230H170V180H230V130H290V80H350V30H410V410Z', INK),
    line('M-10 330H50V280H110V230H170V180H230V130H290V80H350V30H410', YELLOW, 9),
    line('M-10 236L300 -22', VERMILION, 24),
    line('M20 300V214M140 200V114M260 100V14', INK, 8),
  ],
  'post-window': [
    ground(STONE),
    // half of a dummy has its coat on already
    box(36, -10, 328, 340, WHITE),
    line('M36 -10V330H364V-10', INK, 14),
    shape('M-10 330H410V410H-10Z', INK),
    box(188, 290, 24, 50, COFFEE),
    box(140, 318, 120, 16, COFFEE),
    box(182, 84, 36, 50, SKIN_SHADE),
    disc(200, 70, 40, SKIN_1),
    shape('M118 170A50 50 0 0 1 168 120H232A50 50 0 0 1 282 170L262 230V300H138V230Z', SKIN_1),
    shape('M200 120H166A56 56 0 0 0 110 176L84 282L124 292V320H200Z', VERMILION),
    shape('M200 120H164L140 176L200 236Z', INK),
    disc(180, 262, 8, INK) + disc(180, 296, 8, INK),
    line('M250 170L296 150M256 220L304 212', INK, 5),
    disc(298, 149, 9, YELLOW) + disc(306, 211, 9, PINK),
  ],
  'post-skate': [
    ground(ICE),
    // the penguin that beginners hold on to tries the ice first
    line('M-10 330C80 300 120 380 220 350S340 300 410 330M-10 380C90 350 160 410 280 380', WHITE, 12),
    shape('M104 340V190A96 96 0 0 1 296 190V340Z', INK),
    shape('M132 340V240A68 68 0 0 1 268 240V340Z', WHITE),
    shape('M140 190A30 34 0 0 1 200 178A30 34 0 0 1 260 190V250H140Z', WHITE),
    disc(172, 180, 10, INK) + disc(228, 180, 10, INK),
    shape('M172 204H228L200 240Z', YELLOW),
    shape('M104 220L46 262A20 20 0 0 0 72 292L104 276ZM296 220L354 262A20 20 0 0 1 328 292L296 276Z', INK),
    shape(
      'M116 340H184V352A22 22 0 0 1 162 374H138A22 22 0 0 1 116 352ZM216 340H284V352A22 22 0 0 1 262 374H238A22 22 0 0 1 216 352Z',
      YELLOW,
    ),
    box(104, 262, 192, 26, VERMILION),
    box(228, 262, 30, 76, VERMILION),
  ],
  'post-cat': [
    ground(STONE),
    box(-10, 300, 420, 20, INK),
    box(-10, 76, 420, 16, INK),
    box(20, 150, 40, 150, GREEN),
    box(60, 176, 30, 124, YELLOW),
    box(90, 136, 44, 164, VERMILION),
    box(330, 150, 44, 150, PINK),
    box(300, 180, 30, 120, GREEN),
    shape('M150 300V232A70 70 0 0 1 290 232V300Z', INK),
    disc(206, 176, 52, INK),
    shape('M160 158V100L200 132ZM252 158V100L212 132Z', INK),
    disc(188, 174, 9, YELLOW),
    disc(226, 174, 9, YELLOW),
    disc(188, 174, 3.5, INK),
    disc(226, 174, 3.5, INK),
    line('M284 300C330 300 340 360 296 372', INK, 18),
    line('M20 -10V76M60 -10V76M110 -10V76M180 -10V76M240 -10V76M330 -10V76', INK, 6),
  ],
  'post-seats': [
    ground(INK),
    ...Array.from({ length: 12 }, (_, i) => {
      const row = Math.floor(i / 4);
      const x = (i % 4) * 108 - 40 + (row % 2) * 54;
      const y = 60 + row * 116;
      const paint = i === 6 ? YELLOW : VERMILION;
      return (
        shape(
          `M${x} ${y + 96}V${y + 30}A30 30 0 0 1 ${x + 30} ${y}H${x + 58}A30 30 0 0 1 ${x + 88} ${y + 30}V${y + 96}Z`,
          paint,
        ) + box(x - 6, y + 74, 100, 34, INK_SOFT)
      );
    }),
  ],
  'post-umbrella': [
    ground(STONE),
    // off the tram and on the hook, with a label in case somebody asks
    box(0, 0, 400, 34, INK),
    line('M222 34V66', INK, 18),
    line('M160 190V106A44 44 0 0 1 248 106V116', YELLOW, 30, { round: true }),
    shape('M136 150H184L238 322L160 392L82 322Z', VERMILION),
    shape('M166 150H184L238 322L198 358Z', PINK),
    shape('M160 236L200 356L160 392L124 360Z', WHITE),
    shape('M102 258H218L226 286H94Z', INK),
    line('M160 392V420', INK, 12),
    line('M232 262L300 196', INK, 6),
    group(
      'rotate(-16 310 220)',
      shape('M310 166L364 204V316H256V204Z', WHITE),
      disc(310, 202, 11, INK),
      line('M280 244H340M280 274H320', INK, 11),
    ),
  ],
} satisfies Record<string, Drawing>;
