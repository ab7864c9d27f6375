import type { Point } from '../drawing.ts';
import type { Storey } from '../floor/storey.ts';
import { distance } from '../geometry/geometry.ts';
import { areaOf } from '../geometry/polygons.ts';
import { codeOf } from '../keys.ts';
import type { Place } from '../places/place.ts';
import type { Ride } from '../places/rides.ts';
import { networkOf } from './network.ts';

export interface GraphNode {
  id: string;
  level: number;
  at: Point;
  place?: Place;
}

export interface GraphEdge {
  id: string;
  from: GraphNode;
  to: GraphNode;
  kind: 'walk' | Ride['kind'];
  metres: number;
  oneWay: boolean;
  equipment?: string;
}

export interface Graph {
  nodes: GraphNode[];
  edges: GraphEdge[];
}

/** Points between places are named by where they are, in decimetres: the same place keeps its name. */
const pointId = (level: number, { x, y }: Point) =>
  `node-${codeOf(level)}-at-${Math.floor(x / 100)}_${Math.floor(y / 100)}`;

function floorGraph({ floor: { level, walkable } }: Storey, places: readonly Place[]): Graph {
  const { points, links } = networkOf(
    walkable.flatMap(areaOf),
    places.map(({ at }) => at),
  );
  const nodes = points.map((at, index): GraphNode => {
    const place = places[index];
    return place ? { id: `node-${place.key}`, level, at, place } : { id: pointId(level, at), level, at };
  });
  const edges = links.flatMap(([i, j]): GraphEdge[] => {
    const [from, to] = [nodes[i], nodes[j]];
    if (!from || !to) return [];
    const metres = distance(from.at, to.at) / 1000;
    return [{ id: `${from.id}~${to.id}`, from, to, kind: 'walk', metres, oneWay: false }];
  });
  const used = new Set(edges.flatMap(({ from, to }) => [from, to]));
  return { nodes: nodes.filter((node) => node.place || used.has(node)), edges };
}

/** The whole network of a building. */
export function graphOf(storeys: readonly Storey[], places: readonly Place[], rides: readonly Ride[]): Graph {
  const floors = storeys.map((storey) =>
    floorGraph(
      storey,
      places.filter(({ level }) => level === storey.floor.level),
    ),
  );
  const nodes = floors.flatMap((floor) => floor.nodes);
  const nodeOf = new Map(nodes.map((node) => [node.place, node]));
  const between = rides.flatMap(({ from, to, ...ride }): GraphEdge[] => {
    const [start, end] = [nodeOf.get(from.place), nodeOf.get(to.place)];
    return start && end ? [{ ...ride, id: `${start.id}~${end.id}`, from: start, to: end }] : [];
  });
  return { nodes, edges: [...floors.flatMap(({ edges }) => edges), ...between] };
}
