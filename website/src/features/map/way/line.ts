/** Metres of the plan, y downwards. */
export type Spot = readonly [x: number, y: number];

/** Distance of a spot from the piece between two others. */
export function distanceTo([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = square === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay));
}

/** The line with as few corners as keep it within `tolerance` metres of each it had (Douglas and Peucker). */
export function simplified(line: readonly Spot[], tolerance: number): Spot[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let worst = tolerance;
  line.forEach((spot, index) => {
    const off = distanceTo(spot, first, last);
    if (off > worst) {
      worst = off;
      farthest = index;
    }
  });
  if (farthest === 0) return [first, last];
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(farthest), tolerance),
  ];
}

export function lengthOf(line: readonly Spot[]): number {
  return line.reduce((sum, [x, y], index) => {
    const [px, py] = line[index - 1] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);
}

/** Degrees from one heading to the next, -180 to 180; to the right is positive. */
export function bend([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot): number {
  const turn = Math.atan2(cy - by, cx - bx) - Math.atan2(by - ay, bx - ax);
  return (Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI;
}
