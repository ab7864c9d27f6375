export type Position = readonly [longitude: number, latitude: number];

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) &&
  value.length >= 2 &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'number' &&
  Math.abs(value[0]) <= 180 &&
  Math.abs(value[1]) <= 90;

export function positionOf(value: unknown): Position | null {
  return isPosition(value) ? value : null;
}

/** A list of positions, or null when one of them is none. */
export function positionsOf(value: unknown): Position[] | null {
  return Array.isArray(value) && value.every(isPosition) ? value : null;
}

/** Twice the signed area of a ring, in square degrees. */
function area(ring: readonly Position[]): number {
  const [ox, oy] = ring[0] ?? [0, 0];
  return ring.slice(1).reduce((sum, [x, y], i) => {
    const [px, py] = ring[i] ?? [x, y];
    return sum + (px - ox) * (y - oy) - (x - ox) * (py - oy);
  }, 0);
}

const turn = (a: Position, b: Position, c: Position) =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

/** Whether two walls of a ring cross, ends apart. */
function crossesItself(ring: readonly Position[]): boolean {
  const walls = ring.slice(1).map((to, i) => [ring[i] ?? to, to] as const);
  return walls.some(([a, b], i) =>
    walls.slice(i + 2).some(([c, d]) => {
      const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
      return abc * abd < 0 && cda * cdb < 0;
    }),
  );
}

/** What is wrong with a closed ring: Polish and English; null = nothing. */
export function issueOfRing(value: unknown): string | null {
  const ring = positionsOf(value);
  if (!ring) return 'współrzędne nie są liczbami w zakresie / coordinates are no numbers in range';
  const [first, last] = [ring[0], ring.at(-1)];
  if (ring.length < 4 || !first || !last || first[0] !== last[0] || first[1] !== last[1]) {
    return 'obrys nie jest zamknięty / the outline is not closed';
  }
  if (Math.abs(area(ring)) < 1e-13) return 'obrys nie ma powierzchni / the outline has no area';
  return crossesItself(ring) ? 'obrys przecina sam siebie / the outline crosses itself' : null;
}
