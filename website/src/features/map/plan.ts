/**
 * How a building is described to the map. Units are those of the plan's own sheet, y downwards; north is up.
 * The description itself is `plan-geometry.ts`, which another centre replaces whole.
 */
import type { FloorLevel } from '../../ui/floor.ts';

export type Point = readonly [x: number, y: number];

export type Space = readonly [width: number, height: number];

export interface PlanRoom {
  /** As signed on the door: "1.24", "-1.03". */
  room: string;
  path: string;
  /** Middle of the label. */
  centre: Point;
  /** Upright rectangles round the centre that lie inside the walls: a label may fill any of them. */
  spaces: readonly Space[];
  /** On the corridor side: where a route ends and the door is. */
  door: Point;
}

export type FacilityKind = 'escalator' | 'lift' | 'wc' | 'wheel' | 'info' | 'car';

export interface Facility {
  kind: FacilityKind;
  at: Point;
  /** On a dark block already: drawn without a ground of its own. */
  bare?: boolean;
}

export interface Entrance {
  /** One sign, the same in every language. */
  sign: string;
  /** Where the sign stands, outside the wall. */
  at: Point;
  /** The gap in the outer wall. */
  from: Point;
  to: Point;
}

export interface FloorGeometry {
  level: FloorLevel;
  outline: string;
  rooms: readonly PlanRoom[];
  /** Open to the floor below: hatched. */
  voids: readonly string[];
  /** Seating, a fountain, a stage: places to be, not to shop. */
  squares: readonly string[];
  /** Bridges and landings that carry the lifts and escalators across a void. */
  landings: readonly string[];
  /** Stairs, shafts, stores: closed to visitors. */
  cores: readonly string[];
  /** Lines of the parking bays. */
  bays?: string;
  facilities: readonly Facility[];
  entrances: readonly Entrance[];
}

export interface Building {
  viewBox: string;
  floors: Readonly<Record<FloorLevel, FloorGeometry>>;
}
