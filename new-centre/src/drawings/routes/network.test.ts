import { describe, expect, it } from 'vitest';
import type { Point } from '../drawing.ts';
import { drawn, FLOORS, NORTH_UP, SETTINGS } from '../drawings.fixture.ts';
import { storeysOf } from '../floor/storey.ts';
import { distance, partsOf } from '../geometry/geometry.ts';
import { areaOf, grown, linesWithin } from '../geometry/polygons.ts';
import { mapSource } from '../map-source.ts';
import { networkOf, sightOf } from './network.ts';
import { linkOf } from './way-search.ts';
import { lengthsFrom, walksOf } from './ways.fixture.ts';

/** The places of a drawn floor in its own coordinates, as the network got them, and its free space. */
function floorAt(level: number) {
  const storey = storeysOf(FLOORS, SETTINGS, []).find(({ floor }) => floor.level === level);
  if (!storey) throw new Error(`no floor ${level}`);
  const free = storey.floor.walkable.flatMap(areaOf);
  const marks = storey.figures.filter(({ layer }) => layer === 'doors' || layer === 'entrances');
  const places = marks.flatMap(({ rings }) => rings[0]?.[0] ?? []);
  return { free, places: places.map((at): Point => nearestFree(free, at)) };
}

const nearestFree = (free: readonly (readonly Point[])[], at: Point): Point =>
  free.flat().reduce((best, corner) => (distance(corner, at) < distance(best, at) ? corner : best));

describe.each([0, 1])('the network of floor %i', (level) => {
  const { free, places } = floorAt(level);
  const { points, links } = networkOf(free, places);

  it('has ways at most 1.1 times as long as the shortest that can be walked', () => {
    const { sight } = sightOf(free, places);
    const names = new Set([...places.keys()].map(String));
    const edges = (linked: (a: number, b: number) => boolean) =>
      points.flatMap((_, a) =>
        points.flatMap((_, b) => {
          const metres = sight.lengths[a * sight.size + b] ?? Number.POSITIVE_INFINITY;
          return a !== b && Number.isFinite(metres) && linked(a, b)
            ? [{ from: String(a), to: String(b), metres }]
            : [];
        }),
      );
    const chosen = new Set(links.map(String));
    const all = edges(() => true);
    const few = edges((a, b) => chosen.has(String(linkOf(a, b))));
    expect(few.length).toBeLessThan(all.length / 4);
    for (const start of names) {
      const best = lengthsFrom(start, all, names);
      const found = lengthsFrom(start, few, names);
      expect(best.size).toBeGreaterThan(places.length);
      for (const end of names) expect(found.get(end)).toBeLessThanOrEqual((best.get(end) ?? 0) * 1.1);
    }
  });

  it('keeps within what one walks on', () => {
    const lines = links.map(([a, b]) => [points[a], points[b]].filter((at) => at !== undefined));
    const lengthOf = (of: readonly (readonly Point[])[]) =>
      of.flatMap(partsOf).reduce((sum, [a, b]) => sum + distance(a, b), 0);
    const inside = linesWithin(lines, grown(free, 120));
    expect(lengthOf(inside)).toBeCloseTo(lengthOf(lines), -2);
  });
});

describe('the network', () => {
  it('leads through a passage a person only just fits through', () => {
    const { rooms, remarks } = mapSource(
      [
        drawn(`<g id="outline"><rect width="40" height="20"/></g>
          <g id="staff"><rect x="19" width="2" height="9.6"/><rect x="19" y="10.4" width="2" height="9.6"/></g>
          <g id="rooms"><rect id="1" x="30" width="10" height="5"/></g>
          <g id="entrances"><circle id="A" cx="0" cy="10" r="1"/></g>`),
      ],
      NORTH_UP,
    );
    expect(rooms).toEqual(['1']);
    expect(remarks.map(({ at }) => at)).toEqual(['1']);
  });

  it('has no way through a door to somewhere else', () => {
    const { source } = mapSource(FLOORS, SETTINGS);
    const nodes = source.features.filter(({ feature_type: type }) => type === 'node');
    const places = new Set(
      nodes.filter(({ properties: { room, sign, amenity } }) => room ?? sign ?? amenity).map(({ id }) => id),
    );
    const edges = walksOf(source.features);
    const from = lengthsFrom('node-0-door-0.01', edges, places);
    const onFloor = [...places].filter((id) => id.startsWith('node-0-'));
    expect(onFloor.filter((id) => !from.has(id))).toEqual([]);
  });
});
