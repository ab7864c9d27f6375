import { floorLook, type Level } from './floor.ts';

export interface FloorColours {
  field: string;
  /** Writing on the field. */
  on: string;
  tint: string;
}

/** For drawings that take their colours with them. A copy of layout/tokens.css: a test holds the two together. */
export const INK = '#17130e';
export const INK_LINE = '#4a443b';
export const STONE_INK = '#5a5348';
export const WHITE = '#fff';

const FLOORS: Readonly<Record<string, FloorColours>> = {
  '-1': { field: INK, on: WHITE, tint: '#ddd6c8' },
  '0': { field: '#00664a', on: WHITE, tint: '#cde5d8' },
  '1': { field: '#ff5a36', on: INK, tint: '#ffd5c9' },
  '2': { field: '#ffa6c9', on: INK, tint: '#ffe1ec' },
  '3': { field: '#ffc926', on: INK, tint: '#ffedb8' },
};
const NO_FLOOR: FloorColours = { field: '#ddd6c8', on: INK, tint: '#f1ede4' };

/** What a floor's class sets (`floorClass`), as values. */
export function floorColours(level: Level): FloorColours {
  const { paint } = floorLook(level);
  if (paint) return { field: paint.field, on: paint.on, tint: paint.tint };
  return FLOORS[String(level)] ?? NO_FLOOR;
}
