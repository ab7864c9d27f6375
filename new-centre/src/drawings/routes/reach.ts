import { isStepped, type Place } from '../places/place.ts';
import type { Graph, GraphEdge, GraphNode } from './graph.ts';

interface Reach {
  graph: Graph;
  /** Places that are not in it: no way leads to them from all entrances, or back. */
  cutOff: Place[];
  /** Places that are not in it: the only ways there are stairs or escalators. */
  overSteps: Place[];
}

type Onwards = ReadonlyMap<GraphNode, readonly GraphNode[]>;

function neighbours(edges: readonly GraphEdge[], directions: readonly ('on' | 'back')[]): Onwards {
  const found = new Map<GraphNode, GraphNode[]>();
  const add = (from: GraphNode, to: GraphNode) => {
    const list = found.get(from);
    if (list) list.push(to);
    else found.set(from, [to]);
  };
  for (const { from, to, oneWay } of edges) {
    if (!oneWay || directions.includes('on')) add(from, to);
    if (!oneWay || directions.includes('back')) add(to, from);
  }
  return found;
}

function reached(starts: readonly GraphNode[], next: Onwards): Set<GraphNode> {
  const found = new Set(starts);
  const open = [...starts];
  for (let at = open.pop(); at; at = open.pop()) {
    for (const to of next.get(at) ?? []) {
      if (found.has(to)) continue;
      found.add(to);
      open.push(to);
    }
  }
  return found;
}

const weightOf = (part: ReadonlySet<GraphNode>) => {
  const places = [...part].filter(({ place }) => place);
  const hasEntrance = places.some(({ place }) => place?.kind === 'entrance');
  return (hasEntrance ? 1e9 : 0) + places.length;
};

/** What hangs together without steps and has an entrance; of several the one with most places. */
function mainPart({ nodes, edges }: Graph): Set<GraphNode> {
  const stepFree = edges.filter(({ kind }) => kind !== 'stairs' && kind !== 'escalator');
  const next = neighbours(stepFree, ['on', 'back']);
  let best = new Set<GraphNode>();
  const seen = new Set<GraphNode>();
  for (const node of nodes) {
    if (seen.has(node)) continue;
    const part = reached([node], next);
    for (const one of part) seen.add(one);
    if (weightOf(part) > weightOf(best)) best = part;
  }
  return best;
}

/**
 * The part of a network in which nobody gets lost: all places can be reached from each entrance and left again, and
 * all but stairs and escalators without steps.
 */
export function reachOf(graph: Graph): Reach {
  const main = mainPart(graph);
  const onwards = reached([...main], neighbours(graph.edges, ['on']));
  const home = reached([...main], neighbours(graph.edges, ['back']));
  const connected = (node: GraphNode) => onwards.has(node) && home.has(node);
  const stays = (node: GraphNode) =>
    main.has(node) || (connected(node) && (!node.place || isStepped(node.place)));
  const lost = graph.nodes.filter((node) => !stays(node));
  const placesOf = (nodes: readonly GraphNode[]) => nodes.flatMap(({ place }) => place ?? []);
  return {
    graph: {
      nodes: graph.nodes.filter(stays),
      edges: graph.edges.filter(({ from, to }) => stays(from) && stays(to)),
    },
    cutOff: placesOf(lost.filter((node) => !connected(node))),
    overSteps: placesOf(lost.filter(connected)),
  };
}
