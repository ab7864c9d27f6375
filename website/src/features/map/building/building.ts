/**
 * The building as the map draws it. Places are in metres from the north-western corner of its bounds, y downwards,
 * north up; `path` strings and label spaces are in units of the drawing's sheet, `scale` of them to a metre.
 */
import type { FloorLevel } from '../../../ui/floors/floor.ts';
import type { WayEdge, WayNode } from '../way/network.ts';

export type Point = readonly [x: number, y: number];

export type Space = readonly [width: number, height: number];

export interface PlanRoom {
  /** As signed on the door: "1.24", "-1.03". */
  room: string;
  path: string;
  /** Middle of the label, on the sheet. */
  centre: Point;
  /** Upright rectangles round the centre that lie inside the walls: a label may fill any of them. */
  spaces: readonly Space[];
}

export const AMENITY_KINDS = [
  'elevator',
  'escalator',
  'stairs',
  'ramp',
  'restroom',
  'restroom.wheelchair',
  'atm',
  'information',
  'parking',
  'firstaid',
  'strollers',
] as const;

export type AmenityKind = (typeof AMENITY_KINDS)[number];

export interface Amenity {
  id: string;
  kind: AmenityKind;
  level: FloorLevel;
  /** On the sheet. */
  at: Point;
  /** On a dark block already: drawn without a ground of its own. */
  bare: boolean;
  /** Marked so in the content: drawn crossed out. */
  outOfOrder: boolean;
}

export interface Entrance {
  /** One sign, the same in every language. */
  sign: string;
  /** Where the sign stands, outside the wall. */
  at: Point;
  /** The gap in the outer wall. */
  gap: string;
}

export interface Floor {
  level: FloorLevel;
  outline: string;
  /** Corners of the first outline. */
  walls: readonly Point[];
  rooms: readonly PlanRoom[];
  /** Open to the floor below: hatched. */
  voids: readonly string[];
  /** Seating, a fountain, a stage: places to be, not to shop. */
  squares: readonly string[];
  /** Bridges and landings that carry the lifts and escalators across a void. */
  landings: readonly string[];
  /** Stairs, shafts, stores: closed to visitors. */
  cores: readonly string[];
  /** Leaves of the doors, across their walls. Empty: none. */
  doors: string;
  /** Lines of the parking bays. Empty: none. */
  bays: string;
  amenities: readonly Amenity[];
  entrances: readonly Entrance[];
}

/** Where a kiosk stands. */
export interface Kiosk {
  id: string;
  level: FloorLevel;
  /** Node of the graph at which its ways begin. */
  node: string;
  name?: string;
}

export interface Building {
  /** What its floors fill; its longer side is 800 units. */
  sheet: Space;
  /** Sheet units to a metre. */
  scale: number;
  /** From the top down. */
  floors: readonly Floor[];
  /** What people call an atrium: voids and squares, their edges in metres, closed. */
  atria: readonly { level: FloorLevel; edge: readonly Point[] }[];
  nodes: readonly WayNode[];
  edges: readonly WayEdge[];
  kiosks: readonly Kiosk[];
}

export function floorOf(building: Building, level: FloorLevel): Floor | undefined {
  return building.floors.find((floor) => floor.level === level);
}
