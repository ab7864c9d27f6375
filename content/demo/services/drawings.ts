import type { PartPicture } from '../part';
import {
  box,
  cup,
  type Drawing,
  disc,
  dome,
  ground,
  group,
  line,
  repeat,
  shape,
  sheet,
} from '../pictures/draw';
import {
  GREEN,
  GREEN_DEEP,
  GREEN_LIGHT,
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
} from '../pictures/palette';
import { PORTRAITS } from './portraits';

/** Somebody walking past, standing on `y`, about 1.7 m where `size` is 1 to 100 units. */
function passer(x: number, y: number, size: number, coat: Paint, skin: Paint): string {
  return group(
    `translate(${x} ${y}) scale(${size})`,
    line('M-10 -44L-18 0M10 -44L18 0', INK, 13),
    shape('M-26 -40V-66A26 26 0 0 1 26 -66V-40Z', coat),
    disc(0, -104, 15, skin),
  );
}

const SURFACES = {
  'surface-facade': [
    ground(ICE),
    disc(352, 46, 30, WHITE),
    box(-10, 96, 420, 232, INK),
    shape('M-10 96L80 60H410V96Z', INK_SOFT),
    box(36, 124, 328, 150, WHITE),
    // the advertisement: a sun that rises over its own reflection
    box(36, 124, 328, 150, YELLOW),
    dome(200, 212, 70, VERMILION),
    shape('M36 212H364V274H36Z', PINK),
    cup(200, 212, 46, VERMILION),
    repeat(4, (i) => line(`M${90 + i * 74} 96v-26l14-10`, INK, 7)),
    repeat(4, (i) => shape(`M${100 + i * 74} 62h26l-6 16h-14Z`, YELLOW)),
    box(150, 292, 100, 60, GREEN),
    line('M200 292V352', WHITE, 5),
    box(-10, 328, 420, 80, STONE),
    line('M-10 330H150M250 330H410', INK, 5),
    passer(78, 378, 0.72, VERMILION, SKIN_2),
    passer(300, 384, 0.78, GREEN, SKIN_1),
    passer(340, 380, 0.6, PINK, SKIN_3),
  ],
  'surface-screen': [
    ground(VERMILION),
    line('M110 -10V80M290 -10V80', INK, 10),
    box(50, 74, 300, 180, INK),
    box(64, 88, 272, 152, INK_SOFT),
    // a flower made of lamps, larger where it is brighter
    ...(
      [
        [18, 4, 11, VERMILION],
        [38, 8, 11, YELLOW],
        [60, 14, 10, PINK],
      ] as const
    ).map(([far, lamps, r, paint]) =>
      repeat(lamps, (i) => {
        const a = (2 * Math.PI * i) / lamps;
        return disc(200 + far * 1.7 * Math.cos(a), 164 + far * Math.sin(a), r, paint);
      }),
    ),
    shape('M-20 420L180 290H240L40 420Z', INK),
    line('M-40 408L188 262H246', WHITE, 9),
    passer(112, 348, 0.7, YELLOW, SKIN_3),
    passer(196, 304, 0.62, WHITE, SKIN_1),
    passer(320, 404, 0.86, GREEN, SKIN_2),
  ],
  'surface-banner': [
    ground(YELLOW),
    box(-10, 70, 420, 16, INK),
    box(-10, 206, 420, 12, INK_SOFT),
    box(-10, 332, 420, 16, INK),
    repeat(15, (i) => line(`M${i * 30} 40V70M${i * 30} 178V206M${i * 30} 302V332`, INK, 3)),
    line('M-10 40H410M-10 178H410M-10 302H410', INK, 6),
    box(78, 22, 104, 300, WHITE),
    box(218, 22, 104, 300, GREEN),
    line('M70 22H190M210 22H330M70 322H190M210 322H330', INK, 10),
    // one bottle, one glass
    shape('M112 300V176Q112 150 122 142V96H138V142Q148 150 148 176V300Z', VERMILION),
    box(118, 82, 24, 18, INK),
    box(112, 206, 36, 48, WHITE),
    shape('M240 90H300L292 158A22 22 0 0 1 248 158Z', PINK),
    line('M270 178V284M244 288H296', WHITE, 10),
    passer(40, 420, 0.7, PINK, SKIN_2),
    passer(366, 416, 0.7, INK, SKIN_1),
  ],
  'surface-totem': [
    ground(GREEN),
    box(-10, 330, 420, 80, GREEN_DEEP),
    ...[
      [40, YELLOW],
      [154, WHITE],
      [268, PINK],
    ].flatMap(([x = 0, paint]) => [
      box(Number(x), 74, 92, 268, INK),
      box(Number(x) + 8, 82, 76, 190, paint as Paint),
      box(Number(x) - 8, 336, 108, 14, INK),
    ]),
    // the same thing three times: an egg, a lamp, a moon
    disc(86, 176, 26, VERMILION),
    shape('M192 120H208V158L234 206H166L192 158Z', VERMILION),
    disc(200, 220, 14, YELLOW),
    disc(314, 170, 30, INK),
    disc(326, 160, 26, PINK),
    passer(244, 392, 1.25, VERMILION, SKIN_1),
  ],
  'surface-lift': [
    ground(PINK),
    box(60, 40, 280, 340, INK),
    box(76, 56, 248, 324, WHITE),
    // the film: one great flower, parted where the doors part
    group(
      'translate(-18 0)',
      shape('M94 56H200V380H94Z', GREEN),
      shape('M200 120A86 86 0 0 0 200 292Z', YELLOW),
      shape('M200 168A38 38 0 0 0 200 244Z', VERMILION),
      line('M200 292Q150 320 150 380', GREEN_LIGHT, 14),
    ),
    group(
      'translate(18 0)',
      shape('M200 56H306V380H200Z', GREEN),
      shape('M200 120A86 86 0 0 1 200 292Z', YELLOW),
      shape('M200 168A38 38 0 0 1 200 244Z', VERMILION),
      shape('M224 306q50-34 74 0q-40 34-74 0Z', GREEN_LIGHT),
    ),
    box(182, 56, 36, 324, ICE),
    line('M184 300H216', INK, 6),
    shape('M160 8L182 30H138ZM240 30L262 8H218Z', INK),
    box(366, 200, 20, 44, INK),
    disc(376, 214, 5, YELLOW),
    disc(376, 230, 5, WHITE),
    box(-10, 380, 420, 30, INK_SOFT),
  ],
  'surface-pillar': [
    ground(INK),
    line('M-20 60H420M-20 96H420', INK_SOFT, 14),
    shape('M-20 340H420V420H-20Z', INK_SOFT),
    line('M40 420L110 340M330 420L292 340', WHITE, 8),
    box(146, 30, 108, 320, STONE),
    box(146, 84, 108, 196, WHITE),
    // a fish in no hurry
    shape('M146 84H254V182H146Z', VERMILION),
    shape('M160 190Q200 140 232 190Q200 240 160 190ZM228 190L250 166V214Z', INK),
    disc(182, 182, 6, WHITE),
    repeat(3, (i) => line(`M152 ${236 + i * 16}q12-10 24 0t24 0t24 0t24 0`, ICE, 6)),
    box(146, 296, 108, 22, YELLOW),
    line('M156 318l20-22M192 318l20-22M228 318l20-22', INK, 9),
    shape('M-40 300V262Q-40 244 -20 240L10 200H70Q88 200 98 222L108 250Q128 256 128 280V320H-40Z', PINK),
    disc(84, 322, 28, INK_SOFT),
    disc(84, 322, 13, STONE),
    shape('M14 240L30 212H62L78 240Z', ICE),
    shape(
      'M440 300V262Q440 244 420 240L392 204H338Q316 204 306 226L298 250Q276 256 276 280V320H440Z',
      GREEN_LIGHT,
    ),
    disc(320, 322, 28, INK_SOFT),
    disc(320, 322, 13, STONE),
    shape('M326 240L342 216H380L398 240Z', ICE),
  ],
} satisfies Record<string, Drawing>;

export type ServicesPictureKey = keyof typeof PORTRAITS | keyof typeof SURFACES;

/** Four portraits and six surfaces. */
export function servicesPictures(): PartPicture[] {
  return [
    ...Object.entries(PORTRAITS).map(([key, drawing]) => ({
      key,
      svg: sheet(drawing, 400, 500),
      width: 400,
      height: 500,
    })),
    ...Object.entries(SURFACES).map(([key, drawing]) => ({
      key,
      svg: sheet(drawing),
      width: 400,
      height: 400,
    })),
  ];
}
