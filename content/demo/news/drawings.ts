import {
  box,
  building,
  type Drawing,
  disc,
  ground,
  group,
  line,
  rays,
  repeat,
  ring,
  shape,
  sheet,
} from '../pictures/draw';
import {
  FLOOR_PAINT,
  GREEN,
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

/** The drawings of the press pages: of no floor, so on neutral grounds. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'press-kit': [
    ground(ICE),
    box(112, 34, 236, 300, WHITE, { transform: 'rotate(8 230 184)' }),
    box(96, 44, 236, 300, STONE, { transform: 'rotate(3 214 194)' }),
    shape('M52 66H158L182 96H312V366H52Z', INK),
    building(126, 142, 0.24, WHITE),
    ...([0, 1, 2, 3] as const).map((floor, index) => box(312, 132 + index * 46, 30, 46, FLOOR_PAINT[floor])),
  ],
  'press-policy': [
    ground(STONE),
    line('M200 236L92 420M200 236L308 420M200 236V420', INK, 18),
    box(168, 222, 64, 34, INK),
    box(70, 92, 260, 144, INK),
    shape('M136 92L156 56H244L264 92Z', INK),
    box(286, 104, 28, 16, VERMILION),
    disc(200, 162, 62, WHITE),
    disc(200, 162, 48, ICE),
    disc(200, 162, 24, INK),
    shape('M176 138A34 34 0 0 1 200 128V114A48 48 0 0 0 166 128Z', WHITE),
  ],
  'press-rink': [
    ground(ICE),
    line('M-20 300C80 240 120 400 230 330S330 190 430 240', WHITE, 16),
    line('M-20 338C90 280 150 430 260 360S350 240 430 286', WHITE, 6),
    shape('M126 36H232V176L318 208A38 38 0 0 1 342 244V268H126Z', INK),
    shape('M126 36H232V76H126Z', VERMILION),
    line('M196 104H240M192 134H236M204 164H246', WHITE, 9),
    box(156, 268, 18, 34, INK_SOFT),
    box(286, 268, 18, 34, INK_SOFT),
    shape('M104 300H346A26 26 0 0 0 372 274H388A42 42 0 0 1 346 318H104Z', INK),
  ],
  'press-quiet': [
    ground(INK),
    // the music is asleep
    line('M96 128V92A20 20 0 0 1 116 72H284A20 20 0 0 1 304 92V128', STONE, 16),
    box(24, 122, 352, 210, VERMILION),
    disc(116, 218, 72, WHITE),
    disc(284, 218, 72, WHITE),
    line('M72 210A44 44 0 0 0 160 210M240 210A44 44 0 0 0 328 210', INK, 15, { round: true }),
    box(176, 268, 48, 36, INK),
    box(180, 144, 40, 12, INK),
    box(48, 332, 50, 16, STONE) + box(302, 332, 50, 16, STONE),
    shape('M346 14A44 44 0 1 0 386 76A38 38 0 0 1 346 14Z', YELLOW),
  ],
  'press-solar': [
    ground(WHITE),
    disc(306, 96, 58, YELLOW),
    rays(306, 96, 12, 76, 104, YELLOW, 12),
    shape('M-20 420V330L420 252V420Z', STONE),
    ...[0, 1, 2].map((index) =>
      group(
        `translate(${-26 + index * 138} ${214 - index * 26})`,
        shape('M44 0L168 -22L130 96L6 118Z', INK),
        line('M86 -8L48 110M126 -15L88 103M31 40L155 18M19 79L143 57', ICE, 6),
        line('M44 112V148M108 100V138', INK, 10),
      ),
    ),
    repeat(7, (index) => disc(16 + index * 62, 392 - index * 11, 17, index % 2 ? PINK : GREEN)),
  ],
  'press-results': [
    ground(STONE),
    ...([-1, 0, 1, 2, 3] as const).map((floor, index) =>
      box(28 + index * 70, 300 - index * 58, 64, 140 + index * 58, FLOOR_PAINT[floor]),
    ),
    line('M40 232L120 176L184 186L262 92L350 34', INK, 11),
    shape('M366 20L320 34L346 66Z', INK),
  ],
  'press-parcels': [
    ground(ICE),
    box(-20, 344, 440, 80, INK),
    box(56, 208, 152, 136, SKIN_1),
    box(120, 208, 24, 136, WHITE),
    box(208, 176, 136, 168, SKIN_2),
    box(264, 176, 24, 168, WHITE),
    box(208, 246, 136, 22, WHITE),
    box(104, 92, 128, 116, STONE),
    box(104, 138, 128, 20, VERMILION),
    box(158, 92, 20, 116, VERMILION),
    shape(
      'M168 92C150 44 98 52 106 84C112 98 148 96 168 92C188 96 224 98 230 84C238 52 186 44 168 92Z',
      VERMILION,
    ),
    disc(256, 146, 30, GREEN),
    shape('M250 120Q252 100 268 98', GREEN, { stroke: INK, width: 7 }),
  ],
  'press-bikes': [
    ground(STONE),
    shape('M-20 64L420 20V78L-20 122Z', INK),
    box(28, 100, 16, 320, INK),
    box(356, 76, 16, 350, INK),
    box(-20, 356, 440, 70, INK_SOFT),
    ...[92, 172, 252, 332].map((x, index) =>
      [
        ring(x - 18, 286, 66, INK, 13),
        ring(x - 18, 286, 44, index % 2 ? VERMILION : GREEN, 7),
        disc(x - 18, 286, 13, INK),
        line(`M${x - 18} 286L${x + 6} 168M${x - 20} 160H${x + 34}`, INK, 13),
      ].join(''),
    ),
    line('M-20 372H420', WHITE, 8),
  ],
};

/** Every drawing of jobs and press as an SVG file. */
export function newsPictures() {
  return Object.entries(DRAWINGS).map(([key, drawing]) => ({
    key,
    svg: sheet(drawing),
    width: 400,
    height: 400,
  }));
}
