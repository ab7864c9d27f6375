import { box, type Drawing, disc, ground, group, line, oval, rays, ring, shape } from '../draw';
import {
  COFFEE,
  GREEN,
  GREEN_LIGHT,
  ICE,
  INK,
  type Paint,
  PINK,
  SKIN_1,
  SKIN_2,
  STONE,
  VERMILION,
  WHITE,
  YELLOW,
} from '../palette';

/** A peony: a full round head of cupped petals. */
function peony(x: number, y: number, petal: Paint, heart: Paint): string {
  return group(
    `translate(${x} ${y})`,
    disc(0, 0, 46, petal),
    disc(-6, 7, 33, heart),
    disc(4, -1, 23, petal),
    disc(-1, 3, 11, heart),
  );
}

/** Floor 0: one poster for each offer. */
export const groundFloorOffers = {
  'offer-coffee': [
    ground(GREEN),
    disc(200, 200, 176, WHITE),
    box(370, 176, 50, 48, WHITE),
    disc(200, 200, 124, COFFEE),
    rays(200, 200, 12, 136, 160, INK, 8),
    line('M200 200V100M200 200L134 162', YELLOW, 16, { round: true }),
    disc(200, 200, 16, YELLOW),
    line('M110 230a96 96 0 0 0 120 62', STONE, 8),
  ],
  'offer-eyes': [
    ground(GREEN),
    group(
      'translate(0 -28)',
      line(
        'M30 210a84 84 0 1 0 168 0a84 84 0 1 0-168 0ZM202 210a84 84 0 1 0 168 0a84 84 0 1 0-168 0Z',
        YELLOW,
        26,
      ),
      line('M30 190L-80 160M370 190L480 160', YELLOW, 20),
      disc(128, 222, 34, WHITE),
      disc(272, 222, 34, WHITE),
      disc(140, 222, 17, INK),
      disc(284, 222, 17, INK),
      line('M70 112q44-36 88 0M242 112q44-36 88 0', WHITE, 14),
    ),
  ],
  'offer-lipstick': [
    ground(GREEN),
    ...(
      [
        [24, 190, PINK],
        [116, 120, VERMILION],
        [208, 220, SKIN_2],
        [300, 60, YELLOW],
      ] as const
    ).map(
      ([x, y, paint]) =>
        shape(`M${x + 8} ${y + 60}L${x + 68} ${y}V${y + 130}H${x + 8}Z`, paint) +
        box(x, y + 110, 76, 70, WHITE) +
        box(x, y + 132, 76, 10, INK) +
        box(x - 6, y + 180, 88, 400, INK),
    ),
  ],
  'offer-haircut': [
    ground(GREEN),
    group(
      'translate(-22 -40)',
      shape('M96 176H272V236A88 44 0 0 1 96 236Z', INK),
      shape('M184 66L372 148L184 230L-4 148Z', INK, { stroke: GREEN, width: 10 }),
      line('M184 148L284 168V236', YELLOW, 10),
      disc(184, 148, 13, YELLOW),
      shape('M262 232H306L310 288H258Z', YELLOW),
      group('rotate(14 284 340)', shape('M256 318H312L318 372H250Z', YELLOW)),
      line('M284 244V284', VERMILION, 6),
      group(
        'translate(284 302) rotate(-8)',
        shape('M-176 -32L60 -6L52 18Z', WHITE),
        shape('M-176 22L52 -22L62 4Z', ICE),
        ring(96, -40, 32, VERMILION, 20),
        ring(96, 40, 32, VERMILION, 20),
        line('M44 -6L76 20M44 6L76 -20', VERMILION, 18),
        disc(36, 0, 9, INK),
      ),
    ),
  ],
  'offer-key': [
    ground(GREEN),
    group(
      'rotate(-28 200 200)',
      shape('M176 250H400V292H376V320H346V292H318V312H288V292H176Z', GREEN_LIGHT),
      ring(116, 270, 60, GREEN_LIGHT, 38),
      shape('M176 120H400V162H376V194H346V162H318V184H288V162H176Z', YELLOW),
      ring(116, 140, 60, YELLOW, 38),
      ring(62, 140, 34, WHITE, 9),
    ),
  ],
  'offer-refill': [
    ground(GREEN),
    box(140, -10, 120, 60, INK),
    shape('M176 50H224V84L212 100H188L176 84Z', YELLOW),
    shape('M260 6H330A26 26 0 0 1 330 42H260Z', VERMILION),
    box(192, 96, 16, 200, PINK),
    shape(
      'M164 128H236V160A90 90 0 0 1 296 246V372A30 30 0 0 1 266 402H134A30 30 0 0 1 104 372V246A90 90 0 0 1 164 160Z',
      ICE,
    ),
    shape('M104 238H192V150H208V238H296V372A30 30 0 0 1 266 402H134A30 30 0 0 1 104 372Z', PINK),
    oval(200, 238, 34, 9, WHITE),
    box(156, 120, 88, 18, WHITE),
    disc(142, 206, 13, WHITE),
    disc(254, 192, 9, WHITE),
    disc(74, 176, 30, GREEN_LIGHT),
    disc(336, 130, 22, GREEN_LIGHT),
    disc(352, 220, 38, GREEN_LIGHT),
    disc(52, 286, 18, GREEN_LIGHT),
    line('M268 270V350', WHITE, 10),
  ],
  'offer-bouquet': [
    ground(GREEN),
    shape(
      'M10 250A70 70 0 0 1 80 180V250ZM390 250A70 70 0 0 0 320 180V250ZM200 30A60 60 0 0 1 230 90H170A60 60 0 0 1 200 30Z',
      GREEN_LIGHT,
    ),
    shape('M60 226H340L236 420H164Z', STONE),
    peony(146, 92, PINK, VERMILION),
    peony(254, 92, WHITE, PINK),
    peony(84, 170, VERMILION, YELLOW),
    peony(316, 170, YELLOW, VERMILION),
    peony(200, 160, PINK, WHITE),
    peony(140, 236, WHITE, PINK),
    peony(260, 236, VERMILION, PINK),
    shape('M60 226L200 330L340 226L236 420H164Z', STONE),
    shape('M200 330L340 226L236 420H200Z', WHITE),
    box(150, 336, 100, 20, YELLOW),
    shape('M200 346L150 316V376ZM200 346L250 316V376Z', YELLOW),
    disc(200, 346, 13, VERMILION),
  ],
  'offer-screen': [
    ground(GREEN),
    group(
      'rotate(8 230 260)',
      box(150, 70, 200, 370, INK),
      box(166, 98, 168, 320, WHITE),
      line('M222 214v26M296 214v26', INK, 14),
      line('M212 284a48 48 0 0 0 94 0', INK, 13),
    ),
    group(
      'rotate(-16 110 190)',
      box(20, 60, 160, 250, ICE),
      line('M20 114L84 144L58 220L124 236L96 310M84 144L138 60M124 236L180 206M58 220L20 246', INK, 6),
      disc(100, 186, 58, VERMILION),
      shape('M-120 150H104A36 36 0 0 1 104 222H-120Z', SKIN_1),
      line('M84 174h52M84 198h52', SKIN_2, 6),
    ),
  ],
  'offer-train': [
    ground(GREEN),
    disc(76, 84, 50, YELLOW),
    disc(98, 68, 44, GREEN),
    shape('M352 176L430 120V270L352 214Z', YELLOW),
    disc(262, 108, 24, WHITE),
    disc(214, 74, 18, WHITE),
    disc(176, 48, 12, WHITE),
    box(278, 140, 46, 70, INK),
    box(270, 126, 62, 18, VERMILION),
    box(40, 150, 24, 150, VERMILION),
    box(60, 240, 290, 60, WHITE),
    shape('M64 240V208A24 24 0 0 1 88 184H150V240Z', ICE),
    disc(118, 190, 42, SKIN_1),
    shape(
      'M76 190A42 42 0 0 1 118 148A42 42 0 0 1 152 166H130A36 36 0 0 0 94 202V225A42 42 0 0 1 76 190Z',
      INK,
    ),
    line('M118 188a11 11 0 0 0 22 0', INK, 6),
    disc(120, 212, 8, VERMILION),
    shape('M142 300V258A50 50 0 0 1 192 208H352V300Z', PINK),
    line('M218 208V300M258 208V300M298 208V300', VERMILION, 12),
    box(340, 150, 26, 150, VERMILION),
    box(24, 296, 352, 20, INK),
    ...[88, 200, 312].map((x) => disc(x, 322, 34, INK) + disc(x, 322, 12, YELLOW)),
    line('M-10 362H410', WHITE, 12),
    line('M-10 380H410', WHITE, 12, { dash: '22 22' }),
  ],
  'offer-pressure': [
    ground(GREEN),
    line('M190 320V338A30 30 0 0 0 220 368H300', INK, 15),
    shape('M296 340H330A30 30 0 0 1 330 396H296Z', PINK),
    box(278, 346, 24, 44, YELLOW),
    shape('M190 336L62 208A91 91 0 0 1 190 80A91 91 0 0 1 318 208Z', WHITE),
    ...[-120, -80, -40, 0, 40, 80, 120].map((turn) =>
      group(`rotate(${turn} 190 200)`, line('M190 116v24', turn > 40 ? VERMILION : INK, 11)),
    ),
    line('M190 200L160 148', VERMILION, 14, { round: true }),
    disc(190, 200, 18, INK),
  ],
} satisfies Record<string, Drawing>;
