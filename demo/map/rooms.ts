import { type Bend, box, fromTop, type Point, polar, type Ring, sector, toBottom } from './shapes.ts';

/** A room to let, on the plan's sheet. */
interface Room {
  /** As signed on the door: floor before the dot. */
  room: string;
  ring: Ring;
  /** Middle of the label. */
  centre: Point;
  /** On the wall to the corridor. */
  door: Point;
}

export const NORTH: Bend = { centre: [370, 200], inner: 132, outer: 200 };
export const SOUTH: Bend = { centre: [370, 600], inner: 132, outer: 200 };
/** On floor 3 the rooms of the southern bend are deeper: lanes and a playground need it. */
const SOUTH_DEEP: Bend = { ...SOUTH, inner: 106 };

type Side = 'north' | 'east' | 'south';

/** A straight room. @param at where along its wall the door is, when a neighbour stands before the middle */
function straight(room: string, x: number, y: number, w: number, h: number, side: Side, at?: number): Room {
  const doors: Record<Side, Point> = {
    north: [at ?? x + w / 2, y],
    east: [x + w, at ?? y + h / 2],
    south: [at ?? x + w / 2, y + h],
  };
  return { room, ring: box(x, y, w, h), centre: [x + w / 2, y + h / 2], door: doors[side] };
}

/** A room in a bend, its door in the middle of the inner wall. */
function curved(room: string, bend: Bend, from: number, to: number): Room {
  const middle = (from + to) / 2;
  return {
    room,
    ring: sector(bend, from, to),
    centre: polar(bend.centre, (bend.inner + bend.outer) / 2, middle),
    door: polar(bend.centre, bend.inner, middle),
  };
}

/** A room made of a band and a bend, its door in the middle of the band. */
function bent(room: string, ring: Ring, bend: Bend, x: number, side: 'top' | 'bottom'): Room {
  const [cx, cy] = bend.centre;
  const down = side === 'top' ? -1 : 1;
  const middle = (x + cx) / 2;
  return {
    room,
    ring,
    centre: [middle, cy + (down * (bend.inner + bend.outer)) / 2],
    door: [middle, cy + down * bend.inner],
  };
}

const BASEMENT: readonly Room[] = [
  {
    room: '-1.01',
    // the market takes the whole southern bend, and the corner beside the waist
    ring: [[178, 496], [370, 496], [423.7, 479.4], ...sector(SOUTH, -66, 90).slice(0, 53), [178, 800]],
    centre: [350, 660],
    door: [178, 560],
  },
  straight('-1.02', 0, 0, 168, 104, 'south'),
  straight('-1.03', 0, 664, 128, 136, 'east'),
];

const GROUND: readonly Room[] = [
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
  bent('0.15', toBottom(SOUTH, 34, 262), SOUTH, 262, 'bottom'),
  straight('0.16', 0, 540, 128, 112, 'east'),
  {
    room: '0.17',
    ring: [
      [0, 652],
      [128, 652],
      [128, 732],
      [200, 732],
      [200, 800],
      [0, 800],
    ],
    centre: [64, 726],
    door: [128, 692],
  },
];

const FIRST: readonly Room[] = [
  straight('1.01', 0, 0, 128, 120, 'east', 94),
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
  straight('1.30', 0, 660, 128, 140, 'east', 700),
  straight('1.31', 128, 732, 92, 68, 'north'),
  straight('1.32', 220, 732, 70, 68, 'north'),
  straight('1.33', 290, 732, 80, 68, 'north'),
];

const SECOND: readonly Room[] = [
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
  bent('2.16', toBottom(SOUTH, 36, 128), SOUTH, 128, 'bottom'),
  straight('2.30', 0, 582, 128, 218, 'east'),
];

const THIRD: readonly Room[] = [
  bent('3.01', fromTop(NORTH, 128, 66), NORTH, 128, 'top'),
  straight('3.02', 0, 0, 128, 128, 'east', 98),
  straight('3.03', 0, 128, 128, 92, 'east'),
  straight('3.04', 0, 220, 128, 84, 'east'),
  straight('3.05', 0, 304, 128, 84, 'east'),
  straight('3.06', 0, 388, 128, 80, 'east'),
  straight('3.07', 0, 468, 128, 80, 'east'),
  straight('3.08', 0, 548, 128, 80, 'east'),
  straight('3.09', 172, 332, 196, 68, 'north'),
  straight('3.10', 172, 400, 196, 68, 'south'),
  curved('3.11', SOUTH_DEEP, -66, 26),
  bent('3.12', toBottom(SOUTH_DEEP, 26, 286), SOUTH_DEEP, 286, 'bottom'),
  straight('3.13', 128, 706, 158, 94, 'north'),
  straight('3.14', 0, 628, 128, 172, 'east', 672),
];

/** Every room to let, from the car park up. */
export const ROOMS: readonly Room[] = [...BASEMENT, ...GROUND, ...FIRST, ...SECOND, ...THIRD];

export const levelOf = (room: string) => Number(room.slice(0, room.indexOf('.')));

/** Rooms that a shop has taken in: old prints and links still name them. */
export const JOINED_ROOMS: readonly { room: string; now: string }[] = [
  { room: '1.20', now: '1.24' },
  { room: '1.21', now: '1.24' },
  { room: '1.22', now: '1.24' },
  { room: '1.23', now: '1.24' },
];
