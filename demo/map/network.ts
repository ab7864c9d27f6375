import type { MapEdgeKind } from '@mall/contract';
import type { DemoLevel } from '../structure/shapes.ts';
import { METRES, rides } from './equipment.ts';
import { LEVELS } from './floors.ts';
import { PLACES, type Place } from './places.ts';
import { NORTH, SOUTH } from './rooms.ts';
import { arc, distance, type Point } from './shapes.ts';

interface NetworkNode extends Place {}

interface NetworkEdge {
  id: string;
  level: DemoLevel;
  from: string;
  to: string;
  kind: MapEdgeKind;
  line: readonly Point[];
  metres: number;
  oneWay: boolean;
  equipment?: string;
}

type Run = readonly Point[];

/** Degrees between two nodes of a bend: their chord stays within a palm of the corridor's middle. */
const BEND_STEP = 10;
const bend = (centre: Point, radius: number) => arc(centre, radius, -90, 90, BEND_STEP);

const LOOP_NORTH: Run = [[150, 90], ...bend(NORTH.centre, 110), [150, 310]];
const LOOP_SOUTH: Run = [[150, 490], ...bend(SOUTH.centre, 110), [150, 710]];
const BRIDGES_NORTH: Run[] = [
  [
    [150, 200],
    [235, 200],
    [340, 200],
    [340, 310],
  ],
];
const BRIDGES_SOUTH: Run[] = [
  [
    [150, 600],
    [235, 600],
    [340, 600],
    [340, 490],
  ],
];
const MIDDLE: Run[] = [
  LOOP_NORTH,
  LOOP_SOUTH,
  [
    [150, 90],
    [150, 710],
  ],
  ...BRIDGES_NORTH,
  ...BRIDGES_SOUTH,
];

/** Across a square that lies round the lifts. @param reach how far from the middle the corridors round it are */
function acrossSquare(middle: number, reach: number): Run[] {
  return [
    [
      [150, middle],
      [235, middle],
      [340, middle],
      [370 + reach, middle],
    ],
    [
      [235, middle - reach],
      [235, middle + reach],
    ],
    [
      [340, middle - reach],
      [340, middle + reach],
    ],
  ];
}

/** Middle lines of what one walks on. */
const RUNS: Readonly<Record<DemoLevel, readonly Run[]>> = {
  [-1]: [
    [
      [84, 118],
      [84, 463],
      [153, 463],
      [153, 732],
    ],
    [
      [84, 237],
      [455, 237],
      [404.9, 307.5],
    ],
    [
      [84, 313],
      [370, 313],
      [404.9, 307.5],
    ],
  ],
  0: [
    LOOP_NORTH,
    LOOP_SOUTH,
    [
      [150, 90],
      [150, 710],
    ],
    ...acrossSquare(200, 110),
    ...acrossSquare(600, 110),
    [
      [231, 0],
      [231, 90],
    ],
    [
      [0, 300],
      [150, 300],
    ],
    [
      [231, 750],
      [231, 710],
    ],
  ],
  1: MIDDLE,
  2: MIDDLE,
  3: [
    LOOP_NORTH,
    [[150, 510], ...bend(SOUTH.centre, 90), [150, 690]],
    [
      [150, 90],
      [150, 690],
    ],
    ...BRIDGES_NORTH,
    ...acrossSquare(600, 90),
  ],
};

/** Points nearer than this are one. */
const SAME = 1;

function nearestOn(run: Run, to: Point): Point {
  let best: Point = run[0] ?? to;
  for (let i = 1; i < run.length; i += 1) {
    const [a, b] = [run[i - 1] ?? to, run[i] ?? to];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const along = ((to[0] - a[0]) * dx + (to[1] - a[1]) * dy) / (dx * dx + dy * dy);
    const t = Math.min(1, Math.max(0, along));
    const point: Point = [a[0] + t * dx, a[1] + t * dy];
    if (distance(point, to) < distance(best, to)) best = point;
  }
  return best;
}

const nearest = (points: readonly Point[], to: Point) =>
  points.reduce((best, point) => (distance(point, to) < distance(best, to) ? point : best));

/** The points of a run with every cut that lies on it put in at its place. */
function cutRun(run: Run, cuts: readonly Point[]): Point[] {
  return run.flatMap((to, index) => {
    const from = run[index - 1];
    if (!from) return [to];
    const between = cuts.filter(
      (cut) =>
        distance(cut, from) > SAME &&
        distance(cut, to) > SAME &&
        distance(nearestOn([from, to], cut), cut) < 0.1,
    );
    return [...between.sort((a, b) => distance(a, from) - distance(b, from)), to];
  });
}

function floorNetwork(level: DemoLevel): { nodes: NetworkNode[]; edges: NetworkEdge[] } {
  const runs = RUNS[level];
  const nodes: NetworkNode[] = PLACES.filter((place) => place.level === level);
  const edges: NetworkEdge[] = [];
  const nodeAt = (at: Point): NetworkNode => {
    const known = nodes.find((node) => distance(node.at, at) < SAME);
    if (known) return known;
    const node: NetworkNode = { id: `n${level < 0 ? `b${-level}` : level}-${nodes.length}`, level, at };
    nodes.push(node);
    return node;
  };
  const join = (from: NetworkNode, to: NetworkNode, kind: NetworkEdge['kind'] = 'walk') => {
    if (from === to) return;
    edges.push({
      id: `${from.id}~${to.id}${kind === 'walk' ? '' : `~${kind}`}`,
      level,
      from: from.id,
      to: to.id,
      kind,
      line: [from.at, to.at],
      metres: distance(from.at, to.at) * METRES,
      oneWay: false,
    });
  };
  const feet = nodes
    .filter((place) => place.sign !== 'C')
    .map((place) => ({
      place,
      foot: nearest(
        runs.map((run) => nearestOn(run, place.at)),
        place.at,
      ),
    }));
  const cuts = [...runs.flat(), ...feet.map(({ foot }) => foot)];
  for (const run of runs) {
    const points = cutRun(run, cuts).map(nodeAt);
    points.slice(1).forEach((to, index) => {
      const from = points[index];
      if (from) join(from, to);
    });
  }
  for (const { place, foot } of feet) join(place, nodeAt(foot));
  if (level === 0) {
    // before entrance C the pavement lies lower: a few steps, and a ramp beside them
    const street = nodeAt([231, 800]);
    const top = nodeAt([231, 750]);
    const foot = nodeAt([231, 792]);
    join(street, foot);
    join(foot, nodeAt([231, 782]), 'stairs');
    join(nodeAt([231, 782]), top);
    join(foot, nodeAt([250, 792]));
    join(nodeAt([250, 792]), nodeAt([250, 752]), 'ramp');
  }
  return { nodes, edges };
}

/** The whole network in units of the sheet; `metres` are real. */
export function network(): { nodes: NetworkNode[]; edges: NetworkEdge[] } {
  const floors = LEVELS.map(floorNetwork);
  return {
    nodes: floors.flatMap((floor) => floor.nodes),
    edges: [
      ...floors.flatMap((floor) => floor.edges),
      ...rides().map(
        ({ ends, equipment, ...ride }): NetworkEdge => ({
          ...ride,
          id: `${ride.from}~${ride.to}`,
          line: ends,
          ...(equipment ? { equipment: equipment.id } : {}),
        }),
      ),
    ],
  };
}
