import { describe, expect, it } from 'vitest';
import { issuesOf } from '../../../content/src/map/source-check.ts';
import { drawn, NORTH_UP } from './drawings.fixture.ts';
import { mapSource } from './map-source.ts';

/** Numbers from 0 to 1, the same each time. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Ten rows of twenty rooms back to back, each corner up to 12 cm from where it should be; walls of 6 to 54 cm. */
function sloppyRooms() {
  const next = numbers(7);
  const off = () => (next() - 0.5) * 0.24;
  return Array.from({ length: 200 }, (_, index) => {
    const [row, column] = [Math.floor(index / 20), index % 20];
    const x = 8 + column * 10 + (column >= 10 ? 8 : 0);
    const y = 8 + Math.floor(row / 2) * 32 + (row % 2) * 12;
    const corners = [
      [x, y],
      [x + 9.7, y],
      [x + 9.7, y + 11.7],
      [x, y + 11.7],
    ];
    const points = corners.map(([cx = 0, cy = 0]) => `${cx + off()},${cy + off()}`).join(' ');
    return `<polygon id="R${row}.${column}" points="${points}"/>`;
  });
}

describe('two hundred sloppy rooms on one floor', () => {
  const { source, rooms, remarks } = mapSource(
    [
      drawn(`<g id="outline"><rect width="224" height="170"/></g><g id="rooms">${sloppyRooms().join('')}</g>
        <g id="entrances"><circle id="A" cy="40" r="1"/></g>`),
    ],
    NORTH_UP,
  );

  it('are all on the map, with a door each', () => {
    expect(rooms).toHaveLength(200);
    expect(issuesOf(source, { rooms: new Set(rooms), tenantSlugs: new Set() })).toEqual([]);
    expect(new Set(remarks.map(({ problem }) => problem))).toEqual(
      new Set([expect.stringMatching(/^The room has no door/)]),
    );
  });

  it('leave no gaps between them', () => {
    const walkways = source.features.filter(({ properties }) => properties.category === 'walkway');
    expect(walkways).toHaveLength(1);
  });

  it('have some seven edges each', () => {
    const edges = source.features.filter(({ feature_type: type }) => type === 'edge');
    expect(edges.length).toBeLessThan(8 * 200);
  });
});
