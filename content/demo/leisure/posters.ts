import { box, type Drawing, disc, group, line, oval, repeat, ring, shape } from '../pictures/draw';
import {
  COFFEE,
  GREEN,
  GREEN_DEEP,
  ICE,
  INK,
  INK_SOFT,
  PINK,
  SKIN_1,
  STONE,
  VERMILION,
  WHITE,
  YELLOW,
} from '../pictures/palette';
import type { MovieKey } from './structure';

/** A dumpling as half a face: flat at the edge of the poster, pleats along its back. */
function dumpling(flip: boolean): string {
  const pleats = repeat(9, (i) => {
    const a = -Math.PI / 2 + (Math.PI * (i + 0.5)) / 9;
    return disc(152 * Math.cos(a), 300 + 152 * Math.sin(a), 24, STONE);
  });
  const face =
    pleats +
    shape('M0 148A152 152 0 0 1 0 452Z', WHITE) +
    line('M52 262q22 -22 44 0', INK, 8, { round: true }) +
    line('M64 356q26 20 52 2', INK, 8, { round: true }) +
    disc(46, 318, 17, PINK);
  return group(flip ? 'translate(400 0) scale(-1 1)' : 'translate(0 0)', face);
}

/** Posters of 400 × 600, as a cinema would hang them, without a word on them. */
export const POSTERS: Record<MovieKey, Drawing> = {
  orbit: [
    box(0, 0, 400, 600, INK),
    ...[
      [60, 70, 3],
      [338, 48, 4],
      [128, 166, 3],
      [30, 212, 4],
      [372, 196, 3],
      [214, 42, 3],
    ].map(([x = 0, y = 0, r = 3]) => disc(x, y, r, WHITE)),
    disc(200, 560, 340, VERMILION),
    disc(200, 560, 262, YELLOW),
    disc(200, 560, 176, WHITE),
    line('M-20 250Q120 120 262 172', ICE, 3, { dash: '2 12', round: true }),
    group(
      'translate(262 172) rotate(28)',
      shape('M0 -40L16 0V28H-16V0Z', WHITE) +
        shape('M-16 4L-38 34H-16ZM16 4L38 34H16Z', ICE) +
        disc(0, -2, 7, INK) +
        shape('M-9 30H9L0 62Z', PINK),
    ),
  ],
  moon: [
    box(0, 0, 400, 600, YELLOW),
    disc(200, 168, 128, WHITE),
    disc(158, 128, 20, STONE) + disc(240, 190, 30, STONE) + disc(226, 104, 13, STONE),
    // ears, then the face down to the nose
    shape('M36 180L172 318L44 372ZM364 180L228 318L356 372Z', VERMILION),
    shape('M62 246L126 322L66 348ZM338 246L274 322L334 348Z', INK),
    shape('M44 352L200 292L356 352V430L200 566L44 430Z', VERMILION),
    shape('M44 400L154 414L200 566L44 430ZM356 400L246 414L200 566L356 430Z', WHITE),
    shape('M170 528H230L200 566Z', INK),
    // the spare moons in its eyes
    disc(128, 376, 26, INK) + disc(272, 376, 26, INK),
    shape('M118 358A20 20 0 1 0 146 386A16 16 0 0 1 118 358Z', YELLOW),
    shape('M262 358A20 20 0 1 0 290 386A16 16 0 0 1 262 358Z', YELLOW),
    box(0, 586, 400, 14, INK),
  ],
  keeper: [
    box(0, 0, 400, 600, ICE),
    disc(322, 92, 62, YELLOW),
    box(0, 400, 400, 200, WHITE),
    line('M-10 428q30 -18 60 0t60 0t60 0t60 0t60 0t60 0t60 0', ICE, 8),
    shape('M-80 600A260 200 0 0 1 440 600Z', GREEN),
    group(
      'translate(0 84)',
      // the tower has put its hat on
      shape('M112 214H232L262 468H82Z', WHITE),
      shape('M104.200 280H239.800L248 350H96ZM89 408H255L262 468H82Z', VERMILION),
      box(96, 194, 152, 24, INK),
      box(120, 118, 104, 76, INK),
      disc(148, 156, 19, STONE) + disc(196, 156, 19, STONE),
      shape('M112 118A60 66 0 0 1 232 118Z', YELLOW),
      shape('M50 118H294A122 22 0 0 1 50 118Z', YELLOW),
      box(112, 96, 120, 20, VERMILION),
      shape('M150 468V412A22 22 0 0 1 194 412V468Z', INK),
    ),
    // the deckchair
    line('M214 576L334 440M382 576L250 462', INK, 13),
    shape('M222 546L332 446L360 470L268 574Z', YELLOW),
    shape('M250 521L278 495L311 525L289 550Z', PINK),
    line('M204 578H396', INK, 8),
  ],
  dumplings: [
    box(0, 0, 400, 600, INK),
    dumpling(false),
    dumpling(true),
    // the rolling pin that came between them
    box(192, 24, 16, 552, VERMILION),
    disc(200, 30, 15, VERMILION) + disc(200, 570, 15, VERMILION),
    box(178, 110, 44, 380, YELLOW),
    box(178, 150, 44, 10, COFFEE) + box(178, 440, 44, 10, COFFEE),
    ...[70, 118, 282, 330].map((x) => disc(x, 92, 6, WHITE) + disc(x, 512, 6, WHITE)),
  ],
  floor: [
    box(0, 0, 400, 600, INK),
    // six floors have a button; between the fourth and the fifth there is one that looks back
    ...[
      [108, 76],
      [292, 76],
      [108, 188],
      [292, 188],
      [108, 524],
      [292, 524],
    ].map(([x = 0, y = 0]) => ring(x, y, 38, STONE, 12)),
    disc(200, 356, 130, VERMILION),
    shape('M92 356A124 124 0 0 1 308 356A124 124 0 0 1 92 356Z', WHITE),
    disc(200, 356, 54, INK),
    disc(200, 356, 20, VERMILION),
    disc(220, 336, 11, WHITE),
  ],
  octopus: [
    box(0, 0, 400, 600, ICE),
    ...[
      [52, 80, 16],
      [92, 40, 9],
      [344, 120, 20],
      [314, 62, 10],
      [366, 232, 9],
      [30, 240, 11],
    ].map(([x = 0, y = 0, r = 9]) => ring(x, y, r, WHITE, 6)),
    box(0, 446, 400, 154, WHITE),
    repeat(7, (i) => box(50 * (i + 1) - 2, 446, 4, 154, INK)),
    ...[1, 2, 4, 5, 6].map((i) => box(i * 50 + 34, 446, 32, 92, INK)),
    box(0, 432, 400, 18, INK),
    // eight arms
    ...[
      'M140 268C40 276 20 360 26 462',
      'M150 290C84 318 70 380 76 540',
      'M168 304C126 348 118 400 124 462',
      'M188 310C168 372 172 440 174 540',
      'M212 310C232 372 228 440 226 540',
      'M232 304C274 348 282 400 276 462',
      'M250 290C316 318 330 380 324 540',
      'M260 268C360 276 380 360 374 462',
    ].map((d, i) => line(d, i % 2 ? PINK : VERMILION, 30, { round: true })),
    shape('M96 210A104 112 0 0 1 304 210C304 280 262 318 200 318S96 280 96 210Z', VERMILION),
    disc(160, 222, 25, WHITE) + disc(240, 222, 25, WHITE),
    disc(166, 228, 12, INK) + disc(234, 228, 12, INK),
    line('M180 276q20 16 40 0', INK, 8, { round: true }),
    disc(136, 150, 13, PINK) + disc(176, 126, 9, PINK) + disc(252, 142, 15, PINK),
  ],
  rain: [
    box(0, 0, 400, 600, INK),
    ...[
      [40, 30],
      [120, 60],
      [330, 24],
      [372, 130],
      [22, 190],
      [30, 372],
      [376, 330],
      [86, 452],
      [330, 470],
      [200, 470],
      [22, 540],
      [378, 560],
    ].map(([x = 0, y = 0]) => line(`M${x} ${y}l-14 44`, ICE, 6, { round: true })),
    // the umbrella from above, eight panels
    repeat(8, (i) => {
      const at = (k: number, r: number) => {
        const a = (Math.PI * (k - 0.5)) / 4;
        return `${(200 + r * Math.cos(a)).toFixed(1)} ${(246 + r * Math.sin(a)).toFixed(1)}`;
      };
      const middle = (Math.PI * i) / 4;
      const bend = `${(200 + 158 * Math.cos(middle)).toFixed(1)} ${(246 + 158 * Math.sin(middle)).toFixed(1)}`;
      return shape(`M200 246L${at(i, 186)}Q${bend} ${at(i + 1, 186)}Z`, i % 2 ? WHITE : VERMILION);
    }),
    disc(200, 246, 13, INK),
    // whose shoes
    oval(146, 528, 17, 38, PINK, { transform: 'rotate(-6 146 528)' }),
    oval(186, 528, 17, 38, PINK, { transform: 'rotate(4 186 528)' }),
    oval(238, 520, 20, 44, YELLOW, { transform: 'rotate(-4 238 520)' }),
    oval(284, 520, 20, 44, YELLOW, { transform: 'rotate(8 284 520)' }),
    box(131, 534, 30, 6, INK) +
      box(171, 534, 30, 6, INK) +
      box(220, 528, 36, 7, INK) +
      box(266, 528, 36, 7, INK),
  ],
  sleeper: [
    box(0, 0, 400, 600, STONE),
    box(0, 520, 400, 80, WHITE),
    line('M150 600L176 500M250 600L224 500', INK, 10),
    line('M120 584H280M138 548H262', INK, 8),
    // the end of the train
    shape('M58 512V170A142 116 0 0 1 342 170V512Z', INK),
    shape('M78 492V178A122 98 0 0 1 322 178V492Z', GREEN_DEEP),
    box(78, 402, 244, 14, YELLOW),
    box(142, 168, 116, 344, INK),
    box(158, 190, 84, 130, YELLOW),
    disc(200, 254, 25, INK) + shape('M166 320A34 36 0 0 1 234 320Z', INK),
    box(174, 224, 52, 9, INK) + box(184, 202, 32, 26, INK),
    box(94, 214, 34, 62, INK_SOFT) + box(272, 214, 34, 62, INK_SOFT),
    disc(110, 454, 17, VERMILION) + disc(290, 454, 17, VERMILION),
    box(120, 506, 34, 22, INK) + box(246, 506, 34, 22, INK),
    ...[
      [30, 60, 9],
      [88, 108, 7],
      [340, 90, 10],
      [372, 220, 8],
      [24, 270, 10],
      [120, 300, 7],
      [288, 352, 8],
      [40, 430, 8],
      [360, 420, 9],
      [200, 92, 8],
      [246, 60, 6],
      [150, 40, 6],
      [312, 156, 6],
      [96, 366, 6],
    ].map(([x = 0, y = 0, r = 6]) => disc(x, y, r, WHITE)),
  ],
  north: [
    box(0, 0, 400, 600, STONE),
    ring(200, 318, 168, WHITE, 40),
    box(0, 318, 400, 282, INK),
    line('M32 318A168 168 0 0 0 368 318', INK_SOFT, 40),
    // a needle of ice, red under water
    group(
      'rotate(14 200 318)',
      shape('M200 44L296 318H104Z', ICE) +
        shape('M200 44L296 318H200L176 214Z', WHITE) +
        shape('M104 318H296L200 584Z', VERMILION) +
        shape('M200 318H296L200 584Z', PINK),
    ),
    disc(200, 318, 22, INK) + disc(200, 318, 9, YELLOW),
    box(0, 316, 60, 4, WHITE) + box(338, 316, 62, 4, WHITE),
    // four people and a sledge
    repeat(
      4,
      (i) =>
        box(24 + i * 17, 290 - (i % 2) * 4, 8, 28 + (i % 2) * 4, INK) +
        disc(28 + i * 17, 284 - (i % 2) * 4, 5.5, INK),
    ),
  ],
  choir: [
    box(0, 0, 400, 600, YELLOW),
    ...[330, 270, 210].map((r, i) => disc(200, 430, r, i % 2 ? PINK : VERMILION)),
    disc(200, 92, 66, WHITE),
    line('M150 70q50 -40 100 0M146 104q54 -34 108 0', STONE, 8),
    disc(200, 276, 158, WHITE),
    shape('M84 280A116 132 0 0 1 316 280V430A116 116 0 0 1 84 430Z', SKIN_1),
    disc(146, 288, 46, WHITE) + disc(254, 288, 46, WHITE),
    ring(146, 288, 46, INK, 10) + ring(254, 288, 46, INK, 10),
    line('M192 288h16M100 282L80 270M300 282L320 270', INK, 10),
    line('M124 294q22 -24 44 0M232 294q22 -24 44 0', INK, 9, { round: true }),
    disc(84, 372, 14, GREEN) + disc(316, 372, 14, GREEN),
    oval(200, 438, 72, 80, INK),
    shape('M152 382A72 80 0 0 1 248 382L240 400H160Z', WHITE),
    oval(200, 488, 46, 30, VERMILION),
    shape('M70 600A130 70 0 0 1 330 600Z', PINK),
  ],
};
