import type { MapEdgeKind } from '@mall/contract/payloads/map-kinds.ts';
import { describe, expect, it } from 'vitest';
import { createNetwork, PROFILES, type WayEdge, type WayNode } from './network.ts';

const node = (id: string, level: number, x = 0, y = 0): WayNode => ({ id, level, x, y });
const edge = (
  kind: MapEdgeKind,
  from: string,
  to: string,
  metres: number,
  more: Partial<WayEdge> = {},
): WayEdge => ({ kind, from, to, metres, oneWay: false, outOfOrder: false, ...more });
const step = (nodes: WayNode[], edges: WayEdge[], from: string, to: string) =>
  createNetwork(nodes, edges).forProfile('quickest').graph.getLink(from, to)?.data;

describe('createNetwork', () => {
  it('makes the graph of a profile once', () => {
    const network = createNetwork([node('a', 0), node('b', 0, 12)], [edge('walk', 'a', 'b', 12)]);
    for (const profile of PROFILES) expect(network.forProfile(profile)).toBe(network.forProfile(profile));
    expect(network.forProfile('quickest')).not.toBe(network.forProfile('step-free'));
  });

  it('walks, rides and climbs at their speeds', () => {
    const nodes = [node('a', 0), node('b', 0, 6)];
    const seconds = (kind: MapEdgeKind) => step(nodes, [edge(kind, 'a', 'b', 6)], 'a', 'b')?.seconds;
    expect([seconds('walk'), seconds('ramp'), seconds('stairs'), seconds('escalator')]).toEqual([
      5, 5, 12, 12,
    ]);
  });

  it('keeps the quicker of two links, and the first of two that are alike', () => {
    const nodes = [node('a', 0), node('b', 0, 6)];
    const by = (...edges: WayEdge[]) => step(nodes, edges, 'a', 'b')?.equipment;
    const slow = edge('walk', 'a', 'b', 9, { equipment: 'slow' });
    const quick = edge('walk', 'a', 'b', 6, { equipment: 'quick' });
    expect(by(slow, quick)).toBe('quick');
    expect(by(quick, slow)).toBe('quick');
    expect(by(quick, { ...quick, equipment: 'other' })).toBe('quick');
    // As many seconds, fewer metres.
    const stairs = edge('stairs', 'a', 'b', 5, { equipment: 'stairs' });
    const walk = edge('walk', 'a', 'b', 12, { equipment: 'walk' });
    expect([by(walk, stairs), by(stairs, walk)]).toEqual(['stairs', 'stairs']);
  });

  it('joins the doors of a lift, and of no other', () => {
    const nodes = [0, 1, 2, 3].map((level) => node(`l${level}`, level));
    const joint = [
      edge('elevator', 'l0', 'l1', 4, { equipment: 'lift' }),
      edge('elevator', 'l2', 'l3', 4, { equipment: 'lift' }),
      edge('elevator', 'l1', 'l2', 4, { equipment: 'lift' }),
    ];
    expect(step(nodes, joint, 'l0', 'l3')).toEqual({
      kind: 'elevator',
      metres: 0,
      seconds: 35,
      equipment: 'lift',
    });
    expect(step(nodes, joint, 'l3', 'l0')?.seconds).toBe(35);
    expect(step(nodes, joint, 'l0', 'l0')).toBeUndefined();
    const apart = joint.map((one, index) => (index === 2 ? { ...one, equipment: 'other' } : one));
    expect(step(nodes, apart, 'l0', 'l3')).toBeUndefined();
    const nameless = joint.map(({ equipment: _, ...one }) => one);
    expect(step(nodes, nameless, 'l0', 'l3')).toEqual({ kind: 'elevator', metres: 0, seconds: 35 });
  });

  it('leaves out lifts to floors that are not there', () => {
    const nodes = [node('l0', 0), node('l1', 1)];
    const { graph } = createNetwork(nodes, [
      edge('elevator', 'l0', 'nowhere', 4),
      edge('elevator', 'nowhere', 'l1', 4),
    ]).forProfile('quickest');
    expect(graph.getLinksCount()).toBe(0);
  });

  it('says how fast and how soon on the next floor one can be at best', () => {
    const flat = [node('a', 0), node('b', 0, 12)];
    const best = (nodes: WayNode[], ...edges: WayEdge[]) => {
      const { topSpeed, floorSeconds } = createNetwork(nodes, edges).forProfile('quickest');
      return [topSpeed, floorSeconds];
    };
    expect(best(flat, edge('walk', 'a', 'b', 12))).toEqual([1.2, 0]);
    expect(best(flat, edge('walk', 'a', 'b', 6))).toEqual([2.4, 0]);
    expect(best([node('a', 1), node('b', 2)], edge('stairs', 'a', 'b', 10))).toEqual([1.2, 20]);
    expect(best([node('a', 1), node('b', 2, 6)], edge('stairs', 'a', 'b', 10))).toEqual([1.2, 15]);
    expect(best([node('a', 1), node('b', 3)], edge('stairs', 'a', 'b', 10))).toEqual([1.2, 10]);
    const two = [node('a', 0), node('b', 1), node('c', 0, 3)];
    expect(
      best(two, edge('stairs', 'a', 'b', 10), edge('walk', 'c', 'a', 3), edge('escalator', 'a', 'b', 6)),
    ).toEqual([1.2, 12]);
    expect(best([node('a', 0), node('b', 1, 12)], edge('walk', 'a', 'b', 12))).toEqual([1.2, 0]);
  });
});
