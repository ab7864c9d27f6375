import type { Building } from '../building/building.ts';
import { networkOf } from './find-route.ts';

const known = new WeakMap<Building, ReadonlySet<string>>();

/** Numbers of the rooms that are reached from some entrance without stairs and escalators. Made once for a building. */
export function stepFreeRooms(building: Building): ReadonlySet<string> {
  const kept = known.get(building);
  if (kept) return kept;
  const { graph } = networkOf(building).network.forProfile('step-free');
  const reached = new Set(building.nodes.flatMap(({ id, sign }) => (sign === undefined ? [] : [id])));
  // A set goes on with what is added while it is gone through.
  for (const id of reached)
    for (const link of graph.getNode(id)?.links ?? []) if (link.fromId === id) reached.add(String(link.toId));
  const rooms = new Set(building.nodes.flatMap(({ id, room }) => (room && reached.has(id) ? [room] : [])));
  known.set(building, rooms);
  return rooms;
}
