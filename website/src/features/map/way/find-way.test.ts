import { describe, expect, it } from 'vitest';
import { findOtherWay, findWay, type Way } from './find-way.ts';
import { createNetwork, PROFILES, type WayEdge } from './network.ts';
import { sampleBuilding } from './sample-building.ts';

/** The sample building with some of its edges changed. */
function network(change: (edge: WayEdge) => Partial<WayEdge> | null = () => ({})) {
  const { nodes, edges } = sampleBuilding();
  return createNetwork(
    nodes,
    edges.flatMap((edge) => {
      const changed = change(edge);
      return changed ? [{ ...edge, ...changed }] : [];
    }),
  );
}

const kinds = (way: Way | null) => way?.legs.flatMap(({ via }) => via?.kind ?? []);
const broken = (...equipment: string[]) =>
  network((edge) => ({ outOfOrder: equipment.includes(edge.equipment ?? edge.kind) }));

describe('findWay', () => {
  it('walks along one floor', () => {
    const way = findWay(network(), { from: 'shop0', to: 'other', profile: 'quickest' });
    expect(way?.metres).toBe(57);
    expect(way?.seconds).toBeCloseTo(57 / 1.2);
    expect(way?.legs).toEqual([
      {
        level: 0,
        points: [
          [20, -3],
          [20, 0],
          [70, 0],
          [70, 4],
        ],
      },
    ]);
  });

  it('takes the escalator of the right direction, and never the wrong one', () => {
    const up = findWay(network(), { from: 'other', to: 'shop1', profile: 'quickest' });
    expect(up?.equipment).toEqual(['up']);
    expect(up?.legs.map(({ level, via }) => [level, via?.kind, via?.toLevel])).toEqual([
      [0, 'escalator', 1],
      [1, undefined, undefined],
    ]);
    const oneWay = broken('up', 'stairs');
    expect(kinds(findWay(oneWay, { from: 'shop0', to: 'shop1', profile: 'quickest' }))).toEqual(['elevator']);
    expect(kinds(findWay(oneWay, { from: 'shop1', to: 'shop0', profile: 'quickest' }))).toEqual([
      'escalator',
    ]);
  });

  it('keeps to the profile', () => {
    const asked = { from: 'shop0', to: 'shop1' };
    expect(kinds(findWay(network(), { ...asked, profile: 'step-free' }))).toEqual(['elevator']);
    expect(kinds(findWay(network(), { ...asked, profile: 'no-escalators' }))).toEqual(['stairs']);
  });

  it('waits for a lift once, however many floors it passes', () => {
    const way = findWay(network(), { from: 'lift0', to: 'lift2', profile: 'step-free' });
    expect([way?.seconds, way?.metres, way?.legs.length]).toEqual([30, 0, 2]);
    const skipping = network((edge) => (edge.from === 'lift1' ? { from: 'lift0' } : {}));
    expect(findWay(skipping, { from: 'lift1', to: 'lift2', profile: 'step-free' })?.seconds).toBe(25);
  });

  it('leaves out what is out of order', () => {
    const asked = { from: 'other', to: 'shop1' } as const;
    expect(kinds(findWay(network(), { ...asked, profile: 'quickest' }))).toEqual(['escalator']);
    expect(kinds(findWay(broken('up'), { ...asked, profile: 'quickest' }))).toEqual(['stairs']);
    expect(findWay(broken('lift'), { ...asked, profile: 'step-free' })).toBeNull();
    expect(findOtherWay(broken('lift'), { ...asked, profile: 'step-free' })?.profile).toBe('quickest');
    expect(findOtherWay(broken('lift', 'up'), { ...asked, profile: 'quickest' })?.profile).toBe(
      'no-escalators',
    );
  });

  it('says that there is no way, and offers none where no profile has one', () => {
    const asked = { from: 'shop0', to: 'shop2', profile: 'quickest' } as const;
    expect(findWay(broken('lift'), asked)).toBeNull();
    expect(findOtherWay(broken('lift'), asked)).toBeNull();
    expect(findWay(network(), { ...asked, to: 'nowhere' })).toBeNull();
    expect(findWay(network(), { ...asked, from: 'nowhere' })).toBeNull();
    expect(findWay(network(), { ...asked, from: 'nowhere', to: 'nowhere' })).toBeNull();
  });

  it('has nothing to walk from a place to itself', () => {
    const way = findWay(network(), { from: 'shop0', to: 'shop0', profile: 'quickest' });
    expect(way).toMatchObject({ metres: 0, seconds: 0, legs: [{ level: 0, points: [[20, -3]] }] });
    expect([way?.equipment, way?.nodes]).toEqual([[], ['shop0']]);
  });

  it('says by what each floor is left, and calls a walk to another floor a ramp', () => {
    const vias = (change?: Parameters<typeof network>[0]) =>
      findWay(network(change), { from: 'other', to: 'shop1', profile: 'quickest' })?.legs.map(
        ({ via }) => via,
      );
    expect(vias()).toEqual([{ kind: 'escalator', toLevel: 1, equipment: 'up' }, undefined]);
    expect(vias(({ equipment }) => (equipment === 'up' ? { kind: 'walk', equipment: '' } : {}))).toEqual([
      { kind: 'ramp', toLevel: 1 },
      undefined,
    ]);
  });

  it('finds the same length from both ends without escalators', () => {
    const ids = sampleBuilding().nodes.map(({ id }) => id);
    const built = network();
    for (const profile of PROFILES.filter((one) => one !== 'quickest')) {
      for (const from of ids) {
        for (const to of ids) {
          const there = findWay(built, { from, to, profile });
          const back = findWay(built, { from: to, to: from, profile });
          expect(there?.metres, `${profile} ${from} ${to}`).toBeCloseTo(back?.metres ?? -1);
          expect(there?.seconds).toBeCloseTo(back?.seconds ?? -1);
        }
      }
    }
  });

  it('finds what a search without a guess finds, even where lengths in the data are too short', () => {
    const { nodes, edges } = sampleBuilding();
    const short = edges.map((edge) => (edge.kind === 'stairs' ? { ...edge, metres: 0.5 } : edge));
    const detour = short.map((edge) =>
      edge.from === 'm0' && edge.to === 'e0' ? { ...edge, metres: 5 } : edge,
    );
    const built = createNetwork(nodes, detour);
    const best = quickest(
      nodes.map(({ id }) => id),
      detour,
    );
    for (const [pair, seconds] of best) {
      const [from = '', to = ''] = pair.split('>');
      expect(findWay(built, { from, to, profile: 'quickest' })?.seconds, pair).toBeCloseTo(seconds, 3);
    }
  });

  it('lives with data that makes no sense', () => {
    const { nodes, edges } = sampleBuilding();
    const wrong = (more: Partial<WayEdge>): WayEdge => ({ ...(edges[0] as WayEdge), ...more });
    const built = createNetwork(nodes, [
      ...edges.map((edge) => (edge.from === 'm0' ? { ...edge, metres: Number.NaN } : edge)),
      wrong({ to: 'nowhere' }),
      wrong({ kind: 'slide' as 'walk', to: 'shop2' }),
      wrong({ from: 'w0', to: 'w0' }),
      wrong({ from: 'w0', to: 'e2', metres: -3 }),
    ]);
    const way = findWay(built, { from: 'w0', to: 'other', profile: 'quickest' });
    expect(way?.metres).toBeCloseTo(74);
    expect(findWay(createNetwork([], []), { from: 'w0', to: 'other', profile: 'quickest' })).toBeNull();
  });
});

/** Seconds between all pairs, by trying every middle (Floyd and Warshall); lifts are joined floor by floor here. */
function quickest(ids: readonly string[], edges: readonly WayEdge[]): Map<string, number> {
  const seconds = new Map<string, number>();
  const add = (from: string, to: string, value: number) => {
    const key = `${from}>${to}`;
    seconds.set(key, Math.min(value, seconds.get(key) ?? Number.POSITIVE_INFINITY));
  };
  const speed = { walk: 1.2, ramp: 1.2, stairs: 0.5, escalator: 0.5 };
  for (const { kind, from, to, metres, oneWay } of edges) {
    if (kind === 'elevator') continue;
    add(from, to, metres / speed[kind]);
    if (!oneWay) add(to, from, metres / speed[kind]);
  }
  for (const [from, to, value] of [
    ['lift0', 'lift1', 25],
    ['lift1', 'lift2', 25],
    ['lift0', 'lift2', 30],
  ] as const) {
    add(from, to, value);
    add(to, from, value);
  }
  for (const id of ids) add(id, id, 0);
  for (const middle of ids) {
    for (const from of ids) {
      for (const to of ids) {
        const one = seconds.get(`${from}>${middle}`);
        const two = seconds.get(`${middle}>${to}`);
        if (one !== undefined && two !== undefined) add(from, to, one + two);
      }
    }
  }
  return seconds;
}
