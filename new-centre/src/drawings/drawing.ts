/** One floor as it was drawn. */
export interface FloorDrawing {
  /** Named in remarks: "floors/ground.svg". */
  file: string;
  /** 0 on the ground. */
  level: number;
  svg: string;
}

/** How the sheet lies on the earth; the same for all floors. */
export interface PlanSettings {
  /** Metres of one user unit, which is one unit of the `viewBox`. */
  metresPerUnit: number;
  /** Where the point 0, 0 of the drawings lies. */
  origin: { longitude: number; latitude: number };
  /** Where "up" on the sheet points, clockwise from north. */
  bearingDegrees: number;
  /** Gaps up to this wide are walls and go to the rooms beside them; 0.6 when absent. */
  closeGapsMetres?: number;
}

/** A shape of a layer, flattened. In units of the sheet, or in millimetres once it is on the plan; y runs down. */
export interface Figure {
  layer: Layer;
  /** As the person who drew it named it; undefined = no name of their own. */
  label: string | undefined;
  /** What remarks call it. */
  called: string;
  rings: Ring[];
}

export interface Point {
  x: number;
  y: number;
}

/** Corners in their order; the last is not the first again. */
export type Ring = readonly Point[];

export const LAYERS = [
  'outline',
  'rooms',
  'voids',
  'squares',
  'landings',
  'staff',
  'parking',
  'doors',
  'entrances',
  'elevators',
  'escalators',
  'stairs',
  'ramps',
  'amenities',
  'kiosks',
] as const;

export type Layer = (typeof LAYERS)[number];

/** How remarks to whoever made the drawing are put down. */
type Tell = (at: string, problem: string, mend: string) => void;

/** Something was assumed, or something is missing. */
export interface Teller {
  guessed: Tell;
  leftOut: Tell;
}
