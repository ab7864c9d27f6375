import { expect, it } from 'vitest';
import { seedlessProperties } from './seedless-properties.ts';

it('names properties whose sample is none of the run', () => {
  const source = `
fc.assert(fc.property(fc.nat(), (drawn) => drawing(drawn)), drawing(10));
fc.assert(
  fc.property(fc.nat(), (drawn) => drawing(drawn)),
);
it('holds', async () => {
  await fc.assert(fc.asyncProperty(fc.nat(), held), { numRuns: 10 });
});
// fc.assert(commented)`;
  expect(seedlessProperties(source)).toEqual([3, 7]);
});
