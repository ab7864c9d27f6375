import { describe, expect, it } from 'vitest';
import type { Building } from '../building/building.ts';
import type { WayEdge } from '../way/network.ts';
import { stepFreeRooms } from './step-free-rooms.ts';

const edge = (from: string, to: string, kind: WayEdge['kind'], more: Partial<WayEdge> = {}): WayEdge => ({
  ...{ from, to, kind, metres: 10, oneWay: false, outOfOrder: false },
  ...more,
});

const node = (id: string, level: number, more: object = {}) => ({ id, level, x: 0, y: 0, ...more });

/** Entrance A, a shop beside it, one above by lift, one by stairs, and one that a belt leads away from only. */
function building(lift: Partial<WayEdge> = {}): Building {
  return {
    ...{ sheet: [0, 0], scale: 1, floors: [], atria: [], kiosks: [] },
    nodes: [
      node('a', 0, { sign: 'A' }),
      node('beside', 0, { room: '0.01' }),
      node('hall', 1),
      node('above', 1, { room: '1.01' }),
      node('stairs', 1, { room: '1.02' }),
      node('away', 0, { room: '0.02' }),
    ],
    edges: [
      edge('a', 'beside', 'walk'),
      edge('a', 'hall', 'elevator', lift),
      edge('hall', 'above', 'walk'),
      edge('a', 'stairs', 'stairs'),
      edge('away', 'a', 'ramp', { oneWay: true }),
    ],
  };
}

describe('stepFreeRooms', () => {
  it('are those that a lift or a level way leads to', () => {
    expect([...stepFreeRooms(building())].sort()).toEqual(['0.01', '1.01']);
  });

  it('are fewer while the lift is out of order', () => {
    expect([...stepFreeRooms(building({ outOfOrder: true }))]).toEqual(['0.01']);
  });
});
