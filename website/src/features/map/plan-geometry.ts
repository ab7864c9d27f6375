/**
 * Galeria Borealis, seen from above: the letter B. Two atria, one spine, five floors in one outline.
 * This is data of the demo's building; another centre replaces this file and nothing else of the map.
 */
import type { Building, Entrance, Facility, FloorGeometry } from './plan.ts';
import { type Bend, bendPath, curved, fromTop, straight, toBottom } from './plan-shapes.ts';

const OUTLINE = 'M0 0H370A200 200 0 0 1 451.3 382.7L394 400L451.3 417.3A200 200 0 0 1 370 800H0Z';
const NORTH: Bend = { centre: [370, 200], inner: 132, outer: 200 };
const SOUTH: Bend = { centre: [370, 600], inner: 132, outer: 200 };
/** On floor 3 the rooms of the southern bend are deeper: lanes and a playground need it. */
const SOUTH_DEEP: Bend = { ...SOUTH, inner: 106 };

const NORTH_ATRIUM = 'M172 112H370A88 88 0 0 1 370 288H172Z';
const SOUTH_ATRIUM = 'M172 512H370A88 88 0 0 1 370 688H172Z';
const LANDINGS = [
  'M200 176h70v48h-70ZM320 160a40 40 0 0 1 0 80Z',
  'M200 576h70v48h-70ZM320 560a40 40 0 0 1 0 80Z',
];

/** Beside the waist of the B: toilets, stairs, goods lifts. */
const CORES = [
  bendPath(NORTH, 66, 90),
  bendPath(SOUTH, -90, -66),
  'M368 334H394L440 384 394 400 440 416 394 466H368Z',
];

const NORTH_LIFTS: Facility[] = [
  { kind: 'escalator', at: [235, 200] },
  { kind: 'lift', at: [340, 200] },
];
const SOUTH_LIFTS: Facility[] = [
  { kind: 'escalator', at: [235, 600] },
  { kind: 'lift', at: [340, 600] },
];
const TOILETS: Facility[] = [
  { kind: 'wc', at: [412, 355], bare: true },
  { kind: 'wheel', at: [412, 445], bare: true },
];
const ENTRANCES: Entrance[] = [
  { sign: 'A', at: [231, -34], from: [204, 0], to: [258, 0] },
  { sign: 'B', at: [-36, 300], from: [0, 272], to: [0, 328] },
  { sign: 'C', at: [231, 834], from: [204, 800], to: [258, 800] },
];

const upper = {
  outline: OUTLINE,
  voids: [NORTH_ATRIUM, SOUTH_ATRIUM],
  squares: [],
  landings: LANDINGS,
  cores: CORES,
  facilities: [...NORTH_LIFTS, ...SOUTH_LIFTS, ...TOILETS],
  entrances: [],
} satisfies Partial<FloorGeometry>;

/** One bay every `step` units along a row. */
function bayRow(x: number, y: number, length: number, depth: number, step = 26): string {
  return Array.from(
    { length: Math.floor(length / step) + 1 },
    (_, i) => `M${x + i * step} ${y}v${depth}`,
  ).join('');
}

function bayColumn(x: number, y: number, length: number, depth: number, step = 26): string {
  return Array.from(
    { length: Math.floor(length / step) + 1 },
    (_, i) => `M${x} ${y + i * step}h${depth}`,
  ).join('');
}

/** Bays along the outer wall of a bend. */
function bayFan({ centre: [cx, cy], outer }: Bend, from: number, to: number, step = 8): string {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => {
    const turn = ((from + i * step) * Math.PI) / 180;
    const point = (radius: number) =>
      `${Math.round(cx + radius * Math.cos(turn))} ${Math.round(cy + radius * Math.sin(turn))}`;
    return `M${point(outer - 50)}L${point(outer)}`;
  }).join('');
}

const BASEMENT: FloorGeometry = {
  level: -1,
  outline: OUTLINE,
  rooms: [
    {
      room: '-1.01',
      path: 'M178 496H370L423.7 479.4L451.3 417.3A200 200 0 0 1 370 800H178Z',
      centre: [350, 660],
      spaces: [[220, 90]],
      door: [178, 560],
    },
    straight('-1.02', 0, 0, 168, 104, 'south'),
    straight('-1.03', 0, 664, 128, 136, 'east'),
  ],
  voids: [],
  squares: [],
  landings: [],
  cores: [
    bendPath(NORTH, 66, 90),
    'M368 334H394L440 384 394 400H368Z',
    'M190 176h90v48h-90ZM320 176h48v48h-48Z',
  ],
  bays:
    bayRow(186, 0, 182, 50) +
    bayFan(NORTH, -82, 60) +
    bayColumn(0, 132, 494, 50) +
    bayRow(104, 330, 236, 100) +
    bayRow(186, 104, 182, 46) +
    bayRow(186, 250, 182, 46) +
    'M104 380h234M186 127h182M186 273h182',
  facilities: [
    { kind: 'escalator', at: [235, 200], bare: true },
    { kind: 'lift', at: [344, 200], bare: true },
    { kind: 'wc', at: [412, 355], bare: true },
    { kind: 'car', at: [90, 230] },
    { kind: 'car', at: [470, 200] },
  ],
  entrances: [],
};

const GROUND: FloorGeometry = {
  ...upper,
  level: 0,
  voids: [],
  squares: [NORTH_ATRIUM, SOUTH_ATRIUM],
  entrances: ENTRANCES,
  facilities: [...upper.facilities, { kind: 'info', at: [288, 256] }],
  rooms: [
    straight('0.01', 0, 0, 128, 164, 'east'),
    straight('0.02', 128, 0, 72, 68, 'south'),
    straight('0.03', 262, 0, 108, 68, 'south'),
    curved('0.04', NORTH, -90, -44),
    curved('0.05', NORTH, -44, 6),
    curved('0.06', NORTH, 6, 66),
    straight('0.07', 0, 164, 128, 104, 'east'),
    straight('0.08', 0, 332, 128, 116, 'east'),
    straight('0.09', 0, 448, 128, 92, 'east'),
    straight('0.10', 172, 332, 96, 68, 'north'),
    straight('0.11', 172, 400, 196, 68, 'south'),
    straight('0.12', 268, 332, 100, 68, 'north'),
    curved('0.13', SOUTH, -66, -18),
    curved('0.14', SOUTH, -18, 34),
    toBottom('0.15', SOUTH, 34, 262),
    straight('0.16', 0, 540, 128, 112, 'east'),
    {
      room: '0.17',
      path: 'M0 652h128v80h72v68H0Z',
      centre: [64, 726],
      spaces: [[116, 100]],
      door: [128, 692],
    },
  ],
};

const FIRST: FloorGeometry = {
  ...upper,
  level: 1,
  rooms: [
    straight('1.01', 0, 0, 128, 120, 'east'),
    straight('1.02', 128, 0, 74, 68, 'south'),
    straight('1.03', 202, 0, 58, 68, 'south'),
    straight('1.04', 260, 0, 110, 68, 'south'),
    curved('1.05', NORTH, -90, -52),
    curved('1.06', NORTH, -52, -22),
    curved('1.07', NORTH, -22, 14),
    curved('1.08', NORTH, 14, 42),
    curved('1.09', NORTH, 42, 66),
    straight('1.10', 0, 120, 128, 92, 'east'),
    straight('1.11', 0, 212, 128, 62, 'east'),
    straight('1.12', 0, 274, 128, 126, 'east'),
    straight('1.13', 0, 400, 128, 110, 'east'),
    straight('1.14', 0, 510, 128, 70, 'east'),
    straight('1.15', 0, 580, 128, 80, 'east'),
    straight('1.16', 172, 332, 72, 68, 'north'),
    straight('1.17', 244, 332, 64, 68, 'north'),
    straight('1.18', 308, 332, 60, 68, 'north'),
    straight('1.19', 172, 400, 96, 68, 'south'),
    straight('1.24', 268, 400, 100, 68, 'south'),
    curved('1.25', SOUTH, -66, -38),
    curved('1.26', SOUTH, -38, -8),
    curved('1.27', SOUTH, -8, 24),
    curved('1.28', SOUTH, 24, 56),
    curved('1.29', SOUTH, 56, 90),
    straight('1.30', 0, 660, 128, 140, 'east'),
    straight('1.31', 128, 732, 92, 68, 'north'),
    straight('1.32', 220, 732, 70, 68, 'north'),
    straight('1.33', 290, 732, 80, 68, 'north'),
  ],
};

const SECOND: FloorGeometry = {
  ...upper,
  level: 2,
  rooms: [
    straight('2.01', 0, 0, 128, 196, 'east'),
    straight('2.02', 128, 0, 124, 68, 'south'),
    straight('2.03', 252, 0, 118, 68, 'south'),
    curved('2.04', NORTH, -90, -38),
    curved('2.05', NORTH, -38, 12),
    curved('2.06', NORTH, 12, 66),
    straight('2.07', 0, 196, 128, 108, 'east'),
    straight('2.08', 0, 304, 128, 112, 'east'),
    straight('2.09', 0, 416, 128, 84, 'east'),
    straight('2.10', 0, 500, 128, 82, 'east'),
    straight('2.11', 172, 332, 196, 68, 'north'),
    straight('2.12', 172, 400, 96, 68, 'south'),
    straight('2.13', 268, 400, 100, 68, 'south'),
    curved('2.14', SOUTH, -66, -14),
    curved('2.15', SOUTH, -14, 36),
    toBottom('2.16', SOUTH, 36, 128),
    straight('2.30', 0, 582, 128, 218, 'east'),
  ],
};

const THIRD: FloorGeometry = {
  ...upper,
  level: 3,
  // the tables of the food hall stand where the other floors have their southern void
  voids: [NORTH_ATRIUM],
  squares: ['M172 526H370A74 74 0 0 1 370 674H172Z'],
  rooms: [
    fromTop('3.01', NORTH, 128, 66),
    straight('3.02', 0, 0, 128, 128, 'east'),
    straight('3.03', 0, 128, 128, 92, 'east'),
    straight('3.04', 0, 220, 128, 84, 'east'),
    straight('3.05', 0, 304, 128, 84, 'east'),
    straight('3.06', 0, 388, 128, 80, 'east'),
    straight('3.07', 0, 468, 128, 80, 'east'),
    straight('3.08', 0, 548, 128, 80, 'east'),
    straight('3.09', 172, 332, 196, 68, 'north'),
    straight('3.10', 172, 400, 196, 68, 'south'),
    curved('3.11', SOUTH_DEEP, -66, 26),
    toBottom('3.12', SOUTH_DEEP, 26, 286),
    straight('3.13', 128, 706, 158, 94, 'north'),
    straight('3.14', 0, 628, 128, 172, 'east'),
  ],
};

export const BUILDING: Building = {
  viewBox: '-64 -60 664 924',
  floors: { [-1]: BASEMENT, 0: GROUND, 1: FIRST, 2: SECOND, 3: THIRD },
};
