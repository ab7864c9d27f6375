import { expect, it } from 'vitest';
import type { Point } from '../../map/building/building.ts';
import { inside } from '../../map/building/shapes.ts';
import { signSpot } from './sign-spot.ts';

const COVERS: readonly Point[] = [
  [0, 0],
  [36, 0],
  [-19, -110],
];

const RECTANGLE: readonly Point[] = [
  [0, 0],
  [570, 0],
  [570, 800],
  [0, 800],
];
/** Its corners are in the middles of the sheet's edges. */
const TURNED: readonly Point[] = [
  [285, 0],
  [570, 400],
  [285, 800],
  [0, 400],
];

it('is the front corner of a building that stands as its sheet does', () => {
  expect(signSpot(RECTANGLE, [570, 800], COVERS)).toEqual([56, 708]);
});

it('is within the walls of one that is turned, as near to that corner as they are', () => {
  const [x, y] = signSpot(TURNED, [570, 800], COVERS);
  for (const [dx, dy] of COVERS) expect(inside(TURNED, [x + dx, y + dy])).toBe(true);
  expect([x, y]).toEqual([200, 680]);
});

it('is that corner where nothing is drawn, or too little for a sign', () => {
  const hut: readonly Point[] = [
    [0, 0],
    [9, 0],
    [9, 9],
  ];
  for (const walls of [[], hut]) expect(signSpot(walls, [570, 800], COVERS)).toEqual([56, 708]);
});
