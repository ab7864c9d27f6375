import { box, cup, type Drawing, disc, ground, group, line, oval, rays, repeat, shape } from '../draw';
import {
  COFFEE,
  GREEN,
  ICE,
  INK,
  type Paint,
  PINK,
  SKIN_1,
  SKIN_2,
  SKIN_SHADE,
  STONE,
  VERMILION,
  WHITE,
  YELLOW,
} from '../palette';

/** A closed book lying on its side, its spine marked. */
function lyingBook(x: number, y: number, w: number, h: number, cover: Paint, band: Paint): string {
  return box(x, y, w, h, cover) + box(x + 18, y, 10, h, band);
}

export const secondFloorOffers = {
  'offer-books': [
    ground(PINK),
    lyingBook(40, 300, 320, 60, INK, YELLOW),
    lyingBook(70, 236, 270, 64, GREEN, WHITE),
    lyingBook(30, 180, 300, 56, VERMILION, INK),
    shape('M150 180L176 40L236 52L210 180Z', YELLOW),
    line('M170 76l58 12', INK, 8),
  ],
  'offer-pillow': [
    ground(PINK),
    shape('M20 70Q200 40 380 70Q396 160 380 250Q200 276 20 250Q4 160 20 70Z', WHITE),
    line('M44 96q14 10 16 28M356 96q-14 10-16 28', ICE, 7),
    shape('M116 110A90 84 0 0 1 284 110L300 230H100Z', INK),
    shape('M128 130H272V200A72 66 0 0 1 128 200Z', SKIN_1),
    shape('M128 150V120A72 60 0 0 1 272 120V150Q200 96 128 150Z', INK),
    shape('M118 150H282V184H236A24 24 0 0 1 200 176A24 24 0 0 1 164 184H118Z', VERMILION),
    line('M146 166q14 12 30 0M224 166q14 12 30 0', WHITE, 5),
    line('M186 224a16 12 0 0 0 28 0', SKIN_2, 7),
    shape('M-20 262H420V420H-20Z', GREEN),
    box(0, 262, 400, 34, YELLOW),
    ...[316, 352, 388].map((y) => box(0, y, 400, 14, WHITE)),
    shape('M96 262A24 24 0 0 1 144 262V278H96ZM256 262A24 24 0 0 1 304 262V278H256Z', SKIN_1),
  ],
  'offer-blocks': [
    ground(PINK),
    box(70, 316, 130, 100, GREEN),
    box(200, 316, 130, 100, INK),
    disc(265, 366, 34, YELLOW),
    shape('M70 416V370A65 54 0 0 1 200 370V416Z', WHITE),
    box(130, 214, 136, 102, VERMILION),
    shape('M130 316A102 102 0 0 1 232 214H266V316Z', WHITE),
    group('rotate(9 210 150)', box(150, 112, 110, 102, YELLOW), disc(205, 163, 32, INK)),
    shape(
      'M330 -20L240 20L180 60A20 20 0 0 0 200 94L232 78L224 110A18 18 0 0 0 258 118L290 60L420 40V-20Z',
      SKIN_2,
    ),
    shape('M420 -20H310L296 62L420 44Z', INK),
  ],
  'offer-racket': [
    ground(PINK),
    group(
      'rotate(38 200 200)',
      oval(180, 130, 122, 150, WHITE),
      line(
        'M100 20v220M140 -20v296M180 -20v300M220 -20v296M260 20v220M60 70h240M50 110h260M50 150h260M56 190h250M80 230h200',
        ICE,
        5,
      ),
      line('M58 130a122 150 0 1 0 244 0a122 150 0 1 0-244 0Z', INK, 24),
      shape('M130 266L164 340H196L230 266L180 292Z', INK),
      box(162, 336, 36, 190, VERMILION),
      ...[370, 400, 430, 460].map((y) => line(`M162 ${y}l36 14`, INK, 5)),
    ),
    disc(300, 106, 54, YELLOW),
    line('M258 72a54 54 0 0 1 18 82M342 140a54 54 0 0 1-14-80', WHITE, 8),
  ],
  'offer-lamp': [
    ground(PINK),
    // the light, the bulb, the shade with its scratch plastered over
    shape('M104 236H282L330 400H56Z', YELLOW),
    cup(193, 236, 46, WHITE),
    line('M193 -20V70', INK, 11),
    box(168, 56, 50, 40, INK),
    shape('M53 244V232A140 140 0 0 1 333 232V244Z', GREEN),
    box(53, 230, 280, 14, INK),
    group(
      'rotate(-32 138 172)',
      shape('M98 152H178A20 20 0 0 1 178 192H98A20 20 0 0 1 98 152Z', SKIN_1),
      box(118, 152, 40, 40, WHITE),
      disc(129, 164, 3, SKIN_1) +
        disc(147, 164, 3, SKIN_1) +
        disc(129, 180, 3, SKIN_1) +
        disc(147, 180, 3, SKIN_1),
    ),
    // the price tag on the switch cord
    line('M300 244V284', INK, 6),
    group(
      'rotate(10 300 284)',
      shape('M300 272L340 306V384H260V306Z', WHITE),
      disc(300, 298, 8, INK),
      line('M280 370L320 322', INK, 9),
      disc(281, 332, 11, VERMILION),
      disc(319, 362, 11, VERMILION),
    ),
  ],
  'offer-spokes': [
    ground(PINK),
    // a wheel in January: the spokes have turned to frost
    ...Array.from({ length: 24 }, (_, i) =>
      box(188, 26, 24, 40, INK, { transform: `rotate(${i * 15} 200 210)` }),
    ),
    disc(200, 210, 164, INK),
    disc(200, 210, 140, WHITE),
    disc(200, 210, 128, ICE),
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      group(
        `rotate(${turn} 200 210)`,
        line('M200 210V86M200 132L168 102M200 132L232 102M200 168L176 144M200 168L224 144', WHITE, 14),
      ),
    ),
    line('M200 210L262 -20', VERMILION, 30),
    disc(200, 210, 34, VERMILION),
    disc(200, 210, 12, INK),
  ],
} satisfies Record<string, Drawing>;

export const secondFloorEvents = {
  'event-shadow': [
    ground(INK),
    disc(206, 186, 196, PINK),
    shape(
      'M176 420L164 318L96 300 180 264 152 240 66 244C54 226 64 206 84 198L186 146 196 64C200 48 220 46 226 60L244 128C262 100 284 84 300 92 316 102 306 122 292 142 330 186 338 240 330 300L336 420Z',
      INK,
    ),
    disc(190, 190, 11, PINK),
  ],
  'event-robots': [
    ground(PINK),
    // a box with its flaps up, taped and given a face
    shape('M96 90L60 30L20 62L66 122ZM304 90L340 30L380 62L334 122Z', SKIN_SHADE),
    box(76, 86, 248, 172, SKIN_1),
    shape('M76 86H324L300 50H100Z', COFFEE),
    box(176, 50, 48, 76, YELLOW),
    box(44, 138, 32, 66, VERMILION),
    box(324, 138, 32, 66, VERMILION),
    disc(146, 162, 38, WHITE),
    disc(254, 162, 38, WHITE),
    disc(146, 162, 18, INK),
    disc(254, 162, 18, INK),
    box(132, 218, 136, 22, INK),
    repeat(5, (i) => box(140 + i * 25, 218, 13, 22, WHITE)),
    box(170, 258, 60, 26, INK),
    box(66, 284, 268, 130, SKIN_1),
    line('M66 284H334', COFFEE, 12),
    disc(200, 354, 44, GREEN),
    rays(200, 354, 8, 40, 60, GREEN, 20),
    disc(200, 354, 17, SKIN_1),
    line('M66 320L24 282M334 320L376 282', INK, 18),
  ],
  'event-author': [
    ground(PINK),
    // the book stands open, and out of its spine comes the metro
    shape('M-10 92L200 130L410 92V364L200 402L-10 364Z', INK),
    shape('M8 74L200 110V380L8 344Z', WHITE),
    shape('M392 74L200 110V380L392 344Z', STONE),
    line('M32 128L92 139M32 168L84 178M32 208L80 217M32 248L80 257M32 288L80 297', INK, 9),
    line('M368 128L308 139M368 168L316 178M368 208L320 217M368 248L320 257M368 288L320 297', INK, 9),
    shape('M104 372V216A96 96 0 0 1 296 216V372L200 388Z', INK),
    shape('M132 350V222A68 68 0 0 1 268 222V350Z', GREEN),
    shape('M150 268V226A50 50 0 0 1 250 226V268Z', ICE),
    box(132, 286, 136, 14, WHITE),
    disc(162, 324, 15, YELLOW),
    disc(238, 324, 15, YELLOW),
    line('M176 350L150 420M224 350L250 420', STONE, 9),
  ],
} satisfies Record<string, Drawing>;
