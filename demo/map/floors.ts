import type { DemoLevel } from '../structure/shapes.ts';
import { NORTH, SOUTH } from './rooms.ts';
import { arc, type Bend, box, bullet, type Point, polar, type Ring, sector } from './shapes.ts';

export const LEVELS: readonly DemoLevel[] = [-1, 0, 1, 2, 3];

export const OUTLINE: Ring = [
  [0, 0],
  ...arc(NORTH.centre, 200, -90, 66),
  [394, 400],
  ...arc(SOUTH.centre, 200, -66, 90),
  [0, 800],
];

/** What is on a floor beside its rooms. */
interface Space {
  category: 'void' | 'square' | 'landing' | 'nonpublic';
  ring: Ring;
}

const ATRIA: Ring[] = [bullet(172, NORTH.centre, 88), bullet(172, SOUTH.centre, 88)];
const HALF_DISC = 40;

/** Where lifts and escalators stand on a floor that one walks all over: two islands. */
function islands(middle: number): Ring[] {
  return [box(200, middle - 24, 70, 48), arc([320, middle], HALF_DISC, -90, 90)];
}

/** The same islands over a void, with the bridges to the corridors. @param towards 1 = the third bridge leads south */
function bridged(middle: number, towards: 1 | -1): Ring {
  const turn = (dx: number) => (Math.acos(dx / HALF_DISC) * 180) / Math.PI;
  const half: Point[] = [
    ...arc([0, 0], HALF_DISC, -90, turn(30)),
    [30, 88],
    [10, 88],
    ...arc([0, 0], HALF_DISC, turn(10), 90),
  ];
  const disc = towards === 1 ? half : half.map(([x, y]): Point => [x, -y]).reverse();
  return [
    [172, middle - 10],
    [200, middle - 10],
    [200, middle - 24],
    [270, middle - 24],
    [270, middle - 10],
    [320, middle - 10],
    ...disc.map(([x, y]): Point => [320 + x, middle + y]),
    [320, middle + 10],
    [270, middle + 10],
    [270, middle + 24],
    [200, middle + 24],
    [200, middle + 10],
    [172, middle + 10],
  ];
}

/** Beside the waist of the B: toilets, stairs, goods lifts. */
const CORES: Ring[] = [
  sector(NORTH, 66, 90),
  sector(SOUTH, -90, -66),
  [
    [368, 334],
    [394, 334],
    [440, 384],
    [394, 400],
    [440, 416],
    [394, 466],
    [368, 466],
  ],
];

const BASEMENT_CORES: Ring[] = [
  sector(NORTH, 66, 90),
  [
    [368, 334],
    [394, 334],
    [440, 384],
    [394, 400],
    [368, 400],
  ],
  box(190, 176, 90, 48),
  box(320, 176, 48, 48),
];

const of = (category: Space['category'], rings: Ring[]): Space[] => rings.map((ring) => ({ category, ring }));

const MIDDLE = of('void', ATRIA)
  .concat(of('landing', [bridged(200, 1), bridged(600, -1)]))
  .concat(of('nonpublic', CORES));

/** Voids are open to the floor below; squares are places to be; landings carry lifts and escalators. */
export const SPACES: Readonly<Record<DemoLevel, readonly Space[]>> = {
  [-1]: of('nonpublic', BASEMENT_CORES),
  0: [
    ...of('square', ATRIA),
    ...of('landing', [...islands(200), ...islands(600)]),
    ...of('nonpublic', CORES),
  ],
  1: MIDDLE,
  2: MIDDLE,
  // the tables of the food hall stand where the other floors have their southern void
  3: [
    ...of('void', ATRIA.slice(0, 1)),
    ...of('square', [bullet(172, SOUTH.centre, 74)]),
    ...of('landing', [bridged(200, 1), ...islands(600)]),
    ...of('nonpublic', CORES),
  ],
};

/** Doors from the street, on the ground floor: signs A, B and C, with the gap in the outer wall. */
export const ENTRANCES: readonly { sign: string; at: Point }[] = [
  { sign: 'A', at: [231, 0] },
  { sign: 'B', at: [0, 300] },
  { sign: 'C', at: [231, 800] },
];

/** Units between two parking bays along a row, degrees along a bend. */
const BAY = 26;
const BAY_TURN = 8;

type Line = readonly [Point, Point];

const row = (x: number, y: number, length: number, depth: number): Line[] =>
  Array.from({ length: Math.floor(length / BAY) + 1 }, (_, i) => [
    [x + i * BAY, y],
    [x + i * BAY, y + depth],
  ]);

const column = (x: number, y: number, length: number, depth: number): Line[] =>
  Array.from({ length: Math.floor(length / BAY) + 1 }, (_, i) => [
    [x, y + i * BAY],
    [x + depth, y + i * BAY],
  ]);

/** Bays along the outer wall of a bend. */
const fan = ({ centre, outer }: Bend, from: number, to: number): Line[] =>
  Array.from({ length: Math.floor((to - from) / BAY_TURN) + 1 }, (_, i) => [
    polar(centre, outer - 50, from + i * BAY_TURN),
    polar(centre, outer, from + i * BAY_TURN),
  ]);

/** Lines between the bays of the car park, on floor −1. */
export const BAYS: readonly Line[] = [
  ...row(186, 0, 182, 50),
  ...fan(NORTH, -82, 60),
  ...column(0, 132, 494, 50),
  ...row(104, 330, 236, 100),
  ...row(186, 104, 182, 46),
  ...row(186, 250, 182, 46),
  [
    [104, 380],
    [338, 380],
  ],
  [
    [186, 127],
    [368, 127],
  ],
  [
    [186, 273],
    [368, 273],
  ],
];
