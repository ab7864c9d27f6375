import type { MapEdgeKind } from '@mall/contract/payloads/map-kinds.ts';
import type { WayEdge, WayNode } from './network.ts';

/**
 * A building for tests, in metres: three floors, a corridor from west to east on each. Shop 0.01 is on its northern
 * side at the west end, 0.02 on the southern one; 1.01 and 2.01 are above. A lift stands at the east end, an escalator
 * goes up from the middle to floor 1 and one comes down beside it; stairs lead from the west end to floor 1 only.
 */
export function sampleBuilding(): { nodes: WayNode[]; edges: WayEdge[] } {
  const nodes: WayNode[] = [];
  const edges: WayEdge[] = [];
  const node = (id: string, level: number, x: number, y: number, more: Partial<WayNode> = {}) =>
    nodes.push({ id, level, x, y, ...more });
  const join = (kind: MapEdgeKind, from: string, to: string, metres: number, more: Partial<WayEdge> = {}) =>
    edges.push({ from, to, kind, metres, oneWay: false, outOfOrder: false, ...more });

  for (const level of [0, 1, 2]) {
    node(`w${level}`, level, 0, 0);
    node(`m${level}`, level, 50, 0);
    node(`e${level}`, level, 100, 0);
    node(`lift${level}`, level, 100, -4, { amenity: `lift-${level}` });
    node(`shop${level}`, level, 20, -3, { room: `${level}.01` });
    node(`door${level}`, level, 20, 0);
    join('walk', `w${level}`, `door${level}`, 20);
    join('walk', `door${level}`, `m${level}`, 30);
    join('walk', `shop${level}`, `door${level}`, 3);
    join('walk', `m${level}`, `e${level}`, 50);
    join('walk', `e${level}`, `lift${level}`, 4);
  }
  node('other', 0, 70, 4, { room: '0.02' });
  node('otherDoor', 0, 70, 0);
  join('walk', 'm0', 'otherDoor', 20);
  join('walk', 'otherDoor', 'e0', 30);
  join('walk', 'other', 'otherDoor', 4);
  node('signA', 0, 0, -8, { sign: 'A' });
  join('walk', 'signA', 'w0', 8);
  join('elevator', 'lift0', 'lift1', 5, { equipment: 'lift' });
  join('elevator', 'lift1', 'lift2', 5, { equipment: 'lift' });
  join('escalator', 'm0', 'm1', 10, { oneWay: true, equipment: 'up' });
  join('escalator', 'm1', 'm0', 10, { oneWay: true, equipment: 'down' });
  join('stairs', 'w0', 'w1', 12);
  return { nodes, edges };
}
