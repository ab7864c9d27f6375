import { box, cup, type Drawing, disc, ground, group, line, ring, round, shape } from '../draw';
import {
  COFFEE,
  GREEN,
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
} from '../palette';

/** Bowl of noodles seen from above. */
function noodleBowl(x: number, y: number, r: number): string {
  const strand = (k: number) =>
    line(
      `M${round(x - r * 0.6)} ${round(y + k * r * 0.2)}q${round(r * 0.3)} ${round(-r * 0.25)} ${round(r * 0.6)} 0t${round(r * 0.5)} 0`,
      YELLOW,
      r * 0.09,
    );
  return (
    disc(x, y, r, INK) +
    disc(x, y, r * 0.82, VERMILION) +
    [-1, 0.1, 1.2].map(strand).join('') +
    disc(x + r * 0.34, y - r * 0.34, r * 0.27, WHITE) +
    disc(x + r * 0.34, y - r * 0.34, r * 0.14, YELLOW) +
    shape(
      `M${round(x - r * 0.62)} ${round(y - r * 0.1)}a${round(r * 0.4)} ${round(r * 0.4)} 0 0 1 ${round(r * 0.5)} ${round(-r * 0.25)}z`,
      GREEN,
    )
  );
}

/** A row of heads before the screen. */
function cinemaGoer(x: number, y: number, r: number, paint: Paint): string {
  return shape(`M${x - r} 420V${y}A${r} ${r} 0 0 1 ${x + r} ${y}V420Z`, paint);
}

/** Floor 3: food, cinema, games, gym. */
export const thirdFloorScenes = {
  'scene-food': [
    ground(YELLOW),
    disc(200, 210, 214, WHITE),
    noodleBowl(128, 140, 92),
    disc(292, 268, 98, PINK),
    disc(292, 268, 80, WHITE),
    shape('M292 268L246 204A80 80 0 0 1 360 226Z', VERMILION),
    disc(298, 222, 11, INK),
    disc(328, 236, 9, GREEN),
    disc(276, 206, 8, GREEN),
    shape('M292 268L360 310A80 80 0 0 1 262 342Z', VERMILION),
    disc(308, 314, 11, INK),
    disc(286, 326, 8, GREEN),
    disc(300, 86, 46, GREEN),
    disc(300, 86, 34, VERMILION),
    disc(290, 80, 10, PINK),
    line('M300 86L352 8', INK, 9),
    shape('M-60 420V300L60 258L98 300L60 420Z', GREEN),
    shape('M52 262L118 240A26 26 0 0 1 136 288L80 318Z', SKIN_1),
    line('M118 262L190 116M136 268L212 122', INK, 7),
    shape('M460 120L388 148L396 204L460 220Z', VERMILION),
    shape('M394 152L352 170A24 24 0 0 0 362 214L400 198Z', SKIN_3),
    disc(92, 352, 30, PINK),
    disc(92, 352, 18, VERMILION),
  ],
  'scene-foodhall': [
    ground(YELLOW),
    box(134, 0, 133, 133, WHITE),
    box(0, 134, 133, 133, WHITE),
    box(267, 134, 133, 133, WHITE),
    box(134, 267, 133, 133, WHITE),
    // soup, dumplings, salad
    disc(66, 66, 54, INK),
    disc(66, 66, 43, VERMILION),
    shape('M36 66A30 30 0 0 1 96 66Z', PINK),
    disc(200, 66, 54, GREEN),
    cup(184, 42, 20, STONE) + cup(222, 56, 20, STONE) + cup(190, 78, 20, STONE),
    disc(334, 66, 54, WHITE),
    shape('M334 66A44 44 0 0 1 290 22V66ZM334 66A44 44 0 0 0 378 110V66Z', GREEN),
    shape('M334 66A44 44 0 0 0 378 22V66ZM334 66A44 44 0 0 1 290 110V66Z', GREEN_LIGHT),
    disc(334, 66, 15, VERMILION),
    // sandwich, egg, sushi
    shape('M16 184A50 50 0 0 1 116 184Z', SKIN_1),
    box(12, 188, 108, 13, GREEN),
    box(12, 203, 108, 18, SKIN_3),
    shape('M12 223H120V231A20 20 0 0 1 100 251H32A20 20 0 0 1 12 231Z', SKIN_1),
    disc(200, 200, 54, INK),
    shape('M160 196A34 30 0 0 1 222 168A34 34 0 0 1 234 228A40 34 0 0 1 168 226Z', WHITE),
    disc(196, 196, 17, YELLOW),
    ...(
      [
        [308, 174, VERMILION],
        [360, 174, GREEN],
        [308, 226, INK],
        [360, 226, PINK],
      ] as const
    ).map(([x, y, paint]) => disc(x, y, 24, INK) + disc(x, y, 18, WHITE) + disc(x, y, 9, paint)),
    // pizza, fish, tart
    disc(66, 334, 54, SKIN_1),
    disc(66, 334, 44, VERMILION),
    line('M66 280V388M18 310L114 358M18 358L114 310', SKIN_1, 5),
    disc(66, 308, 8, WHITE) + disc(44, 344, 8, INK) + disc(88, 344, 8, WHITE),
    shape('M150 334A60 44 0 0 1 226 312L252 290V378L226 356A60 44 0 0 1 150 334Z', PINK),
    disc(176, 328, 6, INK),
    line('M196 314q12 20 0 40', WHITE, 5),
    disc(334, 334, 54, COFFEE),
    disc(334, 334, 42, STONE),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      disc(334 + 27 * Math.cos((i * Math.PI) / 3), 334 + 27 * Math.sin((i * Math.PI) / 3), 11, VERMILION),
    ),
    disc(334, 334, 11, VERMILION),
  ],
  'scene-restaurant': [
    ground(YELLOW),
    group(
      'rotate(13 130 190)',
      shape('M60 30H196V130A68 68 0 0 1 60 130Z', WHITE),
      shape('M60 92H196V130A68 68 0 0 1 60 130Z', VERMILION),
      line('M128 198V330', WHITE, 14),
      shape('M70 352A58 30 0 0 1 186 352Z', WHITE),
    ),
    group(
      'rotate(-13 270 190)',
      shape('M204 30H340V130A68 68 0 0 1 204 130Z', ICE),
      shape('M204 76H340V130A68 68 0 0 1 204 130Z', PINK),
      line('M272 198V330', WHITE, 14),
      shape('M214 352A58 30 0 0 1 330 352Z', WHITE),
    ),
    line('M200 40V6M168 46L150 14M232 46L250 14', INK, 10),
    shape('M-20 420V300L74 238A26 26 0 0 1 110 262L104 300L60 420Z', SKIN_3),
    shape('M420 420V300L326 238A26 26 0 0 0 290 262L296 300L340 420Z', SKIN_1),
    shape('M-20 420V330L40 292L84 420Z', GREEN),
    shape('M420 420V330L360 292L316 420Z', INK),
  ],
  'scene-bakery': [
    ground(YELLOW),
    // the loaf and the ring beside it, straight from the board
    box(0, 318, 400, 90, INK),
    ring(296, 214, 78, SKIN_2, 44),
    line(
      'M232 158L262 196M286 116L292 160M346 138L320 174M390 204L346 212M360 276L332 244M296 318L294 270M240 282L266 246',
      COFFEE,
      9,
    ),
    shape('M14 318V236A118 118 0 0 1 250 236V318Z', SKIN_1),
    line('M66 296L98 196M122 296L146 166M178 296L196 186', WHITE, 17, { round: true }),
    box(-10, 308, 420, 26, WHITE),
    shape('M110 -10q-26 34 0 62t0 44M160 -10q-26 34 0 62t0 44', YELLOW, { stroke: WHITE, width: 12 }),
  ],
  'scene-icecream': [
    ground(YELLOW),
    shape('M92 232H308L200 460Z', SKIN_1),
    line(
      'M130 232L226 404M178 232L252 348M226 232L278 300M270 232L174 404M222 232L148 348M174 232L122 300',
      SKIN_2,
      7,
    ),
    disc(136, 168, 84, PINK),
    disc(264, 168, 84, WHITE),
    disc(200, 78, 84, VERMILION),
    shape(
      'M52 168H348V206A21 21 0 0 1 306 206A21 21 0 0 1 264 214A32 32 0 0 1 200 214A32 32 0 0 1 136 214A21 21 0 0 1 94 206A21 21 0 0 1 52 206Z',
      PINK,
    ),
    shape('M200 168H348V206A21 21 0 0 1 306 206A21 21 0 0 1 264 214A32 32 0 0 1 200 214Z', WHITE),
    shape(
      'M116 96A84 84 0 0 0 284 96A14 14 0 0 1 256 104A28 28 0 0 1 200 112A28 28 0 0 1 144 104A14 14 0 0 1 116 96Z',
      VERMILION,
    ),
    line('M240 40L320 -40', INK, 13),
    line('M148 62a60 60 0 0 1 36-30', WHITE, 9),
    ...(
      [
        [96, 140, 0],
        [120, 178, 60],
        [160, 150, 120],
        [250, 160, 30],
        [290, 140, 90],
        [310, 176, 10],
      ] as const
    ).map(([x, y, turn]) => group(`translate(${x} ${y}) rotate(${turn})`, box(-9, -3, 18, 6, GREEN))),
  ],
  'scene-cinema': [
    ground(INK),
    box(0, 26, 400, 226, ICE),
    disc(262, 196, 118, VERMILION),
    shape('M-300 252V180A240 240 0 0 1 -60 120 200 200 0 0 1 120 252Z', GREEN),
    shape('M60 252A150 150 0 0 1 260 180 220 220 0 0 1 420 252Z', GREEN_LIGHT),
    shape('M330 252a260 260 0 0 1 370-80V252Z', GREEN),
    line('M90 60a120 90 0 0 1 110 30M60 84a150 120 0 0 1 130 34', PINK, 14),
    cinemaGoer(-60, 350, 58, PINK),
    cinemaGoer(70, 338, 62, VERMILION),
    cinemaGoer(216, 352, 56, YELLOW),
    cinemaGoer(352, 334, 64, PINK),
    shape('M30 318A40 40 0 0 1 110 318V348H30Z', INK),
    shape('M178 334A38 38 0 0 1 254 334V344H178Z', SKIN_3),
    shape('M310 312A42 42 0 0 1 394 312V358H310Z', SKIN_2),
    shape('M120 330h76l-10 90h-56Z', WHITE),
    shape('M134 330h16l4 90h-14ZM166 330h16l-6 90h-14Z', VERMILION),
    disc(130, 326, 16, YELLOW),
    disc(158, 316, 18, YELLOW),
    disc(184, 326, 16, YELLOW),
  ],
  'scene-bowling': [
    ground(YELLOW),
    shape('M120 96H280L420 420H-20Z', STONE),
    line('M166 96L92 420M234 96L308 420M200 96V420', ICE, 5),
    box(0, 0, 400, 66, INK),
    ...(
      [
        [86, 0],
        [314, 0],
        [142, -16],
        [258, -16],
        [200, -30],
      ] as const
    ).map(([x, dy]) =>
      group(
        `translate(${x} ${176 + dy})`,
        shape(
          'M-14 -110A14 14 0 0 1 14 -110Q18 -84 12 -66Q34 -30 22 20H-22Q-34 -30 -12 -66Q-18 -84 -14 -110Z',
          WHITE,
          { stroke: INK, width: 5 },
        ),
        box(-14, -82, 28, 9, VERMILION),
        box(-13, -66, 26, 6, VERMILION),
      ),
    ),
    disc(206, 290, 98, INK),
    shape('M206 192A98 98 0 0 1 304 290A130 130 0 0 1 206 192Z', INK_SOFT),
    disc(176, 250, 14, YELLOW),
    disc(216, 236, 14, YELLOW),
    disc(214, 276, 14, YELLOW),
  ],
  'scene-gym': [
    ground(YELLOW),
    line('M-20 84H420', INK, 14),
    box(20, 10, 36, 148, INK),
    box(62, 34, 26, 100, VERMILION),
    box(344, 10, 36, 148, INK),
    box(312, 34, 26, 100, VERMILION),
    line('M140 90L120 190L170 262M260 90L280 190L230 262', SKIN_2, 38),
    shape('M112 62H164V106H112ZM236 62H288V106H236Z', SKIN_2),
    line('M126 62v44M144 62v44M250 62v44M268 62v44', SKIN_3, 5),
    shape('M134 420V290A40 40 0 0 1 174 250H226A40 40 0 0 1 266 290V420Z', PINK),
    shape('M170 250A30 30 0 0 0 230 250V228H170Z', SKIN_2),
    shape('M152 150H248V196A48 48 0 0 1 152 196Z', SKIN_2),
    shape('M146 172V148A54 44 0 0 1 254 148V172Q200 140 146 172Z', INK),
    box(146, 156, 108, 15, WHITE),
    line('M170 192h22M208 192h22', INK, 7),
    box(184, 212, 32, 12, WHITE),
    line('M134 340H266', VERMILION, 14),
  ],
} satisfies Record<string, Drawing>;
