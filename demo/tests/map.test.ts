import { describe, expect, it } from 'vitest';
import { equipment } from '../map/equipment.ts';
import { ENTRANCES, LEVELS, OUTLINE, SPACES } from '../map/floors.ts';
import { network } from '../map/network.ts';
import { AMENITIES, KIOSKS } from '../map/places.ts';
import { levelOf, ROOMS } from '../map/rooms.ts';
import { distance, type Point, type Ring } from '../map/shapes.ts';
import { mapSource } from '../map/source.ts';
import { TENANTS } from '../structure/tenants.ts';

const { nodes, edges } = network();
const source = mapSource();

function inside([x, y]: Point, ring: Ring): boolean {
  let odd = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

/** Points every unit along a line, its ends left out: a door lies on a wall. */
function along(line: readonly Point[]): Point[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i] ?? to;
    const steps = Math.max(2, Math.ceil(distance(from, to)));
    return Array.from({ length: steps - 1 }, (_, step): Point => {
      const t = (step + 1) / steps;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    });
  });
}

/** Ids of the nodes that one gets to, over edges that may be used. */
function reached(from: string, usable: (edge: (typeof edges)[number]) => boolean): Set<string> {
  const found = new Set([from]);
  const ways = edges.filter(usable);
  for (let grown = true; grown; ) {
    grown = false;
    for (const edge of ways) {
      const steps = edge.oneWay
        ? [[edge.from, edge.to]]
        : [
            [edge.from, edge.to],
            [edge.to, edge.from],
          ];
      for (const [a = '', b = ''] of steps) {
        if (found.has(a) && !found.has(b)) {
          found.add(b);
          grown = true;
        }
      }
    }
  }
  return found;
}

const PROFILES: Record<string, (edge: (typeof edges)[number]) => boolean> = {
  quickest: () => true,
  'step-free': ({ kind }) => kind !== 'stairs' && kind !== 'escalator',
  'no-escalators': ({ kind }) => kind !== 'escalator',
};

describe('the building of the demo', () => {
  it('has a room for every shop, on its floor, and no number twice', () => {
    const numbers = ROOMS.map(({ room }) => room);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(TENANTS.map(({ room }) => room).filter((room) => !numbers.includes(room))).toEqual([]);
    expect(new Set(numbers.map(levelOf))).toEqual(new Set(LEVELS));
  });

  it('keeps every label and every door in its own room', () => {
    for (const { room, ring, centre, door } of ROOMS) {
      expect(inside(centre, ring), room).toBe(true);
      const walls = ring.flatMap((corner, i) => along([corner, ring[(i + 1) % ring.length] ?? corner]));
      expect(Math.min(...walls.map((point) => distance(point, door))), room).toBeLessThan(1);
    }
  });

  it('lays its rooms beside each other, not on each other', () => {
    for (const one of ROOMS) {
      for (const other of ROOMS) {
        if (one === other || levelOf(one.room) !== levelOf(other.room)) continue;
        expect(inside(one.centre, other.ring), `${one.room} ${other.room}`).toBe(false);
      }
    }
  });
});

describe('the ways of the demo', () => {
  it('cross no wall and no void, and stay in the house', () => {
    for (const edge of edges.filter(({ kind }) => kind === 'walk' || kind === 'ramp')) {
      const spaces = SPACES[edge.level];
      const landings = spaces.filter(({ category }) => category === 'landing');
      const closed = [
        ...ROOMS.filter(({ room }) => levelOf(room) === edge.level).map(({ room, ring }) => ({
          name: room,
          ring,
        })),
        ...spaces
          .filter(({ category }) => category === 'nonpublic' || category === 'void')
          .map(({ category, ring }) => ({ name: category, ring })),
      ];
      const outside = along(edge.line).filter((point) => !inside(point, OUTLINE));
      const hits = along(edge.line)
        .filter((point) => !landings.some(({ ring }) => inside(point, ring)))
        .flatMap((point) => closed.filter(({ ring }) => inside(point, ring)).map(({ name }) => name));
      expect([...new Set(hits)], edge.id).toEqual([]);
      expect(outside, edge.id).toEqual([]);
    }
  });

  it.each(Object.keys(PROFILES))(
    'lead from every entrance and kiosk to every shop and back: %s',
    (profile) => {
      const usable = PROFILES[profile] ?? (() => false);
      const starts = nodes.filter((node) => node.sign || KIOSKS.some((kiosk) => kiosk.node === node.id));
      expect(starts.length).toBe(ENTRANCES.length + KIOSKS.length);
      for (const start of starts) {
        const found = reached(start.id, usable);
        expect(
          nodes.filter((node) => (node.room || node.sign) && !found.has(node.id)).map(({ id }) => id),
          start.id,
        ).toEqual([]);
      }
      for (const node of nodes.filter(({ room }) => room)) {
        expect(reached(node.id, usable).has('entrance-A'), node.id).toBe(true);
      }
    },
  );

  it('lead to every amenity without steps', () => {
    const found = reached('entrance-B', PROFILES['step-free'] ?? (() => false));
    const apart = AMENITIES.filter(({ category, node }) => category !== 'stairs' && !found.has(node));
    expect(apart).toEqual([]);
  });

  it('name each end, and are no shorter than the straight line', () => {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    expect(byId.size).toBe(nodes.length);
    expect(new Set(edges.map(({ id }) => id)).size).toBe(edges.length);
    for (const { id, from, to, metres, line } of edges) {
      const [a, b] = [byId.get(from), byId.get(to)];
      expect(a && b && distance(a.at, line[0] ?? [0, 0]) < 0.1, id).toBe(true);
      if (a && b) expect(metres, id).toBeGreaterThanOrEqual(distance(a.at, b.at) * 0.32 - 1e-6);
      expect(metres, id).toBeGreaterThan(0);
    }
  });

  it('ride escalators one way, each in its own piece of equipment, up and down', () => {
    const escalators = edges.filter(({ kind }) => kind === 'escalator');
    expect(escalators.every(({ oneWay, equipment: one }) => oneWay && one)).toBe(true);
    expect(new Set(escalators.map((one) => one.equipment)).size).toBe(escalators.length);
    for (const { from, to } of escalators) {
      expect(escalators.some((other) => other.from === to && other.to === from)).toBe(true);
    }
    expect(equipment().length).toBe(escalators.length + 2);
    expect(edges.some(({ kind }) => kind === 'ramp')).toBe(true);
  });
});

describe('the source of the demo', () => {
  it('holds finite places in Warsaw and every id once', () => {
    expect(new Set(source.features.map(({ id }) => id)).size).toBe(source.features.length);
    const numbers = JSON.stringify(source.features.map(({ geometry }) => geometry.coordinates)).match(
      /-?[\d.]+/g,
    );
    const values = (numbers ?? []).map(Number);
    expect(values.length).toBeGreaterThan(2000);
    expect(values.every((n) => (n > 20.93 && n < 20.96) || (n > 52.28 && n < 52.3))).toBe(true);
    expect(JSON.stringify(source)).not.toMatch(/null|undefined|NaN/);
  });

  it('closes every ring and turns it against the clock', () => {
    for (const { id, geometry } of source.features.filter(({ geometry: { type } }) => type === 'Polygon')) {
      const [ring = []] = geometry.coordinates as [number, number][][];
      expect(ring.at(0), id).toEqual(ring.at(-1));
      const turn = ring.slice(1).reduce((sum, [x, y], i) => {
        const [px, py] = ring[i] ?? [x, y];
        return sum + (px - 20.94) * (y - 52.29) - (x - 20.94) * (py - 52.29);
      }, 0);
      expect(turn, id).toBeGreaterThan(0);
    }
  });
});
