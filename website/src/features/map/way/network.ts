import type { MapEdgeKind } from '@mall/contract/payloads/map-kinds.ts';
import createGraph, { type Graph } from 'ngraph.graph';
import { ESCALATOR_SPEED, LIFT_FLOOR, LIFT_WAIT, STAIRS_SPEED, WALKING_SPEED } from './way-constants.ts';

/** A place where ways meet or end; x and y in metres, y downwards. */
export interface WayNode {
  id: string;
  level: number;
  x: number;
  y: number;
  /** Number of the room whose door this is. */
  room?: string;
  /** Sign of the entrance that this is. */
  sign?: string;
  /** Id of the amenity that stands here. */
  amenity?: string;
}

export interface WayEdge {
  from: string;
  to: string;
  kind: MapEdgeKind;
  /** Along the floor, the steps or the ramp. */
  metres: number;
  /** Only from `from` to `to`. */
  oneWay: boolean;
  equipment?: string;
  outOfOrder: boolean;
}

export const PROFILES = ['quickest', 'step-free', 'no-escalators'] as const;

/** `step-free`: neither stairs nor escalators; `no-escalators`: stairs and lifts. */
export type Profile = (typeof PROFILES)[number];

/** An edge in the direction it is walked. */
export interface Step {
  kind: MapEdgeKind;
  metres: number;
  seconds: number;
  equipment?: string;
}

/** What one profile may use, with what the search needs for a guess that is never too high. */
interface ProfileGraph {
  graph: Graph<WayNode, Step>;
  /** No step gets on faster than this, in metres of the plan a second. */
  topSpeed: number;
  /** No step reaches the next floor in fewer seconds, its way across the plan not counted. */
  floorSeconds: number;
}

export interface Network {
  nodes: ReadonlyMap<string, WayNode>;
  /** Made when a profile is first asked for. */
  forProfile(profile: Profile): ProfileGraph;
}

interface Link extends Step {
  from: WayNode;
  to: WayNode;
}

const BARRED: Record<Profile, readonly MapEdgeKind[]> = {
  quickest: [],
  'step-free': ['stairs', 'escalator'],
  'no-escalators': ['escalator'],
};

const SPEED: Record<Exclude<MapEdgeKind, 'elevator'>, number> = {
  walk: WALKING_SPEED,
  ramp: WALKING_SPEED,
  stairs: STAIRS_SPEED,
  escalator: ESCALATOR_SPEED,
};

/** Straight across the plan, in metres; floors do not count. */
export function across(a: WayNode, b: WayNode): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * The ways of a building. Edges that are out of order, lead to unknown nodes or are of an unknown kind are left out;
 * a length that is no length is replaced by the straight line.
 */
export function createNetwork(nodes: readonly WayNode[], edges: readonly WayEdge[]): Network {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const usable = edges.filter((edge) => !edge.outOfOrder);
  const links = [
    ...usable.flatMap((edge) => (edge.kind === 'elevator' ? [] : onFoot(edge, known))),
    ...byLift(
      usable.filter(({ kind }) => kind === 'elevator'),
      known,
    ),
  ];
  const made = new Map<Profile, ProfileGraph>();
  return {
    nodes: known,
    forProfile(profile) {
      const found = made.get(profile);
      if (found) return found;
      const graph = profileGraph(links.filter(({ kind }) => !BARRED[profile].includes(kind)));
      made.set(profile, graph);
      return graph;
    },
  };
}

function onFoot(edge: WayEdge, nodes: ReadonlyMap<string, WayNode>): Link[] {
  const from = nodes.get(edge.from);
  const to = nodes.get(edge.to);
  if (!from || !to || edge.kind === 'elevator' || !Object.hasOwn(SPEED, edge.kind)) return [];
  const metres = edge.metres > 0 && Number.isFinite(edge.metres) ? edge.metres : across(from, to);
  const step = {
    kind: edge.kind,
    metres,
    seconds: metres / SPEED[edge.kind],
    ...(edge.equipment ? { equipment: edge.equipment } : {}),
  };
  const link = { ...step, from, to };
  return edge.oneWay ? [link] : [link, { ...step, from: to, to: from }];
}

/**
 * A lift is waited for once, however its floors are joined in the data: each of its doors gets a link of its own to
 * each other. Lifts go both ways.
 */
function byLift(edges: readonly WayEdge[], nodes: ReadonlyMap<string, WayNode>): Link[] {
  const shafts: { equipment?: string; doors: Set<string> }[] = [];
  for (const { from, to, equipment } of edges) {
    if (!nodes.has(from) || !nodes.has(to)) continue;
    const joined = shafts.filter(
      (shaft) => shaft.equipment === equipment && (shaft.doors.has(from) || shaft.doors.has(to)),
    );
    const doors = new Set([from, to, ...joined.flatMap((shaft) => [...shaft.doors])]);
    for (const shaft of joined) shafts.splice(shafts.indexOf(shaft), 1);
    shafts.push({ doors, ...(equipment ? { equipment } : {}) });
  }
  return shafts.flatMap(({ equipment, doors }) => {
    const stops = [...doors].flatMap((id) => nodes.get(id) ?? []);
    return stops.flatMap((from) =>
      stops
        .filter((to) => to !== from)
        .map((to) => ({
          from,
          to,
          kind: 'elevator' as const,
          metres: 0,
          seconds: LIFT_WAIT + LIFT_FLOOR * Math.abs(from.level - to.level),
          ...(equipment ? { equipment } : {}),
        })),
    );
  });
}

/** Between the same two nodes the quicker link stays. */
function profileGraph(links: readonly Link[]): ProfileGraph {
  const graph = createGraph<WayNode, Step>();
  for (const { from, to, ...step } of links) {
    const other = graph.getLink(from.id, to.id)?.data;
    if (other && cost(other) <= cost(step)) continue;
    graph.addNode(from.id, from);
    graph.addNode(to.id, to);
    graph.addLink(from.id, to.id, step);
  }
  let topSpeed = WALKING_SPEED;
  for (const { from, to, seconds } of links) {
    if (seconds > 0) topSpeed = Math.max(topSpeed, across(from, to) / seconds);
  }
  let floorSeconds = Number.POSITIVE_INFINITY;
  for (const { from, to, seconds } of links) {
    const floors = Math.abs(from.level - to.level);
    if (floors > 0) floorSeconds = Math.min(floorSeconds, (seconds - across(from, to) / topSpeed) / floors);
  }
  return { graph, topSpeed, floorSeconds: Number.isFinite(floorSeconds) ? Math.max(0, floorSeconds) : 0 };
}

/** What the search keeps low: seconds, and among equals metres, so that the same way is found from both ends. */
export function cost({ seconds, metres }: Step): number {
  return seconds + metres * 1e-6;
}
