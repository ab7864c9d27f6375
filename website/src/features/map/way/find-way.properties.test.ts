import type { MapEdgeKind } from '@mall/contract/payloads/map-kinds.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../../../scripts/tests/drawing.ts';
import { findOtherWay, findWay, type Way } from './find-way.ts';
import { distanceTo } from './line.ts';
import { createNetwork, PROFILES, type Profile, type WayEdge, type WayNode } from './network.ts';
import {
  DRAWN_TOLERANCE,
  ESCALATOR_SPEED,
  LIFT_FLOOR,
  LIFT_WAIT,
  STAIRS_SPEED,
  WALKING_SPEED,
} from './way-constants.ts';

interface Plan {
  nodes: WayNode[];
  edges: WayEdge[];
}

const ALLOWED: Record<Profile, readonly MapEdgeKind[]> = {
  quickest: ['walk', 'ramp', 'stairs', 'escalator', 'elevator'],
  'step-free': ['walk', 'ramp', 'elevator'],
  'no-escalators': ['walk', 'ramp', 'stairs', 'elevator'],
};
const SPEED = { walk: WALKING_SPEED, ramp: WALKING_SPEED, stairs: STAIRS_SPEED, escalator: ESCALATOR_SPEED };

const kind = fc.constantFrom<MapEdgeKind>('walk', 'walk', 'walk', 'ramp', 'stairs', 'escalator', 'elevator');

/** Nodes anywhere on three floors, joined in any way: lengths that are too short, none, or far too long among them. */
const plan: fc.Arbitrary<Plan> = fc.integer({ min: 2, max: 9 }).chain((count) => {
  const id = fc.nat(count - 1).map((index) => `n${index}`);
  const nodes = fc
    .array(fc.record({ level: fc.integer({ min: -1, max: 1 }), x: fc.nat(40), y: fc.nat(20) }), {
      minLength: count,
      maxLength: count,
    })
    .map((list) => list.map((one, index) => ({ id: `n${index}`, ...one })));
  const edge = fc.record({
    from: id,
    to: fc.oneof({ weight: 20, arbitrary: id }, { weight: 1, arbitrary: fc.constant('nowhere') }),
    kind,
    metres: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(0.5, 0, -3, Number.NaN, Infinity)),
    oneWay: fc.boolean(),
    outOfOrder: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
    equipment: fc.constantFrom('a', 'b'),
  });
  return fc.record({ nodes, edges: fc.array(edge, { maxLength: 22 }) });
});

type Link = { from: string; to: string; kind: MapEdgeKind; metres: number; seconds: number };

/** What may be walked and ridden, told the long way: every lift's doors are the nodes that its edges join. */
function linksOf({ nodes, edges }: Plan, profile: Profile): Link[] {
  const node = new Map(nodes.map((one) => [one.id, one]));
  const usable = edges.filter(
    ({ outOfOrder, from, to, kind }) =>
      !outOfOrder && node.has(from) && node.has(to) && ALLOWED[profile].includes(kind),
  );
  const onFoot = usable.flatMap(({ from, to, kind, metres: said, oneWay }): Link[] => {
    const [a, b] = [node.get(from), node.get(to)];
    if (kind === 'elevator' || !a || !b) return [];
    const metres = said > 0 && said < Infinity ? said : Math.hypot(a.x - b.x, a.y - b.y);
    const link = { kind, metres, seconds: metres / SPEED[kind] };
    return [{ ...link, from, to }, ...(oneWay ? [] : [{ ...link, from: to, to: from }])];
  });
  const byLift = ['a', 'b'].flatMap((lift) => {
    const joins = usable.filter(({ kind, equipment }) => kind === 'elevator' && equipment === lift);
    const doors = (from: string) => {
      const reached = new Set([from]);
      for (const _ of joins) {
        for (const join of joins) {
          if (reached.has(join.from) || reached.has(join.to)) reached.add(join.from).add(join.to);
        }
      }
      return reached;
    };
    return nodes.flatMap(({ id: from, level }) =>
      [...doors(from)].flatMap((to): Link[] => {
        const floors = Math.abs(level - (node.get(to)?.level ?? level));
        return [{ from, to, kind: 'elevator', metres: 0, seconds: LIFT_WAIT + LIFT_FLOOR * floors }];
      }),
    );
  });
  return [...onFoot, ...byLift].filter(({ from, to }) => from !== to);
}

/** Seconds between all pairs, by trying every middle (Floyd and Warshall). */
function shortest({ nodes }: Plan, links: readonly Link[]): (from: string, to: string) => number {
  const seconds = new Map<string, number>();
  const of = (from: string, to: string) => (from === to ? 0 : (seconds.get(`${from}>${to}`) ?? Infinity));
  const offer = (from: string, to: string, value: number) => {
    if (value < of(from, to)) seconds.set(`${from}>${to}`, value);
  };
  for (const { from, to, seconds: value } of links) offer(from, to, value);
  for (const { id: middle } of nodes) {
    for (const { id: from } of nodes) {
      for (const { id: to } of nodes) offer(from, to, of(from, middle) + of(middle, to));
    }
  }
  return of;
}

/** Calls with every way of a plan that there is. */
function eachWay(one: Plan, profile: Profile, look: (way: Way, from: string, to: string) => void) {
  const network = createNetwork(one.nodes, one.edges);
  for (const { id: from } of one.nodes) {
    for (const { id: to } of one.nodes) {
      const way = findWay(network, { from, to, profile });
      if (way) look(way, from, to);
    }
  }
}

const profile = fc.constantFrom(...PROFILES);

describe('a way in any building', () => {
  it('is the quickest that its profile allows, and there is one where there can be', () => {
    fc.assert(
      fc.property(plan, profile, (one, profile) => {
        const best = shortest(one, linksOf(one, profile));
        const network = createNetwork(one.nodes, one.edges);
        for (const { id: from } of one.nodes) {
          for (const { id: to } of one.nodes) {
            const way = findWay(network, { from, to, profile });
            // Among ways that take equally long the shorter one may count: a millionth of a second a metre.
            expect(way?.seconds ?? Infinity, `${from} ${to}`).toBeCloseTo(best(from, to), 2);
          }
        }
      }),
      drawing(120),
    );
  });

  it('goes along links that its profile allows, and is as long as they are', () => {
    fc.assert(
      fc.property(plan, profile, (one, profile) => {
        const links = linksOf(one, profile);
        eachWay(one, profile, (way, from, to) => {
          expect([way.profile, way.nodes[0], way.nodes.at(-1)]).toEqual([profile, from, to]);
          let metres = 0;
          let seconds = 0;
          way.nodes.slice(1).forEach((id, index) => {
            const between = links.filter((link) => link.from === way.nodes[index] && link.to === id);
            expect(between.length, `${way.nodes[index]} ${id}`).toBeGreaterThan(0);
            const least = Math.min(...between.map((link) => link.seconds));
            seconds += least;
            metres += Math.min(
              ...between.filter((link) => link.seconds === least).map((link) => link.metres),
            );
          });
          expect(way.seconds).toBeCloseTo(seconds);
          expect(way.metres).toBeCloseTo(metres);
        });
      }),
      drawing(80),
    );
  });

  it('never takes a step where there must be none, nor an escalator where it is not wanted', () => {
    fc.assert(
      fc.property(plan, profile, (one, profile) => {
        eachWay(one, profile, ({ legs }) => {
          for (const { via } of legs) if (via) expect(ALLOWED[profile]).toContain(via.kind);
        });
      }),
      drawing(60),
    );
  });

  it('takes as long back, where everything goes both ways', () => {
    fc.assert(
      fc.property(plan, profile, ({ nodes, edges }, profile) => {
        const both = createNetwork(
          nodes,
          edges.map((edge) => ({ ...edge, oneWay: false })),
        );
        for (const { id: from } of nodes) {
          for (const { id: to } of nodes) {
            const there = findWay(both, { from, to, profile });
            const back = findWay(both, { from: to, to: from, profile });
            expect(there === null).toBe(back === null);
            expect(there?.seconds ?? 0).toBeCloseTo(back?.seconds ?? 0, 3);
          }
        }
      }),
      drawing(60),
    );
  });

  it('has legs that join: each on the floor that the one before leads to, from the first node to the last', () => {
    fc.assert(
      fc.property(plan, profile, (one, profile) => {
        const node = new Map(one.nodes.map((known) => [known.id, known]));
        eachWay(one, profile, ({ legs, nodes }) => {
          const walked = nodes.flatMap((id) => node.get(id) ?? []);
          let at = 0;
          legs.forEach((leg, index) => {
            const on: WayNode[] = [];
            for (let next = walked[at]; next?.level === leg.level; next = walked[++at]) on.push(next);
            const line = on.map(({ x, y }) => [x, y] as const);
            expect([leg.points[0], leg.points.at(-1)]).toEqual([line[0], line.at(-1)]);
            for (const spot of line) {
              const off = leg.points.map((point, after) =>
                distanceTo(spot, point, leg.points[after + 1] ?? point),
              );
              expect(Math.min(...off)).toBeLessThanOrEqual(DRAWN_TOLERANCE);
            }
            expect(leg.via?.toLevel).toBe(legs[index + 1]?.level);
          });
          expect(at).toBe(walked.length);
        });
      }),
      drawing(100),
    );
  });

  it('is offered with another profile exactly where its own has none', () => {
    fc.assert(
      fc.property(plan, profile, (one, profile) => {
        const network = createNetwork(one.nodes, one.edges);
        const [from, to] = ['n0', 'n1'];
        const others = PROFILES.filter((other) => other !== profile);
        const first = others.find((other) => findWay(network, { from, to, profile: other }));
        expect(findOtherWay(network, { from, to, profile })?.profile).toBe(first);
      }),
      drawing(100),
    );
  });
});
