import { it } from 'vitest';
import { FLOORS, SETTINGS } from './drawings.fixture.ts';
import { distance } from './geometry.ts';
import { keysOf } from './keys.ts';
import { storeyOf } from './map-source.ts';
import { networkOf, sightOf } from './network.ts';
import { placesOf } from './places.ts';
import { areaOf } from './polygons.ts';
import { stopsOf } from './stops.ts';
import { shortestLengths, lengthsOfLinks } from './ways.fixture.ts';
import { linksOfShortestWays } from './shortest-ways.ts';
it('x', () => {
  const storeys = FLOORS.flatMap((f) => storeyOf(f, SETTINGS, []));
  const keyOf = keysOf();
  const stops = stopsOf(storeys, keyOf);
  for (const s of storeys) {
    const places = [...placesOf(s, keyOf, new Set()), ...stops.map((x) => x.place).filter((p) => p.level === s.floor.level)];
    const at = places.map((p) => p.at);
    const free = s.floor.walkable.flatMap(areaOf);
    const sight = sightOf(free, at);
    const len = (a: number, b: number) => Number.isFinite(sight.costs.between[a * sight.costs.size + b]) ? distance(sight.points[a]!, sight.points[b]!) : Infinity;
    const best = shortestLengths(at.length, sight.points.length, len);
    const union = linksOfShortestWays(sight.costs);
    const net = networkOf(free, at);
    const got = shortestLengths(at.length, net.points.length, lengthsOfLinks(net.links, len));
    const gotU = shortestLengths(at.length, net.points.length, lengthsOfLinks(union, len));
    const stat = (g: number[][]) => { const r = best.flatMap((row, i) => row.flatMap((b, j) => j > i ? [g[i]![j]! / b] : [])).sort((a, b) => a - b); return [r.at(-1), r[Math.floor(r.length * .95)], r.reduce((a, b) => a + b) / r.length].map((x) => x?.toFixed(3)).join(' '); };
    console.log('places', at.length, 'points', sight.points.length, 'used', new Set(net.links.flat()).size, 'union', union.length, 'net', net.links.length, 'max/95/mean', stat(got), 'union', stat(gotU));
  }
});
