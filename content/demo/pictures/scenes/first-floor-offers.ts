import { box, cup, type Drawing, disc, dome, ground, group, line, repeat, ring, shape } from '../draw';
import {
  COFFEE,
  ICE,
  INK,
  INK_SOFT,
  type Paint,
  PINK,
  SKIN_1,
  SKIN_2,
  SKIN_3,
  STONE,
  VERMILION,
  WHITE,
  YELLOW,
} from '../palette';

/** Jeans from behind, 198 wide and 250 high, the legs a leg's width apart. */
function jeans(cloth: Paint, pocket: Paint, stitch: Paint): string {
  return (
    shape('M0 0H198V250H132V84H66V250H0Z', cloth) +
    box(0, 0, 198, 24, pocket) +
    line('M0 30H198M10 232H56M142 232H188M99 30V84', stitch, 4, { dash: '10 6' }) +
    shape('M14 40H78V84L46 104L14 84ZM120 40H184V84L152 104L120 84Z', pocket) +
    line('M14 66q32-14 64 0M120 66q32-14 64 0', stitch, 4)
  );
}

/** A lace-up shoe seen from its outer side, heel at the origin's left, 320 × 162. */
function shoe(upper: Paint, heel: Paint): string {
  return (
    shape('M0 0H130L160 46L270 78A50 50 0 0 1 320 128V140H0Z', upper) +
    box(0, 0, 50, 140, heel) +
    box(0, 140, 320, 22, INK) +
    line('M132 24l40-16M154 50l40-16M180 62l36-14', INK, 9)
  );
}

function sock(base: Paint, trim: Paint): string {
  return (
    shape('M0 0H66V120L104 148A28 28 0 0 1 76 196H40A40 40 0 0 1 0 156Z', base) +
    box(0, 0, 66, 26, trim) +
    shape('M76 196A28 28 0 0 0 104 148L84 134A44 44 0 0 0 60 196Z', trim) +
    box(0, 48, 66, 15, trim) +
    box(0, 80, 66, 15, trim)
  );
}

/** A sleeper's head and collar on the pillow; the origin is the middle of the chin. */
function sleeper(x: number, size: number, skin: Paint, hair: Paint, cloth: Paint, trim: Paint): string {
  return group(
    `translate(${x} 226) scale(${size})`,
    shape('M-50 90V40A40 40 0 0 1 -10 0H10A40 40 0 0 1 50 40V90Z', cloth),
    line('M-34 10V90M34 10V90M-17 30V90M17 30V90', trim, 7),
    shape('M-40 -50A40 40 0 0 1 40 -50V-26A40 40 0 0 1 -40 -26Z', skin),
    shape('M-46 -44A46 46 0 0 1 46 -44Q0 -76 -46 -44Z', hair),
    line('M-28 -34a10 10 0 0 0 20 0M8 -34a10 10 0 0 0 20 0', INK, 5),
    shape('M-26 6L0 26L26 6L16 40L0 26L-16 40Z', trim),
  );
}

/** Floor 1: one poster for each offer. */
export const firstFloorOffers = {
  'offer-coat': [
    ground(VERMILION),
    line('M200 74V50a17 17 0 1 1 21 16', INK, 10),
    shape('M-30 420V262A186 184 0 0 1 140 70H260A186 184 0 0 1 430 262V420Z', INK),
    shape('M144 70H256L200 250Z', PINK),
    shape('M144 70L84 124L122 154L100 182L200 376V250Z', INK_SOFT),
    shape('M256 70L316 124L278 154L300 182L200 376V250Z', INK_SOFT),
    shape('M150 70H186L206 306H166Z', YELLOW),
    line('M162 254h42M164 274h42', INK, 7),
    disc(246, 300, 13, YELLOW),
    line('M30 420V262M370 420V262', VERMILION, 7),
    group(
      'translate(-26 -62) rotate(14 352 210)',
      line('M352 130v60', WHITE, 6),
      box(322, 186, 60, 96, WHITE),
      line('M336 264L368 206', VERMILION, 9),
      disc(339, 216, 9, VERMILION),
      disc(365, 254, 9, VERMILION),
    ),
  ],
  'offer-shoes': [
    ground(VERMILION),
    group(
      'translate(118 72)',
      shape('M0 0H130L160 46L206 59V140H0Z', WHITE),
      box(0, 0, 50, 140, PINK),
      box(0, 140, 206, 22, INK),
      line('M132 24l40-16M154 50l40-16', INK, 9),
      line('M206 59L230 66A50 50 0 0 1 280 116V159H206', WHITE, 6, { dash: '14 10' }),
    ),
    group('translate(-60 186)', shoe(YELLOW, INK_SOFT)),
  ],
  'offer-scarf': [
    ground(VERMILION),
    shape('M20 420V340A110 90 0 0 1 130 250H270A110 90 0 0 1 380 340V420Z', INK),
    shape('M100 90H300V230A100 60 0 0 1 100 230Z', SKIN_1),
    disc(126, 212, 26, VERMILION, { opacity: 0.7 }),
    disc(274, 212, 26, VERMILION, { opacity: 0.7 }),
    line('M134 178a20 20 0 0 1 38 0M228 178a20 20 0 0 1 38 0', INK, 9),
    shape('M84 132A116 116 0 0 1 316 132Z', WHITE),
    box(76, 118, 248, 40, YELLOW),
    repeat(12, (i) => line(`M${90 + i * 20} 120v36`, VERMILION, 4)),
    disc(200, 14, 30, YELLOW),
    line('M132 118A110 110 0 0 1 200 20A110 110 0 0 1 268 118M200 20V118', VERMILION, 6),
    shape('M70 214H330A40 40 0 0 1 330 302H70A40 40 0 0 1 70 214Z', PINK),
    ...[96, 152, 208, 264].map((x) => box(x, 214, 28, 88, WHITE)),
    shape('M250 286H330L340 420H250Z', PINK),
    box(252, 322, 82, 24, WHITE),
    box(252, 370, 86, 24, WHITE),
  ],
  'offer-socks': [
    ground(VERMILION),
    line('M-20 128Q120 176 260 160Q350 150 420 128', INK, 7),
    ...(
      [
        [6, 144, YELLOW, INK],
        [92, 156, WHITE, PINK],
        [178, 158, INK, WHITE],
      ] as const
    ).map(
      ([x, y, base, trim]) =>
        group(`translate(${x} ${y}) scale(0.78)`, sock(base, trim)) +
        box(x + 5, y - 16, 11, 32, SKIN_1) +
        box(x + 35, y - 16, 11, 32, SKIN_1),
    ),
    group('translate(286 24) rotate(16) scale(0.78)', sock(PINK, WHITE)),
    group('translate(278 214) rotate(-16) scale(0.78)', sock(ICE, INK)),
  ],
  'offer-jeans': [
    ground(VERMILION),
    group(
      'rotate(-40 200 200)',
      group('translate(68 30)', jeans(INK, INK_SOFT, YELLOW)),
      group('translate(332 370) rotate(180)', jeans(ICE, WHITE, VERMILION)),
    ),
  ],
  'offer-basics': [
    ground(VERMILION),
    shape('M132 84H268L340 112L412 210L342 252L306 208V420H94V208L58 252L-12 210L60 112Z', WHITE),
    cup(200, 84, 58, STONE),
    cup(200, 84, 42, INK),
    box(182, 84, 36, 18, YELLOW),
    line('M140 194H260V314H140Z', INK, 6, { dash: '15 15' }),
    line('M94 208V420M306 208V420', STONE, 6),
  ],
  'offer-mending': [
    ground(VERMILION),
    ...[-14, 26, 66, 106, 146, 186, 226, 266, 306, 346, 386].map((y) =>
      line(`M-10 ${y}${repeat(11, () => 'l20 24l20-24')}`, PINK, 9),
    ),
    disc(200, 200, 122, VERMILION),
    disc(200, 200, 108, INK),
    ...[126, 160, 194, 228, 262].map((x, i) => {
      const reach = [66, 90, 96, 90, 66][i] ?? 0;
      return box(x, 206 - reach, 20, reach * 2 - 10, YELLOW);
    }),
    ...[128, 162, 196].map((y, i) => {
      const reach = [72, 94, 98][i] ?? 0;
      return (
        box(204 - reach, y, reach * 2 - 6, 20, WHITE) +
        repeat(5, (c) => ((c + i) % 2 ? box(126 + c * 34, y, 20, 20, YELLOW) : ''))
      );
    }),
    line('M108 240H210', WHITE, 18),
    group(
      'rotate(24 210 240)',
      shape('M206 230H370L420 240L370 250H206A10 10 0 0 1 206 230Z', ICE),
      line('M212 240H234', INK, 6),
    ),
  ],
  'offer-satchel': [
    ground(VERMILION),
    group(
      'translate(0 -24)',
      line('M62 190V150A138 138 0 0 1 338 150V190', INK, 24),
      shape('M40 162H360V300A60 60 0 0 1 300 360H100A60 60 0 0 1 40 300Z', COFFEE),
      line('M60 344L170 240M340 344L230 240', SKIN_3, 9),
      shape('M40 162H360L230 276A44 44 0 0 1 170 276Z', SKIN_1),
      line('M68 176L180 272A30 30 0 0 0 220 272L332 176', WHITE, 4, { dash: '11 9' }),
      disc(200, 262, 34, YELLOW),
      shape('M200 284L182 264A10 10 0 0 1 200 252A10 10 0 0 1 218 264Z', INK),
      box(40, 150, 320, 16, INK),
    ),
  ],
  'offer-engraving': [
    ground(VERMILION),
    line('M60 -20L200 104L340 -20', YELLOW, 10, { dash: '16 9' }),
    ring(200, 104, 20, YELLOW, 11),
    disc(200, 226, 112, YELLOW),
    disc(200, 226, 92, WHITE),
    line('M128 244C150 190 184 150 170 206C160 254 158 268 186 232C208 204 208 262 232 240', INK, 10, {
      round: true,
    }),
    group(
      'translate(232 240) rotate(38)',
      shape('M0 0L46 -15H92V15H46Z', ICE),
      box(90, -22, 22, 44, INK),
      shape('M112 -26H170A48 48 0 0 1 170 70H150A44 44 0 0 1 112 26Z', SKIN_2),
    ),
  ],
  'offer-hem': [
    ground(VERMILION),
    group(
      'translate(-32 0)',
      box(60, -10, 124, 226, INK),
      box(56, 200, 132, 30, INK_SOFT),
      line('M60 208H186', YELLOW, 5, { dash: '12 8' }),
      box(86, 230, 72, 76, WHITE),
      repeat(3, (i) => box(86, 230 + i * 30, 72, 15, PINK)),
      shape('M78 300H160L172 316A60 60 0 0 1 206 366H78Z', YELLOW),
      box(74, 358, 134, 20, INK),
    ),
    shape('M290 326H352A48 48 0 0 1 396 366H290Z', YELLOW),
    box(290, 358, 108, 20, INK),
    box(222, -10, 124, 330, INK),
    shape('M222 300H346A40 39 0 0 1 346 378H222A40 39 0 0 1 222 300Z', INK),
    line('M214 330q60 24 138-4M222 290q60 22 124-2', INK_SOFT, 8),
    line('M204 216H400', WHITE, 7, { dash: '16 11' }),
    ...[246, 284, 322].map((x) => line(`M${x} 246V190`, STONE, 5) + disc(x, 184, 11, PINK)),
  ],
  'offer-gown': [
    ground(VERMILION),
    line('M46 196a150 150 0 0 0 -4 110M16 176a200 200 0 0 0 -8 150', WHITE, 10),
    line('M354 164a150 150 0 0 1 24 110M384 140a200 200 0 0 1 34 150', WHITE, 10),
    group(
      'rotate(-9 200 60)',
      line('M200 78V58a16 16 0 1 1 17 15', INK, 9),
      line('M146 102L200 76L254 102', INK, 9),
      line('M164 96V120M236 96V120', WHITE, 10),
      disc(200, 342, 32, YELLOW),
      shape('M150 116A30 30 0 0 0 200 124A30 30 0 0 0 250 116L234 184H166Z', WHITE),
      shape('M166 184H234C242 262 300 262 318 328H82C100 262 158 262 166 184Z', WHITE),
      shape('M188 190H212L228 328H172Z', STONE),
      box(64, 318, 272, 24, WHITE),
      line('M64 330H336', PINK, 7),
      box(162, 178, 76, 18, PINK),
    ),
  ],
  'offer-raincoat': [
    ground(VERMILION),
    line('M200 -10V34', INK, 22),
    dome(200, 76, 76, INK),
    box(116, 72, 168, 14, WHITE),
    line('M136 98V150M168 98V128M200 98V122M232 98V128M264 98V150', WHITE, 9, { dash: '20 13' }),
    line('M112 98L82 168M288 98L318 168', WHITE, 9, { dash: '20 13' }),
    shape('M128 420L112 250A88 88 0 0 1 200 140A88 88 0 0 1 288 250L272 420Z', YELLOW),
    shape('M126 246L60 396L104 414L150 300ZM274 246L340 396L296 414L250 300Z', YELLOW),
    shape('M146 216A54 54 0 0 1 254 216L200 270Z', INK),
    line('M200 270V420M126 420V330M274 420V330', INK, 6),
    line('M150 226L200 276L250 226', WHITE, 9),
    ...[312, 356, 400].map((y) => disc(216, y, 8, INK)),
    line('M92 210l-26-16M84 242l-34-2M308 210l26-16M316 242l34-2', WHITE, 9),
  ],
  'offer-pyjamas': [
    ground(VERMILION),
    box(-20, 84, 440, 210, WHITE),
    box(-20, 66, 440, 18, INK),
    sleeper(62, 1.28, SKIN_2, INK, INK, WHITE),
    sleeper(184, 1.1, SKIN_1, YELLOW, YELLOW, INK),
    sleeper(286, 0.88, SKIN_2, INK, ICE, INK),
    sleeper(362, 0.64, SKIN_1, INK, PINK, VERMILION),
    box(-20, 278, 440, 140, INK),
    box(-20, 278, 440, 26, PINK),
    repeat(9, (i) => disc(6 + i * 50, 334, 8, YELLOW) + disc(31 + i * 50, 372, 8, YELLOW)),
  ],
  'offer-boots': [
    ground(VERMILION),
    shape('M20 360H390A14 20 0 0 1 376 384H40A20 24 0 0 1 20 360Z', WHITE),
    shape('M50 64H330A20 20 0 0 1 350 84V372H50Z', ICE),
    shape('M112 104H214V206L262 240A62 62 0 0 1 308 300V308H112Z', YELLOW),
    shape('M140 104H190V176A25 25 0 0 1 140 176Z', INK),
    box(112, 308, 196, 20, INK),
    box(112, 308, 58, 36, INK),
    line('M112 88V116', INK, 12),
    line('M76 250V96H132M326 200V330', WHITE, 12),
    line('M286 92L326 132M254 92L326 164', WHITE, 9),
  ],
  'offer-kilo': [
    ground(VERMILION),
    group(
      'translate(0 26)',
      shape('M150 90A70 70 0 0 1 220 160H80A70 70 0 0 1 150 90Z', PINK),
      shape('M320 160A80 80 0 0 0 240 80A80 80 0 0 0 160 160Z', WHITE),
      line('M178 146H302M186 122H294M208 98H272', INK, 8),
      shape('M290 168A62 62 0 0 1 352 106L392 236L356 250L330 168Z', YELLOW),
      line('M350 236l40-12', INK, 8),
      shape('M30 168V120A48 48 0 0 1 110 168Z', INK),
      disc(60, 140, 6, YELLOW),
      box(16, 160, 368, 22, WHITE),
      shape('M52 182H348A148 60 0 0 1 250 226H150A148 60 0 0 1 52 182Z', STONE),
      shape('M150 222H250L330 400H70Z', INK),
      disc(200, 304, 66, WHITE),
      ...[-90, -45, 0, 45, 90].map((turn) => group(`rotate(${turn} 200 304)`, line('M200 246v14', INK, 7))),
      line('M200 304L236 270', VERMILION, 10, { round: true }),
      disc(200, 304, 11, INK),
      shape('M16 182H66V262A20 20 0 0 1 20 262Z', INK),
    ),
  ],
} satisfies Record<string, Drawing>;
