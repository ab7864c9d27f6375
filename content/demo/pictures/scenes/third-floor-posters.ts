import { box, type Drawing, disc, dome, ground, group, line, rays, repeat, ring, shape } from '../draw';
import {
  GREEN,
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

export const thirdFloorOffers = {
  'offer-seats': [
    ground(YELLOW),
    shape('M40 40Q200 0 360 40V62Q200 22 40 62Z', INK),
    ...[0, 1, 2, 3, 4].flatMap((row) =>
      [0, 1, 2, 3, 4, 5].map((seat) => {
        const x = 34 + seat * 58;
        const y = 106 + row * 62;
        const ours = row === 2 && (seat === 2 || seat === 3);
        return shape(
          `M${x} ${y + 44}V${y + 14}A14 14 0 0 1 ${x + 14} ${y}H${x + 28}A14 14 0 0 1 ${x + 42} ${y + 14}V${y + 44}Z`,
          ours ? VERMILION : INK,
        );
      }),
    ),
  ],
  'offer-pizza': [
    ground(YELLOW),
    disc(184, 216, 168, WHITE),
    disc(184, 216, 148, SKIN_1),
    disc(184, 216, 128, VERMILION),
    shape('M184 216L400 120V312Z', YELLOW),
    shape('M184 216L326 152A156 156 0 0 1 326 280Z', WHITE),
    disc(150, 150, 24, WHITE) + disc(96, 232, 22, WHITE) + disc(190, 300, 24, WHITE),
    disc(106, 166, 13, INK) + disc(200, 124, 13, INK) + disc(140, 276, 13, INK) + disc(150, 212, 13, INK),
    shape(
      'M224 150A22 22 0 0 1 246 172A22 22 0 0 1 224 150ZM116 320A26 26 0 0 1 142 294A26 26 0 0 1 116 320Z',
      GREEN,
    ),
    group(
      'translate(56 -26)',
      shape('M196 216L338 154A156 156 0 0 1 338 278Z', SKIN_1),
      shape('M196 216L318 163A134 134 0 0 1 318 269Z', VERMILION),
      disc(288, 206, 18, WHITE),
      disc(300, 244, 10, INK),
    ),
  ],
  'offer-noodles': [
    ground(YELLOW),
    repeat(7, (i) => line(`M${118 + i * 22} 270V${120 + (i % 2) * 8}`, i % 2 ? WHITE : STONE, 13)),
    line('M84 118H420M84 142H420', INK, 13),
    shape('M420 90H330A30 30 0 0 0 320 160H420Z', SKIN_2),
    shape('M30 252H370A170 160 0 0 1 250 400H150A170 160 0 0 1 30 252Z', INK),
    box(20, 236, 360, 28, VERMILION),
    shape('M52 236A44 36 0 0 1 116 214L124 236ZM286 236A34 30 0 0 1 352 236Z', GREEN),
    disc(316, 210, 26, WHITE),
    disc(316, 210, 12, YELLOW),
    line('M60 300l40 40 40-40 40 40 40-40 40 40 40-40 40 40', VERMILION, 11),
  ],
  'offer-lane': [
    ground(YELLOW),
    // an hour: the ball is the axle, two pins are the hands
    disc(200, 200, 166, INK),
    rays(200, 200, 12, 140, 158, WHITE, 9),
    ...[
      [0, 1.06],
      [150, 0.8],
    ].map(([turn = 0, size = 1]) =>
      group(
        `translate(200 200) rotate(${turn}) scale(${size})`,
        shape(
          'M-12 -128A13 13 0 0 1 12 -128Q17 -104 10 -88Q30 -56 22 0H-22Q-30 -56 -10 -88Q-17 -104 -12 -128Z',
          WHITE,
        ),
        line('M-12 -100H12M-10 -87H10', VERMILION, 6),
      ),
    ),
    disc(200, 200, 52, VERMILION),
    disc(186, 184, 8, INK),
    disc(210, 178, 8, INK),
    disc(204, 202, 8, INK),
  ],
  'offer-scoops': [
    ground(YELLOW),
    // two scoops, and the third tied up as a present
    disc(126, 232, 80, PINK),
    disc(274, 232, 80, WHITE),
    line('M150 190l10-16M92 216l-4-18M120 250l18 8M250 200l16 10M300 190l-6-16M300 246l16-8', GREEN, 9),
    disc(200, 152, 80, VERMILION),
    line('M200 72V232', INK, 18),
    line('M124 136Q200 180 276 136', INK, 18),
    shape(
      'M200 76C150 10 112 30 124 62C132 84 170 86 200 76C250 10 288 30 276 62C268 84 230 86 200 76Z',
      INK,
    ),
    disc(200, 74, 14, YELLOW),
    shape('M48 262H352L312 420H88Z', GREEN),
    box(36, 250, 328, 26, INK),
    shape('M98 276H148L160 420H122ZM252 276H302L278 420H240Z', WHITE),
  ],
  'offer-plates': [
    ground(YELLOW),
    // seven plates for seven days; the week weighs nothing yet
    box(-10, 188, 420, 24, INK_SOFT),
    ...[250, 250, 212, 212, 166, 166, 122].map((height, i) =>
      box(126 + i * 36, 200 - height / 2, 29, height, i % 2 ? WHITE : INK),
    ),
    box(126, 75, 29, 250, VERMILION),
    box(104, 166, 18, 68, INK),
    box(380, 178, 10, 44, INK),
    line('M36 236V420', SKIN_2, 62),
    shape(
      'M-2 178A22 22 0 0 1 20 156H58A22 22 0 0 1 80 178V240A30 30 0 0 1 50 270H28A30 30 0 0 1 -2 240Z',
      SKIN_2,
    ),
    line('M22 158V214M40 158V214M58 158V214', SKIN_3, 5),
    box(-6, 300, 84, 30, WHITE),
  ],
} satisfies Record<string, Drawing>;

export const thirdFloorEvents = {
  'event-rink': [
    ground(ICE),
    // seen from above: two skaters and the quarter circles they leave
    ...[150, 250, 350, 450].map((r, i) => ring(-30, 430, r, WHITE, i % 2 ? 8 : 22)),
    group(
      'translate(202 196) rotate(-24)',
      line('M-10 20Q-40 70 -6 100T-16 168', PINK, 30),
      line('M-40 0L-112 -46M40 0L120 34', VERMILION, 38, { round: true }),
      disc(-116, -49, 20, INK) + disc(124, 36, 20, INK),
      shape('M-72 6A72 56 0 0 1 72 6L48 42H-48Z', VERMILION),
      disc(0, -4, 48, YELLOW),
      ring(0, -4, 31, INK, 7),
      disc(0, -4, 16, WHITE),
    ),
    group(
      'translate(84 344) rotate(38) scale(.8)',
      line('M-40 0L-96 40M40 0L96 -40', INK, 38, { round: true }),
      disc(-100, 43, 20, YELLOW) + disc(100, -43, 20, YELLOW),
      shape('M-72 6A72 56 0 0 1 72 6L48 42H-48Z', INK),
      disc(0, -4, 48, GREEN),
      ring(0, -4, 31, WHITE, 7),
      disc(0, -4, 16, YELLOW),
    ),
  ],
  'event-cooking': [
    ground(YELLOW),
    // four hands, one pieróg
    box(0, 296, 400, 110, INK),
    repeat(11, (i) => {
      const a = Math.PI + (Math.PI * (i + 0.5)) / 11;
      return disc(200 + 142 * Math.cos(a), 292 + 142 * Math.sin(a), 24, STONE);
    }),
    dome(200, 296, 146, WHITE),
    line('M112 272A90 90 0 0 1 288 272', STONE, 9),
    line('M-30 40L66 110', VERMILION, 92),
    line('M430 40L334 110', GREEN, 92),
    line('M52 100L92 130', SKIN_2, 70),
    line('M348 100L308 130', SKIN_1, 70),
    line('M92 122L158 128M84 150L132 176', SKIN_2, 30, { round: true }),
    line('M308 122L242 128M316 150L268 176', SKIN_1, 30, { round: true }),
    ...[52, 200, 348].map((x) => dome(x, 386, 50, WHITE) + line(`M${x - 26} 376a28 28 0 0 1 52 0`, STONE, 7)),
  ],
  'event-yoga': [
    ground(YELLOW),
    group(
      'translate(0 36)',
      disc(200, 186, 158, WHITE),
      // the sun comes up where the head is
      disc(200, 128, 84, VERMILION),
      box(-10, 338, 420, 70, GREEN),
      line('M166 206Q112 236 84 296M234 206Q288 236 316 296', SKIN_2, 28),
      shape('M152 326V226A36 36 0 0 1 188 190H212A36 36 0 0 1 248 226V326Z', PINK),
      shape('M186 150H214V192A14 14 0 0 1 186 192Z', SKIN_3),
      disc(200, 128, 44, SKIN_2),
      shape('M156 130A44 46 0 0 1 244 130Q200 92 156 130Z', INK),
      disc(200, 72, 20, INK),
      line('M174 134a9 9 0 0 0 18 0M208 134a9 9 0 0 0 18 0', INK, 6),
      line('M190 154q10 7 20 0', INK, 5),
      shape('M40 338A74 74 0 0 1 114 284H200V338ZM360 338A74 74 0 0 0 286 284H200V338Z', INK),
      line('M150 330H250', SKIN_2, 22, { round: true }),
      disc(84, 296, 15, SKIN_2),
      disc(316, 296, 15, SKIN_2),
    ),
  ],
} satisfies Record<string, Drawing>;
