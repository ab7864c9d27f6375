import { box, type Drawing, disc, ground, group, line, oval, ring, shape } from '../../pictures/draw';
import {
  COFFEE,
  GREEN,
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
} from '../../pictures/palette';

/**
 * One thing on an ink shelf at y 350, drawn at 400 × 400 to stand at y 340. Between y 50 and 350, the 4 : 3 that
 * lists show, all of it is seen.
 */
function shelved(paint: typeof STONE | typeof WHITE, ...thing: string[]): Drawing {
  return [ground(paint), group('translate(44 84.8) scale(.78)', ...thing), box(0, 350, 400, 50, INK)];
}

/** Goods on white or stone. */
export const goodsDrawings = {
  'goods-lamp': shelved(
    STONE,
    shape('M118 150L-20 420H300L234 196Z', YELLOW, { opacity: 0.5 }),
    line('M268 322L320 190L206 108', INK, 13),
    disc(320, 190, 15, VERMILION),
    shape('M226 68L244 196L110 152A70 70 0 0 1 226 68Z', VERMILION),
    disc(176, 178, 24, WHITE),
    box(206, 318, 128, 22, INK),
  ),
  'goods-perfume': shelved(
    WHITE,
    box(104, 168, 192, 172, PINK),
    box(104, 230, 192, 110, VERMILION),
    box(104, 168, 26, 172, WHITE, { opacity: 0.5 }),
    box(160, 240, 80, 58, WHITE),
    box(174, 254, 52, 8, INK),
    box(174, 272, 34, 8, INK),
    box(168, 136, 64, 32, INK),
    disc(200, 92, 50, INK),
    disc(184, 76, 12, WHITE),
  ),
  'goods-mittens': shelved(
    STONE,
    line('M84 60C130 20 270 20 316 60', INK, 9),
    group(
      'rotate(8 110 200)',
      shape('M60 290V130A54 54 0 0 1 168 130V190L190 168A24 24 0 0 1 222 204L168 262V290Z', VERMILION),
      box(54, 282, 120, 56, YELLOW),
      line('M84 282V338M114 282V338M144 282V338', INK, 6),
      shape('M114 130L140 168L114 206L88 168Z', WHITE),
    ),
    group(
      'rotate(-8 290 200)',
      shape('M340 290V130A54 54 0 0 0 232 130V190L210 168A24 24 0 0 0 178 204L232 262V290Z', GREEN),
      box(226, 282, 120, 56, YELLOW),
      line('M256 282V338M286 282V338M316 282V338', INK, 6),
      shape('M286 130L312 168L286 206L260 168Z', WHITE),
    ),
  ),
  'goods-headphones': shelved(
    WHITE,
    line('M96 220V170A104 104 0 0 1 304 170V220', INK, 30),
    line('M118 150A86 86 0 0 1 282 150', VERMILION, 14),
    box(56, 196, 66, 128, YELLOW),
    box(110, 206, 22, 108, INK),
    box(278, 196, 66, 128, YELLOW),
    box(268, 206, 22, 108, INK),
    ring(88, 260, 20, INK, 7),
    ring(312, 260, 20, INK, 7),
  ),
  'goods-tower': shelved(
    STONE,
    box(96, 284, 208, 56, GREEN),
    box(118, 228, 76, 56, VERMILION),
    box(206, 228, 76, 56, VERMILION),
    box(140, 176, 120, 52, YELLOW),
    shape('M140 176A60 60 0 0 1 260 176Z', INK),
    shape('M172 176A28 28 0 0 1 228 176Z', STONE),
    box(172, 66, 56, 52, PINK),
    shape('M160 66L200 22L240 66Z', GREEN),
    disc(330, 316, 24, VERMILION),
  ),
  'goods-pot': shelved(
    WHITE,
    box(88, 164, 224, 176, ICE),
    box(88, 164, 40, 176, WHITE),
    line('M88 164H312V340H88Z', INK, 9),
    box(52, 208, 40, 20, INK),
    box(308, 208, 40, 20, INK),
    shape('M84 160A116 60 0 0 1 316 160Z', VERMILION),
    box(76, 152, 248, 18, INK),
    disc(200, 88, 22, INK),
    line('M142 72q-12 -16 0 -30t0 -30M258 72q-12 -16 0 -30t0 -30', INK, 7),
  ),
  'goods-running-shoe': shelved(
    STONE,
    shape(
      'M38 268C34 210 50 168 70 160C92 190 128 190 148 150L232 214C276 232 352 232 366 276V296H38Z',
      GREEN,
    ),
    shape('M38 286H368V312A28 28 0 0 1 340 340H70A32 32 0 0 1 38 308Z', WHITE, { stroke: INK, width: 7 }),
    shape('M70 160C92 190 128 190 148 150L174 170C150 216 96 226 54 206Z', INK),
    line('M168 176L150 208M190 192L172 224M212 208L194 240', WHITE, 9),
    shape('M96 286C120 250 180 244 240 286Z', YELLOW),
    line('M60 314H120M150 314H210M240 314H300', VERMILION, 10),
  ),
  'goods-pen': shelved(
    WHITE,
    box(44, 236, 132, 104, INK),
    box(44, 268, 132, 46, WHITE),
    box(60, 284, 72, 8, INK),
    box(84, 206, 52, 34, VERMILION),
    group(
      'rotate(28 270 190)',
      box(246, -40, 52, 190, GREEN),
      box(246, 96, 52, 14, YELLOW),
      box(246, 150, 52, 70, INK),
      shape('M252 220H292L272 300Z', YELLOW),
      disc(272, 244, 6, INK),
      line('M272 246V296', INK, 4),
      line('M304 -30V90', YELLOW, 9),
    ),
    line('M196 330q14 -16 28 0t28 0t28 0t28 0t28 0', INK, 7),
  ),
  'campaign-receipt': [
    ground(INK),
    box(-10, 250, 420, 170, INK_SOFT),
    box(70, 226, 260, 40, STONE),
    box(92, 240, 216, 12, INK),
    shape('M112 246V-10H288V246Z', WHITE),
    line('M134 36H206M134 66H190M134 96H214M134 126H182', INK, 8),
    line('M240 36H266M248 66H266M240 96H266M248 126H266', INK, 8),
    line('M134 156H266', INK, 4, { dash: '8 8' }),
    disc(200, 196, 30, YELLOW),
    shape('M200 176l6 13 14 2 -10 10 2 14 -12 -7 -12 7 2 -14 -10 -10 14 -2Z', INK),
    box(96, 292, 60, 34, VERMILION),
    box(170, 292, 60, 34, STONE),
    box(244, 292, 60, 34, STONE),
    box(96, 340, 60, 34, STONE),
    box(170, 340, 60, 34, STONE),
    box(244, 340, 60, 34, GREEN_LIGHT),
  ],
} satisfies Record<string, Drawing>;

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
    ground(WHITE),
    box(40, 30, 320, 300, STONE),
    line('M40 30H360V330H40Z', INK, 13),
    shape('M-10 330H410V410H-10Z', INK),
    oval(200, 104, 26, 34, COFFEE),
    box(190, 132, 20, 26, COFFEE),
    shape('M142 176A30 30 0 0 1 172 150H228A30 30 0 0 1 258 176L238 290H162Z', VERMILION),
    line('M200 290V330M160 330H240', COFFEE, 12),
    shape('M40 30L150 30L40 190Z', WHITE, { opacity: 0.6 }),
    box(286, 250, 50, 80, YELLOW),
    line('M286 276H336', INK, 6),
  ],
  'post-skate': [
    ground(ICE),
    line('M-10 90C120 40 260 190 410 120M-10 170C100 140 250 280 410 230', WHITE, 9),
    group(
      'rotate(-8 200 220)',
      shape('M92 282V66H196V190C240 200 320 206 330 262V282Z', INK),
      box(84, 60, 120, 28, VERMILION),
      line('M150 112H206M150 142H206M154 172L212 184', WHITE, 9),
      line('M128 282V322M286 282V322', INK, 12),
      line('M70 322H330Q362 322 366 292', INK_SOFT, 15),
    ),
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
    ...Array.from({ length: 8 }, (_, i) =>
      group(`rotate(${i * 45} 200 200)`, shape('M200 200L134 42Q200 66 266 42Z', i % 2 ? WHITE : VERMILION)),
    ),
    disc(200, 200, 15, INK),
    line('M60 40l-8 22M352 60l-8 22M44 330l-8 22M366 340l-8 22M30 190l-8 22M382 200l-8 22', INK, 6),
  ],
} satisfies Record<string, Drawing>;
