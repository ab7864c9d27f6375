import { readFileSync } from 'node:fs';
import type { FloorDrawing, PlanSettings } from './drawing.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** A small centre: two floors of 80 × 50 m with twelve rooms each. */
export const FLOORS: readonly FloorDrawing[] = [
  { file: 'floors/ground.svg', level: 0, svg: read('./ground.fixture.svg') },
  { file: 'floors/upper.svg', level: 1, svg: read('./upper.fixture.svg') },
];

/** A plan out of a CAD program: nothing in it has a name but the layers. A metre a unit. */
export const CAD_PLAN: FloorDrawing = { file: 'floors/cad.svg', level: 0, svg: read('./cad.fixture.svg') };

export const SETTINGS: PlanSettings = {
  metresPerUnit: 0.1,
  origin: { longitude: 21.0122, latitude: 52.2297 },
  bearingDegrees: 30,
};

/** A drawing of one floor with these layers, a metre a unit. */
export const drawn = (layers: string, level = 0): FloorDrawing => ({
  file: `floors/${level}.svg`,
  level,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${layers}</svg>`,
});

/** A metre a unit, north up. */
export const NORTH_UP: PlanSettings = { ...SETTINGS, metresPerUnit: 1, bearingDegrees: 0 };
