import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuesOf } from '../../../content/src/map/source-check.ts';
import { drawing } from '../../../scripts/tests/drawing.ts';
import { drawn, NORTH_UP } from './drawings.fixture.ts';
import { floorOf } from './floor/floor.ts';
import { storeysOf } from './floor/storey.ts';
import { areaOf, intersection, sizeOf } from './geometry/polygons.ts';
import { mapSource } from './map-source.ts';

const [WIDTH, HEIGHT] = [80, 50];

const rectangles = fc.array(
  fc.record({
    x: fc.integer({ min: -20, max: 10 * WIDTH }),
    y: fc.integer({ min: -20, max: 10 * HEIGHT }),
    width: fc.integer({ min: 20, max: 250 }),
    height: fc.integer({ min: 20, max: 250 }),
  }),
  { minLength: 1, maxLength: 12 },
);

/** Rooms in a hall, decimetres to metres, whatever they overlap. */
const hall = (rooms: readonly { x: number; y: number; width: number; height: number }[]) =>
  drawn(`<g id="outline"><rect width="${WIDTH}" height="${HEIGHT}"/></g>
    <g id="rooms">${rooms
      .map(
        ({ x, y, width, height }, index) =>
          `<rect id="${index}" x="${x / 10}" y="${y / 10}" width="${width / 10}" height="${height / 10}"/>`,
      )
      .join('')}</g>
    <g id="entrances"><circle id="A" cx="0" cy="25" r="1"/><circle id="B" cx="80" cy="25" r="1"/></g>`);

/** A square centimetre in square millimetres. */
const SPECK = 100;

describe('rooms at random in a hall', () => {
  it('give a map on which each door can be reached from each entrance', () => {
    fc.assert(
      fc.property(rectangles, (rooms) => {
        const { source, rooms: numbers, remarks } = mapSource([hall(rooms)], NORTH_UP);
        const hasEntrance = source.features.some(({ properties }) => properties.kind === 'entrance');
        const issues = issuesOf(source, { rooms: new Set(numbers), tenantSlugs: new Set() });
        expect(issues).toEqual(hasEntrance ? [] : [expect.stringMatching(/no entrance/)]);
        const told = new Set(remarks.flatMap(({ at }) => at.split(', ')));
        const lost = [...rooms.keys()].filter((index) => !numbers.includes(String(index)));
        expect(lost.filter((index) => !told.has(String(index)))).toEqual([]);
      }),
      drawing(25),
    );
  });

  it('give units none of which overlaps another, and which fill the floor', () => {
    fc.assert(
      fc.property(rectangles, (rooms) => {
        const [storey] = storeysOf([hall(rooms)], NORTH_UP, []);
        const floor = storey?.floor;
        const units = [
          ...(floor?.spaces.map(({ area }) => area) ?? []),
          ...(floor?.walkways.map(areaOf) ?? []),
        ];
        const overlaps = units.flatMap((unit, index) =>
          units.slice(index + 1).map((other) => sizeOf(intersection(unit, other))),
        );
        expect(Math.max(0, ...overlaps)).toBeLessThanOrEqual(SPECK);
        const total = units.reduce((sum, unit) => sum + sizeOf(unit), 0) / 1e6;
        expect(total).toBeGreaterThan(WIDTH * HEIGHT - 1);
        expect(total).toBeLessThan(WIDTH * HEIGHT + 0.01);
      }),
      drawing(25),
    );
  });
});

describe('a floor without shapes', () => {
  it('is none', () => {
    const tell = () => {};
    expect(floorOf(0, [], 600, { guessed: tell, leftOut: tell })).toBeNull();
  });
});
