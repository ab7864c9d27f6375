import type { MapEdgeKind } from '@mall/contract/payloads/map-kinds.ts';
import { aStar } from 'ngraph.path';
import { type Spot, simplified } from './line.ts';
import { across, cost, type Network, PROFILES, type Profile, type Step, type WayNode } from './network.ts';
import { DRAWN_TOLERANCE } from './way-constants.ts';

/** How a leg is left for the next one. */
export interface Via {
  kind: Exclude<MapEdgeKind, 'walk'>;
  toLevel: number;
  equipment?: string;
}

/** A part of the way on one floor. */
export interface Leg {
  level: number;
  /** At least one; the first and the last are exact, those between keep within 0.3 m of the walked line. */
  points: Spot[];
  via?: Via;
}

export interface Way {
  profile: Profile;
  /** Walked and ridden along floors, steps and ramps; a lift's shaft does not count. */
  metres: number;
  /** Waiting for lifts counted. */
  seconds: number;
  legs: Leg[];
  /** Ids of the equipment used, in order. */
  equipment: string[];
  /** Ids of all nodes from the start to the end. */
  nodes: string[];
}

interface WayRequest {
  /** Node ids. */
  from: string;
  to: string;
  profile: Profile;
}

/** The quickest way that the profile allows; null when there is none or an end is unknown. */
export function findWay(network: Network, { from, to, profile }: WayRequest): Way | null {
  const start = network.nodes.get(from);
  const end = network.nodes.get(to);
  if (!start || !end) return null;
  if (start === end) {
    return {
      profile,
      metres: 0,
      seconds: 0,
      legs: [{ level: start.level, points: [spot(start)] }],
      equipment: [],
      nodes: [from],
    };
  }
  const { graph, topSpeed, floorSeconds } = network.forProfile(profile);
  if (!graph.hasNode(from) || !graph.hasNode(to)) return null;
  const search = aStar<WayNode, Step>(graph, {
    oriented: true,
    distance: (_to, _from, link) => cost(link.data),
    heuristic: ({ data: a }, { data: b }) =>
      across(a, b) / topSpeed + Math.abs(a.level - b.level) * floorSeconds,
  });
  // The library lists the nodes from the end to the start.
  const nodes = search
    .find(from, to)
    .map(({ data }) => data)
    .reverse();
  if (nodes.length === 0) return null;
  const steps = nodes.slice(1).flatMap((node, index) => {
    const before = nodes[index];
    const step = before && graph.getLink(before.id, node.id)?.data;
    return step ? [{ step, node }] : [];
  });
  return {
    profile,
    metres: steps.reduce((sum, { step }) => sum + step.metres, 0),
    seconds: steps.reduce((sum, { step }) => sum + step.seconds, 0),
    legs: legsOf(start, steps),
    equipment: [...new Set(steps.flatMap(({ step }) => step.equipment ?? []))],
    nodes: nodes.map(({ id }) => id),
  };
}

/** The first other profile that has a way, with that way; null when none has. */
export function findOtherWay(network: Network, asked: WayRequest): Way | null {
  for (const profile of PROFILES) {
    const way = profile === asked.profile ? null : findWay(network, { ...asked, profile });
    if (way) return way;
  }
  return null;
}

function spot({ x, y }: WayNode): Spot {
  return [x, y];
}

/** Steps or a ramp within a floor stay in their leg: nothing changes on the map. */
function legsOf(start: WayNode, steps: readonly { step: Step; node: WayNode }[]): Leg[] {
  let leg: Leg = { level: start.level, points: [spot(start)] };
  const legs = [leg];
  for (const { step, node } of steps) {
    if (node.level === leg.level) {
      leg.points.push(spot(node));
      continue;
    }
    // A floor is left by a walk only where the data calls a ramp so.
    const kind = step.kind === 'walk' ? 'ramp' : step.kind;
    leg.via = { kind, toLevel: node.level, ...(step.equipment ? { equipment: step.equipment } : {}) };
    leg = { level: node.level, points: [spot(node)] };
    legs.push(leg);
  }
  return legs.map((one) => ({ ...one, points: simplified(one.points, DRAWN_TOLERANCE) }));
}
