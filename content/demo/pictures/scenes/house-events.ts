import { box, type Drawing, disc, ground, group, line, shape } from '../draw';
import { GREEN, ICE, INK, PINK, SKIN_1, SKIN_2, VERMILION, WHITE, YELLOW } from '../palette';

/** Events that the house itself puts on. */
export const houseEvents = {
  'event-repair': [
    ground(GREEN),
    // the toaster is well again: a plaster, and the toast jumps
    shape('M112 170V72A30 30 0 0 1 142 42H164A30 30 0 0 1 194 72V170Z', SKIN_2),
    shape('M124 170V78A22 22 0 0 1 146 56H160A22 22 0 0 1 182 78V170Z', SKIN_1),
    shape('M212 170V100A30 30 0 0 1 242 70H264A30 30 0 0 1 294 100V170Z', SKIN_2),
    shape('M224 170V106A22 22 0 0 1 246 84H260A22 22 0 0 1 282 106V170Z', SKIN_1),
    shape('M52 332V224A74 74 0 0 1 126 150H280A74 74 0 0 1 354 224V332Z', ICE),
    shape('M98 150H308L296 172H110Z', INK),
    box(40, 328, 326, 22, INK),
    box(354, 224, 30, 20, VERMILION),
    group(
      'rotate(-24 203 248)',
      shape('M130 220H276A28 28 0 0 1 276 276H130A28 28 0 0 1 130 220Z', SKIN_1),
      box(170, 220, 66, 56, WHITE),
      disc(187, 237, 5, SKIN_1) +
        disc(219, 237, 5, SKIN_1) +
        disc(187, 259, 5, SKIN_1) +
        disc(219, 259, 5, SKIN_1),
    ),
    line('M40 320Q-10 320 -20 380', INK, 10),
    line('M70 96V60M90 84L72 38M330 96V60M312 84L330 38', YELLOW, 9),
  ],
  'event-lights': [
    ground(INK),
    // light without a bang: the dog sits through it
    shape('M20 350L-20 -20H60ZM380 350L420 -20H340Z', VERMILION),
    shape('M70 350L92 -20H150ZM330 350L308 -20H250Z', YELLOW),
    shape('M200 400L168 -20H232Z', PINK),
    box(0, 330, 400, 80, ICE),
    group(
      'translate(50 108) scale(.75)',
      line('M262 318Q336 326 326 250', WHITE, 28, { round: true }),
      shape('M108 346V282A92 104 0 0 1 292 282V346Z', WHITE),
      disc(200, 168, 74, WHITE),
      shape('M200 94A74 74 0 0 1 274 168A74 74 0 0 0 200 94Z', SKIN_1),
      shape(
        'M146 116A70 70 0 0 0 96 204A34 34 0 0 0 144 210ZM254 116A70 70 0 0 1 304 204A34 34 0 0 1 256 210Z',
        SKIN_1,
      ),
      box(140, 228, 120, 20, VERMILION),
    ),
  ],
} satisfies Record<string, Drawing>;
