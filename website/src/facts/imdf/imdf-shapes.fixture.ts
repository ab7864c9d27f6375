/** What OGC 20-094 and RFC 7946 ask of shapes, and what has to lie in what; without the code that makes ours. */

type Position = [number, number];
type Ring = Position[];

export interface Feature {
  id: string;
  feature_type: string;
  geometry: { type: string; coordinates: unknown } | null;
  properties: Record<string, unknown>;
}

export function isPosition(value: unknown): value is Position {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [lon, lat] = value as unknown[];
  return typeof lon === 'number' && typeof lat === 'number' && Math.abs(lon) <= 180 && Math.abs(lat) <= 90;
}

const outerRings = ({ geometry }: Feature): Ring[] =>
  geometry?.type === 'Polygon'
    ? (geometry.coordinates as Ring[]).slice(0, 1)
    : geometry?.type === 'MultiPolygon'
      ? (geometry.coordinates as Ring[][]).flatMap((polygon) => polygon.slice(0, 1))
      : [];

/** Corners of whatever shape. */
const cornersOf = ({ geometry }: Feature): Position[] => {
  const flat = (value: unknown): Position[] =>
    isPosition(value) ? [value] : Array.isArray(value) ? value.flatMap(flat) : [];
  return flat(geometry?.coordinates);
};

export function shapeObjections(one: Feature): string[] {
  if (one.geometry === null) return [];
  const numbers = JSON.stringify(one.geometry.coordinates).match(/[-\d.e]+/g) ?? [];
  const wrong = numbers.length === 2 * cornersOf(one).length ? [] : ['positions that are none'];
  for (const ring of outerRings(one)) {
    const [first, last] = [ring[0], ring.at(-1)];
    if (ring.length < 4 || !first || first.join() !== last?.join()) wrong.push('a ring that is open');
    if (turning(ring) <= 0) wrong.push('a ring that runs with the clock');
    if (crossesItself(ring)) wrong.push('a ring that crosses itself');
  }
  return wrong;
}

const side = (a: Position, b: Position, p: Position) =>
  Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (p[0] - a[0]) * (b[1] - a[1]));

/** Above 0 against the clock: by the trapezes below its sides. */
const turning = (ring: Ring) =>
  ring.slice(1).reduce((sum, b, at) => {
    const a = ring[at] ?? b;
    return sum - (b[0] - a[0]) * (a[1] + b[1] - 2 * (ring[0]?.[1] ?? 0));
  }, 0);

function crossesItself(ring: Ring): boolean {
  const sides = ring.slice(1).map((b, at) => [ring[at] ?? b, b] as const);
  return sides.some(([a, b], one) =>
    sides
      .slice(one + 1)
      .some(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0),
  );
}

const METRE = 1 / 111_320;

/** By the number of times that a ring winds round a point; a metre from a side counts as inside when `slack` says so. */
function isIn(rings: readonly Ring[], p: Position, slack = 0): boolean {
  return rings.some((ring) => {
    let winds = 0;
    for (const [at, b] of ring.slice(1).entries()) {
      const a = ring[at] ?? b;
      if (a[1] <= p[1] && b[1] > p[1] && side(a, b, p) > 0) winds += 1;
      if (a[1] > p[1] && b[1] <= p[1] && side(a, b, p) < 0) winds -= 1;
      if (slack > 0 && fromSide(a, b, p) <= slack * METRE) return true;
    }
    return winds !== 0;
  });
}

/** In degrees of latitude. */
function fromSide(a: Position, b: Position, p: Position): number {
  const narrow = Math.cos((p[1] * Math.PI) / 180);
  const [ax, ay, bx, by] = [(a[0] - p[0]) * narrow, a[1] - p[1], (b[0] - p[0]) * narrow, b[1] - p[1]];
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + part * dx, ay + part * dy);
}

/** What lies in what: floors in the venue, units and the rest on their floor, anchors and amenities in their units. */
export function placeObjections(
  of: (type: string) => Feature[],
  all: ReadonlyMap<string, Feature>,
): string[] {
  const wrong: string[] = [];
  const holdIn = (one: Feature, rings: readonly Ring[], corners: readonly Position[], slack = 0) => {
    if (!corners.every((corner) => isIn(rings, corner, slack)))
      wrong.push(`${one.feature_type} ${one.id}: outside of what it is in`);
  };
  const ringsAt = (id: unknown) => outerRings(all.get(String(id)) ?? emptyFeature);
  const [venue = emptyFeature] = of('venue');
  for (const one of [...of('level'), ...of('footprint')]) holdIn(one, outerRings(venue), cornersOf(one), 0.1);
  for (const one of [...of('unit'), ...of('opening'), ...of('detail')])
    holdIn(one, ringsAt(one.properties.level_id), cornersOf(one), 1);
  for (const one of of('anchor')) holdIn(one, ringsAt(one.properties.unit_id), cornersOf(one));
  for (const one of of('amenity'))
    for (const id of one.properties.unit_ids as string[]) holdIn(one, ringsAt(id), cornersOf(one), 0.1);
  for (const one of [venue, ...of('level'), ...of('unit')]) {
    const point = one.properties.display_point as Feature['geometry'];
    if (point) holdIn(one, outerRings(one), [point.coordinates as Position]);
  }
  return wrong;
}

const emptyFeature: Feature = { id: '', feature_type: '', geometry: null, properties: {} };
