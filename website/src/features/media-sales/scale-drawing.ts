import type { Surface } from './media-sale-models.ts';

/** A surface on the common ground line; all numbers in hundredths of a metre from the drawing's top left. */
export interface Placed {
  surface: Surface & { size: { width: number; height: number } };
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the person beside it stands. */
  personX: number;
}

interface ScaleRow {
  width: number;
  height: number;
  ground: number;
  placed: Placed[];
}

/** A metre in units of the drawing. */
const METRE = 100;
const PERSON_ROOM = 1.1 * METRE;
const GAP = 0.9 * METRE;
/** Above the tallest surface, for its size in figures. */
const HEAD_ROOM = 1 * METRE;

/** All surfaces whose size is known, the tallest first, on one ground line and at one scale, each with a person beside it. */
export function scaleDrawing(surfaces: readonly Surface[]): ScaleRow | null {
  const measured = surfaces.filter((one): one is Placed['surface'] => one.size !== undefined);
  if (measured.length === 0) return null;
  const tallest = Math.max(...measured.map(({ size }) => size.height), 2);
  const ground = tallest * METRE + HEAD_ROOM;
  let x = 0;
  const placed = measured
    .toSorted((a, b) => b.size.height - a.size.height)
    .map((surface): Placed => {
      const [width, height] = [surface.size.width * METRE, surface.size.height * METRE];
      const at: Placed = {
        surface,
        x,
        y: ground - height,
        width,
        height,
        personX: x + width + PERSON_ROOM / 2,
      };
      x += width + PERSON_ROOM + GAP;
      return at;
    });
  return { width: x - GAP, height: ground, ground, placed };
}
